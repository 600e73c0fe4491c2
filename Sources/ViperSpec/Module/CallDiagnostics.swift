import SwiftReading
import ViperText

// All that is said of `then`, `while`, `task` and `cancel`.

extension Diagnostic {
  /// Somebody who can't be told of a call.
  static func untold(
    _ text: EmbeddedText, key: String, of call: ForwardedCall, reason: RecipientArguments.Refusal?,
    candidates: [Member]
  ) -> Diagnostic {
    let notes = candidates.map {
      Note("'\($0.compoundName)' is declared here", at: $0.location)
    }
    switch key {
    case "then":
      let (finding, help) = finding(text, reason: reason, call: call)
      return Diagnostic(id: "bad-then", finding, at: text.location, help: help, notes: notes)
    case "while":
      return Diagnostic(
        id: "bad-while", "'\(text.string)' does not take one 'Bool' and nothing else",
        at: text.location, help: "name a method such as \"setLoading(_ isLoading: Bool)\"",
        notes: notes)
    default: return badHandler(text, candidates: candidates)
    }
  }

  private static func finding(
    _ text: EmbeddedText, reason: RecipientArguments.Refusal?, call: ForwardedCall
  ) -> (String, help: String) {
    let name = text.string
    let wrapped = "name a method that does not, and let that one call '\(name)'"
    switch reason {
    case .isProperty:
      return ("'\(name)' is a property, and only a method can be told", "name a method")
    case .waits: return ("'\(name)' is 'async', and nobody waits for it", wrapped)
    case .fails: return ("'\(name)' throws, and nobody is told of the error", wrapped)
    case .returns: return ("'\(name)' has a result, and nobody takes it", wrapped)
    case .lacks(let parameter):
      return (
        "'\(name)' takes '\(parameter.declaration)', which nobody has after '\(call.name)'",
        offers(of: call)
      )
    case nil: return ("'\(name)' can't be told", offers(of: call))
    }
  }

  /// What there is after a call.
  private static func offers(of call: ForwardedCall) -> String {
    let given = call.resultType.map { "'\($0.text)', which '\(call.name)' gives" }
    var named: [String] = []
    if case .method(let method) = call.member {
      named = method.parameters.map { "'\($0.name): \($0.storedType.text)'" }
    }
    let byName = named.isEmpty ? nil : named.joined(separator: ", ") + " by name"
    let all = [given, byName].compactMap(\.self).joined(separator: ", and ")
    return all.isEmpty
      ? "'\(call.name)' gives nothing: name a method without parameters" : "it can take \(all)"
  }

  static func aroundProperty(
    _ key: String, at location: SourceLocation, member: Member
  ) -> Diagnostic {
    Diagnostic(
      id: "not-for-properties", "'\(key)' is for methods, and '\(member.name)' is a property",
      at: location, help: "delete '\(key)', or make '\(member.name)' a method")
  }

  static func noTask(_ text: EmbeddedText, call: ForwardedCall) -> Diagnostic {
    let name = call.member.compoundName
    return Diagnostic(
      id: "no-task",
      call.isAsync
        ? "'\(name)' makes no task: it is 'async' and waits itself"
        : "'\(name)' makes no task: '\(call.name)' is not 'async'",
      at: text.location, help: "delete 'task'")
  }

  static func indicatedEach(_ text: EmbeddedText, indicator: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "while-each", "with 'each' several calls can run, and 'while' tells of one",
      at: text.location, help: "write 'latest' or 'first', or delete 'while'",
      notes: [.init("'while' is here", at: indicator.location)])
  }

  static func badCancel(_ text: EmbeddedText) -> Diagnostic {
    let name = text.string.split(separator: ".").last.map(String.init) ?? ""
    return Diagnostic(
      id: "bad-cancel", "'cancel' names a member of the same component", at: text.location,
      help: "write its name alone: \"\(isSwiftIdentifier(name) ? name : "viewWillAppear")\"")
  }

  static func cancelsItself(_ text: EmbeddedText, member: Member) -> Diagnostic {
    Diagnostic(
      id: "cancels-itself", "'\(member.compoundName)' would end its own call", at: text.location,
      help: "say \"task\": \"latest\" to end the call before, or name another member")
  }

  static func nothingToCancel(
    _ text: EmbeddedText, member: Module.ImplementedMember
  ) -> Diagnostic {
    var task: Forward.Repetition?
    if case .forward(let forward) = member.implementation { task = forward.task }
    let name = member.member.compoundName
    let note = Note("'\(name)' is declared here", at: member.member.location)
    if task == .each {
      return Diagnostic(
        id: "nothing-to-cancel", "'\(name)' starts a task each time, and nobody holds it",
        at: text.location, help: "give it \"task\": \"latest\" or \"task\": \"first\"",
        notes: [note])
    }
    return Diagnostic(
      id: "nothing-to-cancel", "'\(name)' starts no task that could be cancelled",
      at: text.location, help: "name a method that forwards to one that is 'async'", notes: [note])
  }
}
