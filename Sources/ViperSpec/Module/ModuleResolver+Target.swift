import ViperText

/// Where `interactor.load` leads: through which property, and to which members.
struct Target {
  enum Candidates {
    /// The members of that name.
    case known([Member])
    /// A service whose protocol the spec does not show.
    case unknown
  }

  let text: EmbeddedText
  /// With its `?` if it is weak.
  let receiver: String
  let name: String
  let candidates: Candidates
}

extension ModuleResolver {
  /// Something that a component holds and can call.
  private struct Reference {
    let names: [String]
    let property: String
    let isOptional: Bool
    /// Nil for a service of an existing protocol.
    let members: [Member]?
  }

  /// What `interactor.load` or `interactor.load(id:)` means for a component; nil and an error if
  /// nothing.
  mutating func target(_ text: EmbeddedText, from role: String, key: String) -> Target? {
    let parts = text.string.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      diagnostics.append(.badTarget(text, key: key))
      return nil
    }
    let references = references(of: role)
    guard let reference = references.first(where: { $0.names.contains(String(parts[0])) }) else {
      diagnostics.append(
        .unknownReceiver(
          text, length: parts[0].utf8.count, role: role, known: references.flatMap(\.names)))
      return nil
    }
    let receiver = swiftEscaped(reference.property) + (reference.isOptional ? "?" : "")
    let name = String(parts[1])
    guard let members = reference.members else {
      return Target(text: text, receiver: receiver, name: name, candidates: .unknown)
    }
    let found = members.filter {
      $0.name == name || $0.nameInClass == name || $0.compoundName == name
    }
    if found.isEmpty {
      diagnostics.append(
        .unknownMember(text, offset: parts[0].utf8.count + 1, known: members, in: String(parts[0])))
      return nil
    }
    return Target(text: text, receiver: receiver, name: name, candidates: .known(found))
  }

  private func references(of role: String) -> [Reference] {
    var references = dialect.contracts(calledBy: role).map { contract in
      Reference(
        names: contract.key == contract.property
          ? [contract.key] : [contract.key, contract.property],
        property: contract.property, isOptional: contract.isWeak,
        members: membersReachable(through: contract.property, from: role))
    }
    if role == dialect.holders.services {
      references += spec.services.map { service in
        Reference(
          names: [service.field.name], property: service.field.name, isOptional: false,
          members: service.declaration?.members.map(\.member))
      }
    }
    if role == dialect.holders.output, let output = spec.output {
      references.append(
        Reference(
          names: ["output"], property: "output", isOptional: true, members: output.map(\.member)))
    }
    return references
  }

  private func membersReachable(through property: String, from role: String) -> [Member] {
    dialect.contracts(calledBy: role).filter { $0.property == property }
      .flatMap { spec.contracts[$0.key] ?? [] }.map(\.member)
  }
}

extension Member {
  /// The name with its labels, `load(id:)`; of a property the name alone.
  package var compoundName: String {
    switch self {
    case .method(let method): method.compoundName
    case .property(let property): property.name
    }
  }

  var isAsync: Bool {
    switch self {
    case .method(let method): method.isAsync
    case .property(let property): property.isAsync
    }
  }

  var throwing: Throwing {
    switch self {
    case .method(let method): method.throwing
    case .property(let property): property.throwing
    }
  }
}
