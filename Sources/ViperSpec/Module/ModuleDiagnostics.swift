import SwiftReading
import ViperText

extension RawRepresentable<String> where Self: CaseIterable {
  init?(_ word: EmbeddedText, of key: String, into diagnostics: inout [Diagnostic]) {
    guard let value = Self(rawValue: word.string) else {
      diagnostics.append(.unknownWord(key, word, known: Self.allCases.map(\.rawValue), of: nil))
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
      id: "unknown-\(key)", "'\(word)' isn't a value of '\(key)'\(owner)", at: word,
      help: didYouMean(word.string, known, or: "use one of these values: "))
  }

  /// - Parameter word: the config's `ui`.
  static func lackedUIFramework(_ word: EmbeddedText, _ pack: EmbeddedText?, known: [String])
    -> Self
  {
    Diagnostic(
      id: "unknown-ui",
      "the pack doesn't support the UI framework '\(word)', which the config sets",
      at: (pack ?? word).location,
      help: "add " + known.map { "\"ui\": \"\($0)\"" }.joined(separator: ", or ") + " to the spec",
      note: .init("'\(word)' is set here", at: word))
  }

  static func memberOfAbsent(_ member: Member, contract: String, at word: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-contract-member",
      "'\(member.compoundName)' can't be in '\(contract)', because 'without' leaves out this contract",
      at: member, help: "delete '\(member.compoundName)', or delete \"\(word)\" from 'without'",
      note: .init("'without' leaves out '\(word)' here", at: word))
  }

  static func nobodyHolds(_ word: EmbeddedText, root: String) -> Self {
    Diagnostic(
      id: "missing-owner",
      "without '\(word)', no component would keep the module's other components alive", at: word,
      help:
        "keep a contract that the \(root) calls, or add \"builder\" to 'without' and create the module yourself"
    )
  }

  /// - Parameter word: the entry in `without`, or nil if the pack has no builder.
  static func noBuilder(_ module: EmbeddedText, without word: EmbeddedText?) -> Self {
    Diagnostic(
      id: "missing-builder", "viper-gen can't open '\(module)', because '\(module)' has no builder",
      at: module, help: "delete 'to', and write the route in Swift",
      note: word.map { .init("the spec of '\(module)' leaves out the builder here", at: $0) })
  }

  static func badProperty(
    _ name: EmbeddedText, of contract: Dialect.Contract, besides other: String?
  ) -> Self {
    let message =
      other.map {
        "the \(contract.caller) already uses the property '\(name)' for the contract '\($0)'"
      }
      ?? (contract.property.isEmpty
        ? "no component of the module calls the contract '\(contract.key)'"
        : "'\(name)' isn't a valid name for a property")
    return Diagnostic(
      id: "invalid-property-name", message, at: name,
      help: contract.property.isEmpty
        ? "delete '\(name)'" : "use a name such as \"\(contract.property)\"")
  }

  /// - Parameter others: whether `yours` has other elements.
  static func alwaysYours(_ word: EmbeddedText, besides others: Bool) -> Self {
    Diagnostic(
      id: "unused-yours", "'yours' can't contain '\(word)', because you always own the \(word)",
      at: word,
      help: others ? "delete \"\(word)\" from 'yours'" : "delete \"yours\": [\"\(word)\"]")
  }

  static func repeatedWord(_ key: String, _ word: EmbeddedText, first: EmbeddedText) -> Self {
    Diagnostic(
      id: "duplicate-word", "'\(word)' appears twice in '\(key)'", at: word,
      help: "delete one of the two", note: .init("first '\(word)' is here", at: first))
  }

  static func unusedSuperclass(_ text: EmbeddedText, uiFramework: String, known: [String]) -> Self {
    let uiFrameworks = known.map { "\"\($0)\"" }.joined(separator: " or ")
    return Diagnostic(
      id: "unused-superclass",
      "views with the UI framework '\(uiFramework)' can't have a superclass", at: text,
      help: known.isEmpty
        ? "delete 'superclass'" : "delete 'superclass', or set \"ui\" to \(uiFrameworks)")
  }

  static func collision(_ member: Member, first: Member, areHandlers: Bool = false) -> Self {
    let isSame = member.declaration == first.declaration
    let names = [member, first].map { item in
      member.compoundName == first.compoundName
        ? String(item.declaration.drop { $0 != " " }.dropFirst()) : item.compoundName
    }
    return Diagnostic(
      id: "conflicting-members",
      isSame ? "'\(names[0])' is declared twice" : "'\(names[0])' conflicts with '\(names[1])'",
      at: member,
      help: areHandlers && isSame
        ? "write only \"\(names[0])\" in one of the two, because one method handles both"
        : "rename one of the two, or change the labels or types of one",
      note: .first(first.compoundName, at: first))
  }

  static func takenName(_ member: Member, role: String, place: SourceLocation?) -> Self {
    Diagnostic(
      id: "conflicting-property", "the \(role) already has a property '\(member.name)'",
      at: member.nameLocation, help: "rename '\(member.compoundName)'",
      note: place.map { .declared(member.name, at: $0) })
  }

  static func takenName(_ field: Field, role: String, place: SourceLocation?) -> Self {
    Diagnostic(
      id: "conflicting-property", "the \(role) already has a property '\(field.name)'",
      at: field.nameLocation, help: "choose another name for this property",
      note: place.map { .declared(field.name, at: $0) })
  }

  static func reservedMember(_ member: Member) -> Self {
    Diagnostic(
      id: "reserved-member", "'\(member.name)' is a reserved name in Swift",
      at: member.nameLocation, help: "rename '\(member.compoundName)'")
  }

  static func selfWithoutMeaning(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unsupported-self",
      "'\(name)' can't use 'Self', because its callers don't know the class", at: location,
      help: "write the name of the type instead of 'Self'")
  }

  static func inheritedName(_ field: Field, role: String, uiFramework: String) -> Self {
    Diagnostic(
      id: "conflicting-inherited-name",
      "with the UI framework '\(uiFramework)', the \(role) already has a member '\(field.name)'",
      at: field.nameLocation, help: "choose another name for this property")
  }

  static func inheritedName(_ member: Member, role: String, uiFramework: String) -> Self {
    Diagnostic(
      id: "conflicting-inherited-name",
      "with the UI framework '\(uiFramework)', the \(role) already has a member '\(member.compoundName)'",
      at: member.nameLocation, help: "choose another name for this member")
  }

  static func keywordInObservable(_ field: Field) -> Self {
    Diagnostic(
      id: "invalid-observable-name",
      "a property of an '@Observable' class can't have the Swift keyword '\(field.name)' as its name",
      at: field.nameLocation, help: "rename '\(field.name)'")
  }

  static func repeatedField(_ field: Field, first: Field) -> Self {
    Diagnostic(
      id: "duplicate-name", "'\(field.name)' is declared twice", at: field.nameLocation,
      help: "rename one of the two", note: .first(field.name, at: first.nameLocation))
  }

  static func reservedField(_ field: Field) -> Self {
    Diagnostic(
      id: "reserved-builder-name", "the builder already uses the name '\(field.name)'",
      at: field.nameLocation, help: "rename '\(field.name)'")
  }

  package static func repeatedType(
    _ name: String, at location: SourceLocation, first: SourceLocation
  ) -> Self {
    Diagnostic(
      id: "duplicate-type", "type '\(name)' is declared twice", at: location,
      help: "rename one of the two", note: .first(name, at: first))
  }

  static func ownType(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "conflicting-component-name",
      "the name '\(name)' is already used by a component of this module", at: location,
      help: "choose another name for this type")
  }

  static func hidingType(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "conflicting-entity-name",
      "the name '\(name)' would hide the type '\(name)' that generated code uses", at: location,
      help: "choose another name for this type")
  }

  static func wrongState(_ property: Property, field: Field) -> Self {
    Diagnostic(
      id: "conflicting-state-type",
      "'\(property.name)' is '\(property.type.text)' here and '\(field.type.text)' in 'state'",
      at: property, help: "use the same type for both", note: .declared(field.name, at: field))
  }

  static func implementedState(_ written: SpecImplementation, field: Field) -> Self {
    Diagnostic(
      id: "conflicting-state-implementation",
      "'\(field.name)' is implemented twice: by '\(written.key)' and by 'state'", at: written,
      help: "delete '\(written.key)'", note: .declared(field.name, at: field))
  }

  static func stateWithoutValue(_ field: Field) -> Self {
    Diagnostic(
      id: "missing-initial-value", "'\(field.name)' needs an initial value", at: field,
      help: "write \"\(field.declaration) = …\"")
  }

  static func tooManyOverloads(_ member: Member) -> Self {
    Diagnostic(
      id: "excessive-overloads",
      "more than \(ReceiverTable.overloadLimit) members have the name '\(member.name)'",
      at: member.nameLocation, help: "use different names")
  }

  // MARK: - Types

  static func inheritedName(
    _ name: String, at location: SourceLocation, from owner: String, as type: String? = nil,
    other: String? = nil
  ) -> Self {
    Diagnostic(
      id: "conflicting-inherited-name",
      "the superclass '\(owner)' has already declared '\(name)'"
        + (type.map { " as '\($0)'" } ?? ""),
      at: location,
      help: other.map { "move '\(name)' to '\($0)'" }
        ?? (type.map { "declare '\(name): \($0)', or " } ?? "") + "rename '\(name)'")
  }

  static func noController(_ text: EmbeddedText, instead base: String) -> Self {
    Diagnostic(
      id: "invalid-superclass",
      "the view can't inherit from '\(text)', because it isn't a view controller, or is final",
      at: text, help: "use '\(base)', or one of its subclasses that isn't final")
  }

  static func noGenericArguments(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-superclass", "the generic superclass '\(text)' has no generic arguments",
      at: text, help: "write the generic arguments, such as \"\(text)<Int>\"")
  }

  static func noInitializer(_ text: EmbeddedText, _ name: String, in owner: String) -> Self {
    Diagnostic(
      id: "invalid-superclass",
      "the view can't inherit from '\(text)', because '\(owner)' has initializers, but not '\(name)'",
      at: text, help: "add 'override \(name)' to '\(owner)'")
  }
}
