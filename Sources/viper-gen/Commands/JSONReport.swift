import ViperGeneration
import ViperSpec
import ViperText

/// What `--format json` prints: one object, with the files and the diagnostics.
///
/// `formatVersion` grows only when a key changes its meaning or goes; new keys may come any time.
struct JSONReport {
  let changes: [Change]
  let report: RunReport

  var text: String {
    let files = changes.map { change in
      "    { \"status\": \"\(change.status.rawValue)\", "
        + "\"path\": \(jsonString(report.display(change.path))) }"
    }
    let diagnostics = report.diagnostics.map { "    " + object(for: $0) }
    return """
      {
        "formatVersion": 1,
        "files": \(array(files)),
        "diagnostics": \(array(diagnostics))
      }

      """
  }

  private func array(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n  ]"
  }

  private func object(for diagnostic: Diagnostic) -> String {
    var members = [
      "\"severity\": \"\(diagnostic.severity.rawValue)\"", "\"id\": \(jsonString(diagnostic.id))",
      "\"message\": \(jsonString(diagnostic.message))",
    ]
    if let location = diagnostic.location { members += position(of: location) }
    if let help = diagnostic.help { members.append("\"help\": \(jsonString(help))") }
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        let place = position(of: note.location).joined(separator: ", ")
        return "{ \"message\": \(jsonString(note.message)), \(place) }"
      }
      members.append("\"notes\": [\(notes.joined(separator: ", "))]")
    }
    return "{ " + members.joined(separator: ", ") + " }"
  }

  private func position(of location: SourceLocation) -> [String] {
    let start = location.source.position(at: location.range.lowerBound)
    let end = location.source.position(at: location.range.upperBound)
    return [
      "\"path\": \(jsonString(location.source.path))", "\"line\": \(start.line)",
      "\"column\": \(start.column)", "\"endLine\": \(end.line)", "\"endColumn\": \(end.column)",
    ]
  }
}
