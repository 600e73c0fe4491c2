import ViperPack
import ViperSpec

/// The names of all types of all modules of a project, by the pack of each.
package struct NameTable: Sendable {
  private let names: [String: ModuleNames]
  private let owners: [String: String]
  private let specs: [String: Spec]

  /// - Parameter modules: what each spec says, and what the types of its module are called.
  package init(_ modules: [(spec: Spec, names: ModuleNames)] = []) {
    var names: [String: ModuleNames] = [:]
    var owners: [String: String] = [:]
    var specs: [String: Spec] = [:]
    for (spec, own) in modules {
      names[spec.name] = own
      specs[spec.name] = spec
      for name in own.all { owners[name] = spec.name }
    }
    self.names = names
    self.owners = owners
    self.specs = specs
  }

  package subscript(module: String) -> ModuleNames? { names[module] }

  /// The module that a type belongs to.
  package func owner(of type: String) -> String? { owners[type] }

  /// The module whose parts are of a type: its output's conformers are parts of others.
  package func maker(of type: String) -> String? {
    owners[type].flatMap { names[$0]?.output.name == type ? nil : $0 }
  }

  /// The component whose type is called so: `"TripPresenter"` → `"presenter"`
  package func role(of type: String) -> String? {
    owners[type].flatMap { names[$0] }?.roles.first { $0.value.name == type }?.key
  }

  package func spec(_ module: String) -> Spec? { specs[module] }
}
