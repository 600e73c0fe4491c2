import ViperPack
import ViperSpec
import ViperText

/// The names of all types in a project's modules.
package struct NameTable: Sendable {
  /// The errors are in the pack's templates.
  package typealias Entry = (spec: Spec, names: ModuleNames, mistakes: [Diagnostic])

  private var entries: [String: Entry] = [:]
  private var owners: [String: String] = [:]
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

  func mistakes(of module: String) -> [Diagnostic] { entries[module]?.mistakes ?? [] }

  package func owner(of type: String) -> String? { owners[type] }

  /// The component of such a type may be anywhere in the app.
  package func isShared(_ type: String) -> Bool { shared.contains(type) }

  /// Nil for an output, because types of other modules conform to it.
  package func maker(of type: String) -> String? {
    owner(of: type).flatMap { self[$0]?.output == type ? nil : $0 }
  }

  /// `"TripPresenter"` → `"presenter"`
  package func role(of type: String) -> String? {
    owner(of: type).flatMap { self[$0] }?.roles.first { $0.value == type }?.key
  }

  package func spec(_ module: String) -> Spec? { entries[module]?.spec }
}
