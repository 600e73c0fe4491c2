import SwiftReading

/// The reason why a call can't be forwarded to a member.
enum ForwardDiagnostic: Equatable {
  case kind
  case count(has: Int, wants: Int)
  /// Parameters with the same name are in different places, and other parameters have no match.
  case order(wants: String)
  case type(parameter: String, has: String, wants: String)
  case result(has: String, wants: String)
  /// The receiver is optional, so the result is too.
  case optionalResult(receiver: String, has: String, wants: String)
  case generic
  case variadic
  /// `parameter 'ids' is variadic`
  case notForwardable(String)
  case nonEscaping(parameter: String)
  /// `borrowing` can't become `consuming`, and only a `sending` value can be passed to a `sending` parameter.
  case ownership(parameter: String, has: String?, wants: String)
  case typedThrows(has: String, wants: String)
  case notSettable
  case effects
  /// A closure would leave the main actor.
  case notSendable(parameter: String)
}

/// The property through which a member is called.
struct Receiver: Equatable {
  /// The name without backticks; empty for the component itself.
  let property: String
  let isOptional: Bool
  /// Whether the callee is a service, which may run on any actor.
  var isElsewhere = false
  /// Closures have no argument labels.
  var takesLabels = true
}

/// Finds the reason why `member` can't forward to `candidate`; nil if it can.
///
/// - Parameters:
///   - inputs: the component's inputs, for parameters that the method lacks.
///   - hasThen: if true, the method needs no result, and the callee needn't take all parameters.
func mismatch(
  passing member: Member, to candidate: Member, of receiver: Receiver, inputs: [Field],
  hasThen: Bool
) -> ForwardDiagnostic? {
  switch (member, candidate) {
  case (.method(let method), .method(let target)):
    mismatch(
      passing: method, to: target.lacking(inputs, besides: method), of: receiver, hasThen: hasThen)
  case (.property(let property), .property(let target)):
    mismatch(passing: property, to: target, of: receiver)
  default: .kind
  }
}

private func mismatch(
  passing method: Method, to target: Method, of receiver: Receiver, hasThen: Bool
) -> ForwardDiagnostic? {
  // A method that is isolated to a parameter doesn't run on its component's actor.
  if let isolated = method.parameters.first(where: { $0.has("isolated") }) {
    return .notForwardable("parameter '\(isolated.name)' is 'isolated'")
  }
  if let reason = method.reasonNotToForward { return .notForwardable(reason) }
  if target.parameters.contains(where: \.isVariadic) { return .variadic }
  if method.genericKey != target.genericKey { return .generic }
  let required = target.parameters.filter { $0.defaultValue == nil }.count
  // The members of `then` can take the remaining parameters.
  guard hasThen || method.parameters.count <= target.parameters.count,
    method.parameters.count >= required
  else { return .count(has: method.parameters.count, wants: target.parameters.count) }
  guard let order = order(passing: method, to: target) else {
    return .order(wants: target.compoundName)
  }
  for case (let index?, let wanted) in zip(order, target.parameters) {
    let source = method.parameters[index]
    if receiver.isElsewhere, target.isAsync, !source.has("sending"), source.type.staysOnActor {
      return .notSendable(parameter: source.name)
    }
    if let mismatch = mismatch(passing: source, to: wanted) { return mismatch }
  }
  let isDropped = hasThen && method.returnType == nil
  let result =
    isDropped ? nil : mismatch(returning: target.returnType, as: method.returnType, from: receiver)
  return result ?? mismatch(throwing: target.throwing, from: method.throwing)
}

private func mismatch(passing source: Parameter, to target: Parameter) -> ForwardDiagnostic? {
  let fits =
    source.type.isSame(as: target.type)
    || !source.isInout && source.type.optional.isSame(as: target.type)
  guard fits, source.isInout == target.isInout else {
    return .type(parameter: source.name, has: source.typeText, wants: target.typeText)
  }
  if target.mayEscape, !source.mayEscape { return .nonEscaping(parameter: source.name) }
  let isBorrowed = source.has("borrowing") && target.has("consuming")
  if isBorrowed || (target.has("sending") && !source.has("sending")) {
    return .ownership(
      parameter: source.name, has: source.specifier, wants: target.specifier ?? "sending")
  }
  return nil
}

private func mismatch(
  passing property: Property, to target: Property, of receiver: Receiver
) -> ForwardDiagnostic? {
  if property.isSettable, !property.type.isSame(as: target.type) {
    return .result(has: target.type.text, wants: property.type.text)
  }
  if let mismatch = mismatch(returning: target.type, as: property.type, from: receiver) {
    return mismatch
  }
  if property.isSettable, !target.isSettable { return .notSettable }
  if target.isAsync && !property.isAsync { return .effects }
  if target.throwing != .never && property.throwing == .never { return .effects }
  return mismatch(throwing: target.throwing, from: property.throwing)
}

/// Nil is `Void`.
private func mismatch(
  returning target: SwiftType?, as wanted: SwiftType?, from receiver: Receiver
) -> ForwardDiagnostic? {
  let void = SwiftType.path("Void")
  let (has, wants) = (target ?? void, wanted ?? void)
  let fitting = [has] + (target.map { [$0.valueType, $0.optional] } ?? [])
  let isSent = wants.valueType == wants || has.valueType != has
  guard isSent, fitting.contains(where: wants.isSame) else {
    return .result(has: has.text, wants: wants.text)
  }
  guard receiver.isOptional, let target, let wanted, !wanted.valueType.isOptional else {
    return nil
  }
  return .optionalResult(receiver: receiver.property, has: target.optional.text, wants: wants.text)
}

private func mismatch(throwing target: Throwing, from caller: Throwing) -> ForwardDiagnostic? {
  guard case .typed(let wanted) = caller else { return nil }
  switch target {
  case .never: return nil
  case .any: return .typedThrows(has: "any Error", wants: wanted.text)
  case .typed(let has):
    return has.isSame(as: wanted) ? nil : .typedThrows(has: has.text, wants: wanted.text)
  }
}

extension SwiftType {
  /// Whether the type contains a closure that can't leave its actor.
  var staysOnActor: Bool {
    switch node {
    case .function: true
    case .attributed(let attributes, let base):
      // A closure that is isolated to an actor can be called from anywhere.
      base.staysOnActor
        && attributes.allSatisfy { attribute in
          ["@convention", "@isolated(any)", "@concurrent", "nonisolated"]
            .contains { attribute.hasPrefix($0) }
        }
    case .optional(let base), .array(let base): base.staysOnActor
    case .dictionary(_, let value): value.staysOnActor
    case .tuple(let elements): elements.contains { $0.type.staysOnActor }
    default: false
    }
  }
}

extension Parameter {
  /// Non-optional closures need `@escaping`.
  var mayEscape: Bool { isEscaping || !isFunction }

  func has(_ word: Substring) -> Bool { specifier?.split(separator: " ").contains(word) ?? false }
}

extension Member {
  var reasonNotToWait: String? {
    guard case .method(let method) = self else { return nil }
    if let reason = method.reasonNotToCapture { return reason }
    return method.returnType == nil ? nil : "the result comes too late for a synchronous method"
  }

  package func hides(_ property: String) -> Bool {
    getter.parameters.contains { $0.name == property }
  }
}
