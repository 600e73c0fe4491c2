import SwiftReading
import ViperText

// All that resolving a spec says: words, names and implementations. Targets and routes have their
// own file.

extension Diagnostic {
  static func unknownWord(
    _ key: String, _ word: EmbeddedText, known: [String], of dialect: Dialect?
  ) -> Diagnostic {
    let owner = dialect.map { " of the pack '\($0.name)'" } ?? ""
    return Diagnostic(
      id: "unknown-\(key)", "'\(word.string)' is no value of '\(key)'\(owner)",
      at: word.location,
      help: didYouMean(word.string, known) ?? "known values: \(known.joined(separator: ", "))")
  }

  /// - Parameter word: what the config says for specs that don't say it themselves.
  static func lackedFlavour(
    _ word: EmbeddedText, _ pack: EmbeddedText?, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-ui", "the pack has no modules of the ui '\(word.string)', which the config says",
      at: (pack ?? word).location,
      help: "add " + known.map { "\"ui\": \"\($0)\"" }.joined(separator: ", or ") + " to the spec",
      notes: [.init("the config says so here", at: word.location)])
  }

  static func memberOfAbsent(
    _ member: Member, contract: String, at word: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "member-of-absent", "the module does without the contract '\(contract)'",
      at: member.location, help: "delete the member, or the word in 'without'",
      notes: [.init("'without' says so here", at: word.location)])
  }

  static func nobodyHolds(_ word: EmbeddedText, root: String) -> Diagnostic {
    Diagnostic(
      id: "nobody-holds", "nothing would hold the parts of the module together",
      at: word.location,
      help:
        "keep what the \(root) calls, or add \"builder\" to 'without' and make the module yourself")
  }

  /// - Parameter word: where its spec does without; nil if its pack names no builder.
  static func noBuilder(_ module: EmbeddedText, without word: EmbeddedText?) -> Diagnostic {
    Diagnostic(
      id: "no-builder", "nothing that viper-gen knows makes '\(module.string)'",
      at: module.location, help: "leave 'to' out, and write the route in Swift",
      notes: word.map { [.init("its spec does without a builder", at: $0.location)] } ?? [])
  }

  static func badProperty(
    _ name: EmbeddedText, of contract: Dialect.Contract, besides other: String?
  ) -> Diagnostic {
    let message =
      other.map { "the \(contract.caller) reaches another part, by '\($0)', as '\(name.string)'" }
      ?? (contract.property.isEmpty
        ? "nobody in the module calls the contract '\(contract.key)'"
        : "'\(name.string)' can't be the name of a property")
    return Diagnostic(
      id: "bad-property-name", message, at: name.location,
      help: contract.property.isEmpty
        ? "delete it" : "write something like \"\(contract.property)\"")
  }

  static func repeatedWord(
    _ key: String, _ word: EmbeddedText, first: EmbeddedText
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-word", "'\(word.string)' appears twice in '\(key)'", at: word.location,
      help: "delete one of the two",
      notes: [.init("first '\(word.string)' is here", at: first.location)])
  }

  static func unusedSuperclass(
    _ text: EmbeddedText, flavour: String, known: [String]
  ) -> Diagnostic {
    let flavours = known.map { "\"\($0)\"" }.joined(separator: " or ")
    return Diagnostic(
      id: "unused-superclass", "views of the flavour '\(flavour)' have no superclass",
      at: text.location,
      help: known.isEmpty
        ? "delete 'superclass'" : "delete 'superclass', or set \"ui\" to \(flavours)")
  }

  static func collision(_ member: Member, first: Member) -> Diagnostic {
    Diagnostic(
      id: "collision",
      "'\(member.compoundName)' can't stand beside '\(first.compoundName)'",
      at: member.location, help: "rename one of them, or give it other labels or types",
      notes: [.init("'\(first.compoundName)' is first declared here", at: first.location)])
  }

  static func takenName(
    _ member: Member, role: String, place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      id: "taken-name", "the \(role) has a property '\(member.name)' already",
      at: member.nameLocation, help: "rename '\(member.compoundName)'",
      notes: place.map { [.init("the property is declared here", at: $0)] } ?? [])
  }

  static func takenName(
    _ field: Field, role: String, place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      id: "taken-name", "the \(role) has a property '\(field.name)' already",
      at: field.nameLocation, help: "rename it",
      notes: place.map { [.init("the property is declared here", at: $0)] } ?? [])
  }

  static func reservedMember(_ member: Member) -> Diagnostic {
    Diagnostic(
      id: "reserved-member", "'\(member.name)' has a meaning of its own in Swift",
      at: member.nameLocation, help: "rename it")
  }

  static func selfWithoutMeaning(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "self-without-meaning",
      "'Self' in '\(name)' is whichever class stands behind it, which no caller knows",
      at: location, help: "name the type that is meant; only a declared service can say 'Self'")
  }

  static func inheritedName(_ field: Field, role: String, flavour: String) -> Diagnostic {
    Diagnostic(
      id: "inherited-name",
      "'\(field.name)' is what the \(role) has already in the flavour '\(flavour)'",
      at: field.nameLocation, help: "rename it")
  }

  static func inheritedName(_ member: Member, role: String, flavour: String) -> Diagnostic {
    Diagnostic(
      id: "inherited-name",
      "'\(member.compoundName)' is what the \(role) has already in the flavour '\(flavour)'",
      at: member.nameLocation, help: "rename it")
  }

  static func keywordInObservable(_ field: Field) -> Diagnostic {
    Diagnostic(
      id: "keyword-in-observable",
      "'\(field.name)' is a word of Swift's, and no property of an '@Observable' class can have it",
      at: field.nameLocation, help: "rename it")
  }

  static func repeatedField(_ field: Field, first: Field) -> Diagnostic {
    Diagnostic(
      id: "repeated-name", "'\(field.name)' is declared twice", at: field.nameLocation,
      help: "rename one of the two",
      notes: [.init("first declared here", at: first.nameLocation)])
  }

  static func reservedField(_ field: Field) -> Diagnostic {
    Diagnostic(
      id: "builder-name", "'\(field.name)' is a name that the builder needs for itself",
      at: field.nameLocation, help: "rename it")
  }

  static func repeatedType(
    _ name: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-type", "type '\(name)' is declared twice", at: location,
      help: "rename one of the two", notes: [.init("first declared here", at: first)])
  }

  static func ownType(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "own-type", "'\(name)' is what a part of this module is called", at: location,
      help: "rename it")
  }

  static func hidingType(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "hiding-type", "'\(name)' would hide the '\(name)' that the module needs",
      at: location, help: "rename it")
  }

  static func wrongState(_ property: Property, field: Field) -> Diagnostic {
    Diagnostic(
      id: "wrong-state",
      "'\(property.name)' is '\(property.type.text)' here and '\(field.type.text)' in 'state'",
      at: property.location, help: "give both one type",
      notes: [.init("the state is declared here", at: field.location)])
  }

  static func implementedState(_ written: WrittenImplementation, field: Field) -> Diagnostic {
    Diagnostic(
      id: "implemented-state",
      "'\(written.key)' says how '\(field.name)' works, but it is stored in 'state'",
      at: written.location, help: "delete '\(written.key)'",
      notes: [.init("the state is declared here", at: field.location)])
  }

  static func severalImplementations(_ member: ContractMember) -> Diagnostic {
    let keys = member.implementations.map { "'\($0.key)'" }
    let last = member.implementations[member.implementations.count - 1]
    return Diagnostic(
      id: "several-implementations",
      "'\(member.member.compoundName)' has \(keys.joined(separator: " and ")), one is enough",
      at: last.location, help: "delete all but one")
  }

  static func emptyBody(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "empty-body", "the body is empty", at: text.location,
      help: "write a Swift statement, such as 'return'")
  }

  static func bodyOfSeveralLines(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "long-body", "a body is one statement on one line", at: text.location,
      help: "write what is longer in a file of yours")
  }

  static func bodyOfSeveralStatements(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "long-body", "a body is one statement, it ends here", at: location,
      help: "write what is longer in a file of yours")
  }

  static func unfinishedBody(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "unfinished-body", "the body is no whole statement, something is missing behind this",
      at: location, help: "write the rest")
  }

  static func throwingBody(
    _ location: SourceLocation, of member: Member, as signature: String
  ) -> Diagnostic {
    Diagnostic(
      id: "throwing-body", "the body throws, and '\(member.compoundName)' does not", at: location,
      help: "declare it as '\(signature)', or take the error in 'do { … } catch { … }'")
  }

  static func waitingBody(
    _ location: SourceLocation, of member: Member, as signature: String
  ) -> Diagnostic {
    Diagnostic(
      id: "waiting-body", "the body waits, and '\(member.compoundName)' is not 'async'",
      at: location, help: "declare it as '\(signature)', or wait in 'Task { … }'")
  }

  static func directiveAsBody(_ text: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "directive-as-body", "a directive of the compiler is no statement", at: text.location,
      help: "write it in a file of yours")
  }

  static func bodyCannotSet(_ property: Property, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "body-cannot-set", "'\(property.name)' can be set, one body can't say how",
      at: location, help: "make it '{ get }', or use 'state' or 'forward'")
  }

  static func stateWithoutValue(_ field: Field) -> Diagnostic {
    Diagnostic(
      id: "state-without-value", "'\(field.name)' has no value to start with",
      at: field.location, help: "add one: \"\(field.declaration) = …\"")
  }

  static func tooManyOverloads(_ member: Member) -> Diagnostic {
    Diagnostic(
      id: "too-many-overloads",
      "more than \(ReceiverTable.overloadLimit) members are called '\(member.name)'",
      at: member.nameLocation, help: "give them names of their own")
  }

  /// Why a piece of Swift can't stand in generated code.
  package static func flaw(_ flaw: SwiftFragment.Flaw, in text: EmbeddedText) -> Diagnostic {
    let location = text.location(of: flaw.range)
    switch flaw.reason {
    case .unbalanced:
      return Diagnostic(
        id: "unbalanced", "this bracket or quote has no other half", at: location,
        help: "close it, or delete it")
    case .unexpected:
      return Diagnostic(
        id: "not-swift", "this character has no meaning in Swift code", at: location,
        help: "delete it")
    case .tooDeep:
      let limit = NestingDepth.fragmentLimit
      return Diagnostic(
        id: "code-too-deep",
        "this code is nested more than \(limit / 2) brackets or \(limit) operators and words deep",
        at: location, help: "write it in a file of yours, in several statements")
    }
  }
}
