import SwiftReading
import ViperText

extension Diagnostic {
  static func noRoutes(_ route: SpecRoute, uiFramework: String) -> Self {
    let key = route.to == nil ? "by" : "to"
    return Diagnostic(
      id: "unsupported-routes",
      "viper-gen can't generate routes with the UI framework '\(uiFramework)'", at: route,
      help: "delete '\(key)', and write the method in Swift")
  }

  static func misplacedRoute(_ route: SpecRoute, member: Member, dialect: Dialect) -> Self {
    let role = dialect.holders.routes ?? ""
    let contract = dialect.contracts(conformedToBy: role).first
    return Diagnostic(
      id: "invalid-route-component", "only the \(role) can open and close modules", at: route,
      help: "add a method to '\(contract?.key ?? role)', and write here "
        + "\"forward\": \"\(contract?.property ?? role).\(member.name)\"")
  }

  static func routeReturns(_ member: Member, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unsupported-route-result",
      "'\(member.compoundName)' \(member.isProperty ? "is a property" : "has a result"), "
        + "but a route must be a method without a result",
      at: location, help: "declare a method without a result, or use a 'body' instead")
  }

  static func hidingParameter(_ parameter: Parameter, of method: Method, role: String) -> Self {
    Diagnostic(
      id: "conflicting-parameter-name",
      "the parameter '\(parameter.name)' hides a name that the \(role) needs to open modules",
      at: method, help: "rename the parameter")
  }

  static func wrongUIFramework(_ to: EmbeddedText, has: String, wants: String) -> Self {
    Diagnostic(
      id: "conflicting-ui",
      "'\(to)' uses the UI framework '\(has)', so a module with '\(wants)' can't open it", at: to,
      help: "use the same 'ui' for both modules")
  }

  static func partWithoutEmbedding(_ part: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-in", "'in' works with embedded modules only", at: part,
      help: "use \"by\": \"embed\", or delete 'in'")
  }

  static func takenPart(
    _ part: String, role: String, at location: SourceLocation, member: Member?
  ) -> Self {
    Diagnostic(
      id: "conflicting-view-part", "the \(role) already has a member '\(part)'", at: location,
      help: "choose another name, such as '\(part)Part'", note: member?.note)
  }

  static func takesNothing(_ by: String, _ input: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-close-key", "'\(by)' doesn't open a module, so it can't pass inputs",
      at: input, help: "delete 'with'")
  }

  static func unknownRoute(_ word: EmbeddedText, known: [String], uiFramework: String) -> Self {
    return Diagnostic(
      id: "unknown-presentation-style",
      "'\(word)' isn't a presentation style of the UI framework '\(uiFramework)'", at: word,
      help: didYouMean(word.string, known, or: "use one of these presentation styles: "))
  }

  static func routeWithoutTarget(_ location: SourceLocation) -> Self {
    Diagnostic(
      id: "missing-key", "key 'to' is missing", at: location, help: "name the module to open")
  }

  static func opensNothing(_ by: String, _ to: EmbeddedText) -> Self {
    Diagnostic(
      id: "unexpected-close-key", "'\(by)' doesn't open a module", at: to, help: "delete 'to'")
  }

  package static func unknownModule(_ to: EmbeddedText, among project: SpecTable) -> Self {
    let new =
      isSwiftIdentifier(to.string)
      ? "create the module: viper-gen new \(to), or add the folder of its spec to 'known' in the config"
      : "name a module, such as '\(project.names.first ?? "Detail")'"
    return Diagnostic(
      id: "unknown-module", "no spec of this project has the name '\(to)'", at: to,
      help: didYouMean(to.string, project.candidates(for: to.string)) ?? new)
  }

  /// - Parameter known: the inputs of the module's builder.
  static func unknownInput(_ input: EmbeddedText, target: Spec, known: [String]) -> Self {
    let list =
      known.isEmpty
      ? "delete '\(input)', because '\(target.name)' has no inputs"
      : "use an input of '\(target.name)': " + known.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-input", "'\(target.name)' has no input '\(input)'", at: input,
      help: didYouMean(input.string, known) ?? list,
      note: target.inputs.first.map {
        .init("the inputs of '\(target.name)' are declared here", at: $0)
      })
  }

  static func missingInput(
    _ input: Field, target: Spec, at location: SourceLocation, method: Method
  ) -> Self {
    let parameter = method.parameters.first {
      $0.storedType == input.type || $0.storedType.optional == input.type
    }
    return Diagnostic(
      id: "missing-input", "'\(target.name)' needs its input '\(input.name)'", at: location,
      help: parameter.map { "add \"with\": { \"\(input.name)\": \"\($0.name)\" }" }
        ?? "add a parameter '\(input.name): \(input.type.text)' to '\(method.name)'",
      note: .declared(input.name, at: input))
  }

  static func wrongInput(
    _ name: String, mistake: String, at location: SourceLocation, input: Field, target: Spec
  ) -> Self {
    Diagnostic(
      id: "invalid-input",
      "'\(name)' \(mistake), but the input '\(input.name)' of '\(target.name)' is '\(input.type.text)'",
      at: location,
      help: "pass a value of the type '\(input.type.text)': \"with\": { \"\(input.name)\": \"…\" }",
      note: .declared(input.name, at: input))
  }

  static func unknownArgument(_ value: EmbeddedText, length: Int, method: Method) -> Self {
    let name = String(decoding: value.bytes.prefix(length), as: UTF8.self)
    return Diagnostic(
      id: "unknown-argument", "'\(method.compoundName)' has no parameter '\(name)'",
      at: value.location(of: 0..<length),
      help: didYouMean(
        name, method.parameters.map(\.name), or: "use one of these parameters: ",
        none: "add a parameter '\(name)' to '\(method.name)'"))
  }

  // MARK: - Outputs

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
      "the output of '\(target.name)' has no method '\(swipe)()' without parameters or a result",
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
