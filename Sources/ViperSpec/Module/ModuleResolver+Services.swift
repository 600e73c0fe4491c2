import SwiftReading
import ViperText

/// The services that a route passes to the opened module.
extension ModuleResolver {
  struct HandedServices {
    var names: [String] = []
    var passesDependencies = false
    var arguments: [Route.Argument] = []

    var held: [String] { names + (passesDependencies ? ["dependencies"] : []) }
  }

  var given: ServiceGraph.Node { project.graph[spec.name] }

  /// The services that the opened module uses, then those it needs for the modules it opens.
  func services(
    of target: Spec, to: EmbeddedText, route: WrittenRoute, method: Method, role: String
  ) -> HandedServices {
    var handed = HandedServices()
    let node = project.graph[target.name]
    if node.place.hasDependencies {
      guard given.place.hasDependencies else {
        diagnostics.append(.noDependencies(to))
        return handed
      }
      checkAccess(of: node, to: to)
      handed.passesDependencies = true
      handed.arguments.append(
        Route.Argument(
          label: "dependencies", expression: held("dependencies", hiddenBy: method)))
    }
    for service in target.services {
      guard let written = route.with.first(where: { $0.input.string == service.given.name })
      else {
        if service.field.defaultValue == nil, node.isParameter(service) {
          hand(service.given, of: target, to: to, method: method, role: role, into: &handed)
        }
        continue
      }
      guard node.isParameter(service) else {
        diagnostics.append(.serviceOfContainer(written.input, service, of: target))
        continue
      }
      guard let value = written.value else { continue }
      handOver(service, value, of: target, method: method, role: role, into: &handed)
    }
    for field in node.passedOn {
      hand(field, of: target, to: to, method: method, role: role, into: &handed)
    }
    return handed
  }

  /// A service in `with`: the name of a service of this module, or any expression.
  private func handOver(
    _ service: Service, _ value: EmbeddedText, of target: Spec, method: Method, role: String,
    into handed: inout HandedServices
  ) {
    let isParameter = method.parameters.contains { $0.name == value.string }
    if !isParameter, let own = spec.services.first(where: { $0.given.name == value.string }) {
      handed.arguments.append(
        Route.Argument(
          label: service.given.name,
          expression: expression(for: own, method: method, role: role, into: &handed)))
    } else if let argument = argument(
      value, for: service.given, of: target, method: method,
      held: dialect.contracts(calledBy: role).map(\.property) + handed.held)
    {
      handed.arguments.append(argument)
    }
  }

  /// A service that the opened module's builder takes, and that this module has too.
  private func hand(
    _ field: Field, of target: Spec, to: EmbeddedText, method: Method, role: String,
    into handed: inout HandedServices
  ) {
    let own = spec.services.first {
      $0.given.name == field.name && $0.given.type.text == field.type.text
    }
    let expression: String
    if let own {
      expression = self.expression(for: own, method: method, role: role, into: &handed)
    } else if given.place.hasDependencies, given.required.contains(where: { $0.isSame(as: field) })
    {
      handed.passesDependencies = true
      expression =
        held("dependencies", hiddenBy: method) + "." + swiftEscapedInExpression(field.name)
    } else if given.passedOn.contains(where: { $0.isSame(as: field) }) {
      handed.names.append(field.name)
      expression = held(field.name, hiddenBy: method)
    } else {
      // Two types with the same name are reported once for the module.
      if !isClashing(field) { diagnostics.append(.missingService(field, target: target, at: to)) }
      return
    }
    handed.arguments.append(Route.Argument(label: field.name, expression: expression))
  }

  private func isClashing(_ field: Field) -> Bool {
    (spec.services.map(\.given) + given.passedOn + given.required)
      .contains { $0.name == field.name && !$0.isSame(as: field) }
  }

  private func expression(
    for own: Service, method: Method, role: String, into handed: inout HandedServices
  ) -> String {
    if isHeld(own, by: role) { return held(own.field.name, hiddenBy: method) }
    let name = own.given.name
    if given.isParameter(own) {
      handed.names.append(name)
      return held(name, hiddenBy: method)
    }
    handed.passesDependencies = true
    return held("dependencies", hiddenBy: method) + "." + swiftEscapedInExpression(name)
  }

  /// A property of the component, with `self.` if a parameter has the same name.
  func held(_ name: String, hiddenBy method: Method) -> String {
    let isHidden = method.parameters.contains { $0.name == name }
    return (isHidden ? "self." : "") + swiftEscapedInExpression(name)
  }

  func isHeld(_ service: Service, by role: String) -> Bool {
    service.takers.map { $0.contains { $0.string == role } } ?? (role == dialect.holders.services)
  }

  /// A public protocol can't inherit a protocol that another Swift module hides.
  private func checkAccess(of node: ServiceGraph.Node, to: EmbeddedText) {
    if node.place.target != given.place.target, node.access < given.access {
      diagnostics.append(
        .hiddenDependencies(to, has: node.access.rawValue, wants: given.access.rawValue))
    }
  }

  // MARK: - The module's own

  func checkServices() {
    for service in spec.services { checkTakers(service.takers ?? []) }
  }

  func checkTakers(_ words: [EmbeddedText]) {
    let known = dialect.roles.filter { $0.whole == nil && $0.mayBeYours }.map(\.key)
    for word in words where !known.contains(word.string) {
      diagnostics.append(.unknownTaker(word, known: known, dialect: dialect))
    }
  }
}

extension Field {
  func isSame(as other: Field) -> Bool { name == other.name && type.text == other.type.text }
}
