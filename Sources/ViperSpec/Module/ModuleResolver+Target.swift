import SwiftReading
import ViperText

/// The receiver and the members that `interactor.load` refers to.
struct Target {
  enum Candidates {
    case known([Member])
    case unknown(WrittenName)
  }

  let text: EmbeddedText
  let reference: ReceiverTable.Reference
  let candidates: Candidates

  var receiver: Receiver { reference.receiver }

  var isConcrete: Bool { reference.swift?.isConcrete == true }

  /// `load` in `interactor.load`
  var name: Substring { text.string.drop { $0 != "." }.dropFirst() }

  func call(
    _ expression: String, of candidate: Member?, in member: Member,
    values: [Forward.Call.Value] = []
  ) -> Forward.Call {
    Forward.Call(
      property: receiver.property.isEmpty ? nil : receiver.property,
      isOptional: receiver.isOptional, isWeak: receiver.isOptional && !receiver.isElsewhere,
      expression: expression, member: candidate, values: values
    ).called(from: member)
  }
}

/// The name of a member in a spec: `load`, or `load(id:_:)` with its labels.
struct WrittenName {
  let base: String
  /// Nil for a name without parentheses. A label is nil if it is `_`.
  let labels: [String?]?

  init?(_ text: Substring) {
    let open = text.utf8.firstIndex(of: UInt8(ascii: "("))
    base = String(text[..<(open ?? text.endIndex)])
    guard isSwiftIdentifier(base) else { return nil }
    guard let open else {
      labels = nil
      return
    }
    guard text.last == ")" else { return nil }
    let list = text[text.utf8.index(after: open)...].dropLast()
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

/// The receivers that a component can call.
struct ReceiverTable {
  /// More overloads are an error.
  static let overloadLimit = 64

  final class Reference {
    let names: [String]
    let receiver: Receiver
    /// Nil for a service or the output. The component's key is also a name of the receiver.
    let role: String?
    /// Nil if the declaration is unknown.
    let members: [Member]?
    private(set) lazy var byName = Dictionary(grouping: members ?? [], by: \.name)
    let swift: ServiceProtocol?

    init(
      names: [String], receiver: Receiver, role: String? = nil, members: [Member]?,
      swift: ServiceProtocol? = nil
    ) {
      (self.names, self.receiver, self.role) = (names, receiver, role)
      (self.members, self.swift) = (members, swift)
    }
  }

  let names: [String]
  let own: Reference
  let references: [String: Reference]

  init(_ references: [Reference], own: Reference) {
    self.own = own
    names = references.flatMap(\.names)
    let named = references.flatMap { reference in reference.names.map { ($0, reference) } }
    let roles = references.compactMap { reference in reference.role.map { ($0, reference) } }
    self.references = Dictionary(named + roles, uniquingKeysWith: { first, _ in first })
  }
}

extension ModuleResolver {
  /// - Parameter caller: the member whose parameters a missing member would have, if that is known.
  func target(
    _ text: EmbeddedText, from role: String, key: String, like caller: Member? = nil
  ) -> Target? {
    let parts = text.string.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false
    ).map { Substring($0) }
    guard parts.count == 2, !parts[0].isEmpty, let name = WrittenName(parts[1]) else {
      return fail(.badTarget(text, key: key))
    }
    guard let reference = reference(named: String(parts[0]), in: text, from: role, key: key)
    else { return nil }
    let target = { Target(text: text, reference: reference, candidates: $0) }
    let service = reference.swift
    let mayExist = service?.mayHave(name.base) == true
    guard let members = reference.members,
      key == "forward" || service?.isConcrete != true || !mayExist
    else { return target(.unknown(name)) }
    let overloads = (reference.byName[name.base] ?? []).prefix(ReceiverTable.overloadLimit + 1)
    let found = overloads.filter { name.labels == nil || $0.compoundName == parts[1] }
    guard found.isEmpty else { return target(.known(found)) }
    // Too many overloads have been reported.
    if overloads.count > ReceiverTable.overloadLimit { return nil }
    if isBroken(name.base, in: reference) { return nil }
    if let service {
      if let member = service.unsupported.first(where: { $0.name == name.base }) {
        return fail(.unsupportedMember(text, member, of: service))
      }
      guard service.ambiguities.isEmpty else {
        // An ambiguous type has been reported.
        let outer = String(service.text.prefix { $0 != "." && $0 != "<" })
        if project.modules(ofAmbiguous: outer, in: spec.name) == nil {
          report(.ambiguousService(text, service))
        }
        return nil
      }
      if mayExist { return target(.unknown(name)) }
    }
    let parameters = parameters(of: key, like: caller)
    let missing = parameters.map { "'\(swiftEscaped(name.base))\($0)'" }
    report(
      .unknownMember(
        text, offset: parts[0].utf8.count + 1, known: members, in: String(parts[0]),
        addition: overloads.isEmpty ? missing.map { addition(of: $0, to: reference) } : nil,
        of: service))
    return nil
  }

  /// Nil if they depend on other members.
  private func parameters(of key: String, like caller: Member?) -> String? {
    switch key {
    case "while": "(_ isRunning: Bool)"
    case "catch": "(_ error: any Error)"
    default:
      caller.map {
        let signature = $0.signature(throwing: false, isAsync: false)
        return String(signature.dropFirst(swiftEscaped($0.name).count))
      }
    }
  }

  /// The advice to add a member.
  private func addition(of new: String, to reference: ReceiverTable.Reference) -> String {
    if let swift = reference.swift { return "add \(new) to the protocol '\(swift.text)'" }
    let name = reference.receiver.property.isEmpty ? reference.names.last : reference.names.first
    let service = reference.role == nil ? spec.services.first { $0.field.name == name } : nil
    if let declaration = service.flatMap({ project.service(of: $0.field.type, in: spec.name) }) {
      let spec = declaration.location.source.path
      return "add it: viper-gen add method \(new) --of \(declaration.name) --to \(spec)"
    }
    let owner = reference.role.flatMap { dialect.owners[$0] } ?? spec.name
    return "add it: viper-gen add \(kebabCased(name ?? "")) \(new) --to \(owner)"
  }

  private func reference(
    named name: String, in text: EmbeddedText, from role: String, key: String
  ) -> ReceiverTable.Reference? {
    let receivers = receivers(of: role)
    if let reference = receivers.references[name] { return reference }
    if receivers.own.names.contains(name) { return receivers.own }
    let own = key == "forward" ? [] : receivers.own.names.prefix(1)
    report(
      .unknownReceiver(text, length: name.utf8.count, role: role, known: receivers.names + own))
    return nil
  }

  /// An invalid signature has been reported.
  private func isBroken(_ name: String, in reference: ReceiverTable.Reference) -> Bool {
    let owner = reference.role.flatMap { dialect.owners[$0] }.flatMap { project[$0] }
    return (owner ?? spec).brokenNames.contains(name)
  }

  func receivers(of role: String) -> ReceiverTable {
    if let known = receivers[role] { return known }
    let contracts = dialect.contracts(conformedToBy: role)
    let own = ReceiverTable.Reference(
      names: [role, dialect.whole(of: role)] + contracts.map(\.key),
      receiver: Receiver(property: "", isOptional: false), role: role,
      members: distinct(contracts.flatMap(written)) + extensionMembers(of: contracts))
    let table = ReceiverTable(references(of: role), own: own)
    receivers[role] = table
    return table
  }

  private func references(of role: String) -> [ReceiverTable.Reference] {
    typealias Reference = ReceiverTable.Reference
    let contracts = dialect.contracts(calledBy: role)
    let reachable = Dictionary(grouping: contracts, by: \.property).mapValues(members(of:))
    var references = contracts.map { contract in
      Reference(
        names: contract.key == contract.property
          ? [contract.key] : [contract.key, contract.property],
        receiver: Receiver(property: contract.property, isOptional: contract.isOptional),
        role: contract.conformer, members: reachable[contract.property] ?? nil)
    }
    references += spec.services.filter { $0.isHeld(by: role, in: dialect) }.map { service in
      let swift =
        project.swiftService(of: service.field.type, in: spec.name)
        ?? project.concreteService(of: service.field.type, in: spec.name)
      let declaration =
        service.declaration ?? project.service(of: service.field.type, in: spec.name)
      return Reference(
        names: [service.field.name],
        receiver: Receiver(
          property: service.field.name, isOptional: service.field.type.isOptional, isElsewhere: true
        ), members: swift?.callable ?? declaration?.members.map(\.member), swift: swift)
    }
    if role == dialect.holders.output, let output = spec.output {
      references.append(
        Reference(
          names: ["output"],
          receiver: Receiver(
            property: "output", isOptional: output.form == .protocol,
            takesLabels: output.form == .protocol), members: output.members.map(\.member)))
    }
    return references
  }

  /// Nil if the spec of a contract can't be read.
  private func members(of contracts: [Dialect.Contract]) -> [Member]? {
    var members: [SpecMember] = []
    for contract in contracts {
      if let origin = contract.origin, !contract.isOutput {
        guard let owner = project[origin] else { return nil }
        members += owner.contracts[contract.key] ?? []
      } else {
        members += written(contract)
      }
    }
    return distinct(members) + extensionMembers(of: contracts)
  }
}
