import SwiftReading
import ViperText

extension Diagnostic {
  static func badTarget(_ text: EmbeddedText, key: String) -> Self {
    Diagnostic(
      id: "invalid-callee", "'\(key)' needs a component and a method", at: text,
      help: "write a component, a period and a method, such as \"interactor.load\"")
  }

  static func unknownReceiver(
    _ text: EmbeddedText, length: Int, role: String, known: [String]
  ) -> Self {
    let name = String(text.string.prefix { $0 != "." })
    return Diagnostic(
      id: "unknown-callee", "the \(role) can't call '\(name)'", at: text.location(of: 0..<length),
      help: didYouMean(
        name, known, or: "use one of these components: ",
        none: "implement the member in Swift, because the \(role) can't call other components"))
  }

  static func unknownMember(
    _ text: EmbeddedText, offset: Int, known: [Member], slots: [String] = [],
    in receiver: String, addition: String? = nil, of swift: ServiceProtocol? = nil
  ) -> Self {
    let name = String(text.string.utf8.dropFirst(offset)) ?? text.string
    let names = known.prefix(20).map(\.compoundName).joined(separator: ", ")
    let more = known.count > 20 ? ", and \(known.count - 20) more" : ""
    let missing = addition == nil ? "add '\(name)' to '\(receiver)'" : nil
    let list = known.isEmpty ? missing : "use one of these members: " + names + more
    return Diagnostic(
      id: "unknown-member", "'\(receiver)' has no member '\(name)'",
      at: text.location(of: offset..<text.bytes.count),
      help: didYouMean(name, slots.prefix(1_000) + known.prefix(1_000).map(\.name))
        ?? [list, addition].compactMap(\.self).joined(separator: "; or "),
      note: swift.map { .declared($0.text, at: $0.declaration) })
  }

  static func misfit(
    _ text: EmbeddedText, member: Member, mismatches: [ForwardDiagnostic], candidates: [Member],
    associated: Set<String> = []
  ) -> Self {
    let caller = member.isProperty ? "the property" : "the method"
    let reason = mismatches.first.map { sentence(for: $0, caller: caller) } ?? ""
    return Diagnostic(
      id: "conflicting-forward-types",
      "can't forward '\(member.compoundName)' to '\(text)', because \(reason)", at: text,
      help: misfitHelp(
        member, mismatch: mismatches.first,
        // A spec can't name associated types.
        candidates.filter { associated.isDisjoint(with: $0.outermostNames) }),
      notes: candidates.map(\.note))
  }

  private static func misfitHelp(
    _ member: Member, mismatch: ForwardDiagnostic?, _ candidates: [Member]
  ) -> String {
    switch mismatch {
    case .notSendable(let parameter): return "add '@Sendable' to '\(parameter)' in both methods"
    case .result where member.resultType == nil:
      return "add a 'then' that takes the result, or use a 'body' instead"
    case .count, .order, .type, .result, .generic, .typedThrows:
      guard candidates.count == 1, case .method(var target) = candidates[0] else { break }
      if member.throwing == .never, member.resultType == nil {
        target = target.with(isAsync: member.isAsync, throwing: .never, returnType: .some(nil))
      }
      let bare = target.declaration.dropFirst("func ".count + swiftEscaped(target.name).count)
      return "declare \"\(swiftEscaped(member.name))\(bare)\", or use a 'body' instead"
    case .effects:
      guard member.isProperty, case .property(let target)? = candidates.first else { break }
      let bare = target.declaration.dropFirst("var ".count + swiftEscaped(target.name).count)
      return "declare \"\(swiftEscaped(member.name))\(bare)\""
    default: break
    }
    return "use a 'body' instead"
  }

  private static func sentence(for mismatch: ForwardDiagnostic, caller: String) -> String {
    switch mismatch {
    case .kind: "one is a method, but the other is a property"
    case .count(let has, let wants): "\(caller) has \(parameters(has)), but the callee has \(wants)"
    case .order(let wants): "'\(wants)' has the same parameters in another order"
    case .type(let parameter, let has, let wants):
      "'\(parameter)' is '\(has)', but the callee takes '\(wants)'"
    case .result(let has, let wants):
      "\(caller) returns '\(wants)', but the callee returns '\(has)'"
    case .generic: "their generic parameters differ"
    case .variadic: "the callee has a variadic parameter"
    case .notForwardable(let reason): reason
    case .nonEscaping(let parameter): "the closure '\(parameter)' isn't '@escaping'"
    case .optionalResult(let receiver, let has, let wants):
      "'\(receiver)' can be nil, so the result is '\(has)', not '\(wants)'"
    case .ownership(let parameter, let has, let wants):
      "'\(parameter)' is \(has.map { "'\($0)'" } ?? "not 'sending'"), but the callee's parameter is '\(wants)'"
    case .typedThrows(let has, let wants):
      "\(caller) throws only '\(wants)', but the callee throws '\(has)'"
    case .notSettable: "the callee can't be set"
    case .effects: "the callee is 'async' or 'throws'"
    case .notSendable(let parameter):
      "the closure '\(parameter)' would leave the main actor, but isn't '@Sendable'"
    }
  }

  private static func parameters(_ count: Int) -> String {
    count == 1 ? "1 parameter" : "\(count) parameters"
  }

  static func ambiguousTarget(_ text: EmbeddedText, candidates: [Member]) -> Self {
    let names = Dictionary(grouping: candidates, by: \.compoundName)
    // Members with the same labels can't be distinguished by labels.
    let telling = candidates.filter { names[$0.compoundName]?.count == 1 }
      .map { "'\($0.compoundName)'" }.joined(separator: " or ")
    return Diagnostic(
      id: "ambiguous-callee",
      "'\(text)' is ambiguous, because \(candidates.count) members have this name", at: text,
      help: telling.isEmpty ? "use a 'body' instead" : "add the labels: \(telling)",
      notes: candidates.map(\.note))
  }

  static func notForATask(_ text: EmbeddedText, member: Member, reason: String) -> Self {
    Diagnostic(
      id: "unsupported-async-call",
      "'\(member.compoundName)' can't call '\(text)', which is 'async', because \(reason)",
      at: text, help: "make '\(member.compoundName)' 'async'")
  }

  static func uncaught(_ call: ForwardedCall, help: String) -> Self {
    Diagnostic(
      id: "missing-catch", "'\(call.name)' throws, but the error isn't handled",
      at: call.target.text, help: help,
      note: call.candidate.map { .declared(call.name, at: $0.location) })
  }

  static func nothingToCatch(_ text: EmbeddedText, _ call: ForwardedCall) -> Self {
    let (method, name) = (call.member.compoundName, call.name)
    let reason =
      call.throwing == .never ? "\(name)' doesn't throw" : "\(method)' throws the error itself"
    return Diagnostic(
      id: "unused-catch", "'catch' is unused, because '\(reason)", at: text, help: "delete 'catch'")
  }

  static func nothingToReturn(_ text: EmbeddedText, member: Member) -> Self {
    Diagnostic(
      id: "unsupported-catch",
      "'catch' can't be used, because '\(member.compoundName)' must return a value even after an error",
      at: text,
      help: "delete 'catch', and declare '\(member.signature(throwing: true, isAsync: false))'")
  }

  static func circularForward(_ forwardSteps: [ForwardStep]) -> Self {
    let first = forwardSteps[0]
    return Diagnostic(
      id: "invalid-forward-cycle", "'\(first.member.compoundName)' is forwarded in a cycle",
      at: first.text, help: "implement one of the methods with a 'body'",
      notes: forwardSteps.dropFirst().map {
        .init("'\($0.member.compoundName)' is forwarded here", at: $0.text.location)
      })
  }
}
