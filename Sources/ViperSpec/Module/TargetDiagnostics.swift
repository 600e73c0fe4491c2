import SwiftReading
import ViperText

// All that is said of `forward`, `catch`, `to`, `by` and `with`.

extension Diagnostic {
  static func badTarget(_ text: EmbeddedText, key: String) -> Diagnostic {
    Diagnostic(
      id: "bad-target", "'\(key)' names a component and a method", at: text.location,
      help: "write it as \"interactor.load\"")
  }

  static func unknownReceiver(
    _ text: EmbeddedText, length: Int, role: String, known: [String]
  ) -> Diagnostic {
    let name = String(text.string.prefix { $0 != "." })
    let list =
      known.isEmpty ? "the \(role) calls nobody" : "it calls: " + known.joined(separator: ", ")
    return Diagnostic(
      id: "unknown-receiver", "the \(role) has nothing called '\(name)'",
      at: text.location(of: 0..<length), help: didYouMean(name, known) ?? list)
  }

  /// - Parameter parameters: those that a new member of that name would have.
  static func unknownMember(
    _ text: EmbeddedText, offset: Int, known: [Member], in receiver: String,
    parameters: String = ""
  ) -> Diagnostic {
    let name = String(text.string.utf8.dropFirst(offset)) ?? text.string
    // Each of many wrong names is held against many right ones.
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
      id: "misfit", "'\(member.compoundName)' can't be passed on to '\(text.string)': \(reason)",
      at: text.location, help: misfitHelp(member, mismatch: mismatches.first, candidates),
      notes: candidates.map { .init("'\($0.compoundName)' is declared here", at: $0.location) })
  }

  /// With what signature the call could be passed on; what no signature mends takes a `body`.
  private static func misfitHelp(
    _ member: Member, mismatch: ForwardDiagnostic?, _ candidates: [Member]
  ) -> String {
    switch mismatch {
    case .notSendable(let parameter):
      return "make '\(parameter)' '@Sendable' in both"
    case .result where member.resultType == nil:
      return "add a 'then' that takes the result, or say it with a 'body'"
    case .count, .order, .type, .result, .generic, .typedThrows:
      guard candidates.count == 1, case .method(let target) = candidates[0] else { break }
      let bare = target.declaration.dropFirst("func ".count + swiftEscaped(target.name).count)
      return "declare it as \"\(swiftEscaped(member.name))\(bare)\", or say it with a 'body'"
    default: break
    }
    return "say it with a 'body'"
  }

  private static func sentence(for mismatch: ForwardDiagnostic) -> String {
    switch mismatch {
    case .kind: "one is a method, the other a property"
    case .count(let has, let wants): "it has \(parameters(has)), the other takes \(wants)"
    case .order(let wants): "'\(wants)' has the same names in other places"
    case .type(let parameter, let has, let wants):
      "'\(parameter)' is '\(has)', the other takes '\(wants)'"
    case .result(let has, let wants): "it returns '\(wants)', the other '\(has)'"
    case .generic: "their generic parameters differ"
    case .variadic: "the other takes a variadic parameter"
    case .notForwardable(let reason): reason
    case .nonEscaping(let parameter): "the closure '\(parameter)' is not '@escaping'"
    case .optionalResult(let receiver, let has, let wants):
      "'\(receiver)' may be nil, so that the result is '\(has)', not '\(wants)'"
    case .ownership(let parameter, let has, let wants):
      "'\(parameter)' is \(has.map { "'\($0)'" } ?? "not 'sending'"), the other takes it '\(wants)'"
    case .typedThrows(let has, let wants): "it throws '\(wants)' alone, the other '\(has)'"
    case .notSettable: "the other can't be set"
    case .effects: "the other is 'async' or 'throws'"
    case .notSendable(let parameter):
      "the closure '\(parameter)' would leave the main actor, and is not '@Sendable'"
    }
  }

  private static func parameters(_ count: Int) -> String {
    count == 1 ? "1 parameter" : "\(count) parameters"
  }

  static func ambiguousTarget(_ text: EmbeddedText, candidates: [Member]) -> Diagnostic {
    let names = Dictionary(grouping: candidates, by: \.compoundName)
    // Of two with the same labels neither can be named.
    let telling = candidates.filter { names[$0.compoundName]?.count == 1 }
      .map { "'\($0.compoundName)'" }.joined(separator: " or ")
    return Diagnostic(
      id: "ambiguous-target", "'\(text.string)' can mean \(candidates.count) members",
      at: text.location,
      help: telling.isEmpty ? "say it with a 'body'" : "name the labels: \(telling)",
      notes: candidates.map { .init("'\($0.compoundName)' is declared here", at: $0.location) })
  }

  static func notForATask(_ text: EmbeddedText, member: Member, reason: String) -> Diagnostic {
    Diagnostic(
      id: "not-for-a-task",
      "'\(member.compoundName)' can't wait for '\(text.string)', which is 'async': \(reason)",
      at: text.location, help: "make '\(member.compoundName)' 'async'")
  }

  static func uncaught(
    _ text: EmbeddedText, target: String, at place: SourceLocation?, help: String
  ) -> Diagnostic {
    Diagnostic(
      id: "uncaught", "'\(target)' throws, and nobody is told of the error",
      at: text.location, help: help,
      notes: place.map { [.init("declared as throwing here", at: $0)] } ?? [])
  }

  static func nothingToCatch(_ text: EmbeddedText, reason: String) -> Diagnostic {
    Diagnostic(id: "nothing-to-catch", reason, at: text.location, help: "delete 'catch'")
  }

  static func nothingToReturn(_ text: EmbeddedText, member: Member) -> Diagnostic {
    Diagnostic(
      id: "nothing-to-return",
      "after an error '\(member.compoundName)' would have no result to return",
      at: text.location, help: "delete 'catch' and make '\(member.compoundName)' 'throws'")
  }

  static func badHandler(_ text: EmbeddedText, candidates: [Member]) -> Diagnostic {
    Diagnostic(
      id: "bad-handler", "'\(text.string)' does not take an error and nothing else",
      at: text.location, help: "name a method such as \"showError(_ error: any Error)\"",
      notes: candidates.map { .init("'\($0.compoundName)' is declared here", at: $0.location) })
  }

  static func noRoutes(_ route: WrittenRoute, flavour: String) -> Diagnostic {
    let key = route.to == nil ? "by" : "to"
    return Diagnostic(
      id: "no-routes", "the flavour '\(flavour)' can't open or close modules by itself",
      at: route.location,
      help: "delete '\(key)', and write the method in Swift")
  }

  static func misplacedRoute(
    _ route: WrittenRoute, member: Member, dialect: Dialect
  ) -> Diagnostic {
    let role = dialect.holders.routes ?? ""
    let contract = dialect.contracts(conformedToBy: role).first
    return Diagnostic(
      id: "misplaced-route", "only the \(role) can open and close modules", at: route.location,
      help: "add a method for it to '\(contract?.key ?? role)', and write here "
        + "\"forward\": \"\(contract?.property ?? role).\(member.name)\"")
  }

  static func routeReturns(_ member: Member, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "route-returns",
      "'\(member.compoundName)' \(member.isProperty ? "is a property" : "has a result"), "
        + "a module is opened by a method without one",
      at: location, help: "make it a method without a result, or write its 'body'")
  }

  static func hidingParameter(
    _ parameter: Parameter, of method: Method, role: String
  ) -> Diagnostic {
    Diagnostic(
      id: "hiding-parameter",
      "the parameter '\(parameter.name)' hides what the \(role) needs to open modules",
      at: method.location, help: "rename the parameter")
  }

  static func wrongFlavour(_ to: EmbeddedText, has: String, wants: String) -> Diagnostic {
    Diagnostic(
      id: "wrong-flavour",
      "'\(to.string)' has the ui '\(has)', a module of the ui '\(wants)' can't open it",
      at: to.location, help: "give both modules one 'ui'")
  }

  static func circularForward(_ forwardSteps: [ForwardStep]) -> Diagnostic {
    let first = forwardSteps[0]
    return Diagnostic(
      id: "circular-forward",
      "'\(first.member.compoundName)' is passed on until it comes back to itself, without an end",
      at: first.text.location, help: "let one of them do something: give it a 'body'",
      notes: forwardSteps.dropFirst().map {
        .init("'\($0.member.compoundName)' is passed on here", at: $0.text.location)
      })
  }

  static func partWithoutEmbedding(_ part: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "part-without-embedding",
      "'in' names a part of this module's view, which only what is embedded can fill",
      at: part.location, help: "write \"by\": \"embed\", or delete 'in'")
  }

  static func takenPart(
    _ part: String, role: String, at location: SourceLocation, member: Member?
  ) -> Diagnostic {
    Diagnostic(
      id: "taken-part", "the \(role) has something called '\(part)' already", at: location,
      help: "call the part otherwise, such as '\(part)Part'",
      notes: member.map { [.init("'\($0.compoundName)' is declared here", at: $0.location)] } ?? [])
  }

  static func closeTakes(_ input: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "close-opens", "'close' opens no module that could take an input", at: input.location,
      help: "delete 'with'")
  }

  static func unknownRoute(_ word: EmbeddedText, known: [String], flavour: String) -> Diagnostic {
    return Diagnostic(
      id: "unknown-by", "the flavour '\(flavour)' does not open modules by '\(word.string)'",
      at: word.location,
      help: didYouMean(word.string, known) ?? "known ways: \(known.joined(separator: ", "))")
  }

  static func routeWithoutTarget(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "missing-key", "key 'to' is missing", at: location, help: "name the module to open")
  }

  static func closeOpens(_ to: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "close-opens", "'close' opens no module", at: to.location, help: "delete 'to'")
  }

  package static func unknownModule(_ to: EmbeddedText, among project: SpecTable) -> Diagnostic {
    let new =
      isSwiftIdentifier(to.string)
      ? "make it: viper-gen new \(to.string), or name the folder that has it in the config's 'known'"
      : "name a module, such as '\(project.names.first ?? "Detail")'"
    return Diagnostic(
      id: "unknown-module", "no spec of this project is called '\(to.string)'", at: to.location,
      help: didYouMean(to.string, project.candidates(for: to.string)) ?? new)
  }

  /// - Parameter known: what the target is built with, in the order of its builder.
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
      id: "wrong-input",
      "'\(name)' \(mistake), the input '\(input.name)' of '\(target.name)' is '\(input.type.text)'",
      at: location,
      help: "fill it with a value of that type: \"with\": { \"\(input.name)\": \"…\" }",
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
