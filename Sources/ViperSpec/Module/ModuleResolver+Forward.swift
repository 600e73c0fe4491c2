import ViperText

/// `forward`: finds the member that a call is passed on to, and checks that it fits.
extension ModuleResolver {
  mutating func forward(
    _ member: Member, from role: String, to text: EmbeddedText, catching: EmbeddedText?
  ) -> Implementation {
    guard let target = target(text, from: role, key: "forward") else { return .yours }
    let mismatches: [Mismatch]
    switch target.candidates {
    case .unknown:
      return .forward(mirrored(member, to: target, catching: catching))
    case .known(let candidates):
      let fits = candidates.map { ($0, mismatch(passing: member, to: $0)) }
      let fitting = fits.filter { $0.1 == nil }.map(\.0)
      if let candidate = fitting.first {
        if fitting.count > 1 {
          diagnostics.append(.ambiguousTarget(text, candidates: fitting))
        }
        return checked(member, to: candidate, of: target, from: role, catching: catching)
      }
      mismatches = fits.compactMap(\.1)
      diagnostics.append(
        .misfit(text, member: member, mismatches: mismatches, candidates: candidates))
    }
    return .yours
  }

  /// A call to a service whose protocol stands in Swift code: passed on as it came, and the
  /// compiler checks it.
  private func mirrored(
    _ member: Member, to target: Target, catching: EmbeddedText?
  ) -> Forward {
    let isAsync = member.isAsync
    let isThrowing = member.throwing != .never
    return Forward(
      call: .init(receiver: target.receiver, expression: call(target.name, for: member)),
      isAsync: isAsync, isThrowing: isThrowing, needsTask: false, handler: nil)
  }

  private func call(_ name: String, for member: Member) -> String {
    guard case .method(let method) = member else { return swiftEscaped(name) }
    return "\(swiftEscaped(name))(\(method.callArguments))"
  }

  private mutating func checked(
    _ member: Member, to candidate: Member, of target: Target, from role: String,
    catching: EmbeddedText?
  ) -> Implementation {
    let needsTask = candidate.isAsync && !member.isAsync
    let catches = candidate.throwing != .never && (needsTask || member.throwing == .never)
    if needsTask, let reason = member.reasonNotToCapture {
      diagnostics.append(.notForATask(target.text, member: member, reason: reason))
    }
    var handler: Forward.Call?
    if let catching {
      if catches {
        handler = self.handler(catching, from: role, error: candidate.throwing)
      } else {
        diagnostics.append(.nothingToCatch(catching, target: candidate, member: member))
      }
    } else if catches {
      diagnostics.append(.uncaught(target.text, target: candidate))
    }
    return .forward(
      Forward(
        call: .init(
          receiver: target.receiver, expression: expression(passing: member, to: candidate),
          member: candidate),
        isAsync: candidate.isAsync, isThrowing: candidate.throwing != .never,
        needsTask: needsTask, handler: handler))
  }

  /// `load(id: id, page)`: the labels of the target with the values of the caller.
  private func expression(passing member: Member, to candidate: Member) -> String {
    guard case .method(let method) = member, case .method(let target) = candidate else {
      return swiftEscaped(candidate.name)
    }
    let arguments = zip(target.parameters, method.parameters).map { target, source in
      target.callArgument(passing: swiftEscapedInExpression(source.name))
    }
    return "\(swiftEscaped(target.name))(\(arguments.joined(separator: ", ")))"
  }

  /// The method that is told of an error: one parameter that takes it.
  private mutating func handler(
    _ text: EmbeddedText, from role: String, error: Throwing
  ) -> Forward.Call? {
    guard let target = target(text, from: role, key: "catch") else { return nil }
    guard case .known(let candidates) = target.candidates else {
      return Forward.Call(receiver: target.receiver, expression: "\(target.name)(error)")
    }
    let accepted: Set<String> =
      if case .typed(let type) = error { ["any Error", "Error", type.text] } else {
        ["any Error", "Error"]
      }
    for case .method(let method) in candidates
    where method.parameters.count == 1 && !method.isAsync && method.throwing == .never {
      let parameter = method.parameters[0]
      guard accepted.contains(parameter.type.text), !parameter.isInout else { continue }
      let argument = parameter.callArgument(passing: "error")
      return Forward.Call(
        receiver: target.receiver, expression: "\(swiftEscaped(method.name))(\(argument))",
        member: .method(method))
    }
    diagnostics.append(.badHandler(text, candidates: candidates))
    return nil
  }
}
