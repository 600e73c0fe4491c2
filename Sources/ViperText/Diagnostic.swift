/// An error, a warning or a note, with its place and a fix.
///
/// Stages collect diagnostics and continue, because one run reports all errors. A parser throws the
/// error that ends it, and its caller collects it.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning
    /// A fact that needs no fix.
    case note
  }

  /// `first declared here`
  package struct Note: Hashable, Sendable {
    package let message: String
    package let location: SourceLocation

    package init(_ message: String, at place: any Located) {
      self.message = message
      location = place.location
    }

    package static func declared(_ name: String, at place: any Located) -> Note {
      Note("'\(name)' is declared here", at: place)
    }

    package static func first(_ name: String, at place: any Located) -> Note {
      Note("'\(name)' is first declared here", at: place)
    }
  }

  package let severity: Severity
  /// A stable name, such as `unknown-key`.
  package let id: String
  /// In lower case without a period, with names in single quotes.
  package let message: String
  package let location: SourceLocation?
  /// `use 'signIn'`
  package var help: String?
  package let notes: [Note]

  package init(
    _ severity: Severity = .error, id: String, _ message: String, at place: (any Located)? = nil,
    help: String? = nil, note: Note? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    location = place?.location
    self.help = help
    self.notes = [note].compactMap(\.self) + notes
  }

  package func placed(at location: SourceLocation?, notes: [Note] = []) -> Diagnostic {
    Diagnostic(severity, id: id, message, at: location, help: help, notes: self.notes + notes)
  }

  package func placed(by place: (SourceLocation) -> SourceLocation) -> Diagnostic {
    Diagnostic(
      severity, id: id, message, at: location.map(place), help: help,
      notes: notes.map { .init($0.message, at: place($0.location)) })
  }
}

extension Sequence<Diagnostic> {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Diagnostics without a place are first.
  package func sortedForPrinting() -> [Diagnostic] {
    func place(_ diagnostic: Diagnostic) -> (path: String, offset: Int) {
      (diagnostic.location?.source.path ?? "", diagnostic.location?.range.lowerBound ?? -1)
    }
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.enumerated().sorted { one, other in
      let (first, second) = (place(one.element), place(other.element))
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
  }

  /// For each file.
  static var printLimit: Int { 100 }

  package func limitedForPrinting() -> (shown: [Diagnostic], hidden: [(path: String, count: Int)]) {
    var counts: [String: Int] = [:]
    var paths: [String] = []
    let shown = filter { diagnostic in
      guard let path = diagnostic.location?.source.path else { return true }
      let count = counts[path, default: 0] + 1
      counts[path] = count
      if count == Self.printLimit + 1 { paths.append(path) }
      return count <= Self.printLimit
    }
    return (shown, paths.map { ($0, counts[$0, default: 0] - Self.printLimit) })
  }
}
