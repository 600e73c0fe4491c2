import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// Tests of the routes of a generated router: each opens its module.
extension TestBuilder {
  /// - Parameter canBuild: whether the module can be built: in SwiftUI a route starts from there, and
  ///   so does one that embeds in a part of the view.
  mutating func routes(canBuild: Bool) -> [TemplateValue] {
    parts.filter { !module.isYours($0) }.flatMap { routes(of: $0, canBuild: canBuild) }
  }

  /// A method of a router, and where it leads.
  private struct Way {
    let member: Member
    let route: Route
    /// The title of the message that it shows, as it is written: `"Not saved"`; empty if that is no
    /// plain string.
    var title = ""
  }

  private mutating func routes(of role: String, canBuild: Bool) -> [TemplateValue] {
    let routes = module.members(of: role).compactMap { member -> Way? in
      switch member.implementation {
      case .route(let route): Way(member: member.member, route: route)
      case .body(let text) where showsAlert(text.string, of: role):
        Way(
          member: member.member, route: Route(target: nil, by: "alert"),
          title: BodyReading.alertTitle(in: text.string) ?? "")
      case .body, .yours, .forward, .state: nil
      }
    }
    guard !routes.isEmpty else { return [] }
    var missing: [String] = []
    guard let fixture = surroundings.fixture(role, place: "place", missing: &missing) else {
      for type in missing { noteNoSample(role, nil, type) }
      return []
    }
    let stems = mocks.subject(role: role)?.stems ?? [:]
    return routes.compactMap { way in
      guard canBuild || !startsFromOwnView(role) else { return nil }
      return route(way, stem: stems[way.member] ?? way.member.name, on: fixture)
    }
  }

  /// Whether all that a body does is to show a message: a route that stays where it is.
  func showsAlert(_ body: String, of role: String) -> Bool {
    let reading = BodyReading(body)
    let places = (module.flavour.extras[role] ?? []).map(\.name)
    let isAlert =
      switch module.flavour.framework {
      case "SwiftUI": reading.showsAlert(on: places)
      case "UIKit": module.flavour.anchors[role].map(reading.showsAlert(from:)) ?? false
      default: false
      }
    // What it asks a neighbour for, no mock was told.
    return isAlert && !reading.hasTask && !reading.mayTrap(dictionaries: [])
      && reading.words.isDisjoint(with: surroundings.references(of: role).map(\.property))
  }

  /// The end of a test's name.
  private func outcome(of route: Route) -> String {
    if let target = route.target {
      return (callsWhatIsYours(route) ? "WouldOpen" : "Opens") + target
    }
    return route.by == "alert" ? "ShowsAnAlert" : "ClosesTheModule"
  }

  private mutating func route(
    _ way: Way, stem: String, on fixture: PartFixture
  ) -> TemplateValue? {
    let (member, route) = (way.member, way.route)
    let call: TestCall
    switch TestCall.make(member, values: values) {
    case .success(let made): call = made
    case .failure(let problem):
      // Of a body that shows an alert it is said with the other bodies.
      if route.by != "alert" { noteNoSample(fixture.role, member.compoundName, problem.type) }
      return nil
    }
    if startsFromOwnView(fixture.role), module.isYours(root),
      module.flavour.framework == "UIKit"
    {
      notes.append(line(fixture.role, member.compoundName, "it starts from your view"))
      return nil
    }
    let target = route.target.map(otherNames)
    let targetRoot = target?.root ?? ""
    var refusal = ""
    if callsWhatIsYours(route) {
      guard let verb = Self.refused[route.by], !member.waits else {
        let shown = route.target ?? ""
        notes.append(
          line(
            fixture.role, member.compoundName,
            "showing '\(shown)' would call what is yours there and perhaps not written"))
        return nil
      }
      refusal = "\(verb) '\(targetRoot)' from 'UIViewController'"
    }
    return [
      "name": .string(
        testNames.take(stem, outcome(of: route), of: fixture.role)),
      "role": .string(fixture.role), "type": .string(fixture.type), "by": .string(route.by),
      "title": .string(way.title),
      "mocks": .list(
        mocksBeside(fixture).map {
          ["name": .string($0.name), "type": .string($0.subject.mock)]
        }),
      "weak": strings(fixture.neighbours.filter(\.isSetLater).map(\.name)),
      "arguments": strings(fixture.arguments), "declarations": strings(call.declarations),
      "call": .string(member.callPrefix + "\(fixture.role).\(call.expression)"),
      "waits": .bool(member.waits), "fails": .bool(member.fails), "refusal": .string(refusal),
      "source": .string(source(of: fixture.role)), "opens": .bool(route.target != nil),
      "target": .string(targetRoot), "isOwn": .bool(route.target == module.name),
      "passed": .list(
        passed(route, of: member, call: call, names: target)
          + shared(by: route, names: target) + listener(to: route, names: target)),
    ]
  }

  /// Whether a route puts a module on the screen, which loads its view, which calls its presenter and
  /// so on, up to components that a person writes and may not have written yet.
  private func callsWhatIsYours(_ route: Route) -> Bool {
    guard module.flavour.framework == "UIKit", !["push", "close"].contains(route.by),
      let target = route.target
    else { return false }
    return project[target]?.yours.isEmpty == false
  }

  /// What ViperKit says that it cannot do, by the route, where the view that it starts from is in no
  /// window: so a test learns what would be shown.
  private static let refused = [
    "present": "present", "presentInNavigation": "present", "sheet": "present",
    "replaceRoot": "replace the root by", "tab": "show the tab",
  ]

  /// The mocks that the router is made with; in SwiftUI some are there to build its module already.
  private func mocksBeside(_ fixture: PartFixture) -> [PartFixture.Neighbour] {
    guard startsFromOwnView(fixture.role) else { return fixture.neighbours }
    let known = Set(
      module.services.map(\.field).filter { surroundings.service($0) != nil }
        .map { freeName($0.name) }
        + dialect.owners.keys + (module.output == nil ? [] : ["output"]))
    return fixture.neighbours.filter { !known.contains($0.name) }
  }

  /// Whether a role can open modules from the module's own view only: in SwiftUI, and where it embeds
  /// in parts of that view.
  private func startsFromOwnView(_ role: String) -> Bool {
    module.flavour.framework == "SwiftUI" || !module.embeddingParts(of: role).isEmpty
  }

  /// What the builder is given beside the usual, so that a view can be loaded without calling what
  /// may not be written yet; empty for a route that starts from any view.
  private func source(of role: String) -> String {
    guard startsFromOwnView(role) else { return "" }
    return surroundings.references(of: root).compactMap { contract in
      mocks.subject(role: contract.conformer).map { "\(contract.conformer): \($0.mock)()" }
    }.joined(separator: ", ")
  }

  /// The parts that the opened module must share: `presenter.interactor === interactor`.
  private func shared(by route: Route, names: ModuleNames?) -> [TemplateValue] {
    route.parts.compactMap { key in
      guard let contract = dialect.contracts.first(where: { $0.key == key }),
        let path = surroundings.references(of: root)
          .first(where: { $0.conformer == contract.caller }),
        let type = names?.roles[contract.caller]?.name
      else { return nil }
      return [
        "property": .string(path.property), "type": .string(type),
        "input": .string(contract.property), "operator": "===",
        "value": .string(contract.property),
      ]
    }
  }

  /// Whether what a route opens is made of the parts that this module is made of.
  private func hasOurParts(_ route: Route) -> Bool {
    guard let target = route.target else { return false }
    return project[target]?.pack?.string == project[module.name]?.pack?.string
  }

  /// The part that the opened module must tell what happens: `presenter.output === presenter`.
  private func listener(to route: Route, names: ModuleNames?) -> [TemplateValue] {
    guard hasOurParts(route),
      let contract = dialect.contracts.first(where: { $0.isOutput && $0.origin == route.target }),
      route.arguments.contains(where: {
        $0.label == "output" && $0.expression.hasSuffix(contract.property)
      }),
      let path = surroundings.references(of: root)
        .first(where: { $0.conformer == dialect.holders.output }),
      let type = names?.roles[dialect.holders.output]?.name
    else { return [] }
    return [
      [
        "property": .string(path.property), "type": .string(type), "input": "output",
        "operator": "===", "value": .string(contract.property),
      ]
    ]
  }

  /// What the opened module must have been given: `presenter.id == 7`.
  private func passed(
    _ route: Route, of member: Member, call: TestCall, names: ModuleNames?
  ) -> [TemplateValue] {
    guard let target = route.target, let spec = project[target], let names, hasOurParts(route),
      case .method(let method) = member,
      !spec.yours.contains(where: { $0.string == dialect.holders.inputs }),
      let path = surroundings.references(of: root)
        .first(where: { $0.conformer == dialect.holders.inputs }),
      let type = names.roles[dialect.holders.inputs]?.name
    else { return [] }
    return route.arguments.compactMap { argument in
      guard spec.inputTakers[argument.label] == nil else { return nil }
      guard
        let index = method.parameters.firstIndex(where: {
          swiftEscaped($0.name) == argument.expression
        }),
        index < call.values.count, call.values[index].comparison == .equal
      else { return nil }
      return [
        "property": .string(path.property), "type": .string(type),
        "input": .string(swiftEscapedInExpression(argument.label)), "operator": "==",
        "value": .string(call.values[index].expression),
      ]
    }
  }
}
