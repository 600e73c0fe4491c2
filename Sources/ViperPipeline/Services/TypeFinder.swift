import SwiftReading
import ViperSpec

/// Finds the types that specs name in the Swift files of their targets.
struct TypeFinder {
  let lookup: ProtocolLookup
  let scope: SourceScopes.Scope

  func findTypes(
    of request: DeclarationFinder.Request, besides declared: Set<String>, checksSending: Bool,
    into found: inout SwiftDeclarations
  ) {
    let spec = request.spec
    found.extendedControllers[spec.name] = extendedControllers
    found.conformances[spec.name] = conformances(
      of: request.mentionedTypes, besides: spec.entities, ofSpecs: declared)
    for type in request.types(besides: []) {
      var service = concreteService(type)
      if !checksSending { service?.callsOffMainActor = [] }
      found.concreteServices[spec.name, default: [:]][type.text] = service
    }
    for name in request.mentionedTypes + spec.typesInDefaults {
      found.types[spec.name, default: [:]][name] = type(name)
    }
    let called = [found.services, found.concreteServices, found.parents].flatMap {
      $0[spec.name]?.values.flatMap(\.callable).flatMap(\.outermostNames) ?? []
    }
    found.closures[spec.name] = Set(
      request.mentionedTypes.filter { lookup.isFunction($0, in: scope) })
    for name in Set(request.mentionedTypes + called) {
      found.aliases[spec.name, default: [:]][name] = lookup.aliasedType(name, in: scope)
    }
    found.entitiesWithoutID[spec.name] = withoutID(spec.entities)
    for name in Set(spec.entities.flatMap(\.conformances).map(\.text)) {
      found.misspelled[spec.name, default: [:]][name] = nearConformance(
        name, imports: spec.imports)
    }
    for type in spec.entityFields.map(\.type) {
      found.containedTypes[spec.name, default: [:]][type.text] = contained(
        in: type, ofSpecs: declared)
    }
    for type in checksSending ? spec.sentTypes : [] {
      found.unsendable[spec.name, default: [:]][type.text] = unsendable(
        in: type, ofSpecs: declared)
    }
  }

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

  func imports(of name: String) -> [(name: String, sources: SwiftSources)] {
    scope.imported.compactMap { sources in
      sources.module.map { (String(name.trimmingPrefix($0 + ".")), sources) }
    }
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
    "Actor", "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "NSObject", "ObservableObject", "Sendable",
  ]

  /// The types of an enum's raw values.
  private static let rawTypes: Set = ["Double", "Float", "Int", "String", "UInt8"]

  /// The protocols and superclasses of types and entities, as far as they are known. Empty if no
  /// entity needs them.
  func conformances(
    of types: [String], besides entities: [Entity], ofSpecs: Set<String>
  ) -> [String: Set<String>] {
    let given = entities.flatMap(\.conformances).map(\.text)
    guard given.contains(where: { Entity.synthesized[$0] != nil }) else { return [:] }
    let names = Set(entities.map(\.name))
    var found: [String: Set<String>] = [:]
    for name in types + names + given {
      let mayBeOwn =
        !name.contains(".")
        && (ofSpecs.contains(name) || scope.own?.mayDeclare(name) != false)
      found[name] =
        conformances(of: name, isDeclared: !names.contains(name))
        ?? (mayBeOwn ? nil : conformances(ofImported: name))
    }
    return found
  }

  /// Nil if another target declares or extends the name, because it may add protocols.
  private func conformances(ofImported name: String) -> Set<String>? {
    let places = imports(of: name).filter { name, sources in
      lookup.declarations(of: name, in: sources).contains {
        $0.visibility.reaches(ownModule: false)
      }
    }
    guard places.count == 1, let (plain, sources) = places.first,
      let known = conformances(of: plain, in: sources)
    else { return nil }
    let others = (scope.all + lookup.scopes.sources(besides: scope)).filter {
      $0.folder != sources.folder
    }
    let isExtended = others.contains { other in
      [plain, (sources.module ?? "") + "." + plain].contains {
        !lookup.declarations(of: $0, in: other, withExtensions: true).isEmpty
      }
    }
    return isExtended ? nil : known
  }

  /// The protocols and superclasses of a type, or of an entity, which Swift files only extend. Nil
  /// if some may be unknown.
  func conformances(
    of name: String, in sources: SwiftSources? = nil, isDeclared: Bool = true,
    besides attribute: String = "available"
  ) -> Set<String>? {
    guard let own = sources ?? scope.own else { return nil }
    var waiting = [name]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, !Self.ofApple.contains(name) else { continue }
      let parts = lookup.declarations(of: name, in: own, withExtensions: true).filter {
        $0.visibility > .file
      }
      // Macros and global actors can't be told apart.
      let isKnown = parts.allSatisfy { part in
        part.kind != .typealias && !part.hasRequirements
          && part.attributes.allSatisfy(
            [attribute, "available", "objc", "dynamicMemberLookup"].contains)
      }
      guard isKnown,
        !isDeclared && seen.count == 1 || parts.contains(where: { $0.kind != .extension })
      else { return nil }
      waiting += parts.flatMap { part in
        part.inherited.filter { part.kind != .enum || !Self.rawTypes.contains($0) }
      }
      if parts.contains(where: { $0.kind == .enum && !$0.hasValues }) {
        seen.formUnion(["Equatable", "Hashable"])
      }
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
