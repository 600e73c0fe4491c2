import SwiftReading
import ViperPack
import ViperProject
import ViperSpec

/// Finds the Swift modules of types whose names are ambiguous in a test file, because the file
/// imports the tested module and all modules of its spec or of its protocols.
struct TypeOrigins {
  /// A name in a declaration, and the files that the declaration sees.
  typealias Mention = (name: String, scope: SourceScopes.Scope)

  /// The folder is empty for Swift's own types and Foundation's.
  private typealias Place = (module: String?, folder: String, keyword: String)

  private let lookup: ProtocolLookup
  /// The types that specs declare, by folder of their target and by name, with their keywords.
  private var generated: [String: [String: String]] = [:]
  /// The named types that ViperKit also declares.
  private let ofRuntime: Set<String>
  private let searched: [SwiftSources]
  /// Imports of the file with the mocks of all services whose sources are unknown.
  private let unknown: Set<String>
  /// The spec in which types are named. Nil for the file with the mocks of all services.
  var reader: (request: DeclarationFinder.Request, scope: SourceScopes.Scope)?
  /// The types that specs name with a Swift module.
  private let written: Set<String>

  init(
    _ requests: [DeclarationFinder.Request], _ lookup: ProtocolLookup, mentions: [Mention],
    imports: Set<String>
  ) throws(DiskError) {
    self.lookup = lookup
    searched = lookup.scopes.searched
    unknown = imports.subtracting(searched.compactMap(\.module))
    written = Set(
      requests.flatMap(\.mentionedTypes).compactMap { name in
        name.split(separator: ".").dropFirst().first.map(String.init)
      })
    let named = requests.reduce(into: Set(mentions.map(\.name))) { $0.formUnion($1.namedTypes) }
    ofRuntime = BuiltIn.types(ofRuntimeAmong: named)
    for request in requests {
      let own = try lookup.scopes.scope(ofModuleIn: request.folder, importing: []).own
      guard let own else { continue }
      for (name, keyword) in request.spec.typeKeywords {
        generated[own.folder, default: [:]][name] = keyword
      }
    }
  }

  /// Whether a protocol must be read again, because the type needs its Swift module's name.
  func mayBeAmbiguous(_ mention: Mention) -> Bool {
    ofRuntime.contains(mention.name) || origin(of: mention.name, in: mention.scope) != nil
  }

  /// Finds the ambiguous types that a spec or its inherited members name.
  func origins(
    of request: DeclarationFinder.Request, and inherited: Set<String>, in scope: SourceScopes.Scope
  ) -> [String: TypeOrigin] {
    let unknown = Set(request.spec.imports).subtracting(scope.all.compactMap(\.module))
    var origins: [String: TypeOrigin] = [:]
    for name in request.namedTypes.union(inherited) {
      let isAmbiguous =
        unknown.contains { AppleTypes.declare(name, in: $0) ?? true }
        || scope.imported.contains { mayDeclare(name, $0) }
      // A file of tests imports more than the spec.
      let isOfTests = ["Testing", "XCTest"].contains { AppleTypes.declare(name, in: $0) == true }
      let isOfRuntime = ofRuntime.contains(name)
      let shared = origin(of: name, in: scope)
      guard isAmbiguous || isOfTests || isOfRuntime || shared?.isAmbiguous == true,
        let place = place(of: name, in: scope)
      else { continue }
      origins[name] = TypeOrigin(
        name: name, module: place.module, keyword: place.keyword,
        isAmbiguous: isAmbiguous && place.folder == scope.own?.folder || isOfRuntime,
        isRepeated: shared?.isRepeated == true)
    }
    return origins
  }

  /// Finds the type that a file means by a name. Nil if the name isn't ambiguous in the file with the
  /// mocks of all services, and no spec writes the type's Swift module.
  func origin(of name: String, in scope: SourceScopes.Scope) -> TypeOrigin? {
    let count = searched.count { mayDeclare(name, $0) }
    let isRepeated =
      count > 1 || unknown.contains { AppleTypes.declare(name, in: $0) == true }
      || reader != nil && ofRuntime.contains(name)
    let isUnknown = unknown.contains { AppleTypes.declare(name, in: $0) == nil }
    let isWritten = written.contains(name)
    let known = isRepeated || isUnknown || isWritten ? place(of: name, in: scope) : nil
    let mayBeStandard = isWritten || count > 0 && !isUnknown
    guard let place = known ?? (mayBeStandard ? standardPlace(of: name, in: scope) : nil)
    else { return nil }
    let isHidden = searched.contains { keyword(of: place.module ?? "", in: $0, isOwn: true) != nil }
    var origin = TypeOrigin(
      name: name, module: place.module, keyword: place.keyword,
      isAmbiguous: known == nil || isRepeated || isUnknown || isHidden,
      isRepeated: isRepeated && !isHidden)
    origin.isHidden = isHidden
    return origin
  }

  /// Whether the spec in which the types are named means a type by its name alone, and doesn't write
  /// the type's Swift module.
  func isClear(_ type: SwiftType.Name) -> Bool {
    guard let (request, scope) = reader else { return false }
    let path = [type.module, type.name].compactMap(\.self).joined(separator: ".") + "."
    let isWritten = request.mentionedTypes.contains { ($0 + ".").hasPrefix(path) }
    if isWritten, !request.namedTypes.contains(type.name) { return false }
    let place = place(of: type.name, in: scope)
    if let place, place.module != type.module || place.folder == scope.own?.folder {
      return place.module == type.module
    }
    return !ofRuntime.contains(type.name)
      && AmbiguousTypes(lookup: lookup, scope: scope)
        .modules(declaring: type.name, among: request.spec.imports).count < 2
  }

  /// A type of Swift or Foundation that a file with a protocol means, although the tests see another
  /// type of that name.
  private func standardPlace(of name: String, in scope: SourceScopes.Scope) -> Place? {
    guard place(of: name, in: scope) == nil else { return nil }
    let ofFoundation =
      unknown.contains("Foundation") && AppleTypes.declare(name, in: "Foundation") == true
    return (AppleTypes.swiftModule(of: name) ?? (ofFoundation ? "Foundation" : nil))
      .map { ($0, "", "struct") }
  }

  private func mayDeclare(_ name: String, _ sources: SwiftSources) -> Bool {
    generated[sources.folder]?[name] != nil || sources.mayDeclare(name)
  }

  /// Finds the declaration of a name. Nil if no searched file, or several Swift modules, declare
  /// the name.
  private func place(of name: String, in scope: SourceScopes.Scope) -> Place? {
    if let own = scope.own, let keyword = keyword(of: name, in: own, isOwn: true) {
      return (own.module, own.folder, keyword)
    }
    let found = scope.imported.filter { $0.module != nil }.compactMap { sources -> Place? in
      keyword(of: name, in: sources, isOwn: false).map { (sources.module, sources.folder, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  private func keyword(of name: String, in sources: SwiftSources, isOwn: Bool) -> String? {
    generated[sources.folder]?[name]
      ?? lookup.importKeyword(ofType: name, in: sources, isOwn: isOwn)
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
