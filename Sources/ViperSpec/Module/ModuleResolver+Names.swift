import ViperText

/// Names that would clash in the Swift code: each clash is shown with both places.
extension ModuleResolver {
  mutating func checkNames(flavour: Dialect.Flavour) {
    for role in dialect.roles { checkMembers(of: role.key, flavour: flavour) }
    checkFields(spec.inputs + spec.services.map(\.field), reserved: dialect.builderNames)
    checkFields(spec.state, reserved: [])
    for entity in spec.entities { checkFields(entity.fields.map(\.field), reserved: []) }
    for service in spec.services {
      checkMembers(service.declaration?.members.map(\.member) ?? [])
    }
    checkMembers(spec.output?.map(\.member) ?? [])
    for field in spec.state where field.defaultValue == nil && !field.type.isOptional {
      diagnostics.append(.stateWithoutValue(field))
    }
    checkTypes()
  }

  private mutating func checkMembers(of role: String, flavour: Dialect.Flavour) {
    let members = dialect.contracts(conformedToBy: role).flatMap { spec.contracts[$0.key] ?? [] }
      .map(\.member)
    checkMembers(members)
    var stored = storedNames(of: role)
    for extra in flavour.extras[role] ?? [] { stored[extra.name] = .some(nil) }
    let inherited = flavour.inherited[role] ?? []
    for member in members {
      let name = member.nameInClass
      if let place = stored[name], !isFulfilledByState(member, of: role) {
        diagnostics.append(.takenName(member, role: role, place: place))
      } else if inherited.contains(name) {
        diagnostics.append(.inheritedName(member, role: role, flavour: flavour.key))
      }
    }
  }

  private mutating func checkMembers(_ members: [Member]) {
    var table = MemberTable()
    for member in members {
      if let earlier = table.insert(member) {
        diagnostics.append(.collision(member, first: earlier))
      }
    }
  }

  /// The stored properties of a role's class, with the place that declares each, if it is a spec's.
  private func storedNames(of role: String) -> [String: SourceLocation?] {
    var names: [String: SourceLocation?] = [:]
    for contract in dialect.contracts(calledBy: role) { names[contract.property] = .some(nil) }
    let fields =
      (role == dialect.holders.inputs ? spec.inputs : [])
      + (role == dialect.holders.services ? spec.services.map(\.field) : [])
      + (role == dialect.holders.state ? spec.state : [])
    for field in fields { names[field.name] = field.nameLocation }
    if role == dialect.holders.output, spec.output != nil { names["output"] = .some(nil) }
    return names
  }

  private func isFulfilledByState(_ member: Member, of role: String) -> Bool {
    role == dialect.holders.state && member.isProperty
      && spec.state.contains { $0.name == member.name }
  }

  private mutating func checkFields(_ fields: [Field], reserved: Set<String>) {
    var first: [String: Field] = [:]
    for field in fields {
      if let earlier = first[field.name] {
        diagnostics.append(.repeatedField(field, first: earlier))
      } else if reserved.contains(field.name) {
        diagnostics.append(.reservedField(field))
      }
      first[field.name] = first[field.name] ?? field
    }
  }

  private mutating func checkTypes() {
    var first: [String: SourceLocation] = [:]
    let types =
      spec.entities.map { ($0.name, $0.location) }
      + spec.services.compactMap(\.declaration).map { ($0.name, $0.location) }
    for (name, location) in types {
      if let earlier = first[name] {
        diagnostics.append(.repeatedType(name, at: location, first: earlier))
      }
      first[name] = first[name] ?? location
    }
  }
}

extension Member {
  var isProperty: Bool {
    if case .property = self { return true }
    return false
  }

  /// The name that no other member of a class may have: `title` for a property as for `title()`,
  /// `show(_:)` for a method with parameters.
  var nameInClass: String {
    if case .method(let method) = self, !method.parameters.isEmpty { return method.compoundName }
    return name
  }
}
