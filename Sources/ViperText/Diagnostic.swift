/// One mistake of the user's, with the place where it is and what to type instead.
///
/// Diagnostics are values: a stage collects them and goes on, so that one run reports everything.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning
    /// What there is to know; nothing is wrong.
    case note
  }

  /// The other half of a clash: `first declared here`.
  package struct Note: Hashable, Sendable {
    package let message: String
    package let location: SourceLocation

    package init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }

  package let severity: Severity
  /// A stable name in kebab case, such as `unknown-key`; tests and `--format json` rely on it.
  package let id: String
  /// Lower case, no full stop, names in single quotes, what was found and what was expected.
  package let message: String
  package let location: SourceLocation?
  /// Something to type, such as `use 'signIn'`.
  package var help: String?
  package let notes: [Note]

  package init(
    _ severity: Severity = .error, id: String, _ message: String,
    at location: SourceLocation? = nil,
    help: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.location = location
    self.help = help
    self.notes = notes
  }

  /// The same at a place, for wording that need not know it.
  package func placed(at location: SourceLocation?, notes: [Note] = []) -> Diagnostic {
    Diagnostic(severity, id: id, message, at: location, help: help, notes: self.notes + notes)
  }
}

extension Diagnostic {
  /// The same with other places, such as those of the text that the user can see.
  package func placed(by place: (SourceLocation) -> SourceLocation) -> Diagnostic {
    Diagnostic(
      severity, id: id, message, at: location.map(place), help: help,
      notes: notes.map { .init($0.message, at: place($0.location)) })
  }
}

extension Sequence<Diagnostic> {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// In reading order (by path, then offset; those without a place first), each once.
  package func sortedForPrinting() -> [Diagnostic] {
    let all = Array(self)
    func place(_ index: Int) -> (path: String, offset: Int) {
      let location = all[index].location
      return (location?.source.path ?? "", location?.range.lowerBound ?? -1)
    }
    let order = all.indices.sorted { one, other in
      let (first, second) = (place(one), place(other))
      return first == second ? one < other : first < second
    }
    var sorted: [Diagnostic] = []
    // Those of one place.
    var seen: Set<Diagnostic> = []
    for (number, index) in order.enumerated() {
      if number > 0, place(order[number - 1]) != place(index) { seen = [] }
      if seen.insert(all[index]).inserted { sorted.append(all[index]) }
    }
    return sorted
  }

  /// So many diagnostics of a file are printed: nobody reads more, and each has its line with it.
  static var printLimit: Int { 100 }

  /// The first of each file, and how many are left out of which file.
  package func limitedForPrinting() -> (shown: [Diagnostic], hidden: [(path: String, count: Int)]) {
    var counts: [String: Int] = [:]
    var paths: [String] = []
    var shown: [Diagnostic] = []
    for diagnostic in self {
      guard let path = diagnostic.location?.source.path else {
        shown.append(diagnostic)
        continue
      }
      let count = counts[path, default: 0] + 1
      counts[path] = count
      if count <= Self.printLimit { shown.append(diagnostic) }
      if count == Self.printLimit + 1 { paths.append(path) }
    }
    return (shown, paths.map { ($0, counts[$0, default: 0] - Self.printLimit) })
  }
}
