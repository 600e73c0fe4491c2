/// A type of a template that takes part in its contracts, or makes the others.
struct FoundRole {
  let key: String
  /// The type's name.
  let name: String
  /// The file that declares it.
  let file: Int

  /// The types on both sides of some contracts, and the first one that makes them.
  static func roles(
    of contracts: [FoundContract], in shape: ModuleShape, words: Placeholders
  ) -> [FoundRole] {
    var keys = Keys(reserved: ["tests", "output"], words: words)
    let parts = Set(contracts.flatMap { [$0.conformer, $0.holding?.type].compactMap(\.self) })
    let maker = shape.types.first { type in
      !parts.contains(type.name)
        && makers.contains { words.parts(of: type.name).after.contains($0) }
    }
    return (shape.types.filter { parts.contains($0.name) } + (maker.map { [$0] } ?? [])).map {
      FoundRole(
        key: keys.key(of: $0.name, suffix: "Role"), name: $0.name, file: $0.place.file)
    }
  }

  /// What the type is called that makes a module.
  private static let makers = [
    "Builder", "Configurator", "Assembly", "Factory", "Initializer", "Container", "Maker",
  ]
}
