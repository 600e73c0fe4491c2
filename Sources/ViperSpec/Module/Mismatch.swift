import ViperText

/// Why a call cannot be passed on to a certain member.
enum Mismatch: Equatable {
  case kind
  case count(has: Int, wants: Int)
  case type(parameter: String, has: String, wants: String)
  case result(has: String, wants: String)
  case generic
  case variadic
  /// With the reason: `parameter 'ids' is variadic`.
  case notForwardable(String)
  case nonEscaping(parameter: String)
  case typedThrows(has: String, wants: String)
  case notSettable
  case effects
}

/// Nil if `member` can pass its call on to `candidate`.
func mismatch(passing member: Member, to candidate: Member) -> Mismatch? {
  switch (member, candidate) {
  case (.method(let method), .method(let target)): mismatch(passing: method, to: target)
  case (.property(let property), .property(let target)): mismatch(passing: property, to: target)
  default: .kind
  }
}

private func mismatch(passing method: Method, to target: Method) -> Mismatch? {
  if let reason = method.reasonNotToForward { return .notForwardable(reason) }
  if target.parameters.contains(where: \.isVariadic) { return .variadic }
  if method.genericParameters != target.genericParameters
    || method.whereClause != target.whereClause
  {
    return .generic
  }
  let required = target.parameters.filter { $0.defaultValue == nil }.count
  guard method.parameters.count <= target.parameters.count, method.parameters.count >= required,
    target.parameters.dropFirst(method.parameters.count).allSatisfy({ $0.defaultValue != nil })
  else { return .count(has: method.parameters.count, wants: target.parameters.count) }
  for (source, wanted) in zip(method.parameters, target.parameters) {
    if let mismatch = mismatch(passing: source, to: wanted) { return mismatch }
  }
  let result = target.returnType?.text ?? "Void"
  let wanted = method.returnType?.text ?? "Void"
  if result != wanted, wanted != target.returnType?.optional.text {
    return .result(has: result, wants: wanted)
  }
  return mismatch(throwing: target.throwing, from: method.throwing)
}

private func mismatch(passing source: Parameter, to target: Parameter) -> Mismatch? {
  let fits = source.type == target.type || (!source.isInout && source.type.optional == target.type)
  guard fits, source.isInout == target.isInout else {
    return .type(
      parameter: source.name, has: source.typeText, wants: target.typeText)
  }
  if target.mayEscape, !source.mayEscape {
    return .nonEscaping(parameter: source.name)
  }
  return nil
}

private func mismatch(passing property: Property, to target: Property) -> Mismatch? {
  guard property.type.text == target.type.text else {
    return .result(has: target.type.text, wants: property.type.text)
  }
  if property.isSettable, !target.isSettable { return .notSettable }
  if target.isAsync && !property.isAsync { return .effects }
  if target.throwing != .never && property.throwing == .never { return .effects }
  return nil
}

/// An error that the caller may throw only some of.
private func mismatch(throwing target: Throwing, from caller: Throwing) -> Mismatch? {
  guard case .typed(let wanted) = caller else { return nil }
  switch target {
  case .never: return nil
  case .any: return .typedThrows(has: "any Error", wants: wanted.text)
  case .typed(let has):
    return has.text == wanted.text ? nil : .typedThrows(has: has.text, wants: wanted.text)
  }
}

extension Parameter {
  /// Whether a closure may be kept: Swift says it of optional ones without a word.
  fileprivate var mayEscape: Bool { isEscaping || !type.isFunction }
}

extension Member {
  /// Why a `Task` can't take the parameters of a method with it; nil if it can.
  var reasonNotToCapture: String? {
    guard case .method(let method) = self else { return nil }
    for parameter in method.parameters {
      if let specifier = parameter.specifier, specifier != "sending" {
        return "'\(parameter.name)' is '\(specifier)'"
      }
      if !parameter.mayEscape {
        return "the closure '\(parameter.name)' is not '@escaping'"
      }
    }
    if method.returnType != nil { return "the result comes too late for a synchronous method" }
    return nil
  }
}
