import ViperCommandLine
import ViperProject

extension GitHubAnnotation {
  /// Annotations for files that are out of date, at the place in the spec that changed. If no spec
  /// asks for a file anymore, the annotation is at the file.
  func lines(for report: OutOfDateReport, display: PathDisplay) -> String {
    report.causes.map { cause in
      let text: String
      if cause.place == nil {
        text = "no spec asks for this file any more"
      } else {
        let files = cause.changes.map { "\n\($0.status.rawValue) \(display($0.path))" }
        text = "files of this spec are out of date:" + files.joined()
      }
      let file = cause.place?.source.path ?? cause.changes.first.map { display($0.path) } ?? ""
      let line = cause.place.map { $0.source.position(at: $0.range.lowerBound).line } ?? 1
      return "::error file=\(property(path(file))),line=\(line),title=outdated-files::"
        + data(text + "\nhelp: run 'viper-gen generate'") + "\n"
    }.joined()
  }
}
