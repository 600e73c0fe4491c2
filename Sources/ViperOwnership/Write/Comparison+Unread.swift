import SwiftMerge
import SwiftReading
import ViperPipeline
import ViperProject
import ViperText

/// Files of yours that can't be read as Swift: a merge would add a second time what is in them.
extension Comparison {
  /// Reports those of the files of a merge.
  mutating func reportUnread(_ own: [OwnFile], of file: RenderedFile) -> Bool {
    own.reduce(false) { reportUnread($1.text, at: $1.path, whole: $1.whole) || $0 }
  }

  /// - Parameter whole: as it is on the disk.
  /// - Returns: whether the file can't be read.
  mutating func reportUnread(_ text: [UInt8], at path: String, whole: [UInt8]? = nil) -> Bool {
    let whole = whole ?? text
    guard path.hasSuffix(".swift"), let unread = Diagnostic.unread(display(path), whole) else {
      return false
    }
    if !changeSet.diagnostics.contains(unread) { changeSet.diagnostics.append(unread) }
    return true
  }

  /// Reports those of the module's folders in which something was looked for.
  mutating func reportUnread() {
    for (path, text) in (sources?.suspects ?? [:]).sorted(by: { $0.key < $1.key }) {
      _ = reportUnread(text, at: path)
    }
  }
}
