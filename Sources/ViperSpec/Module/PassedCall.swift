import SwiftReading
import ViperText

/// A call that fits its target, and what the spec says of the time before and after it.
struct PassedCall {
  let member: Member
  /// The component that passes it on.
  let role: String
  let written: WrittenForward
  let target: Target
  /// Nil for a service whose protocol the spec does not show: the compiler checks the call.
  let candidate: Member?
  /// `load(id: id)`
  let expression: String
  /// Where its arguments come from.
  var values: [Forward.Call.Value] = []
  /// The inputs that the component holds.
  let inputs: [Field]

  var isAsync: Bool { candidate?.isAsync ?? member.isAsync }

  /// Whether a synchronous method passes on to an asynchronous one.
  var needsTask: Bool { isAsync && !member.isAsync }

  /// Of a service that is not shown, a `catch` says that it throws.
  var throwing: Throwing {
    candidate?.throwing ?? (written.catch.isEmpty ? member.throwing : .any)
  }

  /// Whether somebody else must be told of an error.
  var catches: Bool { throwing != .never && (needsTask || member.throwing == .never) }

  /// The type of what the call gives, as far as that is known: of a receiver that may be nil
  /// optional.
  var resultType: SwiftType? {
    guard let type = candidate?.resultType?.valueType else { return nil }
    return target.receiver.isOptional && !type.isOptional ? type.optional : type
  }

  /// `interactor.load`
  var name: String { candidate?.compoundName ?? written.target.string }
}

/// A value that one who is told of a call can be given.
struct ToldValue {
  let value: Forward.Call.Value
  /// What goes with a parameter of the same name; nil for what goes by its type.
  var name: String?
  /// The types of the parameters that take it; nil for any.
  let types: Set<String>?
  /// Whether it is a closure that must not be kept.
  var staysInCall = false

  func fits(_ parameter: Parameter) -> Bool {
    let isPlain = ["inout", "isolated", "sending"].allSatisfy { !parameter.has($0) }
    guard isPlain, !parameter.isVariadic, !parameter.isAutoclosure,
      !staysInCall || !parameter.mayEscape
    else { return false }
    return types?.contains(parameter.type.text) ?? true
  }

  func isNamed(like parameter: Parameter) -> Bool {
    name != nil && (name == parameter.label || name == parameter.name)
  }
}

extension PassedCall {
  /// The result; where that is a tuple, its parts too.
  var results: [ToldValue] {
    guard candidate != nil else { return [ToldValue(value: .result, types: nil)] }
    guard let type = resultType else { return [] }
    var values = [ToldValue(value: .result, types: [type.text, type.optional.text])]
    if case .tuple(let elements) = type.node {
      values += elements.enumerated().map { index, element in
        ToldValue(
          value: .element(element.label ?? String(index)), name: element.label,
          types: [element.type.text, element.type.optional.text])
      }
    }
    return values
  }

  var error: ToldValue {
    var types: Set<String> = ["any Error", "Error", "(any Error)?", "Error?", "some Error"]
    if case .typed(let type) = throwing { types.formUnion([type.text, type.optional.text]) }
    return ToldValue(value: .error, types: types)
  }

  /// What the component was given, as far as the method has nothing of the name.
  var held: [ToldValue] {
    inputs.filter { !member.hides($0.name) }.map { input in
      ToldValue(
        value: .input(input.name), name: input.name,
        types: [input.type.text, input.type.optional.text])
    }
  }

  /// What the method itself was given.
  var arguments: [ToldValue] {
    guard case .method(let method) = member else { return [] }
    return method.parameters.enumerated().compactMap { index, parameter in
      guard parameter.specifier == nil, !parameter.isAutoclosure else { return nil }
      let type = parameter.storedType
      return ToldValue(
        value: .parameter(index), name: parameter.name, types: [type.text, type.optional.text],
        staysInCall: !parameter.mayEscape)
    }
  }
}

extension Member {
  /// What a caller gets; nil for `Void`.
  var resultType: SwiftType? {
    switch self {
    case .method(let method): method.returnType
    case .property(let property): property.type
    }
  }
}
