extension SwiftType {
  package static func named(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    SwiftType(.named([Component(name: name, arguments: arguments)]))
  }

  /// `"API.Item"`
  package static func path(_ name: String) -> SwiftType {
    SwiftType(
      .named(name.split(separator: ".").map { Component(name: String($0), arguments: []) }))
  }

  package static func existential(_ name: String) -> SwiftType { SwiftType(.any(.named(name))) }

  /// The type with another one in place of a name: `"[T: [T]]"` → `"[Int: [Int]]"`.
  package func replacing(_ name: String, with type: SwiftType) -> SwiftType {
    func replaced(_ part: SwiftType) -> SwiftType { part.replacing(name, with: type) }
    func replaced(_ component: Component) -> Component {
      Component(name: component.name, arguments: component.arguments.map(replaced))
    }
    let node: Node
    switch self.node {
    case .named(let path):
      // `Self.Item` equals `Item`.
      let isOfSelf = path.count > 1 && path[0].name == "Self" && path[1].name == name
      guard path.first?.name == name || isOfSelf else {
        node = .named(path.map(replaced))
        break
      }
      return path.dropFirst(isOfSelf ? 2 : 1).reduce(type) { SwiftType(.member($0, replaced($1))) }
    case .member(let base, let component): node = .member(replaced(base), replaced(component))
    case .optional(let base): node = .optional(replaced(base))
    case .array(let element): node = .array(replaced(element))
    case .dictionary(let key, let value):
      node = .dictionary(key: replaced(key), value: replaced(value))
    case .tuple(let elements):
      node = .tuple(elements.map { TupleElement(label: $0.label, type: replaced($0.type)) })
    case .function(let function): node = .function(function.replacing(name, with: type))
    case .some(let base): node = .some(replaced(base))
    case .any(let base): node = .any(replaced(base))
    case .composition(let types): node = .composition(types.map(replaced))
    case .metatype(let base, let word): node = .metatype(replaced(base), word: word)
    case .suppressed(let base): node = .suppressed(replaced(base))
    case .attributed(let attributes, let base): node = .attributed(attributes, replaced(base))
    }
    return SwiftType(node)
  }
}

extension Throwing {
  func replacing(_ name: String, with type: SwiftType) -> Throwing {
    self.type.map { .typed($0.replacing(name, with: type)) } ?? self
  }
}

extension SwiftType.FunctionType {
  fileprivate func replacing(_ name: String, with type: SwiftType) -> SwiftType.FunctionType {
    SwiftType.FunctionType(
      parameters: parameters.map {
        SwiftType.FunctionParameter(
          name: $0.name, specifiers: $0.specifiers, attributes: $0.attributes,
          type: $0.type.replacing(name, with: type), isVariadic: $0.isVariadic)
      }, isAsync: isAsync, throwing: throwing.replacing(name, with: type),
      result: result.replacing(name, with: type))
  }
}
