import SwiftReading
import ViperProject
import ViperSpec
import ViperText

/// Resolves the names in the config's app: modules, routes and parameters.
package struct AppResolver {
  let app: AppConfig
  let readers: [String: String]
  let modules: [String: AppModule]
  let specs: SpecTable
  let hasContainer: Bool
  package private(set) var diagnostics: [Diagnostic] = []

  package init(
    _ app: AppConfig, readers: [String: String], modules: [AppModule], specs: SpecTable,
    hasContainer: Bool
  ) {
    (self.app, self.readers, self.specs) = (app, readers, specs)
    self.modules = Dictionary(modules.map { ($0.spec.name, $0) }) { first, _ in first }
    self.hasContainer = hasContainer
  }

  package mutating func resolve() -> AppPlan? {
    let plan = plan()
    return diagnostics.hasErrors ? nil : plan
  }

  private mutating func plan() -> AppPlan? {
    var starts: [AppPlan.Start] = []
    if let start = app.start, let module = module(start) {
      starts.append(AppPlan.Start(module: module, tab: nil))
      check(module, at: start)
    }
    for (index, tab) in app.tabs.enumerated() {
      guard let module = module(tab.module) else { continue }
      starts.append(AppPlan.Start(module: module, tab: (index, tab.title, tab.image)))
      check(module, at: tab.module)
    }
    for name in app.starts {
      guard let module = modules[name.string], module.uiFramework.app == nil else { continue }
      diagnostics.append(.uiFrameworkWithoutApp(name, module))
    }
    let links = app.links.compactMap { link($0, among: starts) }
    guard !starts.isEmpty else { return nil }
    return AppPlan(
      name: app.name.string, starts: starts,
      links: links.sorted { LinkPath.isMoreSpecific($0.path, $1.path) })
  }

  private mutating func module(_ name: EmbeddedText) -> AppModule? {
    if let module = modules[name.string] { return module }
    if !specs.isUnread(name.string) { diagnostics.append(.unknownModule(name, among: specs)) }
    return nil
  }

  // MARK: - Starts

  private mutating func check(_ module: AppModule, at name: EmbeddedText) {
    let (spec, node) = (module.spec, specs.graph[module.spec.name])
    if spec.without.contains(where: { $0.string == module.dialect.builder }) {
      diagnostics.append(.startLacksBuilder(name))
      return
    }
    var needed = spec.inputs.filter { $0.defaultValue == nil }.map { "the input '\($0.name)'" }
    if spec.output?.form == .closures { needed.append("'output'") }
    needed += spec.shared.keys.sorted().map { "the '\($0)' of '\(spec.shared[$0]?.string ?? "")'" }
    let services = spec.services.filter { $0.field.defaultValue == nil }.map(\.given.name)
    if node.place.hasDependencies {
      needed += services.filter(node.handedOver.contains).map { "the service '\($0)'" }
    }
    if !needed.isEmpty { diagnostics.append(.startNeeds(name, needed)) }
    let isGiven =
      node.place.hasDependencies ? hasContainer : services.isEmpty && node.passedOn.isEmpty
    if !isGiven { diagnostics.append(.appWithoutContainer(name)) }
  }

  // MARK: - Deep links

  /// - Parameter starts: the starts whose specs could be read.
  private mutating func link(
    _ link: AppConfig.Link, among starts: [AppPlan.Start]
  ) -> AppPlan.Link? {
    guard let first = first(of: link), isStart(link.start),
      let start = starts.first(where: { $0.module.spec.name == link.start.string })
    else { return nil }
    var types = LinkValueTypes(readers: readers)
    var steps: [AppPlan.Step] = []
    var trail = LinkTrail(from: first, isTabbed: start.tab != nil)
    for (index, written) in link.steps.enumerated() {
      let front = trail.front
      guard let (step, target) = step(written, of: front, on: link.path, types: &types) else {
        return nil
      }
      steps.append(step)
      if let obstacle = trail.take(step.way, to: target) {
        diagnostics.append(.blocked(written, of: front, by: obstacle, isTabbed: !app.tabs.isEmpty))
        return nil
      }
      if target == nil, index < link.steps.count - 1 {
        diagnostics.append(.leadsNowhere(written, of: front.spec.name))
        return nil
      }
    }
    reportUnused(on: link)
    return AppPlan.Link(
      path: link.path, start: start, values: types.values(for: link.path), steps: steps,
      trail: trail)
  }

  private mutating func first(of link: AppConfig.Link) -> AppModule? {
    if app.starts.contains(where: { $0.string == link.start.string }) {
      return modules[link.start.string].flatMap { $0.uiFramework.app == nil ? nil : $0 }
    }
    return module(link.start)
  }

  private mutating func isStart(_ name: EmbeddedText) -> Bool {
    let known = app.starts.map(\.string)
    if known.contains(name.string) { return true }
    // If a start's name is unknown, the deep link may use the right name.
    if !app.lacksStarts, known.allSatisfy({ modules[$0] != nil }) {
      diagnostics.append(.notAStart(name, known: known))
    }
    return false
  }

  private mutating func step(
    _ step: AppConfig.Step, of module: AppModule, on path: LinkPath, types: inout LinkValueTypes
  ) -> (step: AppPlan.Step, target: AppModule?)? {
    guard let (found, arguments) = route(step, of: module) else { return nil }
    let (contract, member) = found
    let known = path.placeholders.map(\.string)
    for (word, parameter, _) in arguments {
      if known.contains(word.string) {
        types.add(parameter, of: member.member.location, for: word, into: &diagnostics)
      } else {
        diagnostics.append(.unknownPlaceholder(word, link: path.text, known: known))
      }
    }
    let route = member.routes.first
    let by = route.flatMap { $0.by?.string ?? module.uiFramework.routes.first }
    let resolved = AppPlan.Step(
      module: module, contract: contract, call: call(member, arguments),
      way: by.flatMap { module.uiFramework.app?.ways[$0] }, isYours: module.isYours(member))
    return (resolved, route?.to.flatMap { modules[$0.string] })
  }

  private mutating func reportUnused(on link: AppConfig.Link) {
    let used = Set(link.steps.flatMap { $0.arguments.map(\.placeholder.string) })
    let known = link.path.placeholders
    // A misspelled value is reported as unknown.
    guard used.isSubset(of: known.map(\.string)) else { return }
    for word in known where !used.contains(word.string) {
      diagnostics.append(.unusedPlaceholder(word))
    }
  }

  private typealias Found = (contract: String, member: SpecMember)
  private typealias Argument = (placeholder: AppConfig.Word, parameter: Parameter, isLabeled: Bool)

  private mutating func route(
    _ step: AppConfig.Step, of module: AppModule
  ) -> (found: Found, arguments: [Argument])? {
    guard module.isOwn else {
      diagnostics.append(.foreignRoute(step, of: module.spec.name))
      return nil
    }
    if module.uiFramework.app == nil {
      diagnostics.append(.routesWithoutApp(step, of: module.spec.name))
      return nil
    }
    let routes = module.routes
    let named = routes.filter { $0.member.member.name == step.route.string }
    guard let first = named.first else {
      // The unread part of the spec may contain the route.
      guard module.spec.isWhole else { return nil }
      let names = routes.map(\.member.member.name)
      diagnostics.append(.unknownStep(step.route, of: module.spec.name, known: names))
      return nil
    }
    for route in named {
      if let method = route.member.member.plainMethod,
        let arguments = arguments(step.arguments, for: method)
      {
        if let mistaken = arguments.first(where: { isMeantFor(another: $0, of: arguments) }) {
          diagnostics.append(.swappedValues(mistaken.placeholder, of: method))
        }
        return (route, arguments)
      }
    }
    guard let method = first.member.member.plainMethod else {
      diagnostics.append(.noPlainRoute(step, member: first.member.member))
      return nil
    }
    diagnostics.append(.wrongStepArguments(step, of: method))
    return nil
  }

  private func isMeantFor(another given: Argument, of arguments: [Argument]) -> Bool {
    let name = given.placeholder.string
    return !given.isLabeled && given.parameter.name != name
      && arguments.contains { $0.parameter.name == name && $0.placeholder.string != name }
  }

  /// Nil if the values don't fit.
  private func arguments(_ given: [AppConfig.Step.Argument], for method: Method) -> [Argument]? {
    var rest = given[...]
    var arguments: [Argument] = []
    for parameter in method.parameters {
      if let next = rest.first, next.label == nil || next.label?.string == parameter.label {
        arguments.append((next.placeholder, parameter, next.label != nil))
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return nil
      }
    }
    return rest.isEmpty ? arguments : nil
  }

  private func call(_ member: SpecMember, _ arguments: [Argument]) -> String {
    let texts = arguments.map { placeholder, parameter, _ in
      parameter.callArgument(passing: swiftEscapedInExpression(placeholder.string))
    }
    return "\(swiftEscaped(member.member.name))(\(texts.joined(separator: ", ")))"
  }
}

extension Member {
  fileprivate var plainMethod: Method? {
    guard case .method(let method) = self, method.returnType == nil, !method.isAsync,
      !method.canThrow, method.generics == nil
    else { return nil }
    return method
  }
}
