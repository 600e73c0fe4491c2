import ViperText

/// A method of a contract: `load(id: Int) async throws -> Item`.
package final class Method: Requirement, Sendable {
  package let name: String
  package let parameters: [Parameter]
  package let generics: GenericClause?
  package let isAsync: Bool
  package let throwing: Throwing
  package let returnType: SwiftType?
  /// Whether the result in a Swift file ends with `!`. The mock's result must, too.
  let unwrapsResult: Bool
  package let location: SourceLocation
  package let nameLocation: SourceLocation
  /// `"func load(id: Int) async throws -> Item"`: one line, without default values.
  package let declaration: String

  init(
    name: String, parameters: [Parameter], generics: GenericClause?, isAsync: Bool,
    throwing: Throwing, returnType: SwiftType?, unwrapsResult: Bool = false,
    location: SourceLocation, nameLocation: SourceLocation
  ) {
    self.name = name
    self.parameters = parameters
    self.generics = generics
    self.isAsync = isAsync
    self.throwing = throwing
    self.returnType = returnType
    self.unwrapsResult = unwrapsResult
    self.location = location
    self.nameLocation = nameLocation
    declaration = Self.declaration(
      name, parameters.map(\.declaration), generics, isAsync, throwing, returnType?.text)
  }

  /// The declaration with `!` where the protocol's has it.
  package var mockedDeclaration: String {
    guard unwrapsResult || parameters.contains(where: \.isUnwrapped) else { return declaration }
    return Self.declaration(
      name, parameters.map { $0.isUnwrapped ? $0.declaration.dropLast() + "!" : $0.declaration },
      generics, isAsync, throwing,
      returnType.map { unwrapsResult ? $0.text.dropLast() + "!" : $0.text })
  }

  package func with(
    parameters: [Parameter]? = nil, generics: GenericClause?? = nil, isAsync: Bool? = nil,
    throwing: Throwing? = nil
  ) -> Method {
    Method(
      name: name, parameters: parameters ?? self.parameters, generics: generics ?? self.generics,
      isAsync: isAsync ?? self.isAsync, throwing: throwing ?? self.throwing,
      returnType: returnType, unwrapsResult: unwrapsResult, location: location,
      nameLocation: nameLocation)
  }

  /// `"<T: Equatable, U>"`, or nil.
  package var genericParameters: String? { generics?.parameterText }

  /// `"where T.Element == U"`, or nil.
  package var whereClause: String? { generics?.whereText }

  package var canThrow: Bool { throwing != .never }

  /// `"load(id:)"`, `"didLoad(_:)"`, `"reload()"`.
  package var compoundName: String {
    var text = name + "("
    for parameter in parameters {
      text += parameter.label ?? "_"
      text += ":"
    }
    text += ")"
    return text
  }

  package var declarationWithDefaults: String {
    guard parameters.contains(where: { $0.defaultValue != nil }) else { return declaration }
    return Self.declaration(
      name, parameters.map { $0.declaration(withDefault: true) }, generics, isAsync, throwing,
      returnType?.text)
  }

  private static func declaration(
    _ name: String, _ parameters: [String], _ generics: GenericClause?, _ isAsync: Bool,
    _ throwing: Throwing, _ returnType: String?
  ) -> String {
    var text = "func "
    text += swiftEscaped(name)
    if let generics { text += generics.parameterText }
    text += "("
    text += parameters.count == 1 ? parameters[0] : parameters.joined(separator: ", ")
    text += isAsync ? ") async" : ")"
    if throwing != .never { text += throwing.suffix }
    if let returnType { text += " -> " + returnType }
    if let whereClause = generics?.whereText { text += " " + whereClause }
    return text
  }

  /// The arguments to call a method with the same parameters: `"id: id, &count"`.
  package var callArguments: String {
    parameters.map(\.callArgument).joined(separator: ", ")
  }

  package func callArguments(replacing values: [String: String]) -> String {
    parameters.map { parameter in
      let value = values[parameter.name] ?? swiftEscapedInExpression(parameter.name)
      return parameter.callArgument(passing: value)
    }.joined(separator: ", ")
  }

  var types: [SwiftType] {
    var types = parameters.map(\.type)
    if let thrown = throwing.type { types.append(thrown) }
    if let returnType { types.append(returnType) }
    return types
  }

  /// All names of types, including its generic parameters.
  package var referencedNames: [String] {
    SwiftType.names(in: types) { $0.dotted }
  }

  var outermostNames: [String] { SwiftType.names(in: types) { $0.first?.name } }
}

extension Method: Equatable {
  package static func == (one: Method, other: Method) -> Bool {
    one === other
      || one.location == other.location && one.nameLocation == other.nameLocation
        && one.declarationWithDefaults == other.declarationWithDefaults
  }
}

extension Method {
  /// Why a body can't forward the arguments: `"parameter 'ids' is variadic"`; nil if it can.
  package var reasonNotToForward: String? {
    for parameter in parameters {
      if parameter.isVariadic { return "parameter '\(parameter.name)' is variadic" }
      guard parameter.isAutoclosure else { continue }
      guard case .function(let closure) = parameter.type.withoutAttributes.node else {
        return "parameter '\(parameter.name)' is an autoclosure of a type that hides its effects"
      }
      if closure.isAsync || closure.throwing != .never {
        return "parameter '\(parameter.name)' is an autoclosure that can throw or wait"
      }
    }
    return nil
  }

  /// Why a `Task` can't capture the arguments; nil if it can.
  package var reasonNotToCapture: String? {
    for parameter in parameters {
      if let specifier = parameter.specifier, specifier != "sending", specifier != "isolated" {
        return "parameter '\(parameter.name)' is '\(specifier)'"
      }
      let isClosure = parameter.type.isFunction || parameter.isAutoclosure
      if isClosure, !parameter.isEscaping, !parameter.isVariadic {
        return "parameter '\(parameter.name)' is a closure without '@escaping'"
      }
    }
    return nil
  }
}
