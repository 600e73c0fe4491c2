import ViperText

extension SwiftMerge {
  /// Removes lines that only consist of a comment such as `// Draw the screen here.` and aren't in
  /// the base. `// MARK:` and the header of the file stay.
  static func withoutComments(_ new: [UInt8], addedSince base: [UInt8]) -> [UInt8] {
    let known = Set(comments(in: base).map(\.text))
    let lines = TextLines(new)
    let header = headerLength(of: lines, in: new)
    let added = Set(
      comments(in: new).filter { $0.line >= header && !known.contains($0.text) }.map(\.line))
    return added.isEmpty
      ? new : (0..<lines.count).filter { !added.contains($0) }.flatMap { lines[$0] }
  }

  /// The number of blank lines and comment lines above the code.
  private static func headerLength(of lines: TextLines, in bytes: [UInt8]) -> Int {
    (0..<lines.count).first {
      let words = bytes[lines.words($0)]
      return !words.isEmpty && !words.starts(with: "//".utf8)
    } ?? lines.count
  }

  private static func comments(in bytes: [UInt8]) -> [(line: Int, text: ArraySlice<UInt8>)] {
    // The lines of a string can look like comments.
    guard !bytes.contains("\"\"\"".utf8) else { return [] }
    let lines = TextLines(bytes)
    return (0..<lines.count).map { ($0, bytes[lines.words($0)]) }.filter {
      $0.1.starts(with: "// ".utf8) && !$0.1.starts(with: "// MARK".utf8)
    }
  }
}
