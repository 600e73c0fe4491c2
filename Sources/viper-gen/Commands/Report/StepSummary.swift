import ViperProject
import ViperText

/// The Markdown that `check` adds to the summary page of a GitHub Actions job.
struct StepSummary {
  let report: OutOfDateReport
  let diagnostics: [Diagnostic]
  let display: PathDisplay

  var markdown: String {
    let files = report.causes.flatMap(\.changes)
    guard !files.isEmpty || !diagnostics.isEmpty else {
      return "**viper-gen**: all files are up to date\n"
    }
    var text = ""
    if !diagnostics.isEmpty {
      text += "**viper-gen**: diagnostics\n\n| place | message |\n| --- | --- |\n"
      for diagnostic in diagnostics {
        let message = markdownText(diagnostic.message) + " " + markdownCode(diagnostic.id)
        text += row(diagnostic.location.map(place) ?? "", message)
      }
      text += "\n"
    }
    if !files.isEmpty {
      text += "**viper-gen**: some files are out of date; run `viper-gen generate`\n\n"
      text += "| file | | because of |\n| --- | --- | --- |\n"
      for cause in report.causes {
        for change in cause.changes {
          text += row(
            markdownCode(display(change.path)), change.status.rawValue, cause.place.map(place) ?? ""
          )
        }
      }
    }
    return text
  }

  private func row(_ cells: String...) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  private func place(_ location: SourceLocation) -> String {
    let line = location.source.position(at: location.range.lowerBound).line
    return markdownCode("\(location.source.path):\(line)")
  }
}
