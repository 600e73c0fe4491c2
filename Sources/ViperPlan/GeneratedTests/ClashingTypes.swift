import ViperPack
import ViperSpec

/// Types that another imported Swift module may have, too: `@testable import struct Blog.Comment`.
enum ClashingTypes {
  static func imports(in context: TestContext, beside imported: Set<String>) -> [TypeOrigin] {
    let module = context.module
    let (entities, others) = module.namesOfTypes(project: context.project)
    let services = module.services.compactMap(\.declaration?.name)
    let namespace = module.namespaces.isEmpty ? nil : context.names.namespace
    let generated =
      entities.map { ("struct", $0) } + services.map { ("protocol", $0) }
      + [namespace].compactMap(\.self).map { ("enum", $0) }
    let own = generated.map { keyword, name in
      TypeOrigin(name: name, module: nil, keyword: keyword, isAmbiguous: false)
    }
    let written = others.subtracting(own.map(\.name)).compactMap {
      context.project.origin(ofType: $0, in: module.name)
    }
    // The Swift module of an imported type doesn't clash with itself.
    return (own + written).filter { type in
      let known = context.project.origin(ofType: type.name, in: module.name)
      return known?.isAmbiguous == true
        || imported.contains { $0 != type.module && AppleTypes.declare(type.name, in: $0) == true }
    }.sorted { ($0.module ?? "", $0.name) < ($1.module ?? "", $1.name) }
  }
}

extension Module {
  func namesOfTypes(project: SpecTable) -> (entities: Set<String>, others: Set<String>) {
    var open = (inputs + state + services.map(\.field)).flatMap(\.type.outermostNames)
    for contract in contracts { open += contract.members.flatMap(\.member.outermostNames) }
    for declaration in services.compactMap(\.declaration) {
      open += declaration.members.flatMap(\.member.outermostNames)
    }
    if let output { open += output.members.flatMap(\.member.outermostNames) }
    var seen: Set<String> = []
    var entities: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let entity = project.entity(named: name) else { continue }
      entities.insert(name)
      open += entity.fields.flatMap(\.field.type.outermostNames)
    }
    return (entities, seen.subtracting(entities))
  }
}
