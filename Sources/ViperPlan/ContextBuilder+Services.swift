import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

extension ContextBuilder {
  /// The properties, and the builder's expressions for them.
  func heldFields(of role: String) -> [(field: Field, source: String)] {
    var held = module.services(of: role).map { service -> (field: Field, source: String) in
      let name = swiftEscapedInExpression(service.given.name)
      return (service.field, module.isParameter(service) ? name : "dependencies." + name)
    }
    if module.routesDependencies(role), let field = dependenciesField {
      held.append((field, field.name))
    }
    return held + module.routedServices(of: role).map { ($0, swiftEscapedInExpression($0.name)) }
  }

  private var dependenciesField: Field? {
    names.dependencies.map { module.dependenciesField(ofType: $0) }
  }

  var dependencies: TemplateValue {
    guard let name = names.dependencies else { return .none }
    let owner = module.given.owner
    return [
      "name": .string(name), "summary": .string(summaries.dependencies),
      "access": .string(module.given.access.modifier),
      // Modules that open each other share one protocol.
      "sharedWith": .string(owner == module.name ? "" : others(owner).dependencies ?? ""),
      "inherits": strings(module.given.inherited.compactMap { others($0).dependencies }),
      "fields": .list(module.given.required.map(field)),
    ]
  }
}

extension Module {
  /// Modules that open this module use its service protocols, too.
  var declaredAccess: Access { max(access, given.access) }

  /// The view of a public module is hidden.
  func builtType(root: String) -> String {
    switch (access, uiFramework.framework) {
    case (.public, "UIKit"): "UIViewController"
    case (.public, "SwiftUI"): "some View"
    default: root
    }
  }

  var extras: [Field] {
    var seen: Set<String> = []
    return dialect.roles.flatMap { uiFramework.extras[$0.key] ?? [] }
      .filter { seen.insert($0.name).inserted }
  }

  func dependenciesField(ofType name: String) -> Field {
    Field(
      name: "dependencies", type: .existential(name), defaultValue: nil,
      location: source.location(of: 0..<0), nameLocation: source.location(of: 0..<0))
  }
}
