import SwiftReading
import ViperText

/// Compares the types of a spec with their declarations in Swift files and other specs.
extension ModuleResolver {
  func checkDeclaredTypes(access: Access) {
    var reported: Set<String> = []
    for field in spec.exportedFields {
      check(field, access: access, reported: &reported)
    }
    for (name, entities) in spec.entitiesByName {
      let access = project.access(of: name, in: spec.name)
      for field in Spec.fields(of: entities) {
        check(field, access: access, reported: &reported)
      }
    }
    for field in spec.state {
      check(field.type, at: field.location, access: .internal, reported: &reported)
    }
    // Members without a protocol are internal.
    let internalKeys = Set(dialect.contracts.filter { !$0.hasProtocol }.map(\.key))
    let inContracts = spec.contracts.sorted { $0.key < $1.key }.map { key, members in
      (members.map(\.member), internalKeys.contains(key) ? .internal : access.ofComponents)
    }
    for (members, access) in [(spec.exportedMembers, access)] + inContracts {
      for member in members {
        for type in member.types {
          check(type, at: member.location, access: access, reported: &reported)
        }
      }
    }
    let parents = spec.inherited.sorted { $0.key < $1.key }.flatMap(\.value)
    for text in parents + [spec.superclass].compactMap(\.self) {
      check(text.string, at: text.location, access: access.ofComponents, reported: &reported)
    }
    for field in spec.entityFields {
      for type in unsendable(in: field.type) {
        report(.unsendableField(field, type))
      }
    }
  }

  private func check(_ field: Field, access: Access, reported: inout Set<String>) {
    check(field.type, at: field.location, access: access, reported: &reported)
    for name in field.typesInDefault.sorted() {
      check(name, at: field.location, access: access, reported: &reported)
    }
  }

  private func check(
    _ type: SwiftType, at location: SourceLocation, access: Access, reported: inout Set<String>
  ) {
    for name in type.referencedNames {
      check(name, at: location, access: access, reported: &reported)
    }
  }

  /// Reports a type that generated code can't use, once.
  private func check(
    _ name: String, at location: SourceLocation, access: Access, reported: inout Set<String>
  ) {
    let outer = String(name.prefix { $0 != "." })
    if let modules = project.modules(ofAmbiguous: outer, in: spec.name) {
      if reported.insert(outer).inserted { report(.ambiguousType(outer, modules, at: location)) }
    } else if let type = project.declaredType(name, in: spec.name) {
      // Another Swift module may declare a type with the name of a private one.
      guard type.access.map({ $0 < access }) ?? spec.imports.isEmpty, reported.insert(name).inserted
      else { return }
      report(
        type.access == nil
          ? .privateType(type, at: location)
          : .hiddenType(
            name, has: type.access ?? .internal, wants: access, at: location,
            declared: type.location))
    } else if let owner = project.owner(of: name), owner != spec.name {
      let has = project.access(of: name, in: owner)
      guard has < access, reported.insert(name).inserted else { return }
      let declared =
        project.entity(named: name)?.location ?? project.declaration(of: name)?.location
      report(.hiddenType(name, has: has, wants: access, at: location, declared: declared))
    }
  }

  private func unsendable(in type: SwiftType) -> [DeclaredType] {
    type.referencedNames.compactMap { project.declaredType($0, in: spec.name) }
      .filter(\.isUnsendable)
  }

  /// Reports a value whose class must not leave the main actor, but is passed to another actor.
  func checkSending(of member: Member, to candidate: Member, of target: Target) {
    guard candidate.isAsync, case .method(let method) = member, target.reference.role == nil,
      let service = spec.services.first(where: { $0.field.name == target.receiver.property }),
      let declaration = service.declaration ?? target.reference.swift?.declaration
        ?? project.service(of: service.field.type), !declaration.isOnMainActor
    else { return }
    for parameter in method.parameters {
      for type in unsendable(in: parameter.type) {
        report(
          .unsendableArgument(
            parameter, of: member, type, service: declaration.name, at: target.text.location))
        return
      }
    }
  }
}
