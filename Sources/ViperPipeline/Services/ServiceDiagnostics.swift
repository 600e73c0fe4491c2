import ViperProject
import ViperText

extension Diagnostic {
  /// A file that speaks of a service's protocol and can't be read as Swift.
  static func unreadSwiftFile(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      .note, id: "unread-swift-file",
      "the file is left out: a bracket, string or comment in it has no end",
      at: SourceLocation(source: source, range: 0..<0),
      help: "until it is mended, viper-gen does not know the protocols in it")
  }

  /// Files among which a service's protocol may be.
  static func deniedSwiftFiles(_ errors: [DiskError], in folder: String) -> Diagnostic? {
    guard let first = errors.first else { return nil }
    let others = errors.count == 1 ? "" : ", and \(errors.count - 1) more in '\(folder)'"
    return Diagnostic(
      id: "denied-folder", "a place for Swift files can't be read: \(first.message)\(others)",
      at: nil,
      help: "let it be read: a service's protocol may be in it")
  }
}
