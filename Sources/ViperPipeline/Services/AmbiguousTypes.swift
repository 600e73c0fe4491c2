import ViperPack
import ViperSpec
import ViperText

/// Finds types that are ambiguous, because several imported Swift modules declare them, and types
/// that no import declares.
struct AmbiguousTypes {
  let lookup: ProtocolLookup
  let scope: SourceScopes.Scope
  /// The names of modules. Their generated types have these prefixes, and aren't searched.
  var moduleNames: [String] = []

  func find(
    in request: DeclarationFinder.Request, besides declared: Set<String>,
    into found: inout SwiftDeclarations
  ) {
    let spec = request.spec
    let lastNames = Set(
      request.mentionedTypes.compactMap { $0.split(separator: ".").last.map(String.init) })
    for sources in scope.all {
      found.restrictedTypes.formUnion(sources.restricted.intersection(lastNames))
    }
    for name in request.mentionedTypes {
      found.hidingTypes[spec.name, default: [:]][name] = typeHidingModule(of: name)
    }
    let areKnown = spec.yours.isEmpty && areKnown(importing: spec.imports)
    for name in request.undeclaredTypes(besides: declared) {
      if areKnown {
        found.unseen[spec.name, default: [:]][name] = unseen(name, besides: spec)
      }
      let modules = modules(declaring: name, among: spec.imports)
      guard modules.count > 1 else { continue }
      // The help proposes the first one.
      let hidden = modules.filter { typeHidingModule(of: $0 + "." + name) != nil }
      found.ambiguousTypes[spec.name, default: [:]][name] =
        modules.subtracting(hidden).sorted() + hidden.sorted()
    }
  }

  /// Finds the imported Swift modules that declare a type. Empty if none does, or if the module's own
  /// target may declare it.
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

  /// The type whose name hides the Swift module in `Core.Item`, and whether `Item` alone is
  /// unambiguous.
  func typeHidingModule(of name: String) -> (location: SourceLocation, isClear: Bool)? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, scope.all.contains(where: { $0.module == parts[0] }) else { return nil }
    let path = parts[0] + "." + parts[1]
    let isNested = scope.all.contains { !lookup.declarations(of: path, in: $0).isEmpty }
    let type = scope.all.flatMap { sources in
      lookup.declarations(of: parts[0], in: sources)
        .filter { $0.visibility.reaches(ownModule: scope.isOwn(sources)) }
    }.first
    let isCertain =
      !isNested && type?.inherited.isEmpty == true && type?.kind != .typealias
      && type?.attributes.allSatisfy(Self.builtIn.contains) == true
    guard isCertain, let type else { return nil }
    let modules = scope.all.filter { keyword(parts[1], in: $0) != nil }.compactMap(\.module)
    let isClear =
      modules.first == parts[0] && (modules.count == 1 || parts[0] == scope.own?.module)
      && !AppleTypes.mayClash(parts[1])
    return (type.location, isClear)
  }

  /// Whether all types that a spec sees are known.
  func areKnown(importing imports: [String]) -> Bool {
    scope.own?.module != nil && !lookup.scopes.hasPlugins
      && !scope.all.contains(where: \.exportsImports) && scope.knowsTypes(of: imports)
  }

  /// Why a spec doesn't see a type, or a Swift module, if that is certain.
  func unseen(_ name: String, besides spec: Spec) -> SwiftDeclarations.Unseen? {
    let mayBeApples =
      AppleTypes.swiftModule(of: name) != nil || AppleTypes.mayClash(name)
      || (spec.imports + ["Foundation"]).contains { AppleTypes.declare(name, in: $0) == true }
    guard !mayBeApples, !DeclarationFinder.Request.ofSwift.contains(name),
      !spec.nestedNames.contains(name), BuiltIn.types(ofRuntimeAmong: [name]).isEmpty
    else { return nil }
    let visible = scope.all.filter { $0.seemsToDeclare(name) }
    guard visible.isEmpty else { return hidden(name, in: visible) }
    let elsewhere = lookup.scopes.sources(besides: scope).lazy.compactMap {
      sources -> SwiftDeclarations.Unseen? in
      let found = lookup.declarations(of: name, in: sources)
        .first { $0.visibility.reaches(ownModule: false) }
      guard let module = sources.module, module == name || found != nil else { return nil }
      return .unimported(module: module, found?.location)
    }.first
    if let elsewhere { return elsewhere }
    // An extended type may be Apple's, or generated by Xcode.
    let mayExist =
      moduleNames.contains(where: name.hasPrefix) || spec.imports.contains(name)
      || Self.ofSwift.contains(name)
      || scope.all.contains { $0.module == name || $0.mayDeclare(name) }
    return mayExist ? nil : lookup.nearName(of: name, in: scope).map { .misspelled(near: $0) }
  }

  /// More types of Swift, and the Swift module itself.
  private static let ofSwift: Set = [
    "AnyHashable", "Array", "ArraySlice", "Codable", "ContiguousArray", "Dictionary", "Int16",
    "Int32", "Int64", "Int8", "Optional", "Self", "Sendable", "Swift", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8",
  ]

  /// A type of an imported Swift module that only this module can use.
  private func hidden(_ name: String, in visible: [SwiftSources]) -> SwiftDeclarations.Unseen? {
    let found = visible.flatMap { sources in
      lookup.declarations(of: name, in: sources).map { (sources.module, $0) }
    }
    guard !visible.contains(where: scope.isOwn), case (let module?, let type)? = found.first,
      !found.contains(where: { $0.1.visibility.reaches(ownModule: false) })
    else { return nil }
    return .internal(module: module, type.location)
  }

  /// All but macros, which may declare nested types.
  private static let builtIn: Set = [
    "MainActor", "available", "dynamicMemberLookup", "frozen", "main", "objc", "objcMembers",
  ]

  private func keyword(_ name: String, in sources: SwiftSources) -> String? {
    lookup.importKeyword(ofType: name, in: sources, isOwn: scope.isOwn(sources))
  }
}
