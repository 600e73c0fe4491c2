/// Members with other types, as classes declare them to conform to a protocol.
extension Member {
  /// The member with a class in place of `Self`: `copy() -> Self` → `copy() -> StoreMock`.
  package func replacingSelf(with name: String) -> Member {
    mentionsSelf ? replacing("Self", with: .named(name)) : self
  }

  /// The member with a type in place of an associated type: `get(_ key: Key)` → `get(_ key: Int)`.
  package func replacing(_ name: String, with type: SwiftType) -> Member {
    switch self {
    case .method(let method): .method(method.replacing(name, with: type))
    case .property(let property): .property(property.replacing(name, with: type))
    }
  }

  package var mentionsSelf: Bool {
    if types.contains(where: \.mentionsSelf) { return true }
    guard case .method(let method) = self, let generics = method.generics else { return false }
    return generics.requirements.contains { $0.constraint.mentionsSelf }
      || generics.parameters.contains { $0.constraint?.mentionsSelf == true }
  }
}

extension Method {
  fileprivate func replacing(_ name: String, with type: SwiftType) -> Method {
    // A generic parameter hides the other type of its name.
    guard generics?.parameters.contains(where: { $0.name == name }) != true else { return self }
    let generics = generics.map { generics in
      GenericClause(
        parameters: generics.parameters.map {
          .init(name: $0.name, constraint: $0.constraint?.replacing(name, with: type))
        },
        requirements: generics.requirements.map {
          .init(
            subject: $0.subject, isSameType: $0.isSameType,
            constraint: $0.constraint.replacing(name, with: type))
        })
    }
    return Method(
      name: self.name,
      parameters: parameters.map { $0.of($0.type.replacing(name, with: type)) },
      generics: generics, isAsync: isAsync,
      throwing: throwing.mapped { $0.replacing(name, with: type) },
      returnType: returnType?.replacing(name, with: type), location: location,
      nameLocation: nameLocation)
  }
}

extension Property {
  fileprivate func replacing(_ name: String, with type: SwiftType) -> Property {
    with(
      type: self.type.replacing(name, with: type),
      throwing: throwing.mapped { $0.replacing(name, with: type) })
  }
}

extension SwiftType {
  package var mentionsSelf: Bool {
    contains { type in
      if case .named(let path) = type.node { path.first?.name == "Self" } else { false }
    }
  }
}
