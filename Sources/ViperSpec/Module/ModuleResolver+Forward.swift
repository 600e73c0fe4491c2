import SwiftReading
import ViperText

/// `forward`: finds the member that a call is passed on to, and checks that it fits.
extension ModuleResolver {
  mutating func forward(
    _ member: Member, from role: String, to text: EmbeddedText, catching: EmbeddedText?
  ) -> Implementation {
    guard let target = target(text, from: role, key: "forward") else { return .yours }
    let mismatches: [ForwardDiagnostic]
    switch target.candidates {
    case .unknown(let name):
      return mirrored(member, to: name, of: target, from: role, catching: catching)
    case .known(let candidates):
      let fits = candidates.map { ($0, mismatch(passing: member, to: $0, of: target.receiver)) }
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
  /// compiler checks it. With a `catch` the service is taken to throw.
  private mutating func mirrored(
    _ member: Member, to name: WrittenName, of target: Target, from role: String,
    catching: EmbeddedText?
  ) -> Implementation {
    guard let call = call(name, for: member, of: target) else { return .yours }
    var handler: Forward.Call?
    if let catching {
      if member.throwing != .never {
        diagnostics.append(
          .nothingToCatch(catching, reason: "'\(member.compoundName)' throws the error itself"))
      } else if member.hasResult {
        diagnostics.append(.nothingToReturn(catching, member: member))
      } else {
        handler = self.handler(catching, of: member, from: role, error: .any, inTask: false)
      }
    }
    return .forward(
      Forward(
        call: .init(receiver: target.receiver(in: member, inTask: false), expression: call),
        isAsync: member.isAsync, isThrowing: member.throwing != .never || catching != nil,
        needsTask: false, handler: handler))
  }

  /// The call that passes a member's arguments on, by the labels that the spec writes or else by
  /// the member's own; nil and an error if they can't be passed on.
  private mutating func call(
    _ name: WrittenName, for member: Member, of target: Target
  ) -> String? {
    switch member {
    case .property:
      if name.labels == nil { return swiftEscaped(name.base) }
      report(.kind, passing: member, to: target)
    case .method(let method):
      let labels = name.labels ?? method.parameters.map(\.label)
      if let reason = method.reasonNotToForward {
        report(.notForwardable(reason), passing: member, to: target)
      } else if labels.count != method.parameters.count {
        report(
          .count(has: method.parameters.count, wants: labels.count), passing: member, to: target)
      } else {
        let arguments = zip(labels, method.parameters).map { label, parameter in
          parameter.labelled(label).callArgument
        }
        return "\(swiftEscaped(name.base))(\(arguments.joined(separator: ", ")))"
      }
    }
    return nil
  }

  private mutating func report(
    _ mismatch: ForwardDiagnostic, passing member: Member, to target: Target
  ) {
    diagnostics.append(
      .misfit(target.text, member: member, mismatches: [mismatch], candidates: []))
  }

  private mutating func checked(
    _ member: Member, to candidate: Member, of target: Target, from role: String,
    catching: EmbeddedText?
  ) -> Implementation {
    let needsTask = candidate.isAsync && !member.isAsync
    let catches = candidate.throwing != .never && (needsTask || member.throwing == .never)
    if needsTask, let reason = member.reasonNotToWait {
      diagnostics.append(.notForATask(target.text, member: member, reason: reason))
    }
    var handler: Forward.Call?
    if let catching {
      if !catches {
        diagnostics.append(.nothingToCatch(catching, target: candidate, member: member))
      } else if member.hasResult, !needsTask {
        diagnostics.append(.nothingToReturn(catching, member: member))
      } else {
        handler = self.handler(
          catching, of: member, from: role, error: candidate.throwing, inTask: needsTask)
      }
    } else if catches {
      let listener = dialect.contracts(calledBy: role).first(where: \.isWeak)?.property
      let receiver = String(target.text.string.prefix { $0 != "." })
      diagnostics.append(
        .uncaught(target.text, target: candidate, listener: listener ?? receiver))
    }
    if let next = target.role {
      passages[ForwardNode(role: role, member: member.collisionKey)] = ForwardPassage(
        member: member, to: ForwardNode(role: next, member: candidate.collisionKey),
        text: target.text)
    }
    return .forward(
      Forward(
        call: .init(
          receiver: target.receiver(in: member, inTask: needsTask),
          expression: expression(passing: member, to: candidate, of: target.receiver),
          member: candidate),
        isAsync: candidate.isAsync, isThrowing: candidate.throwing != .never,
        needsTask: needsTask, handler: handler))
  }

  /// `load(id: id, page)`: the labels of the target with the values of the caller.
  private func expression(
    passing member: Member, to candidate: Member, of receiver: Receiver
  ) -> String {
    guard case .method(let method) = member, case .method(let target) = candidate else {
      return swiftEscaped(candidate.name)
    }
    let order = order(passing: method, to: target) ?? Array(method.parameters.indices)
    let arguments = zip(target.parameters, order).map { target, index in
      (receiver.takesLabels ? target : target.labelled(nil))
        .callArgument(passing: swiftEscapedInExpression(method.parameters[index].name))
    }
    return "\(swiftEscaped(target.name))(\(arguments.joined(separator: ", ")))"
  }

  /// The method that is told of an error: one parameter that takes it, and no result to drop.
  private mutating func handler(
    _ text: EmbeddedText, of member: Member, from role: String, error: Throwing, inTask: Bool
  ) -> Forward.Call? {
    guard let target = target(text, from: role, key: "catch") else { return nil }
    let receiver = target.receiver(in: member, inTask: inTask)
    let candidates: [Member]
    switch target.candidates {
    case .known(let members): candidates = members
    case .unknown(let name):
      let label = name.labels?.first.flatMap { $0 }.map { swiftEscapedAsArgumentLabel($0) + ": " }
      return Forward.Call(
        receiver: receiver, expression: "\(swiftEscaped(name.base))(\(label ?? "")error)")
    }
    var accepted: Set<String> = [
      "any Error", "Error", "(any Error)?", "Error?", "some Error",
    ]
    if case .typed(let type) = error { accepted.formUnion([type.text, type.optional.text]) }
    for case .method(let method) in candidates
    where method.parameters.count == 1 && !method.isAsync && method.throwing == .never
      && method.returnType == nil
    {
      let parameter = method.parameters[0]
      guard accepted.contains(parameter.type.text), !parameter.isInout, !parameter.isAutoclosure
      else { continue }
      let argument = parameter.callArgument(passing: "error")
      return Forward.Call(
        receiver: receiver, expression: "\(swiftEscaped(method.name))(\(argument))",
        member: .method(method))
    }
    diagnostics.append(.badHandler(text, candidates: candidates))
    return nil
  }
}

extension Member {
  /// Whether a caller waits for a value.
  fileprivate var hasResult: Bool {
    switch self {
    case .method(let method): method.returnType != nil
    case .property: true
    }
  }
}

extension Parameter {
  /// The parameter as a target with another label names it.
  fileprivate func labelled(_ label: String?) -> Parameter {
    var parameter = self
    parameter.label = label
    return parameter
  }
}
