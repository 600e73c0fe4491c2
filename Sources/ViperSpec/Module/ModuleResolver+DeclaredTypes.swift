import SwiftReading
import ViperText

/// Compares the types of a spec with their declarations in Swift files and other specs.
extension ModuleResolver {
  func checkDeclaredTypes(access: Access) {
    for field in spec.exportedFields { check(field, access: access) }
    for (name, entities) in spec.entitiesByName {
      let access = project.access(of: name, in: spec.name)
      for field in Spec.fields(of: entities) { check(field, access: access) }
    }
    for field in spec.state { check(field.type, at: field.location, access: .internal) }
    // Members without a protocol are internal.
    let internalKeys = Set(dialect.contracts.filter { !$0.hasProtocol }.map(\.key))
    let inContracts = spec.contracts.sorted { $0.key < $1.key }.map { key, members in
      (members.map(\.member), internalKeys.contains(key) ? .internal : access.ofComponents)
    }
    for (members, access) in [(spec.exportedMembers, access)] + inContracts {
      for member in members {
        for type in member.types { checkAny(in: type, at: member.location) }
        for name in member.referencedNames { check(name, at: member.location, access: access) }
      }
    }
    let parents = spec.inherited.sorted { $0.key < $1.key }.flatMap(\.value)
    for text in parents + [spec.superclass].compactMap(\.self) {
      check(text.string, at: text.location, access: access.ofComponents)
    }
    for entity in spec.entities { checkConformances(of: entity) }
    for field in spec.entityFields {
      if let type = unsendable(in: field.type) { report(.unsendableField(field, type)) }
    }
  }

  /// Reports types that generated files don't see. Files that the developer owns may have more
  /// imports.
  func checkImports() {
    guard let unseen = project.swift.unseen[spec.name], !unseen.isEmpty else { return }
    let fields = (dialect.hasBuilder ? spec.exportedFields : []) + spec.entityFields
    // Inherited protocols may have type aliases with these names.
    let contracts = dialect.contracts.filter {
      $0.hasProtocol && $0.origin == nil && spec.inherited[$0.key] == nil
    }
    let members =
      spec.exportedMembers
      + contracts.flatMap { spec.contracts[$0.key] ?? [] }.filter { !$0.isOfPack }.map(\.member)
    let parents = spec.inherited.sorted { $0.key < $1.key }.flatMap(\.value)
    let places =
      fields.map { ($0.type.referencedNames, $0.location) }
      + members.map { ($0.referencedNames, $0.location) }
      + parents.map { ([$0.string], $0.location) }
    var reported: Set<String> = []
    for (names, location) in places {
      for name in names {
        let outer = String(name.prefix { $0 != "." })
        guard let reason = unseen[outer], reported.insert(outer).inserted else { continue }
        report(.unseenType(name, reason, at: location, hasImports: !spec.imports.isEmpty))
      }
    }
  }

  private func checkConformances(of entity: Entity) {
    var known = project.swift.conformances[spec.name] ?? [:]
    for other in spec.entities {
      for given in other.conformances {
        known[other.name] = known[given.text].flatMap { known[other.name]?.union($0) }
      }
    }
    let needsID = project.swift.entitiesWithoutID[spec.name]?.contains(entity.name) == true
    for (given, place) in zip(entity.conformances, entity.conformancePlaces) {
      if let near = project.swift.misspelled[spec.name]?[given.text] {
        report(.unknownConformance(given, near: near, at: place))
      }
      if needsID, given.text == "Identifiable" { report(.missingID(entity.name, at: place)) }
      guard let ways = Entity.synthesized[given.text] else { continue }
      // The arguments of other types may not need the conformance.
      for field in entity.fields.map(\.field)
      where !field.type.contains(where: { !$0.conformsLikeArguments }) {
        let all = field.type.storedNames.compactMap { known[$0] }
        if !all.allSatisfy({ ways.contains(where: $0.isSuperset) }) {
          report(.unsynthesized(given, field))
        }
      }
    }
  }

  private func check(_ field: Field, access: Access) {
    check(field.type, at: field.location, access: access)
    for name in field.typesInDefault.sorted() { check(name, at: field.location, access: access) }
  }

  private func check(_ type: SwiftType, at location: SourceLocation, access: Access) {
    checkAny(in: type, at: location)
    for name in type.referencedNames { check(name, at: location, access: access) }
  }

  private func checkAny(in type: SwiftType, at location: SourceLocation) {
    for name in type.existentialNames {
      // For an unknown member of a type, the type is found.
      guard let declared = project.declaredType(name, in: spec.name), name.hasSuffix(declared.name),
        ["actor", "class", "enum", "struct"].contains(declared.keyword),
        reportedTypes.insert("any " + name).inserted
      else { continue }
      report(.unneededAny(declared, at: location))
    }
  }

  /// Reports a type that generated code can't use, once.
  private func check(_ name: String, at location: SourceLocation, access: Access) {
    let outer = String(name.prefix { $0 != "." })
    if let modules = project.modules(ofAmbiguous: outer, in: spec.name) {
      if reportedTypes.insert(outer).inserted {
        report(.ambiguousType(outer, modules, at: location))
      }
    } else if let hiding = project.swift.hidingTypes[spec.name]?[name] {
      if reportedTypes.insert(name).inserted {
        report(.hiddenModule(name, by: hiding, at: location))
      }
    } else if let type = project.declaredType(name, in: spec.name) {
      // Another Swift module may declare a type with the name of a private one.
      guard type.access.map({ $0 < access }) ?? !mayImport(outer),
        reportedTypes.insert(name).inserted
      else { return }
      report(
        type.access == nil
          ? .privateType(type, at: location)
          : .hiddenType(
            name, has: type.access ?? .internal, wants: access, at: location,
            declared: type.location))
    } else if let owner = project.owner(of: name), owner != spec.name {
      let has = project.access(of: name, in: owner)
      guard has < access, reportedTypes.insert(name).inserted else { return }
      let declared =
        project.entity(named: name)?.location ?? project.declaration(of: name)?.location
      report(.hiddenType(name, has: has, wants: access, at: location, declared: declared))
    }
  }

  /// Whether a type has been reported, because its name is ambiguous.
  func isAmbiguous(_ name: String) -> Bool {
    project.modules(ofAmbiguous: String(name.prefix { $0 != "." }), in: spec.name) != nil
      || project.swift.hidingTypes[spec.name]?[name] != nil
  }

  /// Whether an import of the spec may declare a type.
  func mayImport(_ type: String) -> Bool {
    spec.imports.contains { AppleTypes.declare(type, in: $0) ?? true }
  }

  private func unsendable(in type: SwiftType) -> UnsendableType? {
    guard project.checksSending else { return nil }
    let any = type.storedNames.first {
      UnsendableType.any.contains($0) && project.declaredType($0, in: spec.name) == nil
    }
    return any.map { UnsendableType(.any, $0) } ?? project.swift.unsendable[spec.name]?[type.text]
  }

  /// Reports a value whose class must not leave the main actor, but is passed to another actor.
  func checkSending(of member: Member, to candidate: Member, of target: Target) {
    guard candidate.isAsync, case .method(let method) = member, target.reference.role == nil,
      let service = spec.services.first(where: { $0.field.name == target.receiver.property }),
      let declaration = service.declaration ?? target.reference.swift?.declaration
        ?? project.service(of: service.field.type, in: spec.name),
      target.reference.swift?.callsOffMainActor.contains(candidate) ?? !declaration.isOnMainActor
    else { return }
    var sent: [(type: SwiftType, name: String?)] = method.parameters
      .filter { $0.specifier != "sending" }.map { ($0.type, $0.name) }
    // The result of a nonisolated method doesn't belong to an actor.
    if let result = member.resultType,
      candidate.resultType?.text.hasPrefix("sending") != true,
      target.reference.swift?.isolated.contains(candidate) == true
    {
      sent.append((result, nil))
    }
    for (sentType, name) in sent {
      guard let type = unsendable(in: sentType) else { continue }
      report(.unsendableValue(name, type, service: declaration.name, at: target.text.location))
      return
    }
  }
}
