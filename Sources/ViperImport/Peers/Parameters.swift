import ViperText

/// What the user says for variables that a pack does not know: `--set prefix=ABC`.
package struct Parameters: Sendable {
  private var values: [String: String] = [:]
  /// As the user typed them.
  private var sources: [(name: String, source: SourceText)] = []
  /// The names that some template has asked for.
  private(set) var asked: Set<String> = []

  /// - Parameter sources: the values of the option, `NAME=VALUE` each.
  package init(_ sources: [SourceText], into diagnostics: inout [Diagnostic]) {
    for source in sources {
      let sign = source.bytes.firstIndex(of: UInt8(ascii: "=")) ?? source.bytes.count
      let name = source.string(in: 0..<sign)
      guard sign < source.bytes.count, !name.isEmpty else {
        diagnostics.append(.badParameter(source))
        continue
      }
      values[name] = source.string(in: sign + 1..<source.bytes.count)
      self.sources.append((name, source))
    }
  }

  /// What a variable means that has a value from the user, or else a usual one.
  ///
  /// - Parameter names: how the user may call it, the template's own name first.
  mutating func meaning(of names: String..., otherwise usual: String? = nil) -> Meaning {
    asked.formUnion(names)
    for name in names {
      if let value = values[name] { return .literal(value) }
    }
    return usual.map(Meaning.literal) ?? .unknown(names.last ?? "")
  }

  /// One that no template has asked for is misspelt.
  func unused() -> [Diagnostic] {
    sources.filter { !asked.contains($0.name) }.map { name, source in
      .unknownParameter(name, in: source, known: asked.sorted())
    }
  }
}
