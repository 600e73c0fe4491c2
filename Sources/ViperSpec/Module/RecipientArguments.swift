import SwiftReading

/// Matches the values of a call with the parameters of a member in `then`, `catch` or `while`.
enum RecipientArguments {
  enum Refusal: Error {
    case isProperty, waits, fails, returns
    case lacks(Parameter)
  }

  /// - Parameters:
  ///   - first: the values that the key passes. The first value goes to a parameter of its type,
  ///     preferably to one without a value in `others`.
  ///   - others: values for parameters with the same names.
  static func values(
    for member: Member, first: [PassableValue], others: [PassableValue]
  ) -> Result<[PassableValue], Refusal> {
    guard case .method(let method) = member else { return .failure(.isProperty) }
    if method.isAsync { return .failure(.waits) }
    if method.canThrow { return .failure(.fails) }
    if method.returnType != nil { return .failure(.returns) }
    let parameters = method.parameters
    func named(_ parameter: Parameter, in values: some Sequence<PassableValue>) -> PassableValue? {
      values.first { $0.isNamed(like: parameter) && $0.fits(parameter) }
    }
    let whole = first.first
    let fitting = parameters.indices.filter { whole?.fits(parameters[$0]) ?? false }
    let place = fitting.first { named(parameters[$0], in: others) == nil } ?? fitting.first
    var pieces = place == nil ? Array(first.dropFirst()) : []
    var values: [PassableValue] = []
    for (index, parameter) in parameters.enumerated() {
      if index == place, let whole {
        values.append(whole)
      } else if let value = named(parameter, in: pieces) ?? named(parameter, in: others)
        ?? pieces.first(where: { $0.name == nil && $0.fits(parameter) })
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
