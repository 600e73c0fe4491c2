import ViperGeneration
import ViperText

/// The workflow commands with which GitHub Actions puts a message beside a line.
enum GitHubAnnotation {
  static func line(for diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let location = diagnostic.location {
      let start = location.source.position(at: location.range.lowerBound)
      let end = location.source.position(at: location.range.upperBound)
      properties = [
        "file=\(property(location.source.path))", "line=\(start.line)", "endLine=\(end.line)",
        "col=\(start.column)",
      ]
      if end.line == start.line { properties.append("endColumn=\(end.column)") }
    }
    properties.append("title=\(property(diagnostic.id))")
    let text = diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? "")
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(data(text))\n"
  }

  static func line(for change: Change, display: PathDisplay) -> String {
    let path = property(display(change.path))
    return "::error file=\(path),line=1,title=drift::would \(change.status.rawValue) this file; "
      + "run 'viper-gen generate'\n"
  }

  /// `%`, carriage returns and line feeds are written as percent codes.
  private static func data(_ text: String) -> String {
    escaped(text, alsoPunctuation: false)
  }

  /// In a property, `:` and `,` as well.
  private static func property(_ text: String) -> String {
    escaped(text, alsoPunctuation: true)
  }

  private static func escaped(_ text: String, alsoPunctuation: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where alsoPunctuation: result += "%3A"
      case "," where alsoPunctuation: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
