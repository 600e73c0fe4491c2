import ViperPack
import ViperProject
import ViperSpec

/// Finds the Swift modules of types whose names are ambiguous in a test file, because the file
/// imports the tested module and all modules of its spec or of its protocols.
struct TypeOrigins {
  /// A name in a declaration, and the files that the declaration sees.
  struct Mention {
    let name: String
    let scope: SourceScopes.Scope
  }

  /// The folder is empty for Swift's own types and Foundation's.
  private typealias Place = (module: String?, folder: String, keyword: String)

  private let lookup: ProtocolLookup
  /// The types that specs declare, by folder of their target and by name, with their keywords.
  private var generated: [String: [String: String]] = [:]
  /// The types in specs that ViperKit also declares.
  private var ofRuntime: Set<String> = []

  init(_ requests: [DeclarationFinder.Request], _ lookup: ProtocolLookup) throws(DiskError) {
    self.lookup = lookup
    for request in requests {
      ofRuntime.formUnion(BuiltIn.types(ofRuntimeAmong: request.namedTypes))
      let own = try lookup.scopes.scope(ofModuleIn: request.folder, importing: []).own
      guard let own else { continue }
      for (name, keyword) in request.spec.typeKeywords {
        generated[own.folder, default: [:]][name] = keyword
      }
    }
  }

  /// Finds the ambiguous types that a spec names.
  func origins(
    of request: DeclarationFinder.Request, in scope: SourceScopes.Scope
  ) -> [String: TypeOrigin] {
    let unknown = scope.unknown(of: request.spec.imports)
    var origins: [String: TypeOrigin] = [:]
    for name in request.namedTypes {
      let isAmbiguous =
        unknown.contains { AppleTypes.declare(name, in: $0) ?? true }
        || scope.imported.contains { mayDeclare(name, $0) }
      // A file of tests imports more than the spec.
      let isOfTests = ["Testing", "XCTest"].contains { AppleTypes.declare(name, in: $0) == true }
      let isOfRuntime = ofRuntime.contains(name)
      guard isAmbiguous || isOfTests || isOfRuntime,
        let place = place(of: name, in: scope)
      else { continue }
      let isOwn = place.folder == scope.own?.folder
      origins[name] = TypeOrigin(
        name: name, module: isOwn ? nil : place.module, keyword: place.keyword,
        isAmbiguous: isAmbiguous && isOwn || isOfRuntime)
    }
    return origins
  }

  /// Finds the types in protocols that are ambiguous in the file with the mocks of all services.
  /// `unknown` are its imports without known sources.
  func origins(
    of mentions: [Mention], among searched: [SwiftSources], unknown: Set<String>
  ) -> [String: TypeOrigin] {
    var origins: [String: TypeOrigin] = [:]
    for mention in mentions where origins[mention.name] == nil {
      let count = searched.count { mayDeclare(mention.name, $0) }
      let isRepeated =
        count > 1 || unknown.contains { AppleTypes.declare(mention.name, in: $0) == true }
      let isUnknown = unknown.contains { AppleTypes.declare(mention.name, in: $0) == nil }
      let known =
        isRepeated || isUnknown
        ? place(of: mention.name, in: mention.scope) : nil
      guard
        let place = known
          ?? (count > 0 && !isUnknown ? standardPlace(of: mention, besides: unknown) : nil)
      else { continue }
      origins[mention.name] = TypeOrigin(
        name: mention.name, module: place.module, keyword: place.keyword,
        isAmbiguous: true, isRepeated: isRepeated)
    }
    return origins
  }

  /// Finds the types among `origins` that have another meaning in a spec.
  func hidden(_ origins: [String: TypeOrigin], in scope: SourceScopes.Scope) -> [TypeOrigin] {
    origins.values.filter { origin in
      guard let place = place(of: origin.name, in: scope) else { return false }
      return place.module != origin.module
    }
  }

  func qualified(
    _ mentions: [Mention], in request: DeclarationFinder.Request
  ) -> [TypeOrigin] {
    let parts = request.mentionedTypes.map { $0.split(separator: ".").map(String.init) }
    let unqualified = Set(parts.compactMap(\.first))
    return mentions.compactMap { mention in
      guard !unqualified.contains(mention.name),
        let module = parts.first(where: { $0.count > 1 && $0[1] == mention.name })?[0],
        let place = place(of: mention.name, in: mention.scope),
        place.module == module
      else { return nil }
      return TypeOrigin(
        name: mention.name, module: module, keyword: place.keyword, isAmbiguous: false)
    }
  }

  /// A type of Swift or Foundation that a file with a protocol means, although the tests see another
  /// type of that name.
  private func standardPlace(
    of mention: Mention, besides unknown: Set<String>
  ) -> Place? {
    guard place(of: mention.name, in: mention.scope) == nil else { return nil }
    let ofFoundation =
      unknown.contains("Foundation") && AppleTypes.declare(mention.name, in: "Foundation") == true
    return (AppleTypes.swiftModule(of: mention.name) ?? (ofFoundation ? "Foundation" : nil))
      .map { ($0, "", "struct") }
  }

  private func mayDeclare(_ name: String, _ sources: SwiftSources) -> Bool {
    generated[sources.folder]?[name] != nil || sources.mayDeclare(name)
  }

  /// Finds the declaration of a name. Nil if no searched file, or several Swift modules, declare
  /// the name.
  private func place(of name: String, in scope: SourceScopes.Scope) -> Place? {
    if let own = scope.own {
      let keyword =
        generated[own.folder]?[name] ?? lookup.importKeyword(ofType: name, in: own, isOwn: true)
      if let keyword { return (own.module, own.folder, keyword) }
    }
    var found: [Place] = []
    for sources in scope.imported where sources.module != nil {
      let keyword =
        generated[sources.folder]?[name]
        ?? lookup.importKeyword(ofType: name, in: sources, isOwn: false)
      if let keyword { found.append((sources.module, sources.folder, keyword)) }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension SourceScopes.Scope {
  func unknown(of imports: some Sequence<String>) -> Set<String> {
    Set(imports).subtracting(all.compactMap(\.module))
  }
}

extension DeclarationFinder.Request {
  /// Whether a test file of the module imports a Swift module that may declare a type of the spec.
  var mayConfuseTypes: Bool {
    let names = namedTypes.subtracting(Self.ofSwift)
    return !BuiltIn.types(ofRuntimeAmong: names).isEmpty
      || names.contains { name in
        ["Testing", "XCTest"].contains { AppleTypes.declare(name, in: $0) == true }
          || spec.imports.contains { AppleTypes.declare(name, in: $0) ?? true }
      }
  }
}

extension Spec {
  var typeKeywords: [String: String] {
    let names =
      entities.map { ($0.name, "struct") } + namespaces.map { ($0.name, "enum") }
      + services.compactMap(\.declaration).map { ($0.name, "protocol") }
    return Dictionary(names) { first, _ in first }
  }
}
