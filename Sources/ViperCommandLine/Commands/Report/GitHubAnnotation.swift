import ViperProject
import ViperText

/// Prints diagnostics as GitHub Actions annotations. GitHub resolves their paths from the root of
/// the repository.
package struct GitHubAnnotation {
  let workingFolder: String
  /// The absolute folder of the repository, `GITHUB_WORKSPACE`; nil outside of GitHub.
  let workspace: String?

  func line(for diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let location = diagnostic.location {
      let start = location.source.position(at: location.range.lowerBound)
      let end = location.source.position(at: location.range.upperBound)
      properties = [
        "file=\(property(path(location.source.path)))", "line=\(start.line)",
        "endLine=\(end.line)", "col=\(start.column)",
      ]
      if end.line == start.line { properties.append("endColumn=\(end.column)") }
    }
    properties.append("title=\(property(diagnostic.id))")
    let text = diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? "")
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    return "::\(command) \(properties.joined(separator: ","))::\(data(text))\n"
  }

  package func path(_ path: String) -> String {
    let absolute = FilePath.absolute(path, in: workingFolder)
    guard let workspace, FilePath.isInside(absolute, workspace) else { return path }
    return FilePath.relative(absolute, to: workspace)
  }

  /// Escapes `%`, carriage returns and line feeds as GitHub requires.
  package func data(_ text: String) -> String {
    printable(text, escapes: ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Escapes `:` and `,` as well.
  package func property(_ text: String) -> String {
    printable(text, escapes: ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }
}
