import SwiftReading
import ViperText

extension Diagnostic {
  static func handledButNotOpened(_ module: EmbeddedText) -> Self {
    Diagnostic(
      id: "unused-handler", "'handles' lists '\(module)', but no route of this module opens it",
      at: module, help: "open '\(module)' with \"to\": \"\(module)\", or delete '\(module)' here")
  }

  /// - Parameter opener: a method that opens the module without passing the closures, or nil.
  static func handledClosures(_ module: EmbeddedText, output: Output?, opener: Member?) -> Self {
    let name = module.string
    return Diagnostic(
      id: "unsupported-closure-handler",
      "'handles' can't list '\(name)', because the output of '\(name)' consists of closures",
      at: module,
      help: opener.map {
        "delete '\(name)' here, and add a parameter 'output' to '\($0.compoundName)' for the closures"
      } ?? "delete '\(name)' here; the route that opens '\(name)' passes the closures in 'output'",
      note: output?.members.first.map {
        .init("the output of '\(name)' is declared here", at: $0.member.location)
      })
  }

  static func wrongOutput(_ member: Member, wants: Member, of target: Spec) -> Self {
    Diagnostic(
      id: "conflicting-output",
      "the output of '\(target.name)' declares '\(member.compoundName)' differently", at: member,
      help: "change the member to \"\(wants.specText)\"",
      note: .declared(wants.compoundName, at: wants))
  }

  static func unknownOutput(_ member: Member, of target: Spec) -> Self {
    let known = (target.output?.members ?? []).map(\.member)
    let list =
      known.isEmpty
      ? "delete '\(member.compoundName)', because '\(target.name)' has no output"
      : "use a member of the output: " + known.map(\.compoundName).joined(separator: ", ")
    return Diagnostic(
      id: "unknown-output", "the output of '\(target.name)' has no member '\(member.compoundName)'",
      at: member, help: didYouMean(member.name, known.map(\.name)) ?? list,
      note: known.first.map { .init("the output of '\(target.name)' is declared here", at: $0) })
  }

  static func missingHandler(_ module: EmbeddedText, member: Member) -> Self {
    Diagnostic(
      id: "missing-handler",
      "the output method '\(member.compoundName)' of '\(module)' isn't handled", at: module,
      help: "add \"\(member.specText)\" to the array", note: member.note)
  }

  static func unhandledOutput(
    _ to: EmbeddedText, at place: SourceLocation? = nil, first: Member, output: Output,
    method: Method
  ) -> Self {
    let name = to.string
    return Diagnostic(
      id: "missing-output-handler", "this module doesn't handle the output of '\(name)'",
      at: place ?? to.location,
      help: output.form == .closures
        ? "add a parameter 'output' to '\(method.name)' for its closures"
        : "add \"handles\": { \"\(name)\": [\"\(first.specText)\"\(output.members.count > 1 ? ", …" : "")] }, "
          + "or \"with\": { \"output\": \"nil\" }",
      note: .init("the output of '\(name)' is declared here", at: first))
  }

  static func unexpectedSwipe(_ swipe: EmbeddedText, ways: [String]) -> Self {
    let styles = ways.map { "\"by\": \"\($0)\", " }.joined()
    return Diagnostic(
      id: "unexpected-swipe", "the user can swipe away only a presented module", at: swipe,
      help: (styles.isEmpty ? "" : "use \(styles)or ") + "delete 'swipe'")
  }

  static func unknownSwipe(_ swipe: EmbeddedText, of target: Spec, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-swipe",
      "the output of '\(target.name)' has no method '\(swipe)()' without parameters and result",
      at: swipe,
      help: didYouMean(
        swipe.string, known, or: "use one of these methods: ",
        none: "add \"\(swipe)()\" to the 'output' of '\(target.name)'"))
  }

  static func unheardSwipe(_ swipe: EmbeddedText, listener: String) -> Self {
    Diagnostic(
      id: "unsupported-swipe-output",
      "'swipe' can't call '\(swipe)()', because 'output' is '\(listener)'", at: swipe,
      help: "handle the output with 'handles', or add a parameter 'output' to the route")
  }

  static func notAClosure(_ member: Member, reason: String) -> Self {
    Diagnostic(
      id: "unsupported-closure-output",
      "'\(member.compoundName)' can't be a closure, because \(reason)", at: member,
      help: "change '\(member.compoundName)', or delete \"as\": \"closures\"")
  }
}

extension Member {
  var note: Diagnostic.Note { .declared(compoundName, at: location) }

  /// The signature in a spec: `"didPick(_ trip: Trip)"`, `"title: String { get }"`.
  package var specText: String {
    switch self {
    case .method: String(declaration.dropFirst("func ".count))
    case .property: String(declaration.dropFirst("var ".count))
    }
  }
}
