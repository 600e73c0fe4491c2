import ViperCommandLine
import ViperOwnership
import ViperPipeline
import ViperProject
import ViperText

/// Files that are out of date, grouped by the place in a spec that changed.
struct OutOfDateReport {
  struct Cause {
    let place: SourceLocation?
    var changes: [Change]
  }

  private(set) var causes: [Cause] = []

  init(_ changes: [Change], disk: any Disk) {
    var indices: [SourceLocation: Int] = [:]
    var first: [String: SourceLocation] = [:]
    for change in changes where change.isPending {
      // A lock file is out of date for the same reason as the module's other files.
      let known = change.isOfLock ? change.spec.flatMap { first[$0.absolutePath] } : nil
      guard let place = known ?? Self.place(of: change, disk: disk) else {
        causes.append(Cause(place: nil, changes: [change]))
        continue
      }
      if let spec = change.spec, first[spec.absolutePath] == nil {
        first[spec.absolutePath] = place
      }
      if let index = indices[place] {
        causes[index].changes.append(change)
      } else {
        indices[place] = causes.count
        causes.append(Cause(place: place, changes: [change]))
      }
    }
  }

  var places: [String: SourceLocation] {
    var places: [String: SourceLocation] = [:]
    for cause in causes { for change in cause.changes { places[change.path] = cause.place } }
    return places
  }

  /// Finds the place in the spec that changed. Nil without a spec.
  private static func place(of change: Change, disk: any Disk) -> SourceLocation? {
    guard let file = change.spec, let bytes = (try? disk.read(file.absolutePath)) ?? nil else {
      return nil
    }
    return OutOfDateCause.place(of: change, in: SourceText(path: file.displayPath, bytes: bytes))
  }
}

extension GitHubAnnotation {
  /// Formats annotations for files that are out of date, at the place in the spec that changed. If
  /// no spec asks for a file anymore, the annotation is at the file.
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
