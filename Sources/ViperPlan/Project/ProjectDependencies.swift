import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

package struct ProjectDependencies {
  /// Nil if another project has the container.
  let container: String?
  let modules: [String]
  let swiftModule: String?
  let specs: SpecTable
  let names: NameTable

  package init(
    container: String?, modules: [String], in swiftModule: String?, specs: SpecTable,
    names: NameTable
  ) {
    (self.container, self.swiftModule) = (container, swiftModule)
    (self.specs, self.names) = (specs, names)
    self.modules = modules.filter { specs.graph[$0].place.hasDependencies }.sorted()
  }

  /// The modules whose protocols no other module inherits.
  package var roots: [String] {
    let owners = Set(modules.map { specs.graph[$0].owner })
    let inherited = Set(owners.flatMap { specs.graph[$0].inherited })
    return owners.subtracting(inherited).sorted()
  }

  /// Including modules of other projects.
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

  private var fields: [(field: Field, module: String)] {
    var fields: [String: (field: Field, module: String)] = [:]
    for module in reached {
      for field in specs.graph[module].required where fields[field.name] == nil {
        fields[field.name] = (field, module)
      }
    }
    return fields.values.sorted { $0.field.name < $1.field.name }
  }

  package var importing: [String] {
    let sharers = Set(reached)
    return specs.names.filter {
      sharers.contains(specs.graph[$0].owner) && !specs.graph[$0].required.isEmpty
    }
  }

  /// The access of the protocol that inherits all others.
  package var access: Access { accesses.min() ?? .internal }

  private var accesses: [Access] { roots.map { specs.graph[$0].access } }

  /// `AppContainer` → `AppDependencies`, or a longer name if a module uses it.
  package var name: String? {
    guard let container else { return nil }
    let suffix = "Container"
    let isSuffixed = container.hasSuffix(suffix) && container != suffix
    let short = (isSuffixed ? String(container.dropLast(suffix.count)) : container) + "Dependencies"
    return names.owner(of: short) == nil ? short : container + "Dependencies"
  }

  package func records(samples: [String: [String]]) -> [String: TemplateValue] {
    let values = ServiceValues(samples: samples, project: specs)
    let protocols = roots.compactMap { names[$0]?.dependencies }
    let fields = fields.map { field, module -> TemplateValue in
      let qualified = specs.qualified(field, of: module, in: swiftModule)
      return [
        "name": .string(swiftEscaped(field.name)), "label": .string(field.name),
        "type": .string(qualified.type.text), "declaration": .string(qualified.declaration),
        "initializerParameter": .string(qualified.initializerParameter.declaration),
        "value": .string(values.expression(for: field, of: module) ?? ""),
      ]
    }
    // The container implements the requirements of the most visible protocol.
    let containerAccess = accesses.max() ?? .internal
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
