import SwiftReading
import ViperProject
import ViperText

/// Finds protocols by name, and reads each file once.
struct ProtocolLookup {
  struct Found {
    let declared: SwiftProtocol
    let sources: SwiftSources
    let file: ProtocolFile
  }

  let disk: any Disk
  let display: PathDisplay
  private var files: [String: ProtocolFile?] = [:]
  /// By path.
  private(set) var checksums: [String: ByteHash] = [:]
  /// Notes on files that can't be read as Swift.
  private(set) var diagnostics: [Diagnostic] = []

  init(disk: any Disk, display: PathDisplay) {
    self.disk = disk
    self.display = display
  }

  /// The protocols with a name. Those in the own target hide imported ones.
  mutating func protocols(named name: String, in scope: SourceScopes.Scope) -> [Found] {
    if let dot = name.firstIndex(of: "."),
      let named = scope.all.first(where: { $0.module == String(name[..<dot]) })
    {
      let rest = String(name[name.index(after: dot)...])
      let isOwn = scope.own?.folder == named.folder
      return protocols(named: rest, in: named) { isOwn || $0 == .wide }
    }
    if let own = scope.own {
      let found = protocols(named: name, in: own) { _ in true }
      if !found.isEmpty { return found }
    }
    // A folder in the config may contain an imported target, or another folder in the config.
    var seen: Set<SourceLocation> = []
    return scope.imported.flatMap { sources in
      // The target of a folder in the config is unknown.
      protocols(named: name, in: sources) { sources.module == nil || $0 == .wide }
    }.filter { seen.insert($0.declared.location).inserted }
  }

  private mutating func protocols(
    named name: String, in sources: SwiftSources, where isVisible: (SwiftAccess) -> Bool
  ) -> [Found] {
    var found: [Found] = []
    for path in sources.extensible[lastPart(of: name)] ?? [] {
      guard let file = file(at: path) else { continue }
      for declared in file.protocols
      where declared.name == name && declared.access != .private && isVisible(declared.access) {
        found.append(Found(declared: declared, sources: sources, file: file))
      }
    }
    return found
  }

  /// The alias with a name, and the sources that declare it.
  mutating func alias(
    named name: String, in scope: SourceScopes.Scope
  ) -> (alias: SwiftAlias, sources: SwiftSources, file: ProtocolFile)? {
    for sources in scope.all {
      let isOwn = sources.folder == scope.own?.folder || sources.module == nil
      let inside = sources.module.map { String(name.trimmingPrefix($0 + ".")) } ?? name
      for path in sources.types[lastPart(of: inside)] ?? [] {
        guard let file = file(at: path) else { continue }
        let alias = file.aliases.first { $0.name == inside && $0.access != .private }
        if let alias, isOwn || alias.access == .wide { return (alias, sources, file) }
      }
    }
    return nil
  }

  /// The unconstrained extensions of a protocol.
  mutating func extensions(
    of found: Found, in scope: SourceScopes.Scope
  ) -> [(declared: SwiftProtocolExtension, isOwn: Bool)] {
    allExtensions(of: found.declared.name, in: found.sources, scope)
      .filter { !$0.declared.isConstrained }
  }

  /// All extensions of a protocol or class that some sources declare.
  mutating func allExtensions(
    of name: String, in declaring: SwiftSources, _ scope: SourceScopes.Scope
  ) -> [(declared: SwiftProtocolExtension, isOwn: Bool)] {
    let names = [name] + (declaring.module.map { [$0 + "." + name] } ?? [])
    var extensions: [(SwiftProtocolExtension, Bool)] = []
    var seen: Set<String> = []
    for sources in scope.all {
      let isOwn = sources.folder == scope.own?.folder || sources.module == nil
      for path in sources.extensible[lastPart(of: name)] ?? [] where seen.insert(path).inserted {
        for declared in file(at: path)?.extensions ?? []
        where names.contains(declared.name) {
          extensions.append((declared, isOwn))
        }
      }
    }
    return extensions
  }

  /// The extensions of a type in some sources, besides those in some files.
  mutating func extensions(
    of name: String, in sources: SwiftSources, besides excluded: Set<String>
  ) -> [SwiftProtocolExtension] {
    (sources.extensible[lastPart(of: name)] ?? []).filter { !excluded.contains($0) }.flatMap {
      (file(at: $0)?.extensions ?? []).filter { $0.name == name }
    }
  }

  /// The class with a name. One in the own target hides imported ones.
  mutating func swiftClass(
    named name: String, in scope: SourceScopes.Scope
  ) -> (declared: SwiftClass, sources: SwiftSources, file: ProtocolFile)? {
    for sources in scope.all {
      let isOwn = sources.folder == scope.own?.folder || sources.module == nil
      let names = [name] + (sources.module.map { [String(name.trimmingPrefix($0 + "."))] } ?? [])
      for path in sources.types[lastPart(of: name)] ?? [] {
        guard let file = file(at: path) else { continue }
        let found = file.classes.first {
          names.contains($0.name) && ($0.access == .wide || isOwn && $0.access == .internal)
        }
        if let found { return (found, sources, file) }
      }
    }
    return nil
  }

  /// Whether a file declares the type, `DB` or `Storage.DB`, as a global actor.
  mutating func isGlobalActor(_ name: String, in scope: SourceScopes.Scope) -> Bool {
    for sources in scope.all {
      let names = [name] + (sources.module.map { [String(name.trimmingPrefix($0 + "."))] } ?? [])
      for path in sources.types[lastPart(of: name)] ?? [] {
        guard let file = file(at: path) else { continue }
        if !file.globalActors.isDisjoint(with: names) { return true }
      }
    }
    return false
  }

  func lastPart(of name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }

  /// The file that declares a type on the top level. Nil if no file does.
  mutating func place(ofType name: String, in sources: SwiftSources) -> String? {
    (sources.types[name] ?? []).first { path in
      file(at: path)?.declarations.contains { $0.name == name && $0.kind != .extension } == true
    }
  }

  /// The keyword for an import of a visible type by its name. Nil if no file declares the type on the
  /// top level.
  mutating func importKeyword(
    ofType name: String, in sources: SwiftSources, isOwn: Bool
  ) -> String? {
    declarations(of: name, in: sources)
      .first { $0.visibility >= (isOwn ? .target : .package) }?.importKeyword
  }

  mutating func file(at path: String) -> ProtocolFile? {
    if let known = files[path] { return known }
    // The search has reported errors of the disk.
    let bytes = (try? disk.read(path)) ?? []
    checksums[path] = ByteHash(bytes)
    let source = SourceText(path: display(path), bytes: bytes)
    let file = ProtocolFile(source)
    if file == nil { diagnostics.append(.unreadSwiftFile(source)) }
    files[path] = .some(file)
    return file
  }
}
