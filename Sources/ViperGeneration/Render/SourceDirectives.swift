/// The lines that lead the compiler from a body to the spec in which it stands.
enum SourceDirectives {
  private static let start = Array("#sourceLocation(".utf8)

  /// A text that belongs to the user, where nothing stands in the spec.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    let newLine = UInt8(ascii: "\n")
    return Array(
      bytes.split(separator: newLine, omittingEmptySubsequences: false)
        .filter { !$0.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: start) }
        .joined(separator: [newLine]))
  }
}
