extension SwiftType {
  package static func named(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    SwiftType(.named([Component(name: name, arguments: arguments)]))
  }

  /// `"API.Item"`
  package static func path(_ name: String) -> SwiftType {
    SwiftType(.named(name.split(separator: ".").map { Component(name: String($0)) }))
  }

  package static func existential(_ name: String) -> SwiftType { SwiftType(.any(.named(name))) }

  /// `"Item"` in `Core` → `"Core.Item"`
  package static func named(_ name: Name) -> SwiftType {
    let module = name.module.map { Component(name: $0, isModule: true) }
    return SwiftType(.named([module, Component(name: name.name)].compactMap(\.self)))
  }

  /// `"[T: [T]]"` → `"[Int: [Int]]"`
  package func replacing(_ name: String, with type: SwiftType) -> SwiftType {
    replacing { $0 == Name(name: name) ? type : nil }
  }

  /// Without the Swift modules that `replacing` has added: `Core.Item` → `Item`
  package var withoutModules: SwiftType { replacing { $0.module == nil ? nil : .named($0.name) } }

  /// Whether types are the same, although `replacing` may have added Swift modules to only one.
  package func matches(_ other: SwiftType) -> Bool {
    let others = other.addedModules
    return isSame(as: other)
      || addedModules.allSatisfy { others[$0.key, default: $0.value] == $0.value }
        && withoutModules.isSame(as: other.withoutModules)
  }

  private var addedModules: [String: String] {
    var modules: [String: String] = [:]
    _ = replacing {
      modules[$0.name] = $0.module ?? modules[$0.name]
      return nil
    }
    return modules
  }

  package typealias Replacement = (Name) -> SwiftType?

  /// Replaces outermost names, all at once.
  package func replacing(_ replacement: Replacement) -> SwiftType {
    let mapped = SwiftType(node.mapped { $0.replacing(replacement) })
    guard case .named(let path) = mapped.node, let first = path.first else { return mapped }
    var count = first.isModule ? 2 : 1
    var found = replacement(
      Name(name: path[count - 1].name, module: first.isModule ? first.name : nil))
    // `Self.Item` equals `Item`.
    if found == nil, first.name == "Self", path.count > 1 {
      count = 2
      found = replacement(Name(name: path[1].name))
    }
    guard let found else { return mapped }
    let rest = path.dropFirst(count)
    guard case .named(var parts) = found.node, let last = parts.popLast() else {
      return rest.reduce(found) { SwiftType(.member($0, $1)) }
    }
    // `Box<Int>` → `Core.Box<Int>`
    let arguments = path[count - 1].arguments
    let generic = arguments.isEmpty ? last : Component(name: last.name, arguments: arguments)
    return SwiftType(.named(parts + [generic] + rest))
  }
}

extension SwiftType.Node {
  package var children: [SwiftType] {
    var children: [SwiftType] = []
    _ = mapped { child in
      children.append(child)
      return child
    }
    return children
  }

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
    SwiftType.Component(name: name, arguments: arguments.map(change), isModule: isModule)
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
