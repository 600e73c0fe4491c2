extension SwiftType {
  /// `"T"` → `"Any"`, `"[T]"` → `"[Any]"`, `"some Shape"` → `"any Shape"`, `"Set<T>"` → `"Any"`
  ///
  /// Values convert to it without a cast.
  package func erasing(_ generics: Set<String>) -> SwiftType {
    guard depends(on: generics) else { return self }
    switch node {
    case .some(let constraint) where !constraint.depends(on: generics):
      return SwiftType(.any(constraint))
    case .optional(let base): return SwiftType(.optional(base.erasing(generics)))
    case .array(let element): return SwiftType(.array(element.erasing(generics)))
    case .dictionary(let key, let value) where !key.depends(on: generics):
      return SwiftType(.dictionary(key: key, value: value.erasing(generics)))
    default: return .named("Any")
    }
  }

  /// Whether the type mentions one of the names, or is opaque.
  package func depends(on generics: Set<String>) -> Bool { mentionsOpaque || mentions(generics) }

  package var mentionsSelf: Bool { mentions(["Self"]) }

  package func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    return contains { type in
      guard case .named(let path) = type.node, let first = path.first else { return false }
      return names.contains(first.name)
    }
  }

  /// `nil`, `[]` or `[:]`; nil if the type has no such value.
  package var emptyValue: String? {
    switch withoutAttributes.node {
    case .optional: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    case .named(let components) where components.count == 1 && components[0].name == "Set": "[]"
    default: nil
    }
  }

  /// Also `false` or `0`.
  package var obviousValue: String? {
    if let emptyValue { return emptyValue }
    guard case .named(let components) = withoutAttributes.node, let name = components.last?.name,
      components.count == 1 || components.count == 2 && components[0].name == "Swift"
    else { return nil }
    return switch name {
    case "Bool": "false"
    case "Array", "ArraySlice", "ContiguousArray", "Set": "[]"
    case "Dictionary": "[:]"
    case "Optional": "nil"
    default: Self.numbers.contains(name) ? "0" : nil
    }
  }

  private static let numbers: Set = [
    "CGFloat", "Decimal", "Double", "Float", "Float16", "Int", "Int8", "Int16", "Int32", "Int64",
    "Int128", "TimeInterval", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
  ]

  /// `"[Trip.ID]"` → `"TripIDArray"`, `"Int?"` → `"IntOptional"`, `"(Int) -> Void"` → `"Closure"`
  package var word: String {
    switch node {
    case .named(let components):
      components.map { $0.name.capitalizedFirst + $0.arguments.map(\.word).joined() }.joined()
    case .member(let base, let component): base.word + component.name.capitalizedFirst
    case .optional(let type): type.word + "Optional"
    case .array(let type): type.word + "Array"
    case .dictionary(let key, let value): key.word + value.word + "Dictionary"
    case .tuple(let elements):
      elements.isEmpty ? "Void" : elements.map(\.type.word).joined() + "Tuple"
    case .function: "Closure"
    case .some(let type), .any(let type), .attributed(_, let type), .suppressed(let type): type.word
    case .composition(let types): types.map(\.word).joined()
    case .metatype(let type, let word): type.word + word
    }
  }

  /// `"(Int) async -> Void"` → `"IntToVoidAsync"`
  package var exactWord: String {
    if case .optional(let base) = node { return base.exactWord + "Optional" }
    guard case .function(let function) = withoutAttributes.node else { return word }
    return function.parameters.map(\.type.word).joined() + "To" + function.result.word
      + (function.isAsync ? "Async" : "") + (function.throwing == .never ? "" : "Throws")
  }
}

extension Method {
  package var genericNames: Set<String> { Set((generics?.parameters ?? []).map(\.name)) }

  /// No variable can store the values of these generic parameters.
  package var noncopyableNames: Set<String> {
    guard let generics else { return [] }
    let parameters = generics.parameters.filter { $0.constraint?.suppressesConformance ?? false }
    let requirements = generics.requirements.filter { $0.constraint.suppressesConformance }
    return Set(parameters.map(\.name) + requirements.map(\.subject.text))
  }
}

extension String {
  /// `"tripID"` → `"TripID"`
  package var capitalizedFirst: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst()
  }
}
