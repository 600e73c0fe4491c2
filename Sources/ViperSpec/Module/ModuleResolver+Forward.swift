import SwiftReading
import ViperText

/// `forward`: finds the member that a call is passed on to, and checks that it fits.
extension ModuleResolver {
  func forward(
    _ member: Member, from role: String, _ written: WrittenForward
  ) -> Implementation {
    let text = written.target
    guard let target = target(text, from: role, key: "forward") else {
      return unfit(written, from: role)
    }
    let inputs = inputs(of: role)
    switch target.candidates {
    case .unknown(let name):
      guard let expression = call(name, for: member, of: target) else {
        return unfit(written, from: role)
      }
      return surrounded(
        PassedCall(
          member: member, role: role, written: written, target: target, candidate: nil,
          expression: expression, inputs: inputs))
    case .known(let candidates):
      guard
        let candidate = candidate(
          for: member, among: candidates, of: target, inputs: inputs,
          isTold: !written.then.isEmpty)
      else { return unfit(written, from: role) }
      if let service = target.swift, service.callsOffMainActor.contains(candidate) {
        diagnostics.append(.unsendableService(service))
      }
      notePassage(of: member, from: role, to: candidate, of: target)
      let values = values(passing: member, to: candidate, inputs: inputs)
      return surrounded(
        PassedCall(
          member: member, role: role, written: written, target: target, candidate: candidate,
          expression: expression(
            passing: member, to: candidate, of: target.receiver, values: values),
          values: values, inputs: inputs))
    }
  }

  /// The member that is meant of those with the name; nil and an error if none fits.
  private func candidate(
    for member: Member, among candidates: [Member], of target: Target, inputs: [Field],
    isTold: Bool
  ) -> Member? {
    let fits = mismatches(
      passing: member, to: candidates, of: target.receiver, inputs: inputs,
      isTold: isTold)
    let all = zip(candidates, fits).filter { $1 == nil }.map(\.0)
    // What takes more of the arguments is meant, and then what has fewer default values left.
    let most = all.map { taken(by: $0, of: member) }.max()
    let taking = all.filter { taken(by: $0, of: member) == most }
    let fitting = taking.filter { $0.parameterCount == taking.map(\.parameterCount).min() }
    guard let candidate = fitting.first else {
      diagnostics.append(
        .misfit(
          target.text, member: member, mismatches: fits.compactMap(\.self), candidates: candidates))
      return nil
    }
    if fitting.count > 1 { diagnostics.append(.ambiguousTarget(target.text, candidates: fitting)) }
    return candidate
  }

  /// Why a call fits each candidate or not. Inputs of the component go where nothing fits without.
  private func mismatches(
    passing member: Member, to candidates: [Member], of receiver: Receiver, inputs: [Field],
    isTold: Bool
  ) -> [ForwardDiagnostic?] {
    let bare = candidates.map {
      mismatch(passing: member, to: $0, of: receiver, inputs: [], isTold: isTold)
    }
    if bare.contains(nil) || inputs.isEmpty { return bare }
    return candidates.map {
      mismatch(passing: member, to: $0, of: receiver, inputs: inputs, isTold: isTold)
    }
  }

  func notePassage(
    of member: Member, from role: String, to candidate: Member, of target: Target
  ) {
    guard let next = target.role else { return }
    passages[ForwardNode(role: role, member: member), default: []].append(
      ForwardPassage(
        member: member, to: ForwardNode(role: next, member: candidate), text: target.text))
  }

  /// How many arguments of a member another one takes.
  private func taken(by candidate: Member, of member: Member) -> Int {
    guard case .method(let method) = member, case .method(let target) = candidate else { return 0 }
    return min(method.parameters.count, target.parameters.count)
  }

  /// The call that passes a member's arguments on, by the labels that the spec writes or else by
  /// the member's own; nil and an error if they can't be passed on.
  private func call(
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

  private func report(
    _ mismatch: ForwardDiagnostic, passing member: Member, to target: Target
  ) {
    diagnostics.append(
      .misfit(target.text, member: member, mismatches: [mismatch], candidates: []))
  }

  /// What a component holds of what the module is built with.
  func inputs(of role: String) -> [Field] {
    spec.inputs.filter { input in
      spec.inputTakers[input.name].map { $0.contains { $0.string == role } }
        ?? (role == dialect.holders.inputs)
    }
  }

  private func values(
    passing member: Member, to candidate: Member, inputs: [Field]
  ) -> [Forward.Call.Value] {
    guard case .method(let method) = member, case .method(let target) = candidate else { return [] }
    return arguments(passing: method, to: target, inputs: inputs) ?? []
  }

  /// `load(id: id, page)`: the labels of the target with the values of the caller.
  private func expression(
    passing member: Member, to candidate: Member, of receiver: Receiver,
    values: [Forward.Call.Value]
  ) -> String {
    guard case .method(let method) = member, case .method(let target) = candidate else {
      return swiftEscaped(candidate.name)
    }
    let arguments = zip(target.parameters, values).compactMap { target, value in
      value.held(in: method).map {
        (receiver.takesLabels ? target : target.labelled(nil)).callArgument(passing: $0)
      }
    }
    return "\(swiftEscaped(target.name))(\(arguments.joined(separator: ", ")))"
  }
}

extension Member {
  fileprivate var parameterCount: Int {
    if case .method(let method) = self { method.parameters.count } else { 0 }
  }
}

extension Forward.Call.Value {
  /// The code of what a method or its component was given; nil for what comes of the call.
  func held(in method: Method) -> String? {
    switch self {
    case .parameter(let index): swiftEscapedInExpression(method.parameters[index].name)
    case .input(let name): swiftEscapedInExpression(name)
    case .result, .element, .error, .isRunning, .defaultValue: nil
    }
  }
}
