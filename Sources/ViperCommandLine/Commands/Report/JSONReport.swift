import ViperPipeline
import ViperSpec
import ViperText

/// The JSON object that `--format json` prints for changed or checked files. `viper-gen schema
/// report` is its schema.
///
/// `formatVersion` increases when a key changes its meaning or is removed, but not for new keys.
package struct JSONReport {
  package static let formatVersion = 1

  /// The result of `check`. A plugin needs it because its exit status is always 1 after a failure.
  package enum Result: String {
    case fine, drift, error
  }

  let changes: [Change]
  package let report: RunReport
  /// The diff of a file; nil if diffs aren't shown.
  var difference: ((Change) -> String)?
  /// The places in specs that make files out of date, by the files' paths.
  var causes: [String: SourceLocation] = [:]
  var result: Result?
  /// The modules that `adopt` found.
  var modules: [JSONOutput]?

  package init(
    changes: [Change], report: RunReport, difference: ((Change) -> String)? = nil,
    causes: [String: SourceLocation] = [:], result: Result? = nil, modules: [JSONOutput]? = nil
  ) {
    (self.changes, self.report, self.difference) = (changes, report, difference)
    (self.causes, self.result, self.modules) = (causes, result, modules)
  }

  package var text: String {
    var members: [JSONOutput.Member] = [.init("formatVersion", .integer(Self.formatVersion))]
    if let result { members.append(.init("result", .string(result.rawValue))) }
    if let modules { members.append(.init("modules", .array(modules))) }
    members += [
      .init("files", .array(changes.map(object(for:)))),
      .init("diagnostics", .array(report.diagnostics.map(Self.object(for:)))),
      .init("edits", .strings(report.edits)),
      .init("notes", .strings(report.isRejected ? [] : report.allNotes)),
    ]
    return JSONOutput.object(members).document()
  }

  private func object(for change: Change) -> JSONOutput {
    var members: [JSONOutput.Member] = [
      .init("status", .string(change.status.rawValue)),
      .init("path", .string(report.display(change.path))),
    ]
    if let difference, change.isPending {
      members.append(.init("diff", .string(difference(change))))
    }
    if let cause = causes[change.path] {
      members.append(.init("cause", .object(Self.position(of: cause))))
    }
    return .object(members)
  }

  package static func object(for diagnostic: Diagnostic) -> JSONOutput {
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
