import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

struct RouteTests {
  let context: TestContext
  /// Some routes start from the module's view.
  let notBuilt: Untestable?

  private var module: Module { context.module }
  private var project: SpecTable { context.project }
  private var root: String { context.root }

  func routes(of part: TestedPart) -> [TemplateValue] {
    let stems = context.mock(of: part.role)?.subject.stems ?? [:]
    var routes: [TemplateValue] = []
    for member in module.members(of: part.role) {
      guard case .route(let route) = member.implementation else { continue }
      do throws(Untestable) {
        let stem = stems[member.member] ?? member.member.name
        routes.append(try record(route, of: member.member, stem: stem, on: part))
      } catch { context.note(part.role, member.member.compoundName, error) }
    }
    return routes
  }

  private func record(
    _ route: Route, of member: Member, stem: String, on part: TestedPart
  ) throws(Untestable) -> TemplateValue {
    let call = try TestCall(member, values: context.values, names: context.locals)
    let isEmbedded = !module.embeddingParts(of: part.role).isEmpty
    if module.uiFramework.framework == "SwiftUI" || isEmbedded, let notBuilt { throw notBuilt }
    var view = ""
    if isEmbedded {
      if module.asksUser(root) { throw .because("it starts from your view") }
      view = try context.part(root).maker
    }
    if let field = unknownDependency(of: route) { throw .noSample(field.type.text) }
    if loadsWhatIsYours(route, fromView: isEmbedded) {
      throw .because("showing '\(route.target ?? "")' would call what is yours there")
    }
    let target = route.target.map(context.otherNames)
    let outcomes = ["showStart": "ShowsTheStart", "showTabs": "ShowsTheTabs"]
    let outcome = route.target.map { "Opens" + $0 } ?? outcomes[route.by] ?? "Closes"
    return [
      "name": .string(context.testNames.take(stem, outcome, of: part.role)),
      "by": .string(route.by), "part": part.record, "declarations": records(call.declarations),
      "call": .string(call.statement(on: part.role)), "waits": .bool(member.isAsync),
      "fails": .bool(member.fails), "startsFromView": .bool(isEmbedded), "source": .string(view),
      "opens": .bool(route.target != nil), "framework": .string(target?.framework ?? ""),
      "target": .string(target?.root ?? ""), "isOwn": .bool(route.target == module.name),
      "given": given(
        !canSeeParts(ofWhatOpens: route)
          ? []
          : given(route, of: member, call: call, names: target)
            + shared(by: route, on: part, names: target)
            + listener(to: route, on: part, names: target), in: member),
    ]
  }

  private func unknownDependency(of route: Route) -> Field? {
    guard route.passesDependencies, let target = route.target, let spec = project[target] else {
      return nil
    }
    let node = project.graph[target]
    let values = ServiceValues(samples: context.values.samples, project: project)
    return values.unknown(
      among: spec.services.map(\.given).filter { !node.handedOver.contains($0.name) }, of: target)
  }

  private func loadsWhatIsYours(_ route: Route, fromView isEmbedded: Bool) -> Bool {
    let loads = ["replaceRoot", "tab", "embed"].contains(route.by)
    guard module.uiFramework.framework == "UIKit", route.by != "push", loads || isEmbedded,
      let spec = route.target.flatMap({ project[$0] })
    else { return false }
    return spec.mayCallYours(in: context.dialect)
  }

  // MARK: - Arguments of the opened module

  /// An expected value: `openedPresenter?.id == 7`
  private struct Given {
    let property: String
    let type: String
    /// If not, the type is a protocol.
    let isExact: Bool
    let input: String
    let relation: Expectation.Operator
    let value: String
  }

  private func given(_ all: [Given], in member: Member) -> TemplateValue {
    var parameters: Set<String> = []
    if case .method(let method) = member { parameters = Set(method.parameters.map(\.name)) }
    var known: Set<String> = []
    return .list(
      all.map { given in
        let name = context.locals.free("opened" + pascalCased(given.property))
        return [
          "property": .string(given.property), "type": .string(given.type),
          "isExact": .bool(given.isExact),
          "constant": .string(parameters.contains(name) ? name + "Part" : name),
          "isFirst": .bool(known.insert(name).inserted), "input": .string(given.input),
          "operator": .string(given.relation.rawValue), "value": .string(given.value),
        ]
      })
  }

  private func expectation(
    _ contract: Dialect.Contract?, _ names: ModuleNames?, _ property: String,
    _ relation: Expectation.Operator, _ value: String
  ) -> Given? {
    guard let contract, let type = names?.roles[contract.conformer] else { return nil }
    return Given(
      property: contract.property, type: type, isExact: contract.isDirect, input: property,
      relation: relation, value: value)
  }

  private func path(to role: String) -> Dialect.Contract? {
    context.references(of: root).first { $0.conformer == role }
  }

  /// `presenter.interactor === interactor`
  private func shared(by route: Route, on part: TestedPart, names: ModuleNames?) -> [Given] {
    route.parts.compactMap { key in
      guard let contract = context.dialect.contracts.first(where: { $0.key == key }),
        let mock = part.mock(contract.property)
      else { return nil }
      return expectation(
        path(to: contract.caller), names, contract.property, .identical, mock.variable)
    }
  }

  /// The opened module has the same pack and Swift module.
  private func canSeeParts(ofWhatOpens route: Route) -> Bool {
    guard let target = route.target else { return false }
    return project[target]?.pack?.string == project[module.name]?.pack?.string
      && project.graph[target].place.target == project.graph[module.name].place.target
  }

  /// `presenter.output === presenter`
  private func listener(to route: Route, on part: TestedPart, names: ModuleNames?) -> [Given] {
    let dialect = context.dialect
    guard
      let contract = dialect.contracts.first(where: { $0.isOutput && $0.origin == route.target }),
      route.arguments.contains(where: {
        $0.label == "output" && $0.expression.hasSuffix(contract.property)
      }), let mock = part.mock(contract.property)
    else { return [] }
    let expectation = expectation(
      path(to: dialect.holders.output), names, "output", .identical, mock.variable)
    return [expectation].compactMap(\.self)
  }

  private func given(
    _ route: Route, of member: Member, call: TestCall, names: ModuleNames?
  ) -> [Given] {
    let holder = context.dialect.holders.inputs
    guard let target = route.target, let spec = project[target], case .method(let method) = member,
      !spec.yours.contains(where: { $0.string == holder })
    else { return [] }
    return route.arguments.compactMap { argument in
      guard spec.inputTakers[argument.label] == nil,
        let index = method.parameters.firstIndex(where: {
          swiftEscaped($0.name) == argument.expression
        }), call.values[index].comparison == .equal
      else { return nil }
      return expectation(
        path(to: holder), names, swiftEscapedInExpression(argument.label), .equal,
        call.values[index].expression)
    }
  }
}

extension Spec {
  func mayCallYours(in dialect: Dialect) -> Bool {
    !yours.isEmpty || hasOpenMembers || dialect.observed != nil && !state.isEmpty
  }
}
