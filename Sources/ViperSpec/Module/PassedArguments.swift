import SwiftReading

// Where a method that passes its call on takes the arguments from.

/// What goes to each parameter of a target: parameters of the method, inputs of its component for
/// what the method lacks, and default values. Nil if that leaves a parameter without a partner.
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

/// Which parameter of a method goes to each of another one's: those of one name go together, wherever
/// they stand, and the rest as they stand. Where there are too few, default values stay: of the
/// parameters that the method has nothing of the same name for, those of the last. Nil if that leaves a
/// parameter without a partner.
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
  /// The inputs that go to parameters of a target, by the places of those: where the method has too few
  /// parameters, an input goes to the one of its name and type.
  ///
  /// A target with default values is left to them: what a call without an argument means is then said.
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

  /// The target without the parameters that inputs go to.
  func lacking(_ inputs: [Field], besides method: Method) -> Method {
    let given = given(inputs, besides: method)
    return with(
      parameters: parameters.enumerated().filter { given[$0.offset] == nil }.map(\.element))
  }
}

extension Parameter {
  /// What it is called by those who call and by its method.
  fileprivate var names: Set<String> { Set([label, name].compactMap(\.self)) }

  /// Whether a value that the component holds can be its argument, wherever the method runs.
  fileprivate func takes(_ input: Field) -> Bool {
    specifier == nil && !isVariadic && !isAutoclosure && !input.type.staysOnActor
      && [input.type, input.type.optional].contains(type)
  }
}
