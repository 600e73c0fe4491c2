extension Member {
  /// `copy() -> Self` → `copy() -> StoreMock`
  package func replacingSelf(with name: String) -> Member {
    mentionsSelf ? replacing("Self", with: .named(name)) : self
  }

  /// `get(_ key: Key)` → `get(_ key: Int)`
  package func replacing(_ name: String, with type: SwiftType) -> Member {
    replacing { $0 == .init(name: name) ? type : nil }
  }

  package func replacing(_ replacement: SwiftType.Replacement) -> Member {
    switch self {
    case .method(let method): .method(method.replacing(replacement))
    case .property(let property): .property(property.replacing(replacement))
    }
  }

  package var mentionsSelf: Bool {
    if types.contains(where: \.mentionsSelf) { return true }
    guard case .method(let method) = self, let generics = method.generics else { return false }
    return generics.requirements.contains { $0.constraint.mentionsSelf || $0.subject.mentionsSelf }
      || generics.parameters.contains { $0.constraint?.mentionsSelf == true }
  }

  /// Without the requirements of the `where` clause that mention no generic parameter. In a class
  /// with a concrete type, they would be errors.
  package func withoutFacts(besides generics: Set<String>) -> Member {
    guard case .method(let method) = self, let clause = method.generics,
      !clause.requirements.isEmpty
    else { return self }
    let names = generics.union(method.genericNames)
    let kept = clause.requirements.filter {
      $0.subject.mentions(names) || $0.constraint.mentions(names)
    }
    let isEmpty = kept.isEmpty && clause.parameters.isEmpty
    return .method(
      method.with(
        generics: .some(
          isEmpty ? nil : GenericClause(parameters: clause.parameters, requirements: kept))))
  }

  package var getter: Method {
    switch self {
    case .method(let method): method
    case .property(let property):
      Method(
        name: property.name, parameters: [], isAsync: property.isAsync, throwing: property.throwing,
        returnType: property.type, location: property.location, nameLocation: property.nameLocation)
    }
  }

  package var setter: Method {
    let getter = getter
    // Properties have accessors if their values can't be copied.
    let specifier: String? = if case .property = self { "consuming" } else { nil }
    let value = Parameter(name: "newValue", type: getter.returnType ?? .void, specifier: specifier)
    return Method(
      name: "set" + getter.name.capitalizedFirst, parameters: getter.parameters + [value],
      generics: getter.generics, location: getter.location, nameLocation: getter.nameLocation)
  }
}

extension Method {
  fileprivate func replacing(_ replacement: SwiftType.Replacement) -> Method {
    let hidden = genericNames
    // A generic parameter hides the other type of its name.
    func replaced(_ type: SwiftType) -> SwiftType {
      type.replacing { hidden.contains($0.name) && $0.module == nil ? nil : replacement($0) }
    }
    var method = with(
      parameters: parameters.map { $0.of(replaced($0.type)) },
      generics: .some(generics?.mapped(replaced)), throwing: throwing.mapped(replaced))
    method.returnType = returnType.map(replaced)
    return method
  }
}

extension Property {
  fileprivate func replacing(_ replacement: SwiftType.Replacement) -> Property {
    with(
      type: type.replacing(replacement),
      throwing: throwing.mapped { $0.replacing(replacement) })
  }
}
