import SwiftReading
import ViperText

/// The services that a route passes to the opened module.
extension ModuleResolver {
  var given: ServiceGraph.Node { project.graph[spec.name] }

  /// The services that the opened module uses precede those for the modules it opens.
  func addServices(to opening: inout Opening) {
    let node = project.graph[opening.target.name]
    if node.place.hasDependencies {
      guard given.place.hasDependencies else {
        report(.noDependencies(opening.to))
        return
      }
      checkAccess(of: node, to: opening.to)
      opening.add("dependencies", dependencies(for: &opening))
    }
    for service in opening.target.services {
      guard
        let written = opening.written.with.first(where: { $0.input.string == service.given.name })
      else {
        if service.field.defaultValue == nil, node.isParameter(service) {
          hand(service.given, to: &opening)
        }
        continue
      }
      guard node.isParameter(service) else {
        report(.serviceOfContainer(written.input, service, of: opening.target))
        continue
      }
      guard let value = written.value else { continue }
      handOver(service, value, to: &opening)
    }
    for field in node.passedOn { hand(field, to: &opening) }
  }

  private func handOver(_ service: Service, _ value: EmbeddedText, to opening: inout Opening) {
    let isParameter = opening.method.parameters.contains { $0.name == value.string }
    if !isParameter, let own = spec.services.first(where: { $0.given.name == value.string }) {
      opening.add(service.given.name, expression(for: own, in: &opening))
    } else if let argument = argument(value, for: service.given, in: opening) {
      opening.add(service.given.name, argument)
    }
  }

  private func hand(_ field: Field, to opening: inout Opening) {
    let own = spec.services.first { $0.given.isSame(as: field) }
    if let own {
      opening.add(field.name, expression(for: own, in: &opening))
    } else if given.place.hasDependencies, given.required.contains(where: { $0.isSame(as: field) })
    {
      opening.add(
        field.name, dependencies(for: &opening) + "." + swiftEscapedInExpression(field.name))
    } else if given.passedOn.contains(where: { $0.isSame(as: field) }) {
      opening.route.services.append(field.name)
      opening.add(field.name, held(field.name, hiddenBy: opening.method))
    } else if !isClashing(field) {
      // Two types with the same name are reported once for the module.
      report(.missingService(field, target: opening.target, at: opening.to))
    }
  }

  private func isClashing(_ field: Field) -> Bool {
    (spec.services.map(\.given) + given.passedOn + given.required)
      .contains { $0.name == field.name && !$0.isSame(as: field) }
  }

  private func expression(for own: Service, in opening: inout Opening) -> String {
    if own.isHeld(by: opening.role, in: dialect) {
      return held(own.field.name, hiddenBy: opening.method)
    }
    let name = own.given.name
    if given.isParameter(own) {
      opening.route.services.append(name)
      return held(name, hiddenBy: opening.method)
    }
    return dependencies(for: &opening) + "." + swiftEscapedInExpression(name)
  }

  private func dependencies(for opening: inout Opening) -> String {
    opening.route.passesDependencies = true
    return held("dependencies", hiddenBy: opening.method)
  }

  func held(_ name: String, hiddenBy method: Method) -> String {
    let isHidden = method.parameters.contains { $0.name == name }
    return (isHidden ? "self." : "") + swiftEscapedInExpression(name)
  }

  private func checkAccess(of node: ServiceGraph.Node, to: EmbeddedText) {
    if node.place.target != given.place.target, node.access < given.access {
      report(.hiddenDependencies(to, has: node.access.rawValue, wants: given.access.rawValue))
    }
  }

  // MARK: - The module's own

  func checkTakers(_ words: [EmbeddedText]) {
    let known = dialect.roles.filter { $0.whole == nil && $0.mayBeYours }.map(\.key)
    for word in words where !known.contains(word.string) {
      report(.unknownTaker(word, known: known, dialect: dialect))
    }
  }
}

extension Service {
  func isHeld(by role: String, in dialect: Dialect) -> Bool {
    takers.map { $0.contains { $0.string == role } } ?? (role == dialect.holders.services)
  }
}

extension Field {
  func isSame(as other: Field) -> Bool { name == other.name && type.matches(other.type) }
}
