import ViperPack
import ViperSpec
import ViperText

/// The names of all types in a project's modules.
package struct NameTable: Sendable {
  /// A module's spec, the names of its types, and the errors in the pack's templates for these
  /// names.
  package typealias Entry = (spec: Spec, names: ModuleNames, mistakes: [Diagnostic])

  private var entries: [String: Entry] = [:]
  private var owners: [String: String] = [:]
  /// The types that several modules have.
  private var shared: Set<String> = []

  package init(_ modules: [Entry] = []) {
    for module in modules {
      entries[module.spec.name] = module
      for name in module.names.all {
        let other = owners.updateValue(module.spec.name, forKey: name)
        if let other, other != module.spec.name { shared.insert(name) }
      }
    }
  }

  package subscript(module: String) -> ModuleNames? { entries[module]?.names }

  /// Finds the errors in the templates for a module's names.
  func mistakes(of module: String) -> [Diagnostic] { entries[module]?.mistakes ?? [] }

  /// Finds the module that declares a type.
  package func owner(of type: String) -> String? { owners[type] }

  /// Whether several modules have a component of this type, which may be anywhere in the app.
  package func isShared(_ type: String) -> Bool { shared.contains(type) }

  /// Finds the module that creates instances of a type; nil for an output, because types of other
  /// modules conform to it.
  package func maker(of type: String) -> String? {
    owner(of: type).flatMap { self[$0]?.output == type ? nil : $0 }
  }

  /// Finds the component that a type implements: `"TripPresenter"` → `"presenter"`
  package func role(of type: String) -> String? {
    owner(of: type).flatMap { self[$0] }?.roles.first { $0.value == type }?.key
  }

  package func spec(_ module: String) -> Spec? { entries[module]?.spec }
}
