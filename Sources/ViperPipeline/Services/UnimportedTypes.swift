import ViperPack
import ViperSpec

/// Finds types in targets of the package that a spec names, but doesn't import.
struct UnimportedTypes {
  let lookup: ProtocolLookup
  let scope: SourceScopes.Scope
  let imports: [String]

  /// Whether all types that the spec sees are known.
  var areCertain: Bool {
    let known = Set(scope.all.compactMap(\.module))
    return scope.own?.module != nil && !lookup.scopes.hasPlugins
      && !scope.all.contains(where: \.exportsImports)
      && imports.allSatisfy { known.contains($0) || AppleTypes.declare("", in: $0) != nil }
  }

  func type(_ name: String) -> SwiftDeclarations.Unimported? {
    let mayBeApples =
      AppleTypes.swiftModule(of: name) != nil || AppleTypes.mayClash(name)
      || (imports + ["Foundation"]).contains { AppleTypes.declare(name, in: $0) == true }
    guard !mayBeApples, !DeclarationFinder.Request.ofSwift.contains(name),
      !scope.all.contains(where: { $0.seemsToDeclare(name) }),
      BuiltIn.types(ofRuntimeAmong: [name]).isEmpty
    else { return nil }
    for sources in lookup.scopes.sources(besides: scope) {
      guard let module = sources.module else { continue }
      if module == name { return (module, nil) }
      let found = lookup.declarations(of: name, in: sources)
      if let first = found.first(where: { $0.visibility.reaches(ownModule: false) }) {
        return (module, first.location)
      }
    }
    return nil
  }
}
