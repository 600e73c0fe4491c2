import SwiftReading
import ViperText

/// Adds the members of inherited Swift protocols to the contracts of a spec.
package struct InheritedContracts {
  /// By their text in the spec.
  private let parents: [String: ServiceProtocol]
  /// The conformers' members, by contract.
  private let known: [String: KnownMembers]
  private let isolation: DefaultIsolation
  /// The types in the members that Swift files declare.
  private let declared: Set<String>

  package init(
    _ parents: [String: ServiceProtocol], known: [String: KnownMembers],
    isolation: DefaultIsolation,
    declared: Set<String>
  ) {
    self.parents = parents
    self.known = known
    self.isolation = isolation
    self.declared = declared
  }

  package func added(to spec: Spec) -> Spec {
    var spec = spec
    for (key, texts) in spec.inherited {
      let inherited = texts.compactMap(ServiceProtocol.type).compactMap { parents[$0.text] }
      guard !inherited.isEmpty else { continue }
      spec.contracts[key] = members(
        of: inherited, besides: spec.contracts[key] ?? [], in: key,
        keepingDeclared: spec.isYours(Spec.contractsWord))
      // Adopted files already have imports.
      if !spec.isYours(Spec.contractsWord) {
        let imports = inherited.importsOfMembers(besides: declared)
        spec.imports += imports.filter { !spec.imports.contains($0) }
      }
    }
    return spec
  }

  /// Warns of requirements without a stub that the developer hasn't written yet.
  package func diagnostics(of spec: Spec) -> [Diagnostic] {
    guard !spec.isYours(Spec.contractsWord) else { return [] }
    return spec.inherited.flatMap { key, texts in
      texts.flatMap { text -> [Diagnostic] in
        let parent = ServiceProtocol.type(text).flatMap { parents[$0.text] }
        guard let parent, let known = known[key] else { return [] }
        let identity =
          known.superclasses.contains("NSObject") ? [] : parent.declaration.form.identityMembers
        let open = parent.unsupported.filter { !$0.isImplemented }.map(\.name)
        let types = parent.declaration.form.openTypes
        let missing = types.filter {
          known.lacks($0, of: parent.declaration.members.map(\.member))
        }
        return Set(open + identity + missing).subtracting(known.writtenNames).sorted().map { name in
          let help =
            types.contains(name)
            ? .associatedTypes(types, of: text) : "write '\(name)' in '\(known.component)'"
          return Diagnostic(
            .warning, id: "missing-inherited-member",
            "'\(known.component)' inherits '\(name)' from '\(text)', but gets no stub of it",
            at: text, help: help, note: .declared(parent.declaration.name, at: parent.declaration))
        }
      }
    }
  }

  /// - Parameter isKept: whether the protocol also declares the members of the spec that it
  ///   inherits.
  private func members(
    of inherited: [ServiceProtocol], besides own: [SpecMember], in contract: String,
    keepingDeclared isKept: Bool
  ) -> [SpecMember] {
    var members = own
    var table = MemberTable()
    var places: [Member: Int] = [:]
    for (index, member) in own.enumerated() {
      if table.insert(member.member) == nil { places[member.member] = index }
    }
    let known = known[contract] ?? KnownMembers()
    let types = known.superclasses.union(inherited.flatMap(\.declaration.protocols).map(\.text))
    for parent in inherited {
      for requirement in parent.declaration.members.map(\.member) {
        let fulfillment = parent.fulfillments[requirement.collisionKey]
        var member = SpecMember(member: requirement)
        let isGiven = fulfillment?.implementations.contains { types.isSuperset(of: $0) } == true
        member.inheritance = isGiven || known.implement(requirement) ? .implemented : .open
        member.isolation = isolation(of: requirement, fulfillment)
        guard let earlier = table.insert(requirement), let index = places[earlier] else {
          places[requirement] = members.count
          members.append(member)
          continue
        }
        if index >= own.count {
          if !earlier.satisfies(requirement) { members[index] = member }
        } else if earlier.satisfies(requirement) {
          guard !isKept else { continue }
          members[index].isolation = member.isolation
          if requirement.satisfies(earlier) { members[index].inheritance = .declared }
        } else {
          members.append(member)
        }
      }
    }
    return members
  }

  private func isolation(
    of requirement: Member, _ fulfillment: ServiceProtocol.Fulfillment?
  ) -> SpecMember.Isolation {
    switch (fulfillment?.isolation, isolation) {
    case (.unstated, .mainActor): .mainActorByDefault
    // A type on the main actor can implement asynchronous members.
    case (.nonisolated, _), (.unstated, .nonisolated):
      requirement.isAsync ? .mainActor : .nonisolated
    default: .mainActor
    }
  }
}

extension String {
  /// The help that gives types to the associated types of an inherited protocol.
  package static func associatedTypes(_ names: [String], of parent: EmbeddedText) -> String {
    "declare 'protocol \(parent.string.split(separator: ".").last ?? "")<\(names.joined(separator: ", "))>', "
      + "and write '\(parent)<…>' in 'inherits'"
  }
}

extension [ServiceProtocol] {
  /// The imports that the members of inherited protocols need.
  ///
  /// - Parameter declared: the types in the members that Swift files declare.
  package func importsOfMembers(besides declared: Set<String>) -> [String] {
    let foreign = filter { parent in
      parent.declaration.members.contains { $0.member.namesForeignTypes }
    }
    let names = Set(foreign.flatMap { $0.declaration.members.flatMap(\.member.outermostNames) })
      .subtracting(declared)
    return Set(foreign.flatMap(\.imports)).sorted().filter { module in
      AppleTypes.declare("", in: module) == nil
        || names.contains { $0 == module || AppleTypes.declare($0, in: module) == true }
    }
  }
}

/// The isolation of protocols without an isolation attribute.
package enum DefaultIsolation: Sendable {
  case mainActor, nonisolated
  /// The compiler doesn't check isolation.
  case unchecked
}

/// The members that a component has without a stub, according to Swift files.
package struct KnownMembers: Sendable {
  package var component = ""
  package var superclasses: Set<String> = []
  /// The names in the component's own code and in its extensions, with static members.
  package var writtenNames: Set<String> = []
  /// The types in the component's own members.
  package var writtenTypes: Set<String> = []
  private var members: [String: [Member]] = [:]
  /// Members that specs can't express, such as a property without a type.
  package var unreadNames: Set<String> = []

  package init() {}

  package mutating func add(_ member: Member) { members[member.name, default: []].append(member) }

  /// Whether the component needs a type alias: no member of it shows the type, or a member already
  /// uses the name.
  func lacks(_ associatedType: String, of requirements: [Member]) -> Bool {
    writtenTypes.contains(associatedType)
      || !requirements.contains {
        $0.outermostNames.contains(associatedType) && writtenNames.contains($0.name)
      }
  }

  func implement(_ requirement: Member) -> Bool {
    unreadNames.contains(requirement.name)
      || members[requirement.name]?.contains { $0.implements(requirement) } == true
  }
}
