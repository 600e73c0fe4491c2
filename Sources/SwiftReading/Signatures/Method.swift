import ViperText

/// `load(id: Int) async throws -> Item`
package struct Method: Requirement, Equatable, Sendable {
  package let name: String
  package let parameters: [Parameter]
  package internal(set) var generics: GenericClause?
  package internal(set) var isAsync = false
  package internal(set) var throwing = Throwing.never
  package internal(set) var returnType: SwiftType?
  /// Whether the result in a Swift file ends with `!`.
  var unwrapsResult = false
  package let location: SourceLocation
  package let nameLocation: SourceLocation

  package func with(
    parameters: [Parameter]? = nil, generics: GenericClause?? = nil, isAsync: Bool? = nil,
    throwing: Throwing? = nil, returnType: SwiftType?? = nil
  ) -> Method {
    Method(
      name: name, parameters: parameters ?? self.parameters, generics: generics ?? self.generics,
      isAsync: isAsync ?? self.isAsync, throwing: throwing ?? self.throwing,
      returnType: returnType ?? self.returnType, unwrapsResult: unwrapsResult, location: location,
      nameLocation: nameLocation)
  }

  /// `"where T.Element == U"`, or nil.
  package var whereClause: String? { generics?.whereText }

  /// `"load(id:)"`, `"didLoad(_:)"`, `"reload()"`.
  package var compoundName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// `"func load(id: Int) async throws -> Item"`: one line, without default values.
  package var declaration: String { declaration(parameters.map(\.declaration), returnType?.text) }

  package var declarationWithDefaults: String {
    declaration(parameters.map { $0.declaration(withDefault: true) }, returnType?.text)
  }

  /// With `!` where the protocol's has it.
  package var mockedDeclaration: String {
    declaration(
      parameters.map { $0.isUnwrapped ? $0.declaration.dropLast() + "!" : $0.declaration },
      returnType.map { unwrapsResult ? $0.text.dropLast() + "!" : $0.text })
  }

  private func declaration(_ parameters: [String], _ result: String?) -> String {
    var text = "func " + swiftEscaped(name)
    if let generics { text += generics.parameterText }
    text += "(" + parameters.joined(separator: ", ") + ")" + (isAsync ? " async" : "")
    text += throwing.suffix
    if let result { text += " -> " + result }
    if let whereClause { text += " " + whereClause }
    return text
  }

  /// `"id: id, &count"`
  package var callArguments: String { parameters.map(\.callArgument).joined(separator: ", ") }

  package var types: [SwiftType] {
    parameters.map(\.type) + [throwing.type, returnType].compactMap(\.self)
  }

  /// `reload`, `show(_:Int)`: equal for a method and the one that it would override.
  package var typedName: String {
    Self.typedName(name, parameters.map { ($0.label, $0.type.text) })
  }

  static func typedName(_ name: String, _ parameters: [(label: String?, type: String)]) -> String {
    guard !parameters.isEmpty else { return name }
    let list = parameters.map { label, type in
      let words = type.split(whereSeparator: \.isWhitespace)
      return (label ?? "_") + ":" + words.filter { $0 != "any" && $0 != "@escaping" }.joined()
    }
    return "\(name)(\(list.joined(separator: ",")))"
  }

  var looksLikeProperty: Bool { parameters.isEmpty && !isAsync }

  /// Without the generic parameters.
  var referencedNames: [String] {
    let generics = genericNames
    return SwiftType.names(in: types) { path in
      path.first.map { generics.contains($0.name) } == true ? nil : path.dotted
    }
  }

  /// `"parameter 'ids' is variadic"`; nil if a body can forward the arguments.
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

  /// Nil if a `Task` can capture the arguments.
  package var reasonNotToCapture: String? {
    for parameter in parameters {
      if let specifier = parameter.specifier, specifier != "sending", specifier != "isolated" {
        return "parameter '\(parameter.name)' is '\(specifier)'"
      }
      let isClosure = parameter.isFunction || parameter.isAutoclosure
      if isClosure, !parameter.isEscaping, !parameter.isVariadic {
        return "parameter '\(parameter.name)' is a closure without '@escaping'"
      }
    }
    return nil
  }

  package static func == (one: Method, other: Method) -> Bool {
    one.nameLocation == other.nameLocation
      && one.declarationWithDefaults == other.declarationWithDefaults
  }
}
