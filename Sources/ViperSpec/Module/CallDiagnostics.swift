import SwiftReading
import ViperText

enum SlotConflict {
  case components(String, String)
  case tasks
  case indicators
}

extension Diagnostic {
  static func untold(
    _ text: EmbeddedText, key: String, of call: ForwardedCall, reason: RecipientArguments.Refusal?,
    candidates: [Member]
  ) -> Self {
    let notes = candidates.map(\.note)
    switch key {
    case "then":
      let (finding, help) = finding(text, reason: reason, call: call, candidates)
      return Diagnostic(id: "invalid-then", finding, at: text, help: help, notes: notes)
    case "while":
      return Diagnostic(
        id: "invalid-while",
        "'while' needs a method with a single 'Bool' parameter, found '\(text)'", at: text,
        help: "name a method such as \"setLoading(_ isLoading: Bool)\"", notes: notes)
    default:
      return Diagnostic(
        id: "invalid-catch",
        "'catch' needs a method with one error parameter and no result, found '\(text)'", at: text,
        help: "name a method such as \"showError(_ error: any Error)\"", notes: notes)
    }
  }

  private static func finding(
    _ text: EmbeddedText, reason: RecipientArguments.Refusal?, call: ForwardedCall,
    _ candidates: [Member]
  ) -> (String, help: String) {
    let name = text.string
    let wrapped = "name another method, and call '\(name)' in it"
    switch reason {
    case .isProperty:
      return (
        "'then' needs a method, but '\(name)' is a property", "name a method instead of '\(name)'"
      )
    case .waits: return ("'\(name)' is 'async', but a 'then' method can't be 'async'", wrapped)
    case .fails: return ("'\(name)' throws, but a 'then' method can't throw", wrapped)
    case .returns:
      return ("'\(name)' has a result, but a 'then' method can't have a result", wrapped)
    case .lacks(let parameter):
      return (
        "'\(name)' needs '\(parameter.declaration)', which isn't available after '\(call.name)'",
        help(for: parameter, of: candidates.first, after: call)
      )
    case nil:
      return ("'\(name)' can't be used in 'then'", "name a method that can take the call's result")
    }
  }

  private static func help(
    for lacking: Parameter, of member: Member?, after call: ForwardedCall
  ) -> String {
    let declaration = lacking.declaration
    guard let result = call.resultType, case .method(let method)? = member,
      method.parameters.count == 1
    else { return "delete '\(declaration)', or name another method" }
    let name = declaration.prefix { $0 != ":" }
    return "declare '\(name): \(result.text)', the result of '\(call.name)'"
  }

  static func aroundProperty(_ key: String, at location: SourceLocation, member: Member) -> Self {
    Diagnostic(
      id: "unsupported-property-key",
      "'\(key)' works with methods only, but '\(member.name)' is a property", at: location,
      help: "delete '\(key)', or make '\(member.name)' a method")
  }

  static func noTask(_ text: EmbeddedText, call: ForwardedCall) -> Self {
    let name = call.member.compoundName
    return Diagnostic(
      id: "unused-task",
      call.isAsync
        ? "'\(name)' doesn't start a task, because '\(name)' is 'async' and awaits the call"
        : "'\(name)' doesn't start a task, because '\(call.name)' isn't 'async'",
      at: text, help: "delete 'task'")
  }

  static func indicatedEach(_ text: EmbeddedText, indicator: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-while",
      "'while' can't be combined with 'each', because several calls could run", at: text,
      help: "use 'latest' or 'first', or delete 'while'",
      note: .init("'while' is here", at: indicator))
  }

  static func badCancel(_ text: EmbeddedText) -> Self {
    let name = text.string.split(separator: ".").last.map(String.init) ?? ""
    return Diagnostic(
      id: "invalid-cancel", "'cancel' needs the name of a method of the same component", at: text,
      help: "write only the method's name: \"\(isSwiftIdentifier(name) ? name : "viewWillAppear")\""
    )
  }

  static func cancelsItself(_ text: EmbeddedText, member: Member) -> Self {
    Diagnostic(
      id: "invalid-self-cancel", "'\(member.compoundName)' can't cancel its own call", at: text,
      help:
        "to cancel the previous call, use \"task\": \"latest\"; to cancel other calls, name another method"
    )
  }

  static func nothingToCancel(_ text: EmbeddedText, member: Module.ImplementedMember) -> Self {
    let name = member.member.compoundName
    let note = member.member.note
    if member.forward?.task == .each {
      return Diagnostic(
        id: "unused-cancel",
        "'\(name)' can't be canceled, because it starts a new task for each call", at: text,
        help: "add \"task\": \"latest\" or \"task\": \"first\" to '\(name)'", note: note)
    }
    return Diagnostic(
      id: "unused-cancel", "'\(name)' can't be canceled, because it doesn't start a task", at: text,
      help: "name a method that forwards to an 'async' method", note: note)
  }

  // MARK: - Slots

  static func badSlot(_ slot: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-slot",
      isSwiftKeyword(slot.string)
        ? "'\(slot.string)' is a keyword of Swift, so it can't name a slot"
        : "a slot needs a Swift identifier, found '\(slot.string.prefix(200))'",
      at: slot.location, help: "use a name such as \"loading\"")
  }

  static func twoTasks(_ latest: EmbeddedText, _ first: EmbeddedText) -> Self {
    Diagnostic(
      id: "conflicting-slot", "'task' has both 'latest' and 'first'", at: first.location,
      help: "delete one of the two")
  }

  static func slotConflict(
    _ conflict: SlotConflict, _ slot: EmbeddedText, first: EmbeddedText
  ) -> Self {
    let (finding, help) =
      switch conflict {
      case .components(let one, let other):
        (
          "components can't share a slot, but the \(one) and the \(other) use '\(slot.string)'",
          "choose another name for the slot of the \(other)"
        )
      case .tasks:
        (
          "the members of a slot need the same 'task', but those of '\(slot.string)' use "
            + "'latest' and 'first'", "use 'latest' or 'first' in both members"
        )
      case .indicators:
        (
          "the members of a slot need the same 'while', but those of '\(slot.string)' differ",
          "use the same 'while' in all members of the slot, or delete it from all of them"
        )
      }
    return Diagnostic(
      id: "conflicting-slot", finding, at: slot.location, help: help,
      notes: [.init("the other member is here", at: first.location)])
  }

  static func takenSlot(_ slot: EmbeddedText, member: Member) -> Self {
    Diagnostic(
      id: "conflicting-slot",
      "the slot '\(slot.string)' could be confused with the method '\(member.compoundName)'",
      at: slot.location, help: "choose another name for the slot", notes: [member.note])
  }

  static func loneSlot(_ slot: EmbeddedText, member: Member) -> Self {
    Diagnostic(
      .warning, id: "unused-slot",
      "only '\(member.compoundName)' uses the slot '\(slot.string)'", at: slot.location,
      help: "use the slot in another member, name it in a 'cancel', or delete it")
  }

  static func cancelsMemberOfSlot(_ text: EmbeddedText, slot: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-cancel",
      "'\(text.string)' shares the slot '\(slot.string)', whose running call may be another one",
      at: text.location, help: "write the slot's name: \"\(slot.string)\"",
      notes: [.init("the slot is here", at: slot.location)])
  }

  // MARK: - Bodies

  static func severalImplementations(_ member: SpecMember) -> Self {
    let keys = member.implementations.map { "'\($0.key)'" }
    let last = member.implementations[member.implementations.count - 1]
    return Diagnostic(
      id: "duplicate-implementation",
      "'\(member.member.compoundName)' has several implementations: \(keys.joined(separator: " and "))",
      at: last, help: "delete all but one")
  }

  static func emptyBody(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-body", "the body is empty", at: text,
      help: "write a Swift statement, such as 'return'")
  }

  static func bodyOfSeveralLines(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-body", "a body must be a single statement on one line", at: text,
      help: "write longer code in a file you own")
  }

  static func bodyOfSeveralStatements(_ location: SourceLocation) -> Self {
    Diagnostic(
      id: "invalid-body", "a body must be a single statement, found more code after ';'",
      at: location, help: "write longer code in a file you own")
  }

  static func unfinishedBody(_ text: EmbeddedText, at gap: Range<Int>) -> Self {
    let token = String(decoding: text.bytes[gap], as: UTF8.self)
    return Diagnostic(
      id: "missing-body-end",
      "the body isn't a complete statement, because code is missing after '\(token)'",
      at: text.location(of: gap), help: "complete the statement")
  }

  static func throwingBody(
    _ location: SourceLocation, of member: Member, as signature: String
  ) -> Self {
    Diagnostic(
      id: "missing-throws",
      "the body can throw, but '\(member.compoundName)' isn't marked 'throws'", at: location,
      help: "declare '\(signature)', or catch the error with 'do { … } catch { … }'")
  }

  static func waitingBody(
    _ location: SourceLocation, of member: Member, as signature: String
  ) -> Self {
    Diagnostic(
      id: "missing-async-body", "the body uses 'await', but '\(member.compoundName)' isn't 'async'",
      at: location, help: "declare '\(signature)', or use 'Task { … }'")
  }

  static func directiveAsBody(_ text: EmbeddedText) -> Self {
    Diagnostic(
      id: "invalid-body-directive", "a body can't be a compiler directive", at: text,
      help: "write the directive in a file you own")
  }

  static func bodyCannotSet(_ property: Property, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unsupported-setter-body",
      "'body' can't implement '\(property.name)', because '\(property.name)' has a setter",
      at: location,
      help: "declare '\(property.name): \(property.type.text) { get }', "
        + "or replace 'body' with 'state' or 'forward'")
  }

  package static func flaw(_ flaw: SwiftFragment.Flaw, in text: EmbeddedText) -> Self {
    let location = text.location(of: flaw.range)
    let (message, help) = flaw.advice(in: text.bytes)
    switch flaw.reason {
    case .unbalanced: return Diagnostic(id: "missing-bracket", message, at: location, help: help)
    case .unexpected:
      return Diagnostic(id: "unexpected-swift-character", message, at: location, help: help)
    case .tooDeep:
      return Diagnostic(id: "excessive-code-nesting", message, at: location, help: help)
    }
  }
}
