import SwiftReading

/// The build settings in the text of an Xcode project: all places of `NAME = VALUE;`.
struct XcodeSettings {
  private let text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  /// The values of a setting in all configurations.
  func values(of setting: String) -> Set<String> {
    var values: Set<String> = []
    let name = Array(setting.utf8)
    var rest = text[...]
    while let place = rest.firstRange(of: name) {
      let isWord = place.lowerBound == 0 || !SwiftLexer.isIdentifierBody(text[place.lowerBound - 1])
      rest = rest[place.upperBound...]
      let value = rest.drop { $0 <= 0x20 }
      guard isWord, value.first == UInt8(ascii: "=") else { continue }
      let word = value.dropFirst().prefix { $0 != UInt8(ascii: ";") }
        .filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") }
      values.insert(String(decoding: word, as: UTF8.self))
    }
    return values
  }
}
