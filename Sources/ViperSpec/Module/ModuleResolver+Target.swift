import ViperText

/// Where `interactor.load` leads: through which property, and to which members.
struct Target {
  enum Candidates {
    /// The members of that name.
    case known([Member])
    /// A service whose protocol the spec does not show.
    case unknown(WrittenName)
  }

  let text: EmbeddedText
  let receiver: Receiver
  let candidates: Candidates

  /// The receiver as code names it: `interactor`, `view?`; `self.view?` where a parameter is called
  /// `view` too. In a task everything is reached through `self?`.
  func receiver(in member: Member, inTask: Bool) -> String {
    let isHidden = !inTask && member.hides(receiver.property)
    return (isHidden ? "self." : "") + swiftEscapedInExpression(receiver.property)
      + (receiver.isOptional ? "?" : "")
  }
}

/// A name of a member as a spec writes it: `load`, or `load(id:_:)` with its labels.
struct WrittenName {
  let base: String
  /// Nil for `_`.
  let labels: [String?]?

  /// Nil for what is no name.
  init?(_ text: Substring) {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    base = String(parts[0])
    guard isSwiftIdentifier(base) else { return nil }
    guard parts.count == 2 else {
      labels = nil
      return
    }
    guard parts[1].last == ")" else { return nil }
    let list = parts[1].dropLast()
    guard !list.isEmpty else {
      labels = []
      return
    }
    guard list.last == ":" else { return nil }
    let names = list.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard names.allSatisfy({ $0 == "_" || isSwiftIdentifier($0) }) else { return nil }
    labels = names.map { $0 == "_" ? nil : String($0) }
  }
}

extension ModuleResolver {
  /// Something that a component holds and can call.
  private struct Reference {
    let names: [String]
    let receiver: Receiver
    /// Nil for a service of an existing protocol.
    let members: [Member]?
  }

  /// What `interactor.load` or `interactor.load(id:)` means for a component; nil and an error if
  /// nothing.
  mutating func target(_ text: EmbeddedText, from role: String, key: String) -> Target? {
    let parts = text.string.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let name = WrittenName(parts[1]) else {
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
    guard let members = reference.members else {
      return Target(text: text, receiver: reference.receiver, candidates: .unknown(name))
    }
    let found = members.filter {
      $0.compoundName == parts[1] || (name.labels == nil && $0.name == name.base)
    }
    if found.isEmpty, spec.brokenNames.contains(name.base) { return nil }
    if found.isEmpty {
      diagnostics.append(
        .unknownMember(text, offset: parts[0].utf8.count + 1, known: members, in: String(parts[0])))
      return nil
    }
    return Target(text: text, receiver: reference.receiver, candidates: .known(found))
  }

  private func references(of role: String) -> [Reference] {
    var references = dialect.contracts(calledBy: role).map { contract in
      Reference(
        names: contract.key == contract.property
          ? [contract.key] : [contract.key, contract.property],
        receiver: Receiver(
          property: contract.property, isOptional: contract.isWeak, isObject: true),
        members: membersReachable(through: contract.property, from: role))
    }
    if role == dialect.holders.services {
      references += spec.services.map { service in
        Reference(
          names: [service.field.name],
          receiver: Receiver(
            property: service.field.name, isOptional: service.field.type.isOptional,
            isObject: false),
          members: service.declaration?.members.map(\.member))
      }
    }
    if role == dialect.holders.output, let output = spec.output {
      references.append(
        Reference(
          names: ["output"],
          receiver: Receiver(property: "output", isOptional: true, isObject: true),
          members: output.map(\.member)))
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

  package var throwing: Throwing {
    switch self {
    case .method(let method): method.throwing
    case .property(let property): property.throwing
    }
  }
}
