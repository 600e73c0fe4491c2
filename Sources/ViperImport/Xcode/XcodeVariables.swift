import ViperText

/// Finds Xcode's variables in a text: `___VARIABLE_moduleName:identifier___`.
enum XcodeVariables {
  struct Occurrence {
    /// Without the underscores and what follows a colon.
    let name: String
    /// With them.
    let range: Range<Int>
  }

  private static let fence = Array("___".utf8)

  static func occurrences(in bytes: [UInt8]) -> [Occurrence] {
    var occurrences: [Occurrence] = []
    var index = 0
    while let open = start(of: fence, in: bytes, from: index) {
      var end = open + 3
      while end < bytes.count, isWordByte(bytes[end]) || bytes[end] == UInt8(ascii: ":"),
        !bytes[end...].starts(with: fence)
      {
        end += 1
      }
      guard end > open + 3, end < bytes.count, bytes[end...].starts(with: fence) else {
        index = open + 1
        continue
      }
      let name = bytes[(open + 3)..<end].prefix { $0 != UInt8(ascii: ":") }
      occurrences.append(
        Occurrence(name: String(decoding: name, as: UTF8.self), range: open..<end + 3))
      index = end + 3
    }
    return occurrences
  }

  static func names(in text: String) -> [String] {
    occurrences(in: Array(text.utf8)).map(\.name)
  }

  private static func start(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count, let next = bytes[index...].firstIndex(of: word[0]) {
      if bytes[next...].starts(with: word) { return next }
      index = next + 1
    }
    return nil
  }
}
