extension SwiftType {
  package static func named(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    SwiftType(.named([Component(name: name, arguments: arguments)]))
  }

  /// `"API.Item"`
  package static func path(_ name: String) -> SwiftType {
    SwiftType(.named(name.split(separator: ".").map { Component(name: String($0)) }))
  }

  package static func existential(_ name: String) -> SwiftType { SwiftType(.any(.named(name))) }

  /// `"[T: [T]]"` → `"[Int: [Int]]"`
  package func replacing(_ name: String, with type: SwiftType) -> SwiftType {
    let replaced = { (part: SwiftType) in part.replacing(name, with: type) }
    guard case .named(let path) = node else { return SwiftType(node.mapped(replaced)) }
    // `Self.Item` equals `Item`.
    let isOfSelf = path.count > 1 && path[0].name == "Self" && path[1].name == name
    guard path.first?.name == name || isOfSelf else { return SwiftType(node.mapped(replaced)) }
    // `Box<Int>` → `Core.Box<Int>`
    let arguments = path[isOfSelf ? 1 : 0].arguments.map(replaced)
    var start = type
    if !arguments.isEmpty, case .named(let parts) = type.node, let last = parts.last {
      let generic = Component(name: last.name, arguments: arguments)
      start = SwiftType(.named(parts.dropLast() + [generic]))
    }
    return path.dropFirst(isOfSelf ? 2 : 1)
      .reduce(start) { SwiftType(.member($0, $1.mapped(replaced))) }
  }
}

extension SwiftType.Node {
  /// In the order of the text.
  func mapped(_ change: (SwiftType) -> SwiftType) -> SwiftType.Node {
    switch self {
    case .named(let path): .named(path.map { $0.mapped(change) })
    case .member(let base, let component): .member(change(base), component.mapped(change))
    case .optional(let base): .optional(change(base))
    case .array(let element): .array(change(element))
    case .dictionary(let key, let value): .dictionary(key: change(key), value: change(value))
    case .tuple(let elements):
      .tuple(elements.map { .init(label: $0.label, type: change($0.type)) })
    case .function(let function): .function(function.mapped(change))
    case .some(let base): .some(change(base))
    case .any(let base): .any(change(base))
    case .composition(let types): .composition(types.map(change))
    case .metatype(let base, let word): .metatype(change(base), word: word)
    case .suppressed(let base): .suppressed(change(base))
    case .attributed(let attributes, let base): .attributed(attributes, change(base))
    }
  }
}

extension SwiftType.Component {
  fileprivate func mapped(_ change: (SwiftType) -> SwiftType) -> SwiftType.Component {
    SwiftType.Component(name: name, arguments: arguments.map(change))
  }
}

extension SwiftType.FunctionType {
  fileprivate func mapped(_ change: (SwiftType) -> SwiftType) -> SwiftType.FunctionType {
    let parameters = parameters.map { parameter in
      var parameter = parameter
      parameter.type = change(parameter.type)
      return parameter
    }
    return SwiftType.FunctionType(
      parameters: parameters, isAsync: isAsync, throwing: throwing.mapped(change),
      result: change(result))
  }
}

extension Throwing {
  func mapped(_ change: (SwiftType) -> SwiftType) -> Throwing {
    type.map { .typed(change($0)) } ?? self
  }
}
