import ViperPipeline
import ViperSpec
import ViperText

/// The result of `check`. A plugin needs it, because a plugin's exit status is always 1 after
/// errors.
package enum CheckResult: String {
  case fine
  case outOfDate = "drift"
  case error
}

extension RunReport {
  /// Formats the JSON object that `--format json` prints. `viper-gen schema report` prints its
  /// schema.
  package func json(
    of changes: [Change], difference: ((Change) -> String)? = nil,
    causes: [String: SourceLocation] = [:], result: CheckResult? = nil,
    modules: [JSONOutput]? = nil
  ) -> String {
    var members: [JSONOutput.Member] = [.init("formatVersion", .integer(JSONReport.formatVersion))]
    if let result { members.append(.init("result", .string(result.rawValue))) }
    if let modules { members.append(.init("modules", .array(modules))) }
    let files = changes.map { change in
      var file: [JSONOutput.Member] = [
        .init("status", .string(change.status.rawValue)),
        .init("path", .string(display(change.path))),
      ]
      if let difference, change.isPending {
        file.append(.init("diff", .string(difference(change))))
      }
      if let cause = causes[change.path] {
        file.append(.init("cause", .object(JSONReport.position(of: cause))))
      }
      return JSONOutput.object(file)
    }
    members += [
      .init("diagnostics", .array(diagnostics.map(JSONReport.object(for:)))),
      .init("edits", .strings(edits)),
      .init("notes", .strings(isRejected ? [] : allNotes)),
      // The differences are long, so a reader that cuts the output loses nothing else.
      .init("files", .array(files)),
    ]
    return JSONOutput.object(members).document()
  }
}

package enum JSONReport {
  /// Increases when a key changes its meaning or is removed, but not for new keys.
  package static let formatVersion = 1

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

  fileprivate static func position(of location: SourceLocation) -> [JSONOutput.Member] {
    let start = location.source.position(at: location.range.lowerBound)
    let end = location.source.position(at: location.range.upperBound)
    return [
      .init("path", .string(location.source.path)),
      .init("line", .integer(start.line)), .init("column", .integer(start.column)),
      .init("endLine", .integer(end.line)), .init("endColumn", .integer(end.column)),
    ]
  }
}
