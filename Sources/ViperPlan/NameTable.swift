import ViperPack
import ViperSpec
import ViperText

/// The names of all types of all modules of a project, by the pack of each.
package struct NameTable: Sendable {
  private let names: [String: ModuleNames]
  private let owners: [String: String]
  private let specs: [String: Spec]
  /// What is wrong with the names that a pack gives a module.
  private let mistakes: [String: [Diagnostic]]

  /// - Parameter modules: what each spec says, and what the types of its module are called, and what is wrong with that.
  package init(_ modules: [(spec: Spec, names: ModuleNames, mistakes: [Diagnostic])] = []) {
    var names: [String: ModuleNames] = [:]
    var owners: [String: String] = [:]
    var specs: [String: Spec] = [:]
    var mistakes: [String: [Diagnostic]] = [:]
    names.reserveCapacity(modules.count)
    specs.reserveCapacity(modules.count)
    owners.reserveCapacity(modules.count * (modules.first?.names.all.count ?? 0))
    for (spec, own, found) in modules {
      names[spec.name] = own
      if !found.isEmpty { mistakes[spec.name] = found }
      specs[spec.name] = spec
      for name in own.all { owners[name] = spec.name }
    }
    self.names = names
    self.owners = owners
    self.specs = specs
    self.mistakes = mistakes
  }

  package subscript(module: String) -> ModuleNames? { names[module] }

  /// The same, with what is wrong with them.
  func checked(_ module: String) -> (names: ModuleNames, mistakes: [Diagnostic])? {
    self[module].map { ($0, mistakes[module] ?? []) }
  }

  /// The module that a type belongs to.
  package func owner(of type: String) -> String? { owners[type] }

  /// The module whose parts are of a type: its output's conformers are parts of others.
  package func maker(of type: String) -> String? {
    owner(of: type).flatMap { self[$0]?.output == type ? nil : $0 }
  }

  /// The component whose type is called so: `"TripPresenter"` → `"presenter"`
  package func role(of type: String) -> String? {
    owner(of: type).flatMap { self[$0] }?.roles.first { $0.value == type }?.key
  }

  package func spec(_ module: String) -> Spec? { specs[module] }
}
