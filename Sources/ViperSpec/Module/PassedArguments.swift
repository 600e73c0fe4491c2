import SwiftReading

/// A value for each of the callee's parameters; nil if a value is missing.
func arguments(
  passing method: Method, to target: Method, inputs: [Field]
) -> [Forward.Call.Value]? {
  let given = target.given(inputs, besides: method)
  guard let order = order(passing: method, to: target.lacking(inputs, besides: method)) else {
    return nil
  }
  var parameters = order[...]
  return target.parameters.indices.map { place in
    if let input = given[place] { return .input(input.name) }
    return parameters.popFirst()?.map { .parameter($0) } ?? .defaultValue
  }
}

/// Matches a method's parameters to the callee's, by index: by name, then by position. If the
/// method has too few, the callee's last unmatched parameters keep their default values.
func order(passing method: Method, to target: Method) -> [Int?]? {
  let sources = method.parameters.map(\.names)
  let spare = target.parameters.indices.reversed().filter { index in
    let parameter = target.parameters[index]
    return parameter.defaultValue != nil
      && sources.allSatisfy { $0.isDisjoint(with: parameter.names) }
  }.prefix(max(0, target.parameters.count - sources.count))
  var order: [Int?] = target.parameters.map { _ in nil }
  let taking = target.parameters.indices.filter { !spare.contains($0) }
  for (index, place) in zip(sources.indices, taking) {
    let wanted = target.parameters[place].names
    let isOwn = !sources[index].isDisjoint(with: wanted)
    order[place] = isOwn ? index : sources.firstIndex { !$0.isDisjoint(with: wanted) } ?? index
  }
  let passed = order.compactMap(\.self)
  guard Set(passed).count == passed.count, passed.count == min(sources.count, taking.count),
    taking.count <= sources.count
  else { return nil }
  return order
}

extension Method {
  /// Finds inputs for parameters that the method lacks, by index. An input must have the
  /// parameter's name and type.
  ///
  /// A callee with default values gets no inputs, because the default values apply.
  fileprivate func given(_ inputs: [Field], besides method: Method) -> [Int: Field] {
    guard method.parameters.count < parameters.count,
      parameters.allSatisfy({ $0.defaultValue == nil })
    else { return [:] }
    let taken = Set(method.parameters.flatMap(\.names))
    var given: [Int: Field] = [:]
    for (place, parameter) in parameters.enumerated()
    where parameter.names.isDisjoint(with: taken) {
      given[place] = inputs.first { input in
        parameter.names.contains(input.name) && parameter.takes(input)
          && !given.values.contains { $0.name == input.name }
      }
    }
    return given
  }

  func lacking(_ inputs: [Field], besides method: Method) -> Method {
    let given = given(inputs, besides: method)
    return with(
      parameters: parameters.enumerated().filter { given[$0.offset] == nil }.map(\.element))
  }
}

extension Parameter {
  fileprivate var names: Set<String> { Set([label, name].compactMap(\.self)) }

  fileprivate func takes(_ input: Field) -> Bool {
    specifier == nil && !isVariadic && !isAutoclosure && !input.type.staysOnActor
      && [input.type, input.type.optional].contains(type)
  }
}
