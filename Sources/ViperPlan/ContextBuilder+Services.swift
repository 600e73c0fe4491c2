import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// What templates may say of services, and of how they reach who uses them.
extension ContextBuilder {
  /// A property of a component, and where its builder has the value.
  struct HeldField {
    let field: Field
    /// `dependencies.store`
    let source: String
  }

  /// What a component holds of services: those that it uses, and what its routes hand on.
  func heldFields(of role: String) -> [HeldField] {
    var held = module.services(of: role).map { service in
      let name = swiftEscapedInExpression(service.given.name)
      return HeldField(
        field: service.field,
        source: module.isParameter(service) ? name : "dependencies." + name)
    }
    if module.routesDependencies(role), let field = dependenciesField {
      held.append(HeldField(field: field, source: field.name))
    }
    return held
      + module.routedServices(of: role).map {
        HeldField(field: $0, source: swiftEscapedInExpression($0.name))
      }
  }

  /// `dependencies: any TripListDependencies`
  private var dependenciesField: Field? {
    names.dependencies.map { module.dependenciesField(ofType: $0) }
  }

  /// The protocol of what the module depends on.
  var dependencies: TemplateValue {
    guard let name = names.dependencies else { return .none }
    let owner = module.given.owner
    return [
      "name": .string(name), "summary": .string(summaries.dependencies),
      "access": .string(module.given.access.modifier),
      // Modules that open each other share one.
      "sharedWith": .string(owner == module.name ? "" : others(owner).dependencies ?? ""),
      "inherits": strings(module.given.inherited.compactMap { others($0).dependencies }),
      "fields": .list(module.given.required.map(field)),
    ]
  }
}

extension Module {
  /// How visible the protocols of services are that it declares: who opens it names them, too.
  var declaredAccess: Access { max(access, given.access) }

  /// What a component holds that hands on what the module depends on.
  func dependenciesField(ofType name: String) -> Field {
    Field(
      name: "dependencies", type: .existential(name), defaultValue: nil,
      location: SourceLocation(source: source, range: 0..<0),
      nameLocation: SourceLocation(source: source, range: 0..<0))
  }
}
