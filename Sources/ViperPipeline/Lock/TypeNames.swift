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
    var types: [String: String] = [:]
    types["output"] = names?.output
    types["dependencies"] = names?.dependencies
    types["namespace"] = names?.namespace
    for (key, name) in names?.roles ?? [:] { types["role " + key] = name }
    for (key, name) in names?.contracts ?? [:] { types["contract " + key] = name }
    self.init(module: module, types: types)
  }
}
