import ViperCommandLine
import ViperPipeline
import ViperProject
import ViperText

/// Files that are out of date, grouped by spec.
struct OutOfDateReport {
  struct Group {
    /// The first line of the spec; nil without a spec.
    let place: SourceLocation?
    var changes: [Change]
  }

  private(set) var groups: [Group] = []

  init(_ changes: [Change], disk: any Disk) {
    var indices: [Project.SpecFile: Int] = [:]
    for change in changes where change.isPending {
      guard let spec = change.spec, let bytes = (try? disk.read(spec.absolutePath)) ?? nil else {
        groups.append(Group(place: nil, changes: [change]))
        continue
      }
      if let index = indices[spec] {
        groups[index].changes.append(change)
      } else {
        indices[spec] = groups.count
        let place = SourceText(path: spec.displayPath, bytes: bytes).firstLine
        groups.append(Group(place: place, changes: [change]))
      }
    }
  }

  var places: [String: SourceLocation] {
    var places: [String: SourceLocation] = [:]
    for group in groups { for change in group.changes { places[change.path] = group.place } }
    return places
  }
}

extension GitHubAnnotation {
  /// Formats annotations for files that are out of date, at their specs. If no spec asks for a file
  /// anymore, the annotation is at the file.
  func lines(for report: OutOfDateReport, display: PathDisplay) -> String {
    report.groups.map { group in
      let text: String
      if group.place == nil {
        text = "no spec asks for this file any more"
      } else {
        let files = group.changes.map { "\n\($0.status.rawValue) \(display($0.path))" }
        text = "files of this spec are out of date:" + files.joined()
      }
      let file = group.place?.source.path ?? group.changes.first.map { display($0.path) } ?? ""
      return "::error file=\(property(path(file))),line=1,title=outdated-files::"
        + data(text + "\nhelp: run 'viper-gen generate'") + "\n"
    }.joined()
  }
}
