import SwiftReading
import ViperText

extension Diagnostic {
  static func badTarget(_ text: EmbeddedText, key: String) -> Diagnostic {
    Diagnostic(
      id: "invalid-callee", "'\(key)' needs a component and a method", at: text.location,
      help: "write it as \"interactor.load\"")
  }

  static func unknownReceiver(
    _ text: EmbeddedText, length: Int, role: String, known: [String]
  ) -> Diagnostic {
    let name = String(text.string.prefix { $0 != "." })
    let list =
      known.isEmpty
      ? "the \(role) can't call other components" : "it can call: " + known.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-callee", "the \(role) can't call '\(name)'",
      at: text.location(of: 0..<length), help: didYouMean(name, known) ?? list)
  }

  /// - Parameter parameters: the parameters of a new member with this name.
  static func unknownMember(
    _ text: EmbeddedText, offset: Int, known: [Member], in receiver: String,
    parameters: String = ""
  ) -> Diagnostic {
    let name = String(text.string.utf8.dropFirst(offset)) ?? text.string
    let list =
      known.isEmpty
      ? "'\(receiver)' has no members; add \"\(name)(\(parameters))\" to it"
      : "it has: " + known.prefix(20).map(\.compoundName).joined(separator: ", ")
        + (known.count > 20 ? ", and \(known.count - 20) more" : "")
    return Diagnostic(
      id: "unknown-member", "'\(receiver)' has no member '\(name)'",
      at: text.location(of: offset..<text.bytes.count),
      help: didYouMean(name, known.prefix(1_000).lazy.map(\.name)) ?? list)
  }

  static func misfit(
    _ text: EmbeddedText, member: Member, mismatches: [ForwardDiagnostic], candidates: [Member]
  ) -> Diagnostic {
    let reason = mismatches.first.map(sentence(for:)) ?? ""
    return Diagnostic(
      id: "conflicting-forward-types",
      "can't forward '\(member.compoundName)' to '\(text.string)': \(reason)",
      at: text.location, help: misfitHelp(member, mismatch: mismatches.first, candidates),
      notes: candidates.map { .init("'\($0.compoundName)' is declared here", at: $0.location) })
  }

  /// The signature with which the call could be forwarded, or a `body`.
  private static func misfitHelp(
    _ member: Member, mismatch: ForwardDiagnostic?, _ candidates: [Member]
  ) -> String {
    switch mismatch {
    case .notSendable(let parameter):
      return "add '@Sendable' to '\(parameter)' in both methods"
    case .result where member.resultType == nil:
      return "add a 'then' that takes the result, or use a 'body' instead"
    case .count, .order, .type, .result, .generic, .typedThrows:
      guard candidates.count == 1, case .method(let target) = candidates[0] else { break }
      let bare = target.declaration.dropFirst("func ".count + swiftEscaped(target.name).count)
      return "declare it as \"\(swiftEscaped(member.name))\(bare)\", or use a 'body' instead"
    default: break
    }
    return "use a 'body' instead"
  }

  private static func sentence(for mismatch: ForwardDiagnostic) -> String {
    switch mismatch {
    case .kind: "one is a method, but the other is a property"
    case .count(let has, let wants): "it has \(parameters(has)), but the callee has \(wants)"
    case .order(let wants): "'\(wants)' has the same parameters in another order"
    case .type(let parameter, let has, let wants):
      "'\(parameter)' is '\(has)', but the callee takes '\(wants)'"
    case .result(let has, let wants): "it returns '\(wants)', but the callee returns '\(has)'"
    case .generic: "their generic parameters differ"
    case .variadic: "the callee has a variadic parameter"
    case .notForwardable(let reason): reason
    case .nonEscaping(let parameter): "the closure '\(parameter)' isn't '@escaping'"
    case .optionalResult(let receiver, let has, let wants):
      "'\(receiver)' can be nil, so the result is '\(has)', not '\(wants)'"
    case .ownership(let parameter, let has, let wants):
      "'\(parameter)' is \(has.map { "'\($0)'" } ?? "not 'sending'"), the other takes it '\(wants)'"
    case .typedThrows(let has, let wants):
      "it throws only '\(wants)', but the callee throws '\(has)'"
    case .notSettable: "the callee can't be set"
    case .effects: "the callee is 'async' or 'throws'"
    case .notSendable(let parameter):
      "the closure '\(parameter)' would leave the main actor, but isn't '@Sendable'"
    }
  }

  private static func parameters(_ count: Int) -> String {
    count == 1 ? "1 parameter" : "\(count) parameters"
  }

  static func ambiguousTarget(_ text: EmbeddedText, candidates: [Member]) -> Diagnostic {
    let names = Dictionary(grouping: candidates, by: \.compoundName)
    // Labels don't distinguish two members with the same labels.
    let telling = candidates.filter { names[$0.compoundName]?.count == 1 }
      .map { "'\($0.compoundName)'" }.joined(separator: " or ")
    return Diagnostic(
      id: "ambiguous-callee",
      "'\(text.string)' is ambiguous: \(candidates.count) members have this name",
      at: text.location,
      help: telling.isEmpty ? "use a 'body' instead" : "add the labels: \(telling)",
      notes: candidates.map { .init("'\($0.compoundName)' is declared here", at: $0.location) })
  }

  static func notForATask(_ text: EmbeddedText, member: Member, reason: String) -> Diagnostic {
    Diagnostic(
      id: "unsupported-async-call",
      "'\(member.compoundName)' can't call '\(text.string)', which is 'async': \(reason)",
      at: text.location, help: "make '\(member.compoundName)' 'async'")
  }

  static func uncaught(
    _ text: EmbeddedText, target: String, at place: SourceLocation?, help: String
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-catch", "'\(target)' throws, but the error isn't handled",
      at: text.location, help: help,
      notes: place.map { [.init("declared as throwing here", at: $0)] } ?? [])
  }

  static func nothingToCatch(_ text: EmbeddedText, reason: String) -> Diagnostic {
    Diagnostic(id: "unused-catch", reason, at: text.location, help: "delete 'catch'")
  }

  static func nothingToReturn(_ text: EmbeddedText, member: Member) -> Diagnostic {
    Diagnostic(
      id: "unsupported-catch",
      "'catch' can't be used, because '\(member.compoundName)' needs a result after an error, too",
      at: text.location, help: "delete 'catch' and make '\(member.compoundName)' 'throws'")
  }

  static func badHandler(_ text: EmbeddedText, candidates: [Member]) -> Diagnostic {
    Diagnostic(
      id: "invalid-catch",
      "'catch' needs a method with a single error parameter, found '\(text.string)'",
      at: text.location, help: "name a method such as \"showError(_ error: any Error)\"",
      notes: candidates.map { .init("'\($0.compoundName)' is declared here", at: $0.location) })
  }

  static func noRoutes(_ route: SpecRoute, flavour: String) -> Diagnostic {
    let key = route.to == nil ? "by" : "to"
    return Diagnostic(
      id: "unsupported-routes",
      "viper-gen can't generate routes with the UI framework '\(flavour)'",
      at: route.location,
      help: "delete '\(key)', and write the method in Swift")
  }

  static func misplacedRoute(
    _ route: SpecRoute, member: Member, dialect: Dialect
  ) -> Diagnostic {
    let role = dialect.holders.routes ?? ""
    let contract = dialect.contracts(conformedToBy: role).first
    return Diagnostic(
      id: "invalid-route-component", "only the \(role) can open and close modules",
      at: route.location,
      help: "add a method to '\(contract?.key ?? role)', and use here "
        + "\"forward\": \"\(contract?.property ?? role).\(member.name)\"")
  }

  static func routeReturns(_ member: Member, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "unsupported-route-result",
      "'\(member.compoundName)' \(member.isProperty ? "is a property" : "has a result"), "
        + "but a route must be a method without result",
      at: location, help: "make it a method without result, or use a 'body' instead")
  }

  static func hidingParameter(
    _ parameter: Parameter, of method: Method, role: String
  ) -> Diagnostic {
    Diagnostic(
      id: "conflicting-parameter-name",
      "the parameter '\(parameter.name)' hides a name that the \(role) needs to open modules",
      at: method.location, help: "rename the parameter")
  }

  static func wrongFlavour(_ to: EmbeddedText, has: String, wants: String) -> Diagnostic {
    Diagnostic(
      id: "conflicting-ui",
      "'\(to.string)' uses the UI framework '\(has)', so a module with '\(wants)' can't open it",
      at: to.location, help: "use the same 'ui' for both modules")
  }

  static func circularForward(_ forwardSteps: [ForwardStep]) -> Diagnostic {
    let first = forwardSteps[0]
    return Diagnostic(
      id: "invalid-forward-cycle",
      "'\(first.member.compoundName)' is forwarded in a cycle",
      at: first.text.location, help: "implement one of the methods with a 'body'",
      notes: forwardSteps.dropFirst().map {
        .init("'\($0.member.compoundName)' is forwarded here", at: $0.text.location)
      })
  }

  static func partWithoutEmbedding(_ part: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "unexpected-in",
      "'in' works with embedded modules only",
      at: part.location, help: "use \"by\": \"embed\", or delete 'in'")
  }

  static func takenPart(
    _ part: String, role: String, at location: SourceLocation, member: Member?
  ) -> Diagnostic {
    Diagnostic(
      id: "conflicting-view-part", "the \(role) already has a member '\(part)'", at: location,
      help: "choose another name, such as '\(part)Part'",
      notes: member.map { [.init("'\($0.compoundName)' is declared here", at: $0.location)] } ?? [])
  }

  static func closeTakes(_ input: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "unexpected-close-key", "'close' doesn't open a module, so it can't pass inputs",
      at: input.location,
      help: "delete 'with'")
  }

  static func unknownRoute(_ word: EmbeddedText, known: [String], flavour: String) -> Diagnostic {
    return Diagnostic(
      id: "unknown-presentation-style",
      "'\(word.string)' isn't a presentation style of the UI framework '\(flavour)'",
      at: word.location,
      help: didYouMean(word.string, known)
        ?? "presentation styles: \(known.joined(separator: ", "))")
  }

  static func routeWithoutTarget(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "missing-key", "key 'to' is missing", at: location, help: "name the module to open")
  }

  static func closeOpens(_ to: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "unexpected-close-key", "'close' doesn't open a module", at: to.location,
      help: "delete 'to'")
  }

  package static func unknownModule(_ to: EmbeddedText, among project: SpecTable) -> Diagnostic {
    let new =
      isSwiftIdentifier(to.string)
      ? "create it: viper-gen new \(to.string), or add its folder to 'known' in the config"
      : "name a module, such as '\(project.names.first ?? "Detail")'"
    return Diagnostic(
      id: "unknown-module", "no spec of this project has the name '\(to.string)'", at: to.location,
      help: didYouMean(to.string, project.candidates(for: to.string)) ?? new)
  }

  /// - Parameter known: the inputs of the target's builder, in order.
  static func unknownInput(
    _ input: EmbeddedText, target: Spec, known: [String]
  ) -> Diagnostic {
    let list = known.isEmpty ? "it has no inputs" : "it takes: " + known.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-input", "'\(target.name)' has no input '\(input.string)'", at: input.location,
      help: didYouMean(input.string, known) ?? list,
      notes: target.inputs.first.map { [.init("the inputs are declared here", at: $0.location)] }
        ?? [])
  }

  static func missingInput(
    _ input: Field, target: Spec, at location: SourceLocation, method: Method
  ) -> Diagnostic {
    let parameter = method.parameters.first {
      $0.storedType == input.type || $0.storedType.optional == input.type
    }
    return Diagnostic(
      id: "missing-input", "'\(target.name)' needs its input '\(input.name)'", at: location,
      help: parameter.map { "add \"with\": { \"\(input.name)\": \"\($0.name)\" }" }
        ?? "add a parameter '\(input.name): \(input.type.text)' to '\(method.name)'",
      notes: [.init("the input is declared here", at: input.location)])
  }

  static func wrongInput(
    _ name: String, mistake: String, at location: SourceLocation, input: Field, target: Spec
  ) -> Diagnostic {
    Diagnostic(
      id: "invalid-input",
      "'\(name)' \(mistake), but the input '\(input.name)' of '\(target.name)' is '\(input.type.text)'",
      at: location,
      help: "pass a value of this type: \"with\": { \"\(input.name)\": \"…\" }",
      notes: [.init("the input is declared here", at: input.location)])
  }

  static func unknownArgument(
    _ value: EmbeddedText, length: Int, method: Method
  ) -> Diagnostic {
    let name = String(decoding: value.bytes.prefix(length), as: UTF8.self)
    let known = method.parameters.map(\.name)
    let list =
      known.isEmpty ? "add the parameter to it" : "its parameters: " + known.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-argument", "'\(method.compoundName)' has no parameter '\(name)'",
      at: value.location(of: 0..<length), help: didYouMean(name, known) ?? list)
  }
}
