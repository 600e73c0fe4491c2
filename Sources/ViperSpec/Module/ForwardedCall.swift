import SwiftReading
import ViperText

/// A forwarded call that fits its target, and the keys around it.
struct ForwardedCall {
  let member: Member
  let role: String
  let written: SpecForward
  let target: Target
  /// Nil for a service with an unknown protocol. Then the compiler checks the call.
  let candidate: Member?
  let expression: String
  var values: [Forward.Call.Value] = []
  let inputs: [Field]

  var isAsync: Bool { candidate?.isAsync ?? member.isAsync }

  var needsTask: Bool { isAsync && !member.isAsync }

  /// If the service's protocol is unknown, `catch` means that the call throws.
  var throwing: Throwing { candidate?.throwing ?? (written.catch.isEmpty ? member.throwing : .any) }

  var catches: Bool { throwing != .never && (needsTask || member.throwing == .never) }

  /// Nil if unknown. The type is optional if the receiver is optional.
  var resultType: SwiftType? {
    guard let type = candidate?.resultType?.valueType else { return nil }
    return target.receiver.isOptional && !type.isOptional ? type.optional : type
  }

  var name: String { candidate?.compoundName ?? written.target.string }

  var results: [PassableValue] {
    guard candidate != nil else { return [PassableValue(value: .result, type: nil)] }
    guard let type = resultType else { return [] }
    var values = [PassableValue(value: .result, type: type)]
    if case .tuple(let elements) = type.node {
      values += elements.enumerated().map { index, element in
        PassableValue(
          value: .element(element.label ?? String(index)), name: element.label, type: element.type)
      }
    }
    return values
  }

  var error: PassableValue {
    let any = SwiftType.path("Error")
    let typed = if case .typed(let type) = throwing { type } else { any }
    return PassableValue(
      value: .error, type: typed, others: [any.identity, any.optional.identity, "some Error"])
  }

  var held: [PassableValue] {
    inputs.filter { !member.hides($0.name) }.map { input in
      PassableValue(value: .input(input.name), name: input.name, type: input.type)
    }
  }

  var arguments: [PassableValue] {
    member.getter.parameters.enumerated().compactMap { index, parameter in
      guard parameter.specifier == nil, !parameter.isAutoclosure else { return nil }
      return PassableValue(
        value: .parameter(index), name: parameter.name, type: parameter.storedType,
        isNonEscaping: !parameter.mayEscape)
    }
  }
}

/// A value that a member of `then`, `catch` or `while` can receive.
struct PassableValue {
  let value: Forward.Call.Value
  /// Nil if the value goes to a parameter of its type.
  var name: String?
  /// Nil if it fits any type.
  let type: SwiftType?
  /// The identities of other types that it fits.
  var others: [String] = []
  var isNonEscaping = false

  func fits(_ parameter: Parameter, _ unaliased: SwiftType.Replacement) -> Bool {
    let isPlain = ["inout", "isolated", "sending"].allSatisfy { !parameter.has($0) }
    guard isPlain, !parameter.isVariadic, !parameter.isAutoclosure,
      !isNonEscaping || !parameter.mayEscape
    else { return false }
    guard let type = type?.replacing(unaliased) else { return true }
    let wanted = parameter.type.replacing(unaliased).identity
    return ([type.identity, type.optional.identity] + others).contains(wanted)
  }

  func isNamed(like parameter: Parameter) -> Bool {
    name != nil && (name == parameter.label || name == parameter.name)
  }
}

extension Member {
  package var resultType: SwiftType? {
    switch self {
    case .method(let method): method.returnType
    case .property(let property): property.type
    }
  }
}

/// Matches the values of a call with the parameters of a member in `then`, `catch` or `while`.
enum RecipientArguments {
  enum Refusal: Error {
    case isProperty, waits, fails, returns
    case lacks(Parameter)
  }

  /// - Parameters:
  ///   - first: the values that the key itself passes. The first value goes to a parameter of its type,
  ///     preferably to one without a value in `others`.
  ///   - others: values for parameters with the same names.
  ///   - unaliased: returns the type behind a type alias; nil for other names.
  static func values(
    for member: Member, first: [PassableValue], others: [PassableValue],
    _ unaliased: SwiftType.Replacement
  ) -> Result<[PassableValue], Refusal> {
    guard case .method(let method) = member else { return .failure(.isProperty) }
    if method.isAsync { return .failure(.waits) }
    if method.canThrow { return .failure(.fails) }
    if method.returnType != nil { return .failure(.returns) }
    let parameters = method.parameters
    func named(_ parameter: Parameter, in values: some Sequence<PassableValue>) -> PassableValue? {
      values.first { $0.isNamed(like: parameter) && $0.fits(parameter, unaliased) }
    }
    let whole = first.first
    let fitting = parameters.indices.filter { whole?.fits(parameters[$0], unaliased) ?? false }
    let place = fitting.first { named(parameters[$0], in: others) == nil } ?? fitting.first
    var pieces = place == nil ? Array(first.dropFirst()) : []
    var values: [PassableValue] = []
    for (index, parameter) in parameters.enumerated() {
      if index == place, let whole {
        values.append(whole)
      } else if let value = named(parameter, in: pieces) ?? named(parameter, in: others)
        ?? pieces.first(where: { $0.name == nil && $0.fits(parameter, unaliased) })
      {
        pieces.removeAll { $0.value == value.value }
        values.append(value)
      } else {
        return .failure(.lacks(parameter))
      }
    }
    return .success(values)
  }
}
