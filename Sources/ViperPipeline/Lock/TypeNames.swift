import ViperPack

/// The names of a module and its types.
package struct TypeNames: Hashable, Sendable {
  package let module: String
  /// By the pack's names: `role view`, `contract viewOutput`, `output`, `namespace`.
  package let types: [String: String]

  package init(module: String, types: [String: String]) {
    self.module = module
    self.types = types
  }

  /// - Parameter names: without the names of components that the module shares with another one.
  package init(module: String, _ names: ModuleNames?) {
    self.module = module
    guard let names else {
      types = [:]
      return
    }
    var types = [String: String](minimumCapacity: names.roles.count + names.contracts.count + 3)
    types["output"] = names.output
    for (key, name) in names.roles { types["role " + key] = name }
    for (key, name) in names.contracts { types["contract " + key] = name }
    if let name = names.dependencies { types["dependencies"] = name }
    if let name = names.namespace { types["namespace"] = name }
    self.types = types
  }
}
