import SwiftReading
import ViperText

extension RawRepresentable<String> where Self: CaseIterable {
  /// The value of a key; nil and an error for an unknown word.
  init?(_ word: EmbeddedText, of key: String, into diagnostics: inout [Diagnostic]) {
    guard let value = Self(rawValue: word.string) else {
      diagnostics.append(
        .unknownWord(key, word, known: Self.allCases.map(\.rawValue), of: nil))
      return nil
    }
    self = value
  }
}

extension Diagnostic {
  static func unknownWord(
    _ key: String, _ word: EmbeddedText, known: [String], of dialect: Dialect?
  ) -> Self {
    let owner = dialect.map { " in the pack '\($0.name)'" } ?? ""
    return Diagnostic(
      id: "unknown-\(key)", "'\(word.string)' isn't a value of '\(key)'\(owner)",
      at: word.location,
      help: didYouMean(word.string, known, or: "known values: "))
  }

  /// - Parameter word: the config's default.
  static func lackedFlavour(_ word: EmbeddedText, _ pack: EmbeddedText?, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-ui",
      "the pack doesn't support the UI framework '\(word.string)', which the config sets",
      at: (pack ?? word).location,
      help: "add " + known.map { "\"ui\": \"\($0)\"" }.joined(separator: ", or ") + " to the spec",
      notes: [.init("the config sets it here", at: word.location)])
  }

  static func memberOfAbsent(_ member: Member, contract: String, at word: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-contract-member", "the module leaves out the contract '\(contract)'",
      at: member.location, help: "delete the member, or delete the contract from 'without'",
      notes: [.init("'without' leaves it out here", at: word.location)])
  }

  static func nobodyHolds(_ word: EmbeddedText, root: String) -> Self {
    Diagnostic(
      id: "missing-owner",
      "without this, no component would keep the module's other components alive",
      at: word.location,
      help:
        "keep a contract that the \(root) calls, or add \"builder\" to 'without' and create the module yourself"
    )
  }

  /// - Parameter word: the entry in `without`, or nil if the pack has no builder.
  static func noBuilder(_ module: EmbeddedText, without word: EmbeddedText?) -> Self {
    Diagnostic(
      id: "missing-builder", "viper-gen can't open '\(module.string)', because it has no builder",
      at: module.location, help: "delete 'to', and write the route in Swift",
      notes: word.map { [.init("its spec leaves out the builder", at: $0.location)] } ?? [])
  }

  static func badProperty(
    _ name: EmbeddedText, of contract: Dialect.Contract, besides other: String?
  ) -> Self {
    let message =
      other.map {
        "the \(contract.caller) already uses the property '\(name.string)' for the contract '\($0)'"
      }
      ?? (contract.property.isEmpty
        ? "no component of the module calls the contract '\(contract.key)'"
        : "'\(name.string)' isn't a valid name for a property")
    return Diagnostic(
      id: "invalid-property-name", message, at: name.location,
      help: contract.property.isEmpty
        ? "delete it" : "use a name such as \"\(contract.property)\"")
  }

  static func repeatedWord(_ key: String, _ word: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-word", "'\(word.string)' appears twice in '\(key)'", at: word.location,
      help: "delete one of the two",
      notes: [.init("first '\(word.string)' is here", at: first.location)])
  }

  static func unusedSuperclass(_ text: EmbeddedText, flavour: String, known: [String]) -> Self {
    let flavours = known.map { "\"\($0)\"" }.joined(separator: " or ")
    return Diagnostic(
      id: "unused-superclass", "views with the UI framework '\(flavour)' can't have a superclass",
      at: text.location,
      help: known.isEmpty
        ? "delete 'superclass'" : "delete 'superclass', or set \"ui\" to \(flavours)")
  }

  static func collision(_ member: Member, first: Member) -> Self {
    Diagnostic(
      id: "conflicting-members",
      "'\(member.compoundName)' conflicts with '\(first.compoundName)'",
      at: member.location, help: "rename one of them, or change its labels or types",
      notes: [.init("'\(first.compoundName)' is first declared here", at: first.location)])
  }

  static func takenName(_ member: Member, role: String, place: SourceLocation?) -> Self {
    Diagnostic(
      id: "conflicting-property", "the \(role) already has a property '\(member.name)'",
      at: member.nameLocation, help: "rename '\(member.compoundName)'",
      notes: place.map { [.init("the property is declared here", at: $0)] } ?? [])
  }

  static func takenName(_ field: Field, role: String, place: SourceLocation?) -> Self {
    Diagnostic(
      id: "conflicting-property", "the \(role) already has a property '\(field.name)'",
      at: field.nameLocation, help: "rename it",
      notes: place.map { [.init("the property is declared here", at: $0)] } ?? [])
  }

  static func reservedMember(_ member: Member) -> Self {
    Diagnostic(
      id: "reserved-member", "'\(member.name)' is a reserved name in Swift",
      at: member.nameLocation, help: "rename it")
  }

  static func selfWithoutMeaning(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unsupported-self",
      "'\(name)' can't use 'Self', because its callers don't know the class",
      at: location, help: "write the type's name; only services declared in a spec can use 'Self'")
  }

  static func inheritedName(_ field: Field, role: String, flavour: String) -> Self {
    Diagnostic(
      id: "conflicting-inherited-name",
      "with the UI framework '\(flavour)', the \(role) already has a member '\(field.name)'",
      at: field.nameLocation, help: "rename it")
  }

  static func inheritedName(_ member: Member, role: String, flavour: String) -> Self {
    Diagnostic(
      id: "conflicting-inherited-name",
      "with the UI framework '\(flavour)', the \(role) already has a member '\(member.compoundName)'",
      at: member.nameLocation, help: "rename it")
  }

  static func keywordInObservable(_ field: Field) -> Self {
    Diagnostic(
      id: "invalid-observable-name",
      "a property of an '@Observable' class can't have the Swift keyword '\(field.name)' as its name",
      at: field.nameLocation, help: "rename it")
  }

  static func repeatedField(_ field: Field, first: Field) -> Self {
    Diagnostic(
      id: "duplicate-name", "'\(field.name)' is declared twice", at: field.nameLocation,
      help: "rename one of the two",
      notes: [.init("first declared here", at: first.nameLocation)])
  }

  static func reservedField(_ field: Field) -> Self {
    Diagnostic(
      id: "reserved-builder-name", "the builder already uses the name '\(field.name)'",
      at: field.nameLocation, help: "rename it")
  }

  static func repeatedType(
    _ name: String, at location: SourceLocation, first: SourceLocation
  ) -> Self {
    Diagnostic(
      id: "duplicate-type", "type '\(name)' is declared twice", at: location,
      help: "rename one of the two", notes: [.init("first declared here", at: first)])
  }

  static func ownType(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "conflicting-component-name", "'\(name)' is the name of a component of this module",
      at: location,
      help: "rename it")
  }

  static func hidingType(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "conflicting-entity-name",
      "the name '\(name)' would hide the type '\(name)' that generated code uses",
      at: location, help: "rename it")
  }

  static func wrongState(_ property: Property, field: Field) -> Self {
    Diagnostic(
      id: "conflicting-state-type",
      "'\(property.name)' is '\(property.type.text)' here and '\(field.type.text)' in 'state'",
      at: property.location, help: "use the same type for both",
      notes: [.init("the state is declared here", at: field.location)])
  }

  static func implementedState(_ written: SpecImplementation, field: Field) -> Self {
    Diagnostic(
      id: "conflicting-state-implementation",
      "'\(field.name)' is implemented twice: by '\(written.key)' and by 'state'",
      at: written.location, help: "delete '\(written.key)'",
      notes: [.init("the state is declared here", at: field.location)])
  }

  static func severalImplementations(_ member: SpecMember) -> Self {
    let keys = member.implementations.map { "'\($0.key)'" }
    let last = member.implementations[member.implementations.count - 1]
    return Diagnostic(
      id: "duplicate-implementation",
      "'\(member.member.compoundName)' has several implementations: \(keys.joined(separator: " and "))",
      at: last.location, help: "delete all but one")
  }

  static func emptyBody(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-body", "the body is empty", at: text.location,
      help: "write a Swift statement, such as 'return'")
  }

  static func bodyOfSeveralLines(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-body", "a body must be a single statement on one line", at: text.location,
      help: "write longer code in a file you own")
  }

  static func bodyOfSeveralStatements(_ location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-body", "a body must be a single statement, but this one ends here", at: location,
      help: "write longer code in a file you own")
  }

  static func unfinishedBody(_ location: SourceLocation) -> Self {
    Diagnostic(
      id: "missing-body-end", "the body isn't a complete statement: code is missing after this",
      at: location, help: "complete the statement")
  }

  static func throwingBody(
    _ location: SourceLocation, of member: Member, as signature: String
  ) -> Self {
    Diagnostic(
      id: "missing-throws",
      "the body can throw, but '\(member.compoundName)' isn't marked 'throws'", at: location,
      help: "declare it as '\(signature)', or catch the error with 'do { … } catch { … }'")
  }

  static func waitingBody(
    _ location: SourceLocation, of member: Member, as signature: String
  ) -> Self {
    Diagnostic(
      id: "missing-async-body", "the body uses 'await', but '\(member.compoundName)' isn't 'async'",
      at: location, help: "declare it as '\(signature)', or use 'Task { … }'")
  }

  static func directiveAsBody(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-body-directive", "a body can't be a compiler directive", at: text.location,
      help: "write it in a file you own")
  }

  static func bodyCannotSet(_ property: Property, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unsupported-setter-body",
      "a 'body' can't implement '\(property.name)', because it has a setter",
      at: location, help: "declare it as '{ get }', or use 'state' or 'forward'")
  }

  static func stateWithoutValue(_ field: Field) -> Self {
    Diagnostic(
      id: "missing-initial-value", "'\(field.name)' needs an initial value",
      at: field.location, help: "add it: \"\(field.declaration) = …\"")
  }

  static func tooManyOverloads(_ member: Member) -> Self {
    Diagnostic(
      id: "excessive-overloads",
      "more than \(ReceiverTable.overloadLimit) members have the name '\(member.name)'",
      at: member.nameLocation, help: "use different names")
  }

  /// The reason why Swift code can't be used in generated code.
  package static func flaw(_ flaw: SwiftFragment.Flaw, in text: EmbeddedText) -> Self {
    let location = text.location(of: flaw.range)
    switch flaw.reason {
    case .unbalanced:
      return Diagnostic(
        id: "missing-bracket", "this bracket or quote has no matching one", at: location,
        help: "close it, or delete it")
    case .unexpected:
      return Diagnostic(
        id: "unexpected-swift-character", "this character has no meaning in Swift code",
        at: location,
        help: "delete it")
    case .tooDeep:
      let limit = NestingDepth.fragmentLimit
      return Diagnostic(
        id: "excessive-code-nesting",
        "this code is nested too deeply: the limits are \(limit / 2) brackets and \(limit) operators and keywords",
        at: location, help: "write it as several statements in a file you own")
    }
  }
}
