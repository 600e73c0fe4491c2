import SwiftReading
import ViperSpec
import ViperText

/// Finds the types that specs name in the Swift files of their targets.
struct TypeFinder {
  let lookup: ProtocolLookup
  let scope: SourceScopes.Scope

  func type(_ name: String) -> DeclaredType? {
    guard let own = scope.own else { return nil }
    var name = name
    if let module = own.module, name.hasPrefix(module + ".") {
      name = String(name.dropFirst(module.count + 1))
    }
    let found = lookup.declarations(of: name, in: own)
    guard let widest = found.max(by: { $0.visibility < $1.visibility }) else {
      if let type = packageType(name) { return type }
      // A member of a type, such as `Trip.ID`, may come from a protocol.
      let outer = name.split(separator: ".").dropLast()
      guard !outer.isEmpty, let type = type(outer.joined(separator: ".")) else { return nil }
      return DeclaredType(
        keyword: type.keyword, name: type.name, location: type.location, access: type.access)
    }
    let kinds = Set(found.map(\.kind))
    let (isController, classes) = superclasses(of: widest, in: own)
    var type = DeclaredType(
      keyword: widest.kind.rawValue, name: name, location: widest.location,
      access: widest.visibility.access)
    type.isController = kinds.count == 1 ? isController : nil
    type.classes = classes
    type.isGeneric = found.allSatisfy(\.isGeneric)
    return type
  }

  /// The superclasses of all view controllers, with the members that the target's extensions add.
  var extendedControllers: [(name: String, members: Set<String>)] {
    guard let own = scope.own else { return [] }
    return ["UIViewController", "UIResponder", "NSObject"].compactMap { name in
      let parts = lookup.declarations(of: name, in: own, withExtensions: true)
      return parts.isEmpty ? nil : (name, Set(parts.flatMap(\.members)))
    }
  }

  private func imports(of name: String) -> [(name: String, sources: SwiftSources)] {
    scope.imported.compactMap { sources in
      sources.module.map { (String(name.trimmingPrefix($0 + ".")), sources) }
    }
  }

  /// The first type in a value that isn't `Sendable`, as far as that is certain.
  ///
  /// - Parameter ofSpecs: the types that specs declare, which are `Sendable`.
  func unsendable(in type: SwiftType, ofSpecs: Set<String>) -> UnsendableType? {
    guard let own = scope.own else { return nil }
    let written = Set(type.storedNames)
    var found: UnsendableType?
    var parts = StoredTypes(lookup, in: own, ofSpecs: ofSpecs, countsReferences: true) {
      part, owner in
      guard found == nil else { return false }
      let (type, isOpen) = unsendable(part, own: own, written: owner == nil ? written : [])
      var new = type
      if owner == nil, new?.kind == .closure || new?.kind == .any { new = nil }
      if new?.location == nil { new?.location = owner?.declared.location }
      new?.property = owner.map { $0.declared.name + "." + $0.field }
      found = new
      return isOpen
    }
    parts.add(type)
    if found == nil { parts.skipNextTime() }
    return found
  }

  /// - Returns: the type, and whether the types that it contains matter.
  private func unsendable(
    _ part: SwiftType, own: SwiftSources, written: Set<String>
  ) -> (UnsendableType?, isOpen: Bool) {
    if case .function = part.node { return (.init(.closure, part.text), false) }
    let named = if case .any(let base) = part.node { base } else { part }
    guard var name = named.dottedName else { return (nil, false) }
    name = own.module.map { String(name.trimmingPrefix($0 + ".")) } ?? name
    var (sources, plain) = (own, name)
    let isImported = !lookup.declares(name, in: own)
    if isImported {
      if UnsendableType.any.contains(name) { return (.init(.any, name), false) }
      let places = imports(of: name).filter { lookup.declares($0, in: $1) }
      guard written.contains(name), places.count == 1, let place = places.first else {
        return (nil, true)
      }
      (plain, sources) = place
    }
    let declared = lookup.declarations(of: plain, in: sources)
    guard let widest = declared.max(by: { $0.visibility < $1.visibility }),
      Set(declared.map(\.kind)).count == 1,
      conformances(of: plain, in: sources, countsEnums: true)?
        .isDisjoint(with: StandardProtocols.sendable) == true,
      let kind = UnsendableType.Kind(rawValue: widest.kind.rawValue)
    else { return (nil, isImported) }
    var found = UnsendableType(kind, name)
    (found.location, found.isImported) = (widest.location, isImported)
    let isPublic = widest.visibility == .everywhere
    if isImported {
      return (isPublic && !widest.isGeneric && kind != .protocol ? found : nil, true)
    }
    // Swift infers it for other structs and enums.
    return [.struct, .enum].contains(kind) && !isPublic ? (nil, true) : (found, false)
  }

  /// The types whose values a value contains: those in the type, and entities.
  func contained(in type: SwiftType, ofSpecs: Set<String>) -> [String] {
    var names: [String] = []
    var parts = StoredTypes(
      lookup, in: scope.own ?? .ofSwift, ofSpecs: ofSpecs, countsReferences: false
    ) { part, owner in
      if let name = part.dottedName, owner == nil || ofSpecs.contains(name) { names.append(name) }
      return true
    }
    parts.add(type)
    if ofSpecs.isDisjoint(with: names) { parts.skipNextTime() }
    return names
  }

  /// A type of an imported Swift module that public code can't use.
  private func packageType(_ name: String) -> DeclaredType? {
    let found = imports(of: name).flatMap { lookup.declarations(of: $0, in: $1) }
    guard let widest = found.max(by: { $0.visibility < $1.visibility }),
      widest.visibility == .package
    else { return nil }
    return DeclaredType(
      keyword: widest.kind.rawValue, name: name, location: widest.location, access: .package)
  }

  /// Apple's protocols and classes. The callers know what they imply.
  static let ofApple: Set = [
    "Actor", "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "NSObject", "ObservableObject", "Sendable",
  ]

  /// The entities that need a field `id`, because no extension can have it.
  func withoutID(_ entities: [Entity]) -> Set<String> {
    let mayHaveDefault = scope.all.contains { $0.extensible["Identifiable"] != nil }
    guard let own = scope.own, !lookup.scopes.hasPlugins, !mayHaveDefault else { return [] }
    return Set(
      entities.filter { entity in
        let conformances = entity.conformances.map(\.text)
        return conformances.contains("Identifiable")
          && conformances.allSatisfy(Self.ofApple.contains)
          && !entity.fields.contains { $0.field.name == "id" }
          && lookup.declarations(of: entity.name, in: own, withExtensions: true).isEmpty
      }.map(\.name))
  }

  /// A protocol of Swift with a similar name, if no Swift file that the module sees declares one.
  func nearConformance(_ name: String, imports: [String]) -> String? {
    guard !Self.ofApple.union(StandardProtocols.fulfilled).contains(name),
      AmbiguousTypes(lookup: lookup, scope: scope).areKnown(importing: imports),
      AppleTypes.swiftModule(of: name) == nil, !scope.all.contains(where: { $0.mayDeclare(name) })
    else { return nil }
    return nearMatch(for: name, in: Self.ofApple.sorted())
  }

  /// The protocols and superclasses of types and entities, as far as they are known. Empty if no
  /// entity needs them.
  func conformances(of types: [String], besides entities: [Entity]) -> [String: Set<String>] {
    let given = entities.flatMap(\.conformances).map(\.text)
    guard given.contains(where: { Entity.synthesized[$0] != nil }) else { return [:] }
    let names = Set(entities.map(\.name))
    var found: [String: Set<String>] = [:]
    for name in types + names + given {
      found[name] = conformances(of: name, isDeclared: !names.contains(name))
    }
    return found
  }

  /// The protocols and superclasses of a type, or of an entity, which Swift files only extend. Nil
  /// if some may be unknown.
  func conformances(
    of name: String, in sources: SwiftSources? = nil, isDeclared: Bool = true,
    countsEnums: Bool = false
  ) -> Set<String>? {
    guard let own = sources ?? scope.own else { return nil }
    var waiting = [name]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, !Self.ofApple.contains(name) else { continue }
      let parts = lookup.declarations(of: name, in: own, withExtensions: true).filter {
        $0.visibility > .file
      }
      // Macros and global actors can't be told apart. Swift adds protocols to enums.
      let isKnown = parts.allSatisfy { part in
        part.kind != .typealias && (countsEnums || part.kind != .enum || part.hasValues)
          && !part.hasRequirements
          && part.attributes.allSatisfy(["available", "objc", "dynamicMemberLookup"].contains)
      }
      guard isKnown,
        !isDeclared && seen.count == 1 || parts.contains(where: { $0.kind != .extension })
      else { return nil }
      waiting += parts.flatMap(\.inherited)
    }
    return seen
  }

  /// The class and those of the target that it inherits from, and whether they are view controllers.
  private func superclasses(
    of type: SwiftTypeDeclaration, in sources: SwiftSources
  ) -> (isController: Bool?, classes: [(name: String, members: Set<String>)]) {
    var next = type
    var classes: [(name: String, members: Set<String>)] = []
    while next.kind == .class, !classes.contains(where: { $0.name == next.name }) {
      let parts = lookup.declarations(of: next.name, in: sources, withExtensions: true)
      classes.append((next.name, Set(parts.flatMap(\.members))))
      // A superclass comes first.
      guard !next.isFinal, let parent = next.inherited.first else { return (false, classes) }
      let name = String(parent.prefix { $0 != "<" })
      guard let found = lookup.declarations(of: name, in: sources).first else {
        return (ControllerMembers.isController(name), classes)
      }
      if found.kind == .protocol { return (false, classes) }
      next = found
    }
    return (next.kind == .typealias ? nil : false, classes)
  }
}

extension SwiftVisibility {
  fileprivate var access: Access? {
    switch self {
    case .file: nil
    case .target: .internal
    case .package: .package
    case .everywhere: .public
    }
  }
}

extension ProtocolLookup {
  /// Whether Swift files declare or extend a type.
  fileprivate func declares(_ name: String, in sources: SwiftSources) -> Bool {
    !declarations(of: name, in: sources, withExtensions: true).isEmpty
  }

  func declarations(
    of name: String, in sources: SwiftSources, withExtensions: Bool = false
  ) -> [SwiftTypeDeclaration] {
    let last = lastPart(of: name)
    let qualified = sources.module.map { $0 + "." + name }
    var seen: Set<String> = []
    return ((sources.types[last] ?? []) + (sources.extensible[last] ?? [])).flatMap { path in
      seen.insert(path).inserted
        ? (file(at: path)?.declarations ?? []).filter {
          $0.kind == .extension
            ? withExtensions && ($0.name == name || $0.name == qualified) : $0.name == name
        } : []
    }
  }
}
