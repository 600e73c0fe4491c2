import SwiftReading
import ViperProject
import ViperText

/// Finds protocols and other types by name, and reads each file once.
final class ProtocolLookup {
  /// A declaration, and the sources and the file in which it is.
  typealias Place<Declaration> = (declared: Declaration, sources: SwiftSources, file: ProtocolFile)
  typealias Found = Place<SwiftProtocol>

  let scopes: SourceScopes
  let display: PathDisplay
  private var files: [String: ProtocolFile?] = [:]
  /// The types that `StoredTypes` can skip.
  var harmlessTypes: [String: Set<String>] = [:]
  private var nearNames: [String: String?] = [:]
  private(set) var checksums: [String: ByteHash] = [:]
  /// Notes on files that can't be read as Swift.
  private(set) var diagnostics: [Diagnostic] = []

  init(in project: Project, place: RuntimePlace, on disk: any Disk) throws(DiskError) {
    scopes = try SourceScopes(project, place: place, on: disk)
    display = project.display
  }

  /// Protocols in the own target hide imported ones.
  func protocols(named name: String, in scope: SourceScopes.Scope) -> [Found] {
    if let dot = name.firstIndex(of: "."),
      let named = scope.all.first(where: { $0.module == String(name[..<dot]) })
    {
      let rest = String(name[name.index(after: dot)...])
      let isOwn = scope.own?.folder == named.folder
      return protocols(named: rest, in: named) { isOwn || $0 >= .package }
    }
    if let own = scope.own {
      let found = protocols(named: name, in: own) { _ in true }
      if !found.isEmpty { return found }
    }
    // A folder in the config may contain an imported target, or another folder in the config.
    var seen: Set<SourceLocation> = []
    return scope.imported.flatMap { sources in
      // The target of a folder in the config is unknown.
      protocols(named: name, in: sources) { sources.module == nil || $0 >= .package }
    }.filter { seen.insert($0.declared.location).inserted }
  }

  private func protocols(
    named name: String, in sources: SwiftSources, where isVisible: (SwiftVisibility) -> Bool
  ) -> [Found] {
    var found: [Found] = []
    for path in sources.extensible[lastPart(of: name)] ?? [] {
      guard let file = file(at: path) else { continue }
      for declared in file.protocols
      where declared.name == name && declared.visibility != .file && isVisible(declared.visibility)
      {
        found.append((declared, sources, file))
      }
    }
    return found
  }

  /// A protocol of the target hides imported ones.
  private func first<Declaration>(
    named name: String, in scope: SourceScopes.Scope,
    _ find: (_ file: ProtocolFile, _ names: [String], _ isOwn: Bool) -> Declaration?
  ) -> Place<Declaration>? {
    for sources in scope.all {
      let names = [name] + (sources.module.map { [String(name.trimmingPrefix($0 + "."))] } ?? [])
      for path in sources.types[lastPart(of: name)] ?? [] {
        guard let file = file(at: path) else { continue }
        let found = find(file, names, scope.isOwn(sources))
        if let found { return (found, sources, file) }
      }
    }
    return nil
  }

  func alias(named name: String, in scope: SourceScopes.Scope) -> Place<SwiftAlias>? {
    first(named: name, in: scope) { file, names, isOwn in
      let alias = file.aliases.first { $0.name == names.last && $0.visibility != .file }
      return alias?.visibility.reaches(ownModule: isOwn) == true ? alias : nil
    }
  }

  /// The type or protocol with the most similar name.
  func nearName(of name: String, in scope: SourceScopes.Scope) -> String? {
    let key = scope.key + "\n\n" + name
    if let known = nearNames[key] { return known }
    let near = nearMatch(for: name, in: scope.all.flatMap(\.names).sorted())
    nearNames[key] = .some(near)
    return near
  }

  /// Whether a type alias, or an alias of an alias, names a function type.
  func isFunction(_ name: String, in scope: SourceScopes.Scope, depth: Int = 0) -> Bool {
    guard depth < 8, let (alias, sources, file) = alias(named: name, in: scope) else {
      return false
    }
    guard let next = alias.type.dottedName else { return alias.type.isFunction }
    let inner = scopes.scope(of: sources, importing: file.imports)
    return isFunction(next, in: inner, depth: depth + 1)
  }

  /// The type behind a type alias, without other aliases. Nil for other names, and for generic
  /// aliases.
  func aliasedType(_ name: String, in scope: SourceScopes.Scope, depth: Int = 0) -> SwiftType? {
    guard depth < 8, let (alias, sources, file) = alias(named: name, in: scope), !alias.isGeneric
    else { return nil }
    let inner = scopes.scope(of: sources, importing: file.imports)
    return alias.type.replacing {
      $0.module == nil ? aliasedType($0.name, in: inner, depth: depth + 1) : nil
    }
  }

  func swiftClass(named name: String, in scope: SourceScopes.Scope) -> Place<SwiftClass>? {
    first(named: name, in: scope) { file, names, isOwn in
      file.classes.first { names.contains($0.name) && $0.visibility.reaches(ownModule: isOwn) }
    }
  }

  func isGlobalActor(_ name: String, in scope: SourceScopes.Scope) -> Bool {
    first(named: name, in: scope) { file, names, _ in
      file.globalActors.isDisjoint(with: names) ? nil : true
    } != nil
  }

  func allExtensions(
    of name: String, in declaring: SwiftSources, _ scope: SourceScopes.Scope
  ) -> [(declared: SwiftProtocolExtension, isOwn: Bool, scope: SourceScopes.Scope)] {
    let names = [name] + (declaring.module.map { [$0 + "." + name] } ?? [])
    var extensions: [(SwiftProtocolExtension, Bool, SourceScopes.Scope)] = []
    var seen: Set<String> = []
    for sources in scope.all {
      for path in sources.extensible[lastPart(of: name)] ?? [] where seen.insert(path).inserted {
        guard let file = file(at: path) else { continue }
        for declared in file.extensions where names.contains(declared.name) {
          let seen = scopes.scope(of: sources, importing: file.imports)
          extensions.append((declared, scope.isOwn(sources), seen))
        }
      }
    }
    return extensions
  }

  func extensions(
    of name: String, in sources: SwiftSources, besides excluded: Set<String>
  ) -> [SwiftProtocolExtension] {
    (sources.extensible[lastPart(of: name)] ?? []).filter { !excluded.contains($0) }.flatMap {
      (file(at: $0)?.extensions ?? []).filter { $0.name == name }
    }
  }

  /// The keyword for an import of a visible type by its name. Nil if no file declares the type on the
  /// top level.
  func importKeyword(ofType name: String, in sources: SwiftSources, isOwn: Bool) -> String? {
    declarations(of: name, in: sources)
      .first { $0.visibility.reaches(ownModule: isOwn) }?.importKeyword
  }

  func file(at path: String) -> ProtocolFile? {
    if let known = files[path] { return known }
    // The search has reported errors of the disk.
    let bytes = (try? scopes.disk.read(path)) ?? []
    checksums[path] = ByteHash(bytes)
    let source = SourceText(path: display(path), bytes: bytes)
    let file = ProtocolFile(source)
    if file == nil { diagnostics.append(.unreadSwiftFile(source)) }
    files[path] = .some(file)
    return file
  }
}

func lastPart(of name: String) -> String { String(name.split(separator: ".").last ?? "") }
