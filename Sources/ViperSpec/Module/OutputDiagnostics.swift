import SwiftReading
import ViperText

// All that is said of outputs and of who handles them.

extension Diagnostic {
  static func handledButNotOpened(_ module: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "handled-but-not-opened",
      "'\(module.string)' can't tell this module anything: no route here opens it",
      at: module.location, help: "open it with \"to\": \"\(module.string)\", or delete this")
  }

  static func handledClosures(_ module: EmbeddedText, output: Output?) -> Diagnostic {
    Diagnostic(
      id: "handled-closures",
      "the output of '\(module.string)' is closures, which are handed over where it is opened",
      at: module.location,
      help: "delete this, and give the method that opens it a parameter 'output'",
      notes: output?.members.first
        .map { [.init("the output is declared here", at: $0.member.location)] } ?? [])
  }

  static func wrongOutput(_ member: Member, wants: Member, of target: Spec) -> Diagnostic {
    Diagnostic(
      id: "wrong-output",
      "'\(member.compoundName)' is not what the output of '\(target.name)' has under that name",
      at: member.location, help: "write \"\(wants.specText)\"",
      notes: [.init("'\(wants.compoundName)' is declared here", at: wants.location)])
  }

  static func unknownOutput(_ member: Member, of target: Spec) -> Diagnostic {
    let known = (target.output?.members ?? []).map(\.member)
    let list =
      known.isEmpty
      ? "it has no output"
      : "its output: " + known.map(\.compoundName).joined(separator: ", ")
    return Diagnostic(
      id: "unknown-output",
      "the output of '\(target.name)' has no member '\(member.compoundName)'",
      at: member.location, help: didYouMean(member.name, known.map(\.name)) ?? list,
      notes: known.first.map { [.init("the output is declared here", at: $0.location)] } ?? [])
  }

  static func missingHandler(_ module: EmbeddedText, member: Member) -> Diagnostic {
    Diagnostic(
      id: "missing-handler",
      "'\(member.compoundName)' of the output of '\(module.string)' is not handled",
      at: module.location, help: "add \"\(member.specText)\" to the list",
      notes: [.init("'\(member.compoundName)' is declared here", at: member.location)])
  }

  static func unhandledOutput(
    _ to: EmbeddedText, at place: SourceLocation? = nil, first: Member, output: Output,
    method: Method
  ) -> Diagnostic {
    let name = to.string
    return Diagnostic(
      id: "unhandled-output", "nobody here listens to the output of '\(name)'",
      at: place ?? to.location,
      help: output.form == .closures
        ? "give '\(method.name)' a parameter 'output' that takes its closures"
        : "add \"handles\": { \"\(name)\": [\"\(first.specText)\"\(output.members.count > 1 ? ", …" : "")] }, "
          + "or \"with\": { \"output\": \"nil\" }",
      notes: [.init("the output is declared here", at: first.location)])
  }

  static func swipeWithoutSheet(_ swipe: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "swipe-without-sheet", "only a sheet is swiped away", at: swipe.location,
      help: "write \"by\": \"sheet\", or delete 'swipe'")
  }

  static func unknownSwipe(_ swipe: EmbeddedText, of target: Spec, known: [String]) -> Diagnostic {
    let list =
      known.isEmpty
      ? "add \"\(swipe.string)()\" to its 'output'"
      : "of its output: " + known.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-swipe",
      "the output of '\(target.name)' has no method '\(swipe.string)()' without parameters and result",
      at: swipe.location, help: didYouMean(swipe.string, known) ?? list)
  }

  static func unheardSwipe(_ swipe: EmbeddedText, listener: String) -> Diagnostic {
    Diagnostic(
      id: "unheard-swipe", "'output' is '\(listener)', which can't be told of a swipe",
      at: swipe.location, help: "handle the output, or take a parameter 'output'")
  }

  static func notAClosure(_ member: Member, reason: String) -> Diagnostic {
    Diagnostic(
      id: "not-a-closure", "'\(member.compoundName)' can't be a closure: \(reason)",
      at: member.location, help: "change it, or leave out \"as\": \"closures\"")
  }
}

extension Member {
  /// As a spec writes it: `"didPick(_ trip: Trip)"`, `"title: String { get }"`.
  package var specText: String {
    switch self {
    case .method: String(declaration.dropFirst("func ".count))
    case .property: String(declaration.dropFirst("var ".count))
    }
  }
}
