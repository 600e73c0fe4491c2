import ViperGeneration
import ViperSpec
import ViperText

/// What `--format json` prints where files are made, checked or removed: one object, with the files
/// and the diagnostics.
///
/// Its shape is held by `viper-gen schema report`. `formatVersion` grows only when a key changes its
/// meaning or goes; new keys may come any time.
struct JSONReport {
  static let formatVersion = 1

  let changes: [Change]
  let report: RunReport
  /// Whether each file that differs comes with its difference.
  var showsDifferences = false

  var text: String {
    JSONOutput.object([
      .init("formatVersion", .integer(Self.formatVersion)),
      .init("files", .array(changes.map(object(for:)))),
      .init("diagnostics", .array(report.diagnostics.map(Self.object(for:)))),
      .init("edits", .strings(report.edits)),
      .init("notes", .strings(report.isRejected ? [] : report.notes)),
    ]).document()
  }

  private func object(for change: Change) -> JSONOutput {
    var members: [JSONOutput.Member] = [
      .init("status", .string(change.status.rawValue)),
      .init("path", .string(report.display(change.path))),
    ]
    if showsDifferences, change.isPending {
      members.append(.init("diff", .string(report.difference(of: change))))
    }
    return .object(members)
  }

  static func object(for diagnostic: Diagnostic) -> JSONOutput {
    var members: [JSONOutput.Member] = [
      .init("severity", .string(diagnostic.severity.rawValue)),
      .init("id", .string(diagnostic.id)),
      .init("message", .string(diagnostic.message)),
    ]
    if let location = diagnostic.location { members += position(of: location) }
    if let help = diagnostic.help { members.append(.init("help", .string(help))) }
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        JSONOutput.object([.init("message", .string(note.message))] + position(of: note.location))
      }
      members.append(.init("notes", .array(notes)))
    }
    return .object(members)
  }

  private static func position(of location: SourceLocation) -> [JSONOutput.Member] {
    let start = location.source.position(at: location.range.lowerBound)
    let end = location.source.position(at: location.range.upperBound)
    return [
      .init("path", .string(location.source.path)),
      .init("line", .integer(start.line)), .init("column", .integer(start.column)),
      .init("endLine", .integer(end.line)), .init("endColumn", .integer(end.column)),
    ]
  }
}
