import SwiftReading
import ViperText

extension Diagnostic {
  static func untold(
    _ text: EmbeddedText, key: String, of call: ForwardedCall, reason: RecipientArguments.Refusal?,
    candidates: [Member]
  ) -> Self {
    let notes = candidates.map(\.note)
    switch key {
    case "then":
      let (finding, help) = finding(text, reason: reason, call: call)
      return Diagnostic(id: "invalid-then", finding, at: text, help: help, notes: notes)
    case "while":
      return Diagnostic(
        id: "invalid-while",
        "'while' needs a method with a single 'Bool' parameter, found '\(text)'", at: text,
        help: "name a method such as \"setLoading(_ isLoading: Bool)\"", notes: notes)
    default: return badHandler(text, candidates: candidates)
    }
  }

  private static func finding(
    _ text: EmbeddedText, reason: RecipientArguments.Refusal?, call: ForwardedCall
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
        offers(of: call)
      )
    case nil: return ("'\(name)' can't be used in 'then'", offers(of: call))
    }
  }

  private static func offers(of call: ForwardedCall) -> String {
    let given = call.resultType.map {
      "one of the type '\($0.text)' for the result of '\(call.name)'"
    }
    var named: [String] = []
    if case .method(let method) = call.member {
      named = method.parameters.map { "'\($0.name): \($0.storedType.text)'" }
    }
    let all = ([given].compactMap(\.self) + named).joined(separator: ", ")
    return all.isEmpty
      ? "name a method without parameters, because '\(call.name)' has no result"
      : "use only parameters that are available: \(all)"
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
}
