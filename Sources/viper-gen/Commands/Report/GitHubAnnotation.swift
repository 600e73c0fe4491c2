import ViperGeneration
import ViperProject
import ViperText

/// The workflow commands with which GitHub Actions puts a message beside a line.
///
/// GitHub looks for a file from the root of the repository on, which the run need not be in.
struct GitHubAnnotation {
  let workingFolder: String
  /// The absolute folder of the checked out repository, `GITHUB_WORKSPACE`; nil outside of GitHub.
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
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(data(text))\n"
  }

  /// For a file that is not as the specs say.
  func line(for change: Change, display: PathDisplay) -> String {
    let what =
      switch change.status {
      case .create: "this file is missing"
      case .remove: "no spec asks for this file any more"
      default: "this file is not as its spec says"
      }
    return "::error file=\(property(path(display(change.path)))),line=1,title=drift::\(what)%0A"
      + "help: run 'viper-gen generate'\n"
  }

  /// - Parameter path: absolute, or from the working directory on.
  private func path(_ path: String) -> String {
    let absolute = FilePath.absolute(path, in: workingFolder)
    guard let workspace, FilePath.isInside(absolute, workspace) else { return path }
    return FilePath.relative(absolute, to: workspace)
  }

  /// `%`, carriage returns and line feeds are written as percent codes, other control characters
  /// as diagnostics show them.
  private func data(_ text: String) -> String {
    escaped(text, alsoPunctuation: false)
  }

  /// In a property, `:` and `,` as well.
  private func property(_ text: String) -> String {
    escaped(text, alsoPunctuation: true)
  }

  private func escaped(_ text: String, alsoPunctuation: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where alsoPunctuation: result += "%3A"
      case "," where alsoPunctuation: result += "%2C"
      default: result += printable(String(scalar))
      }
    }
    return result
  }
}
