import SwiftReading
import ViperText

/// `then`, `catch`, `while` and `task`: the calls before and after a forwarded call.
extension ModuleResolver {
  /// A member that is called before or after a call, and its arguments.
  private struct Recipient {
    let target: Target
    let method: Method?
    let values: [PassableValue]
    /// For a service with an unknown protocol.
    var name: WrittenName?
  }

  func surrounded(_ call: ForwardedCall) -> Implementation {
    let member = call.member
    checkProperty(call)
    let isOwn = call.target.receiver.property.isEmpty
    let reason: String? =
      isOwn ? "the task would keep the \(call.role) alive" : member.reasonNotToWait
    if call.needsTask, let reason {
      report(.notForATask(call.target.text, member: member, reason: reason))
    }
    let task = task(of: call)
    let then = call.written.then.compactMap {
      recipient($0, key: "then", of: call, first: call.results)
    }
    let caught = handlers(of: call)
    let indicator = call.written.while.flatMap {
      recipient($0, key: "while", of: call, first: [Self.isRunning(true)])
    }
    // Without a task, these calls run immediately and could lead back to the member.
    for recipient in then + caught + [indicator].compactMap(\.self) where task == nil {
      guard let method = recipient.method else { continue }
      recordStep(of: member, from: call.role, to: .method(method), of: recipient.target)
    }
    let result = resultName(of: call, then: then)
    var forward = Forward(
      call: call.target.call(call.expression, of: call.candidate, in: member, values: call.values),
      isAsync: call.isAsync, isThrowing: call.throwing != .never, task: task)
    forward.slot = forward.storesTask ? call.written.slot : nil
    forward.result = result
    forward.dropsResult = call.resultType != nil && member.resultType == nil
    forward.then = then.map { self.call($0, after: call, result: result) }
    forward.handlers = caught.map { self.call($0, after: call, result: nil) }
    checkArguments(of: call, then: forward.then)
    if let indicator {
      let end = Recipient(
        target: indicator.target, method: indicator.method, values: [Self.isRunning(false)],
        name: indicator.name)
      forward.started = self.call(indicator, after: call, result: nil)
      forward.ended = self.call(end, after: call, result: nil)
    }
    return .forward(forward)
  }

  func checkKeysAround(_ written: SpecForward, from role: String) -> Implementation {
    for text in written.then { _ = target(text, from: role, key: "then") }
    for text in written.catch { _ = target(text, from: role, key: "catch") }
    if let text = written.while { _ = target(text, from: role, key: "while") }
    _ = repetition(written.task)
    return .yours
  }

  private static func isRunning(_ isRunning: Bool) -> PassableValue {
    PassableValue(value: .isRunning(isRunning), type: .path("Bool"))
  }

  private func checkProperty(_ call: ForwardedCall) {
    guard call.member.isProperty else { return }
    let written = call.written
    let keys = [("then", written.then.first), ("while", written.while), ("task", written.task)]
    for case (let key, let text?) in keys {
      report(.aroundProperty(key, at: text.location, member: call.member))
    }
  }

  private func task(of call: ForwardedCall) -> Forward.Repetition? {
    let text = call.written.task
    let word = repetition(text)
    guard call.needsTask else {
      if let text, !call.member.isProperty { report(.noTask(text, call: call)) }
      return nil
    }
    guard let indicator = call.written.while else { return word ?? .each }
    if let text, word == .each { report(.indicatedEach(text, indicator: indicator)) }
    return word ?? .first
  }

  private func repetition(_ text: EmbeddedText?) -> Forward.Repetition? {
    text.flatMap { Forward.Repetition($0, of: "task", into: &diagnostics) }
  }

  private func handlers(of call: ForwardedCall) -> [Recipient] {
    let member = call.member
    guard let first = call.written.catch.first else {
      if call.catches { report(.uncaught(call, help: adviceToCatch(call))) }
      return []
    }
    if !call.catches {
      report(.nothingToCatch(first, call))
      return []
    }
    if member.resultType != nil, !call.needsTask {
      report(.nothingToReturn(first, member: member))
      return []
    }
    return call.written.catch.compactMap {
      recipient($0, key: "catch", of: call, first: [call.error])
    }
  }

  /// Suggests a member that takes the error, or one to declare, preferably on a weak reference.
  private func adviceToCatch(_ call: ForwardedCall) -> String {
    if call.member.resultType != nil {
      return "declare '\(call.member.signature(throwing: true, isAsync: call.isAsync))'"
    }
    let contracts = dialect.contracts(calledBy: call.role)
    let listeners = contracts.filter(\.isWeak) + contracts.filter { !$0.isWeak }
    for contract in listeners {
      for member in written(contract).map(\.member) {
        let values = RecipientArguments.values(
          for: member, first: [call.error], others: call.arguments, unaliased)
        if case .success(let values) = values, values.contains(where: { $0.value == .error }) {
          return "add \"catch\": \"\(contract.property).\(member.name)\""
        }
      }
    }
    guard let listener = listeners.first else {
      return "make '\(call.member.compoundName)' 'throws'"
    }
    return "add \"catch\": \"\(listener.property).showError\", and 'showError(_ error: any Error)' "
      + "to '\(listener.key)'"
  }

  private func checkArguments(of call: ForwardedCall, then: [Forward.Call]) {
    guard case .method(let method) = call.member, case .method(let target)? = call.candidate else {
      return
    }
    let used = (call.values + then.flatMap(\.values)).compactMap { value in
      if case .parameter(let index) = value { index } else { nil }
    }
    guard then.count == call.written.then.count, !Set(method.parameters.indices).isSubset(of: used)
    else { return }
    report(
      .misfit(
        call.target.text, member: call.member,
        mismatches: [.count(has: method.parameters.count, wants: target.parameters.count)],
        candidates: [.method(target)]))
  }

  // MARK: - Recipients

  /// - Parameter first: the values that the key passes.
  private func recipient(
    _ text: EmbeddedText, key: String, of call: ForwardedCall, first: [PassableValue]
  ) -> Recipient? {
    guard let target = target(text, from: call.role, key: key) else { return nil }
    switch target.candidates {
    case .unknown(let name):
      let values = name.labels == [] ? [] : Array(first.prefix(1))
      return Recipient(target: target, method: nil, values: values, name: name)
    case .known(let candidates):
      let others = key == "while" ? [] : call.arguments
      var recipients = recipients(among: candidates, by: target, first: first, others: others)
      if recipients.isEmpty, key != "while" {
        recipients = self.recipients(
          among: candidates, by: target, first: first, others: others + call.held)
      }
      let complete = recipients.filter { recipient in
        recipient.values.contains { value in first.contains { $0.value == value.value } }
      }
      if complete.count > 1 {
        report(
          .ambiguousTarget(text, candidates: complete.compactMap { $0.method.map(Member.method) }))
      }
      if let recipient = complete.first ?? (key == "then" ? recipients.first : nil) {
        return recipient
      }
      var reason: RecipientArguments.Refusal?
      if let member = candidates.first,
        case .failure(let refusal) = RecipientArguments.values(
          for: member, first: first, others: others, unaliased)
      {
        reason = refusal
      }
      return fail(.untold(text, key: key, of: call, reason: reason, candidates: candidates))
    }
  }

  private func recipients(
    among candidates: [Member], by target: Target, first: [PassableValue], others: [PassableValue]
  ) -> [Recipient] {
    candidates.compactMap { candidate in
      guard case .method(let method) = candidate,
        case .success(let values) = RecipientArguments.values(
          for: candidate, first: first, others: others, unaliased)
      else { return nil }
      return Recipient(target: target, method: method, values: values)
    }
  }

  /// The name of the first parameter that takes the result, unless that name is taken.
  private func resultName(of call: ForwardedCall, then: [Recipient]) -> String? {
    var wanted: [String] = []
    var isPassed = false
    for recipient in then {
      for (index, value) in recipient.values.enumerated() {
        switch value.value {
        case .result:
          isPassed = true
          if let name = recipient.method?.parameters[index].name { wanted.append(name) }
        case .element: isPassed = true
        case .error, .isRunning, .parameter, .input, .defaultValue: break
        }
      }
    }
    let returns = call.member.resultType != nil
    guard isPassed || returns && (!then.isEmpty) else { return nil }
    var taken: Set<String> = [Module.calls, Module.callCounts, "error", "self"]
    taken.formUnion(receivers(of: call.role).names)
    taken.formUnion(then.compactMap(\.method?.name))
    taken.formUnion(call.inputs.map(\.name))
    taken.formUnion(call.member.getter.parameters.map(\.name))
    let free = (wanted.prefix(1) + ["result", "answer"]).first {
      !taken.contains($0) && swiftEscapedInExpression($0) == $0
    }
    return free ?? "resultValue"
  }

  private func call(_ recipient: Recipient, after call: ForwardedCall, result: String?)
    -> Forward.Call
  {
    func text(of value: PassableValue) -> String {
      switch value.value {
      case .result: result ?? "result"
      case .element(let name): "\(result ?? "result").\(name)"
      case .error: "error"
      case .isRunning(let isRunning): String(isRunning)
      case .parameter, .input, .defaultValue: value.value.held(in: call.member.getter) ?? ""
      }
    }
    let arguments: [String]
    if let method = recipient.method {
      arguments = zip(method.parameters, recipient.values).map { parameter, value in
        (recipient.target.receiver.takesLabels ? parameter : parameter.relabeled(nil))
          .callArgument(passing: text(of: value))
      }
    } else {
      let label = recipient.name?.labels?.first.flatMap { $0 }
      arguments = recipient.values.map { value in
        (label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? "") + text(of: value)
      }
    }
    let name = recipient.method?.name ?? recipient.name?.base ?? ""
    return recipient.target.call(
      "\(swiftEscaped(name))(\(arguments.joined(separator: ", ")))",
      of: recipient.method.map(Member.method), in: call.member,
      values: recipient.values.map(\.value))
  }
}
