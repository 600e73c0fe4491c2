/// One mistake of the user's, with the place where it is and what to type instead.
///
/// Diagnostics are values: a stage collects them and goes on, so that one run reports everything.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning
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
  package let help: String?
  package let notes: [Note]

  package init(
    _ severity: Severity = .error, id: String, _ message: String, at location: SourceLocation?,
    help: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.location = location
    self.help = help
    self.notes = notes
  }
}

extension Sequence<Diagnostic> {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// In reading order (by path, then offset; those without a place first), each once.
  package func sortedForPrinting() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let unique = filter { seen.insert($0).inserted }
    return unique.enumerated().sorted { a, b in
      (a.element.sortKey, a.offset) < (b.element.sortKey, b.offset)
    }.map(\.element)
  }
}

extension Diagnostic {
  fileprivate struct SortKey: Comparable {
    let path: String
    let offset: Int

    static func < (a: SortKey, b: SortKey) -> Bool { (a.path, a.offset) < (b.path, b.offset) }
  }

  fileprivate var sortKey: SortKey {
    SortKey(path: location?.source.path ?? "", offset: location?.range.lowerBound ?? -1)
  }
}
