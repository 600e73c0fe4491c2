import ViperPipeline
import ViperProject
import ViperText

/// Owned files that aren't valid Swift. A merge would add their contents a second time.
extension Comparison {
  mutating func reportUnread(_ own: [OwnFile], of file: RenderedFile) -> Bool {
    own.reduce(false) { reportUnread($1.text, at: $1.path, whole: $1.whole) || $0 }
  }

  /// - Parameter whole: the file on the disk, if it differs from `text`.
  /// - Returns: whether the file can't be read.
  mutating func reportUnread(_ text: [UInt8], at path: String, whole: [UInt8]? = nil) -> Bool {
    let whole = whole ?? text
    guard path.hasSuffix(".swift"), let unread = Diagnostic.unread(display(path), whole) else {
      return false
    }
    if !changeSet.diagnostics.contains(unread) { changeSet.diagnostics.append(unread) }
    return true
  }

  /// Reports unreadable files that may contain a declaration that viper-gen looked for.
  mutating func reportUnread() {
    for (path, text) in (sources?.suspects ?? [:]).sorted(by: { $0.key < $1.key }) {
      _ = reportUnread(text, at: path)
    }
  }
}
