import ViperText

/// `to`, `by`, `with`: which module a router method opens, how, and with what.
extension ModuleResolver {
  mutating func route(
    _ route: WrittenRoute, of member: Member, role: String, flavour: Dialect.Flavour
  ) -> Implementation {
    guard !flavour.routes.isEmpty else {
      diagnostics.append(.noRoutes(route, flavour: flavour.key, role: self.role(role)))
      return .yours
    }
    guard case .method(let method) = member, method.returnType == nil else {
      diagnostics.append(.routeReturns(member, at: route.location))
      return .yours
    }
    let by = route.by?.string ?? flavour.routes[0]
    if let word = route.by, !flavour.routes.contains(by) {
      diagnostics.append(.unknownRoute(word, known: flavour.routes, flavour: flavour.key))
    }
    guard by != "close" else { return closing(route) }
    guard let to = route.to else {
      diagnostics.append(.routeWithoutTarget(route.location))
      return .yours
    }
    guard let target = project[to.string] else {
      diagnostics.append(.unknownModule(to, known: project.keys.sorted()))
      return .yours
    }
    let arguments = inputs(of: target, route: route, method: method)
    let services = services(of: target, to: to)
    return .route(
      Route(
        target: target.name, by: by, arguments: arguments + services.arguments,
        services: services.names))
  }

  private mutating func closing(_ route: WrittenRoute) -> Implementation {
    if let to = route.to { diagnostics.append(.closeOpens(to)) }
    return .route(Route(target: nil, by: "close", arguments: [], services: []))
  }

  /// What the opened module is built with: from `with`, or from the parameter of the same name.
  private mutating func inputs(
    of target: Spec, route: WrittenRoute, method: Method
  ) -> [Route.Argument] {
    for (input, _) in route.with where !target.inputs.contains(where: { $0.name == input.string }) {
      diagnostics.append(.unknownInput(input, target: target))
    }
    return target.inputs.compactMap { input in
      let written = route.with.first { $0.input.string == input.name }
      if let value = written?.value {
        return argument(value, for: input, of: target, method: method)
      }
      if let parameter = method.parameters.first(where: { $0.name == input.name }),
        parameter.type.text == input.type.text
      {
        return Route.Argument(label: input.name, expression: swiftEscaped(input.name))
      }
      if input.defaultValue == nil {
        diagnostics.append(.missingInput(input, target: target, at: route.location, method: method))
      }
      return nil
    }
  }

  private mutating func argument(
    _ value: EmbeddedText, for input: Field, of target: Spec, method: Method
  ) -> Route.Argument? {
    let text = value.string
    if isSwiftIdentifier(text) || text.isEmpty {
      guard let parameter = method.parameters.first(where: { $0.name == text }) else {
        diagnostics.append(.unknownArgument(value, method: method))
        return nil
      }
      let has = parameter.type.text
      guard has == input.type.text || parameter.type.optional == input.type else {
        diagnostics.append(.wrongInput(value, has: has, input: input, target: target))
        return nil
      }
      return Route.Argument(label: input.name, expression: swiftEscaped(text))
    }
    if let range = unbalancedRange(in: value.bytes) {
      diagnostics.append(.unbalanced(value.location(of: range)))
      return nil
    }
    return Route.Argument(label: input.name, expression: text)
  }

  /// The opened module's services come from its defaults or from this module's own.
  private mutating func services(
    of target: Spec, to: EmbeddedText
  ) -> (names: [String], arguments: [Route.Argument]) {
    var names: [String] = []
    for service in target.services where service.field.defaultValue == nil {
      let own = spec.services.first {
        $0.field.name == service.field.name && $0.field.type.text == service.field.type.text
      }
      if own == nil {
        diagnostics.append(.missingService(service, target: target, at: to))
      } else {
        names.append(service.field.name)
      }
    }
    return (names, names.map { Route.Argument(label: $0, expression: swiftEscaped($0)) })
  }
}
