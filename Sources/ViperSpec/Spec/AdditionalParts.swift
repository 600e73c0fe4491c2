import ViperText

/// Components and contracts that a spec adds to its pack, such as a data manager.
package struct AdditionalParts: Sendable {
  package struct Contract: Sendable {
    package let key: EmbeddedText
    package let conformer: EmbeddedText
    package let caller: EmbeddedText?
  }

  /// References to later components are strong.
  package internal(set) var roles: [EmbeddedText] = []
  package internal(set) var contracts: [Contract] = []
  /// The components with members that are in no contract.
  package internal(set) var helpers: [EmbeddedText] = []

  package var isEmpty: Bool { !hasComponents && helpers.isEmpty }
  package var hasComponents: Bool { !roles.isEmpty || !contracts.isEmpty }
}

extension Dialect {
  package func adding(_ parts: AdditionalParts) -> Dialect {
    guard !parts.isEmpty else { return self }
    let keys = parts.roles.map(\.string)
    var dialect = self
    dialect.roles += keys.map { Role(key: $0, mayBeYours: true) }
    dialect.addedRoles = keys
    dialect.builderNames.formUnion(keys + keys.map { $0 + "Mock" })
    let added = parts.contracts.map { contract($0, order: keys) }
    let helpers = parts.helpers.map { Contract.helpers(of: $0.string) }
    for contract in added + helpers {
      dialect.contracts.append(contract)
      for index in dialect.uiFrameworks.indices {
        dialect.uiFrameworks[index].conform(to: contract, asIn: contracts)
      }
    }
    return dialect
  }

  /// A caller that already calls the conformer keeps its property. Other references are strong from
  /// the pack's components to added components, from added to later components, and from the root.
  private func contract(_ part: AdditionalParts.Contract, order: [String]) -> Contract {
    let (caller, conformer) = (part.caller?.string ?? "", part.conformer.string)
    let known = contracts.first { $0.caller == caller && $0.conformer == conformer }
    let isHeld =
      if let place = order.firstIndex(of: conformer) {
        order.firstIndex(of: caller).map { $0 < place } ?? true
      } else { caller == root }
    return Contract(
      key: part.key.string, conformer: conformer, caller: caller,
      property: caller.isEmpty ? "" : known?.property ?? conformer,
      isWeak: known?.isWeak ?? !isHeld, isLate: known?.isLate ?? false)
  }
}

extension Dialect.UIFramework {
  fileprivate mutating func conform(
    to contract: Dialect.Contract, asIn contracts: [Dialect.Contract]
  ) {
    let known = contracts.first { $0.conformer == contract.conformer && conformers[$0.key] != nil }
    if let known { conformers[contract.key] = conformers[known.key] }
  }
}

extension Diagnostic {
  static func badPartKey(_ key: EmbeddedText, what: String, isTaken: Bool) -> Self {
    Diagnostic(
      id: "invalid-added-component",
      isTaken
        ? "the name '\(key)' is already used by the pack or by specs"
        : "'\(key)' isn't a Swift identifier", at: key, help: "choose another name for the \(what)")
  }

  static func noTemplate(of what: String, dialect: Dialect, at place: SourceLocation) -> Self {
    Diagnostic(
      id: "unsupported-addition",
      "the pack '\(dialect.name)' doesn't support \(what) that specs add", at: place,
      help: what == "roles"
        ? "add a file with \"added\": true to the pack's pack.json"
        : "add a file with \"contracts\": true to the pack's pack.json")
  }

  static func unknownRole(_ key: EmbeddedText, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-role", "the module has no component '\(key)'", at: key,
      help: didYouMean(key.string, known, or: "use one of these components: "))
  }

  static func callsItself(_ caller: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-added-component",
      "'\(caller)' can't be both caller and conformer of this contract", at: caller,
      help: "name another component as 'caller', or delete 'caller'")
  }

  static func unheldPart(_ key: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-contract-caller", "no component of the module has a reference to '\(key)'",
      at: key, help: "add a contract with \"conformer\": \"\(key)\" and a \"caller\"")
  }
}
