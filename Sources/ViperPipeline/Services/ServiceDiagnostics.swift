import ViperProject
import ViperText

extension Diagnostic {
  /// A file that mentions a service's protocol, but isn't valid Swift.
  static func unreadSwiftFile(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      .note, id: "unreadable-swift-file",
      "skipped this file, because it contains an unmatched bracket, or an unclosed string or comment",
      at: SourceLocation(source: source, range: 0..<0),
      help:
        "fix the brackets, strings and comments to let viper-gen read the protocols of this file")
  }

  /// Files that could declare a service's protocol.
  static func deniedSwiftFiles(_ errors: [DiskError], in folder: String) -> Diagnostic? {
    guard let first = errors.first else { return nil }
    let others = errors.count == 1 ? "" : ", and \(errors.count - 1) more in '\(folder)'"
    return Diagnostic(
      id: "unreadable-folder",
      "can't search all Swift files for services, because viper-gen \(first.message)\(others)",
      at: nil,
      help: "allow viper-gen to read all Swift files, because they may declare a service's protocol"
    )
  }
}
