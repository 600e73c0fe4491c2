import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// What all modules of a project depend on together: what its container has, and a mock of it.
package struct ProjectDependencies {
  /// The type that has it all; nil where another project has it.
  let container: String?
  /// The project's own modules.
  let modules: [String]
  let specs: SpecTable
  let names: NameTable

  package init(container: String?, modules: [String], specs: SpecTable, names: NameTable) {
    self.container = container
    self.modules = modules.filter { specs.graph[$0].place.hasDependencies }.sorted()
    self.specs = specs
    self.names = names
  }

  /// The modules whose protocols say it all: no other one of the project inherits theirs.
  package var roots: [String] {
    let owners = Set(modules.map { specs.graph[$0].owner })
    let inherited = Set(owners.flatMap { specs.graph[$0].inherited })
    return owners.subtracting(inherited).sorted()
  }

  /// All modules whose protocols say something of it, also those of other projects.
  private var reached: [String] {
    var reached = Set(modules.map { specs.graph[$0].owner })
    var open = reached.sorted()
    while let module = open.popLast() {
      for other in specs.graph[module].inherited where reached.insert(other).inserted {
        open.append(other)
      }
    }
    return reached.sorted()
  }

  /// Every service once, by name.
  package var fields: [Field] {
    var fields: [String: Field] = [:]
    for module in reached {
      for field in specs.graph[module].required where fields[field.name] == nil {
        fields[field.name] = field
      }
    }
    return fields.values.sorted { $0.name < $1.name }
  }

  /// The modules whose specs import the types of services.
  package var importing: [String] {
    let sharers = Set(reached)
    return specs.names.filter {
      sharers.contains(specs.graph[$0].owner) && !specs.graph[$0].required.isEmpty
    }
  }

  /// Of the container: as visible as the most visible of the protocols, whose requirements it has.
  package var containerAccess: Access { accesses.max() ?? .internal }

  /// Of the protocol that refines all others: as visible as the least visible of them.
  package var access: Access { accesses.min() ?? .internal }

  private var accesses: [Access] { roots.map { specs.graph[$0].access } }

  /// `AppContainer` → `AppDependencies`; another name where a module's protocol has that one.
  package var name: String? {
    guard let container else { return nil }
    let suffix = "Container"
    let isSuffixed = container.hasSuffix(suffix) && container != suffix
    let short = (isSuffixed ? String(container.dropLast(suffix.count)) : container) + "Dependencies"
    return names.owner(of: short) == nil ? short : container + "Dependencies"
  }

  /// What templates may say of it; nil if no module has a protocol.
  package func records(samples: [String: [String]]) -> [String: TemplateValue] {
    let values = ServiceValues(samples: samples, project: specs)
    let protocols = roots.compactMap { names[$0]?.dependencies }
    let fields = fields.map { field -> TemplateValue in
      [
        "name": .string(swiftEscaped(field.name)), "label": .string(field.name),
        "type": .string(field.type.text), "declaration": .string(field.declaration),
        "initialiserParameter": .string(field.initialiserParameter.declaration),
        "value": .string(values.expression(for: field) ?? ""),
      ]
    }
    return [
      "container": container.map {
        ["name": .string(swiftEscaped($0)), "access": .string(containerAccess.modifier)]
      } ?? .none,
      "dependencies": modules.isEmpty
        ? .none
        : [
          "name": .string(name ?? ""), "access": .string(access.modifier),
          "protocols": strings(protocols),
          "conformances": strings(name.map { [$0] } ?? protocols), "fields": .list(fields),
        ],
    ]
  }
}
