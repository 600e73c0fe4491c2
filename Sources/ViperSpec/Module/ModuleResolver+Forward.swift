import SwiftReading
import ViperText

/// `forward`: finds the member that a call is forwarded to, and checks that it fits.
extension ModuleResolver {
  func forward(_ member: Member, from role: String, _ written: SpecForward) -> Implementation {
    let text = written.target
    // With `then` or `catch`, the result and the effects of the missing member are unknown.
    let caller = written.then.isEmpty && written.catch.isEmpty ? member : nil
    // An unknown key, which has been reported, may be the key that the call lacks.
    guard let target = target(text, from: role, key: "forward", like: caller),
      !spec.brokenNames.contains(member.name)
    else { return checkKeysAround(written, from: role) }
    let inputs = inputs(of: role)
    var call: (candidate: Member?, expression: String, values: [Forward.Call.Value])?
    switch target.candidates {
    case .unknown(let name): call = self.call(name, for: member, of: target).map { (nil, $0, []) }
    case .known(let candidates):
      let candidate = candidate(
        for: member, among: candidates, of: target, inputs: inputs, hasThen: !written.then.isEmpty)
      call = candidate.map { candidate in
        if let service = target.reference.swift, service.staysOnMainActor,
          service.callsOffMainActor.contains(candidate)
        {
          report(.unsendableService(service, project.swift.sendingSeverity ?? .warning))
        }
        checkSending(of: member, to: candidate, of: target)
        recordStep(of: member, from: role, to: candidate, of: target)
        return self.call(of: candidate, passing: member, from: target.receiver, inputs: inputs)
      }
      if candidate == nil, target.isConcrete, let name = WrittenName(target.name) {
        call = self.call(name, for: member, of: target).map { (nil, $0, []) }
      }
    }
    guard let call else { return checkKeysAround(written, from: role) }
    return surrounded(
      ForwardedCall(
        member: member, role: role, written: written, target: target, candidate: call.candidate,
        expression: call.expression, values: call.values, inputs: inputs))
  }

  /// The overload that fits best.
  private func candidate(
    for member: Member, among candidates: [Member], of target: Target, inputs: [Field],
    hasThen: Bool
  ) -> Member? {
    let fits = mismatches(
      passing: member, to: candidates, of: target.receiver, inputs: inputs, hasThen: hasThen)
    let all = zip(candidates, fits).filter { $1 == nil }.map(\.0)
    // More arguments are better, then fewer default values, then the member's effects, its types and
    // its labels.
    let parameters = member.getter.parameters
    let ranks = all.map { one in
      let others = one.getter.parameters
      return [
        -min(parameters.count, others.count), others.count,
        one.isAsync == member.isAsync ? 0 : 1, one.types == member.types ? 0 : 1,
        others.map(\.label) == parameters.map(\.label) ? 0 : 1,
      ]
    }
    let best = ranks.min { $0.lexicographicallyPrecedes($1) }
    let fitting = zip(all, ranks).filter { $1 == best }.map(\.0)
    guard let candidate = fitting.first else {
      let isReported = ([member] + candidates).flatMap(\.referencedNames).contains(
        where: isAmbiguous)
      // The class may use another name for the same type, such as an alias.
      if isReported || target.isConcrete { return nil }
      report(
        .misfit(
          target.text, member: member, mismatches: fits.compactMap(\.self), candidates: candidates,
          associated: associatedTypes(of: target)))
      return nil
    }
    if fitting.count > 1 { report(.ambiguousTarget(target.text, candidates: fitting)) }
    return candidate
  }

  private func associatedTypes(of target: Target) -> Set<String> {
    let parents = project.swift.parents[spec.name]?.values.map(\.self) ?? []
    let protocols = target.reference.swift.map { [$0] } ?? parents
    return Set(protocols.flatMap { $0.declaration.form.generics.parameters.map(\.name) })
  }

  /// Inputs of the component are tried last.
  private func mismatches(
    passing member: Member, to candidates: [Member], of receiver: Receiver, inputs: [Field],
    hasThen: Bool
  ) -> [ForwardDiagnostic?] {
    func mismatches(_ inputs: [Field]) -> [ForwardDiagnostic?] {
      candidates.map {
        mismatch(
          passing: member.replacing(unaliased), to: $0.replacing(unaliased), of: receiver,
          inputs: inputs, hasThen: hasThen)
      }
    }
    let bare = mismatches([])
    return bare.contains(nil) || inputs.isEmpty ? bare : mismatches(inputs)
  }

  /// Returns the type behind a type alias; nil for other names.
  func unaliased(_ name: SwiftType.Name) -> SwiftType? { unaliased(name, in: spec.name) }

  func unaliased(_ name: SwiftType.Name, in spec: String) -> SwiftType? {
    name.module == nil ? project.swift.aliases[spec]?[name.name] : nil
  }

  func recordStep(of member: Member, from role: String, to candidate: Member, of target: Target) {
    guard let next = target.reference.role else { return }
    forwardSteps[ForwardNode(role: role, member: member), default: []].append(
      ForwardStep(
        member: member, to: ForwardNode(role: next, member: candidate), text: target.text))
  }

  /// The call of an unknown member, with the labels of the spec or of the forwarding member.
  private func call(_ name: WrittenName, for member: Member, of target: Target) -> String? {
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
          parameter.relabeled(label).callArgument
        }
        return "\(swiftEscaped(name.base))(\(arguments.joined(separator: ", ")))"
      }
    }
    return nil
  }

  private func report(_ mismatch: ForwardDiagnostic, passing member: Member, to target: Target) {
    report(.misfit(target.text, member: member, mismatches: [mismatch], candidates: []))
  }

  func inputs(of role: String) -> [Field] { spec.inputs.filter { takers(of: $0).contains(role) } }

  /// `load(id: id, page)`: the target's labels with the caller's values.
  private func call(
    of candidate: Member, passing member: Member, from receiver: Receiver, inputs: [Field]
  ) -> (candidate: Member?, expression: String, values: [Forward.Call.Value]) {
    guard case .method(let method) = member, case .method(let target) = candidate else {
      return (candidate, swiftEscaped(candidate.name), [])
    }
    let values = arguments(passing: method, to: target, inputs: inputs) ?? []
    let arguments = zip(target.parameters, values).compactMap { target, value in
      value.held(in: method).map {
        (receiver.takesLabels ? target : target.relabeled(nil)).callArgument(passing: $0)
      }
    }
    let expression = "\(swiftEscaped(target.name))(\(arguments.joined(separator: ", ")))"
    return (candidate, expression, values)
  }

  /// Reports calls that are forwarded in a circle, because they would never end.
  func checkCircles() {
    let starts = forwardSteps.sorted {
      ($0.value.first?.offset ?? 0) < ($1.value.first?.offset ?? 0)
    }
    let found = circles(from: starts.map(\.key), edges: { forwardSteps[$0] ?? [] }, target: \.to)
    diagnostics += found.map { .circularForward($0) }
  }
}

extension Forward.Call.Value {
  func held(in method: Method) -> String? {
    switch self {
    case .parameter(let index): swiftEscapedInExpression(method.parameters[index].name)
    case .input(let name): swiftEscapedInExpression(name)
    case .result, .element, .error, .isRunning, .defaultValue: nil
    }
  }
}

struct ForwardNode: Hashable {
  let role: String
  let member: Member
}

struct ForwardStep {
  let member: Member
  let to: ForwardNode
  let text: EmbeddedText

  var offset: Int { text.location.range.lowerBound }
}
