import SwiftReading
import ViperText

/// Reports names that would clash in the generated code.
extension ModuleResolver {
  func checkNames() {
    for role in dialect.roles { checkMembers(of: role.key) }
    let hasDependencies = given.place.hasDependencies
    checkFields(spec.inputs + spec.services.map(\.given)) {
      dialect.builderNames.contains($0) || hasDependencies && $0 == "dependencies"
    }
    for service in spec.services { checkTakers(service.takers ?? []) }
    for role in dialect.roles { checkStored(of: role.key) }
    for entity in spec.entities { checkFields(of: entity) }
    for entity in spec.namespaces.flatMap(\.parts) { checkFields(of: entity) }
    for service in spec.services {
      checkMembers(service.declaration?.members.map(\.member) ?? [])
    }
    checkMembers(spec.output?.members.map(\.member) ?? [])
    checkSelf(spec.output?.members.map(\.member) ?? [])
    for field in spec.inputs + spec.services.map(\.field) + spec.state
    where field.type.mentionsSelf {
      report(.selfWithoutMeaning(field.name, at: field.location))
    }
    checkClosures()
    for field in spec.state where field.defaultValue == nil && !field.type.isOptional {
      report(.stateWithoutValue(field))
    }
    // The macro joins the name with others and doesn't handle backticks.
    for field in spec.state
    where uiFramework.observable.contains(dialect.holders.state)
      && swiftEscaped(field.name) != field.name
    {
      report(.keywordInObservable(field))
    }
    checkParts()
    checkTypes()
  }

  private func checkMembers(of role: String) {
    let written = dialect.contracts(conformedToBy: role).flatMap(written)
    let shared = sharedHandlers(of: role)
    let members = written.filter {
      !$0.isOnlyInherited && !shared.contains($0.member.location)
    }.map(\.member)
    let outputs = dialect.contracts(conformedToBy: role).filter(\.isOutput).flatMap(self.written)
    checkMembers(members, handlers: Set(outputs.map(\.member.location)))
    checkDeclaredSuperclass(of: role, written)
    checkSelf(members)
    checkInherited(written.filter(\.isOnlyInherited).map(\.member), besides: members)
    var stored = storedNames(of: role)
    for extra in uiFramework.extras[role] ?? [] { stored.append((extra.name, nil)) }
    let inherited = inheritedNames(of: role)
    let classes = superclasses(of: role)
    for member in members {
      let name = member.nameInClass
      if isBackReference(member, of: role) { continue }
      if let earlier = stored.last(where: { $0.name == name }),
        stateField(for: member, of: role) == nil
      {
        report(.takenName(member, role: role, place: earlier.place))
      } else if dialect.hasBuilder || !spec.isYours(role) {
        // The compiler has checked classes that exist already.
        if let owner = ControllerMembers.owner(of: member, in: classes) {
          // `viewDidLoad()` belongs to the contract that the view calls.
          let isLifeCycle = ["viewDid", "viewWill"].contains(where: member.name.hasPrefix)
          let other = dialect.contracts.first { isLifeCycle && $0.caller == role }?.key
          report(
            .inheritedName(member.compoundName, at: member.nameLocation, from: owner, other: other))
        } else if inherited.contains(name) {
          report(.inheritedName(member, role: role, uiFramework: uiFramework.key))
        }
      }
    }
    for case .property(let property) in written.filter({ $0.inheritance == .open }).map(\.member) {
      guard let owner = ControllerMembers.owner(of: property.name, in: classes),
        let type = ControllerMembers.types[property.name], type != property.type.text
      else { continue }
      report(.inheritedName(property.name, at: property.nameLocation, from: owner, as: type))
    }
  }

  /// `Self` is a different type on each side of a contract.
  private func checkSelf(_ members: [Member]) {
    for member in members where member.mentionsSelf {
      report(.selfWithoutMeaning(member.compoundName, at: member.location))
    }
  }

  private func checkMembers(_ members: [Member], handlers: Set<SourceLocation> = []) {
    var table = MemberTable()
    var counts: [String: Int] = [:]
    for member in members {
      counts[member.name, default: 0] += 1
      if counts[member.name] == ReceiverTable.overloadLimit + 1 {
        report(.tooManyOverloads(member))
      }
      let isSelf = member.name == "self" && !member.isProperty
      // Generated stubs call Swift's `fatalError`.
      if isSelf || member.name == "fatalError" { report(.reservedMember(member)) }
      if let earlier = table.insert(member) {
        let areHandlers = handlers.isSuperset(of: [member.location, earlier.location])
        report(.collision(member, first: earlier, areHandlers: areHandlers))
      }
    }
  }

  func inheritedNames(of role: String) -> Set<String> {
    let names = uiFramework.inherited[role] ?? []
    return uiFramework.observable.contains(role) ? names.union(Self.observableMembers) : names
  }

  private static let observableMembers = [
    "access(keyPath:)", "shouldNotifyObservers(_:_:)", "withMutation(keyPath:_:)",
  ]

  private func checkStored(of role: String) {
    var names = references(of: role)
    for field in storedFields(of: role) {
      if let earlier = names.first(where: { $0.name == field.name }) {
        let isHandedIn = isHandedIn(field.nameLocation)
        switch earlier.place {
        // Clashes between parameters of the builder have been reported.
        case let place? where isHandedIn && self.isHandedIn(place): break
        case nil where isHandedIn && dialect.builderNames.contains(field.name): break
        default: report(.takenName(field, role: role, place: earlier.place))
        }
      } else {
        _ = isInherited(field, by: role)
      }
      names.append((field.name, field.nameLocation))
    }
  }

  /// Reports a field whose name the component has from its superclass.
  private func isInherited(_ field: Field, by role: String) -> Bool {
    if let owner = ControllerMembers.owner(of: field.name, in: superclasses(of: role))
      ?? superclassDeclaring(field.name, role: role)
    {
      report(.inheritedName(field.name, at: field.nameLocation, from: owner))
    } else if inheritedNames(of: role).contains(field.name) {
      report(.inheritedName(field, role: role, uiFramework: uiFramework.key))
    } else {
      return false
    }
    return true
  }

  private func isHandedIn(_ place: SourceLocation) -> Bool {
    (spec.inputs + spec.services.map(\.field)).contains { $0.nameLocation.range == place.range }
  }

  typealias PropertyNames = [(name: String, place: SourceLocation?)]

  private func references(of role: String) -> PropertyNames {
    var names: PropertyNames = []
    for contract in dialect.contracts where contract.caller == role {
      names.append((contract.property, nil))
    }
    if role == dialect.holders.output, spec.output != nil { names.append(("output", nil)) }
    return names
  }

  func storedFields(of role: String) -> [Field] {
    inputs(of: role) + spec.services.filter { $0.isHeld(by: role, in: dialect) }.map(\.field)
      + (role == dialect.holders.state ? spec.state : [])
  }

  /// Services and parts for the modules that a component opens are stored properties too.
  func checkRouted(of module: Module) {
    for role in dialect.roles.map(\.key) {
      let members = module.members(of: role).map(\.member)
      let fields = storedFields(of: role)
      for part in module.routedParts(of: role) {
        if let field = fields.first(where: { $0.name == part.property }) {
          report(.takenName(field, role: role, place: nil))
        } else if let member = members.first(where: { $0.nameInClass == part.property }) {
          report(.takenName(member, role: role, place: nil))
        }
      }
      let taken = storedNames(of: role)
      for field in module.routedServices(of: role) {
        if let earlier = taken.last(where: { $0.name == field.name }) {
          report(.takenName(field, role: role, place: earlier.place))
        } else if !isInherited(field, by: role),
          let member = members.first(where: { $0.nameInClass == field.name })
        {
          report(.takenName(member, role: role, place: field.nameLocation))
        }
      }
    }
  }

  /// If two stored properties have the same name, the last one counts.
  func storedNames(of role: String) -> PropertyNames {
    references(of: role) + storedFields(of: role).map { ($0.name, $0.nameLocation) }
  }

  func checkParts() {
    let own = dialect.contracts.filter { $0.origin == nil }.flatMap { spec.contracts[$0.key] ?? [] }
    let parts = own.compactMap { member in
      if case .route(let route) = member.implementations.first { route.part } else { nil }
    }
    guard let root = dialect.root, !parts.isEmpty else { return }
    let stored = storedNames(of: root)
    var members: [String: Member] = [:]
    for contract in dialect.contracts(conformedToBy: root) {
      for member in written(contract).map(\.member) { members[member.nameInClass] = member }
    }
    for part in parts {
      let name = part.string
      if members[name] != nil || stored.contains(where: { $0.name == name })
        || inherits(name, role: root)
      {
        report(.takenPart(name, role: root, at: part.location, member: members[name]))
      }
    }
  }

  private func checkFields(_ fields: [Field], isReserved: (String) -> Bool = { _ in false }) {
    var first: [String: Field] = [:]
    for field in fields {
      if let earlier = first[field.name] {
        report(.repeatedField(field, first: earlier))
        continue
      }
      if isReserved(field.name) { report(.reservedField(field)) }
      first[field.name] = field
    }
  }

  private func checkFields(of entity: Entity) {
    checkFields(entity.fields.map(\.field))
    for nested in entity.nested { checkFields(of: nested) }
  }
}

extension Member {
  package var isProperty: Bool { if case .property = self { true } else { false } }

  /// `title` for a property and for `title()`, `show(_:)` for a method with parameters.
  var nameInClass: String {
    if case .method(let method) = self, !method.parameters.isEmpty { return method.compoundName }
    return name
  }
}
