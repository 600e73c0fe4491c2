import ViperSpec

/// Finds types that are ambiguous, because several Swift modules that a spec imports declare them.
struct AmbiguousTypes {
  let lookup: ProtocolLookup
  let scope: SourceScopes.Scope

  /// Finds the modules that declare a type; empty if the module's own target may declare it.
  func modules(declaring name: String, among imports: [String]) -> Set<String> {
    // The target's types hide imported ones. They are unknown if the target is.
    let mayBeOwn =
      scope.own == nil || scope.all.contains { scope.isOwn($0) && keyword(name, in: $0) != nil }
    let declaring = scope.imported.filter { sources in
      // A type alias may name the same type.
      let keyword = keyword(name, in: sources)
      return keyword != nil && keyword != "typealias"
    }.compactMap(\.module)
    guard !mayBeOwn, !declaring.isEmpty else { return [] }
    let isOfFoundation = imports.contains("Foundation") && AppleTypes.foundationDeclares(name)
    return Set(declaring + (isOfFoundation ? ["Foundation"] : []))
  }

  private func keyword(_ name: String, in sources: SwiftSources) -> String? {
    lookup.importKeyword(ofType: name, in: sources, isOwn: scope.isOwn(sources))
  }
}
