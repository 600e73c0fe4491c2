import SwiftReading
import ViperProject
import ViperSpec
import ViperText

/// Finds entities that contain themselves, directly or through other entities. Swift can't store
/// such a struct.
struct EntityCircles {
  private struct Step {
    let source: String
    let target: String
    let field: Field
    let isSelected: Bool
  }

  private var steps: [Step] = []
  private let contained: [String: [String: [String]]]

  /// - Parameters:
  ///   - targets: the targets of modules, because entities of other targets are other types.
  ///   - contained: the types whose values a value contains, by spec and by the type's text.
  init(
    _ drafts: [ProjectReader.Draft], targets: [String: String],
    contained: [String: [String: [String]]]
  ) {
    self.contained = contained
    let shared = Dictionary(grouping: drafts) { targets[$0.file.name] ?? "" }
    for (target, drafts) in shared {
      let module = PackageManifest.moduleName(of: FilePath.name(of: target)) + "."
      let known = Set(drafts.flatMap { $0.spec.entities.map(\.name) })
      for draft in drafts {
        for entity in draft.spec.entities {
          add(entity, as: entity.name, of: module, known: known, draft)
        }
        for namespace in draft.spec.namespaces {
          let parts = namespace.parts.flatMap { [$0] + $0.nested }
          let prefix = "\(draft.file.name).\(namespace.name)."
          for part in parts {
            add(
              part, as: prefix + part.name, in: prefix, known: Set(parts.map { prefix + $0.name }),
              draft)
          }
        }
      }
    }
  }

  private mutating func add(
    _ entity: Entity, as name: String, of module: String = "", in prefix: String = "",
    known: Set<String>, _ draft: ProjectReader.Draft
  ) {
    for field in entity.fields.map(\.field) {
      let names = (contained[draft.spec.name]?[field.type.text] ?? []).map {
        $0 == "Self" ? name : prefix + $0.trimmingPrefix(module)
      }
      for target in names where known.contains(target) {
        steps.append(
          .init(source: name, target: target, field: field, isSelected: draft.isSelected))
      }
    }
  }

  var diagnostics: [Diagnostic] {
    let selected = circles(of: steps, from: \.source, to: \.target)
      .filter { $0.contains(where: \.isSelected) }
    return selected.map { circle in
      let first = circle[0]
      let names = BuildCircles.list(circle.map { lastPart(of: $0.source) })
      let what =
        circle.count == 1
        ? "itself, because it is a struct" : "each other, because they are structs"
      return Diagnostic(
        id: "invalid-recursive-entity", "\(names) can't contain \(what)", at: first.field.location,
        help: "use an array: \"\(first.field.name): [\(lastPart(of: first.target))]\"",
        notes: circle.dropFirst().map {
          .init(
            "'\(lastPart(of: $0.source))' contains '\(lastPart(of: $0.target))' here",
            at: $0.field.location)
        })
    }
  }
}
