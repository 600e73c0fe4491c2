import ViperPipeline
import ViperSpec
import ViperText

/// What `--format json` prints where files are made, checked or removed: one object, with the files
/// and the diagnostics.
///
/// Its shape is held by `viper-gen schema report`. `formatVersion` grows only when a key changes its
/// meaning or goes; new keys may come any time.
package struct JSONReport {
  package static let formatVersion = 1

  /// What `check` found, for who sees no exit status: that of a plugin is 1 whatever was wrong.
  package enum Result: String {
    case fine, drift, error
  }

  let changes: [Change]
  package let report: RunReport
  /// The difference of a file that differs; nil if none is shown.
  var difference: ((Change) -> String)?
  /// The places in specs that make files differ, by the files' paths.
  var causes: [String: SourceLocation] = [:]
  var result: Result?
  /// What `adopt` has found.
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
