/// Adds protocols that no property references, if they are named as in other modules and a
/// component conforms to them.
enum UnreferencedContracts {
  static func added(
    to modules: [FoundModule], _ names: [Slot: String], in app: App
  ) -> [FoundModule] {
    var taken: [String: String] = [:]
    for module in modules {
      for name in module.slots.compactMap(module.name) { taken[name] = module.name }
    }
    return modules.map { module in
      var module = module
      for direction in module.architecture.directions
      where module.contracts[direction] == nil
        && direction.caller.flatMap({ module.parts[$0] }) != nil
      {
        func named(_ slot: Slot) -> String? {
          names[slot]?.replacing("{{ module.name }}", with: module.name)
        }
        guard let name = named(.contract(direction)),
          let type = module.parts[direction.conformer] ?? named(.part(direction.conformer)),
          app.conformers[name]?.contains(type) == true,
          type == module.parts[direction.conformer] || taken[type] == nil, taken[name] == nil,
          !module.contracts.values.contains(where: { $0.name == name })
        else { continue }
        module.parts[direction.conformer] = type
        module.contracts[direction] = .init(name: name, property: nil)
      }
      return module
    }
  }
}
