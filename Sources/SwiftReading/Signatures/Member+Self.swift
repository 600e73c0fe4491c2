/// Members as a final class declares them: what a protocol calls `Self` is the class there.
extension Member {
  /// The member with the name of a class in place of `Self`: `copy() -> Self` → `copy() -> StoreMock`.
  package func replacingSelf(with name: String) -> Member {
    guard mentionsSelf else { return self }
    let type = SwiftType.named(name)
    return switch self {
    case .method(let method): .method(method.replacingSelf(with: type))
    case .property(let property): .property(property.replacingSelf(with: type))
    }
  }

  /// Whether `Self` is among its types.
  package var mentionsSelf: Bool {
    switch self {
    case .method(let method): method.mentionsSelf
    case .property(let property):
      property.type.mentionsSelf || property.throwing.type?.mentionsSelf == true
    }
  }
}

extension Method {
  fileprivate func replacingSelf(with type: SwiftType) -> Method {
    var method = self
    for index in parameters.indices {
      method.parameters[index].type = parameters[index].type.replacingSelf(with: type)
    }
    method.generics = generics.map { generics in
      GenericClause(
        parameters: generics.parameters.map {
          .init(name: $0.name, constraint: $0.constraint?.replacingSelf(with: type))
        },
        requirements: generics.requirements.map {
          .init(
            subject: $0.subject, isSameType: $0.isSameType,
            constraint: $0.constraint.replacingSelf(with: type))
        })
    }
    method.throwing = throwing.replacing("Self", with: type)
    method.returnType = returnType?.replacingSelf(with: type)
    return method
  }

  fileprivate var mentionsSelf: Bool {
    let constraints =
      (generics?.requirements ?? []).map(\.constraint)
      + (generics?.parameters ?? []).compactMap(\.constraint)
    return (types + constraints).contains(where: \.mentionsSelf)
  }
}

extension Property {
  fileprivate func replacingSelf(with type: SwiftType) -> Property {
    var property = self
    property.type = self.type.replacingSelf(with: type)
    property.throwing = throwing.replacing("Self", with: type)
    return property
  }
}

extension SwiftType {
  package var mentionsSelf: Bool { mentions(["Self"]) }

  /// `"[Self]"` → `"[StoreMock]"`
  package func replacingSelf(with type: SwiftType) -> SwiftType { replacing("Self", with: type) }
}
