import SwiftReading
import ViperText

/// A route whose arguments are being collected.
struct Opening {
  let written: SpecRoute
  let to: EmbeddedText
  let target: Spec
  let method: Method
  let role: String
  var route: Route

  mutating func add(_ label: String, _ expression: String) {
    route.arguments.append(Route.Argument(label: label, expression: expression))
  }
}

/// `to`, `by`, `with`: the module that a route opens, the way, and the arguments.
extension ModuleResolver {
  func route(_ route: SpecRoute, of member: Member, role: String) -> Implementation {
    guard let method = opener(member, route, role: role) else { return .yours }
    let by = route.by?.string ?? uiFramework.routes[0]
    if let word = route.by, !uiFramework.routes.contains(by) {
      report(.unknownRoute(word, known: uiFramework.routes, uiFramework: uiFramework.key))
      // `close` or `showTabs` may be misspelled.
      if route.to == nil { return .yours }
    }
    if Dialect.UIFramework.opensNothing(by) { return opening(nothing: route, by: by) }
    guard let to = route.to else {
      report(.routeWithoutTarget(route.location))
      return .yours
    }
    guard let target = project[to.string] else {
      reportUnknown(to)
      return .yours
    }
    let word = target.without.first { $0.string == dialect.builder }
    if word != nil || !project.graph[target.name].place.hasBuilder {
      report(.noBuilder(to, without: word))
    }
    checkUIFramework(of: target, at: to)
    var opening = Opening(
      written: route, to: to, target: target, method: method, role: role,
      route: Route(target: target.name, by: by))
    addServices(to: &opening)
    // Inputs precede services in the call, but the inputs' expressions may use services.
    opening.route.arguments = inputs(of: opening) + opening.route.arguments
    addParts(to: &opening)
    let listener = output(of: opening)
    if let listener { opening.add("output", listener) }
    opening.route.place = place(of: route, by: by)
    opening.route.swipe = swipe(of: opening, listener: listener)
    return .route(opening.route)
  }

  private func opener(_ member: Member, _ route: SpecRoute, role: String) -> Method? {
    guard !uiFramework.routes.isEmpty else {
      return fail(.noRoutes(route, uiFramework: uiFramework.key))
    }
    guard case .method(let method) = member, method.returnType == nil else {
      return fail(.routeReturns(member, at: route.location))
    }
    for parameter in method.parameters where inherits(parameter.name, role: role) {
      report(.hidingParameter(parameter, of: method, role: role))
    }
    return method
  }

  private func place(of route: SpecRoute, by: String) -> String? {
    guard let part = route.part else { return nil }
    guard by == "embed" else { return fail(.partWithoutEmbedding(part)) }
    return SignatureParser.identifier(part, into: &diagnostics)
  }

  private func opening(nothing route: SpecRoute, by: String) -> Implementation {
    if let to = route.to { report(.opensNothing(by, to)) }
    if let part = route.part { report(.partWithoutEmbedding(part)) }
    if let swipe = route.swipe {
      report(.unexpectedSwipe(swipe, ways: uiFramework.swipedRoutes))
    }
    for (input, _) in route.with { report(.takesNothing(by, input)) }
    return .route(Route(target: nil, by: by))
  }

  /// Modules of other packs aren't checked.
  private func checkUIFramework(of target: Spec, at to: EmbeddedText) {
    guard target.pack?.string == spec.pack?.string else { return }
    let other =
      (target.ui ?? defaults.ui)?.string ?? dialect.uiFrameworks.first?.key ?? uiFramework.key
    guard let known = dialect.uiFrameworks.first(where: { $0.key == other }) else { return }
    let isSame =
      known.framework.isEmpty ? other == uiFramework.key : known.framework == uiFramework.framework
    if !isSame, !uiFramework.opens.contains(known.framework) {
      report(.wrongUIFramework(to, has: other, wants: uiFramework.key))
    }
  }

  private func inputs(of opening: Opening) -> [Route.Argument] {
    let (target, route, method) = (opening.target, opening.written, opening.method)
    let known =
      target.inputs.map(\.name) + target.services.map(\.given.name)
      + (target.output == nil ? [] : ["output"])
    for (input, _) in route.with where !known.contains(input.string) {
      report(.unknownInput(input, target: target, known: known))
    }
    let written = Dictionary(
      route.with.map { ($0.input.string, $0) }, uniquingKeysWith: { first, _ in first })
    return target.inputs.compactMap { input in
      var expression: String?
      if let written = written[input.name] {
        expression = written.value.flatMap { argument($0, for: input, in: opening) }
      } else if let parameter = method.parameters.first(where: { $0.name == input.name }) {
        expression = passed(parameter, to: input, of: target, at: method.location)
      } else if input.defaultValue == nil {
        report(.missingInput(input, target: target, at: route.location, method: method))
      }
      return expression.map { Route.Argument(label: input.name, expression: $0) }
    }
  }

  func argument(_ value: EmbeddedText, for input: Field, in opening: Opening) -> String? {
    if let mistake = expressionMistake(in: value) { return fail(mistake) }
    let method = opening.method
    if let parameter = method.parameters.first(where: { $0.name == value.string }) {
      return passed(parameter, to: input, of: opening.target, at: value.location)
    }
    // Stored values can be passed on like parameters.
    let held =
      opening.route.services + (opening.route.passesDependencies ? ["dependencies"] : [])
      + dialect.contracts(calledBy: opening.role).map(\.property)
    if let length = unknownName(in: value.bytes, method: method, held: held) {
      return fail(.unknownArgument(value, length: length, method: method))
    }
    return value.string
  }

  /// The length in bytes of the unknown name that an expression begins with: 4 for `trip.id`. The
  /// compiler checks other expressions.
  func unknownName(in bytes: [UInt8], method: Method, held: [String]) -> Int? {
    let name = String(decoding: bytes.prefix(while: isWordByte), as: UTF8.self)
    guard isSwiftIdentifier(name), !["true", "false", "nil", "self"].contains(name) else {
      return nil
    }
    let length = name.utf8.count
    let isWhole = length == bytes.count
    let isPath =
      !isWhole && [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[length])
    let isType = !isWhole && name.first?.isUppercase == true
    guard isWhole || (isPath && !isType) else { return nil }
    return method.parameters.contains { $0.name == name } || held.contains(name) ? nil : length
  }

  private func passed(
    _ parameter: Parameter, to input: Field, of target: Spec, at location: SourceLocation
  ) -> String? {
    let has = parameter.storedType
    let plain = has.replacing(unaliased)
    let wanted = input.type.replacing { unaliased($0, in: target.name) }
    let isEscaping = parameter.mayEscape || parameter.isAutoclosure
    if isEscaping, plain.matches(wanted) || plain.optional.matches(wanted) {
      return swiftEscapedInExpression(parameter.name) + (parameter.isAutoclosure ? "()" : "")
    }
    report(
      .wrongInput(
        parameter.name, mistake: isEscaping ? "is '\(has.text)'" : "isn't '@escaping'",
        at: location, input: input, target: target))
    return nil
  }
}
