/// A type of a template that takes part in its contracts, or makes the others.
struct FoundRole {
  let key: String
  /// The type's name.
  let name: String
  /// The file that declares it; nil for a name that nothing is called by.
  let file: Int?

  /// The types on both sides of some contracts, and the one that makes them.
  static func roles(
    of contracts: [FoundContract], in shape: ModuleShape, words: Placeholders, moduleName: String
  ) -> (roles: [FoundRole], builder: FoundRole) {
    var keys = Keys(reserved: ["tests", "output"], words: words)
    let parts = Set(contracts.flatMap { [$0.conformer, $0.holding?.type].compactMap(\.self) })
    let roles = shape.types.filter { parts.contains($0.name) }.map { type in
      FoundRole(
        key: keys.key(of: type.name, suffix: "Role"), name: type.name, file: type.place.file)
    }
    let maker = shape.types.first { type in
      !parts.contains(type.name)
        && makers.contains { words.parts(of: type.name).after.contains($0) }
    }
    if let maker {
      let key = keys.key(of: maker.name, suffix: "Role")
      return (roles, FoundRole(key: key, name: maker.name, file: maker.place.file))
    }
    let taken = Set(shape.types.map(\.name) + shape.protocols.map(\.name))
    let name = makers.map { moduleName + $0 }.first { !taken.contains($0) } ?? moduleName
    return (roles, FoundRole(key: keys.key(of: name, suffix: "Role"), name: name, file: nil))
  }

  /// What the type is called that makes a module.
  private static let makers = [
    "Builder", "Configurator", "Assembly", "Factory", "Initializer", "Container", "Maker",
  ]
}
