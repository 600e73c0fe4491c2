import ViperSpec
import ViperTemplate

/// The context for the templates of tests.
///
/// Tests never call methods that the user writes, because these can be stubs.
struct ModuleTests {
  let context: TestContext
  private(set) var usedParts: [String: TestedPart] = [:]

  private var module: Module { context.module }
  private var dialect: Dialect { context.dialect }

  mutating func record() -> TemplateValue {
    _ = context.testNames.take("theBuilderConnectsTheParts")
    _ = context.testNames.take("nothingOutlivesTheView")
    var build = TemplateValue.none
    var notBuilt: Untestable? = .because("nothing builds its module")
    if dialect.hasBuilder {
      do throws(Untestable) {
        build = try BuilderTests(context: context).record()
        notBuilt = nil
      } catch {
        context.note(context.builder, "build", error)
        notBuilt = error
      }
    }
    let calls = calls(notBuilt: notBuilt)
    let routes = routes(notBuilt: notBuilt)
    let all: [TemplateValue] = [build, .list(calls), .list(routes)]
    let constants = records(module.inputs.compactMap(context.constant))
    let usesFoundation = SampleValues.foundation.values.contains { start, _ in
      (all + [constants]).contains { $0.mentions(start) }
    }
    let imports = imports.union(usesFoundation ? ["Foundation"] : [])
    let usesError = (all + [constants]).contains { $0.mentions(context.error + "()") }
    return [
      "error": .string(usesError ? context.error : ""),
      "presents": .bool(routes.contains(where: presents)),
      "needsSame": .bool(
        all.contains { $0.has(Expectation.Operator.same.rawValue, at: "operator") }),
      "typeImports": typeImports(beside: imports),
      "typeImportsOfMocks": typeImports(beside: Set(module.imports).union([framework])),
      "module": .string(context.plan.module), "testable": strings(testable.sorted()),
      "framework": .string(context.plan.framework.rawValue),
      "suite": .string(module.name + "Tests"), "imports": strings(imports.sorted()),
      "mocks": mocks(isBuilt: build != .none), "constants": constants, "build": build,
      "parts": .list(calls),
      "helpers": .list(dialect.roles.compactMap { usedParts[$0.key]?.record }),
      "routes": .list(routes), "needsToSettle": .bool(context.needsToSettle),
    ]
  }

  private var imports: Set<String> {
    var imports = Set(module.imports)
    if module.uiFramework.usesRuntime, context.plan.importsRuntime { imports.insert("ViperKit") }
    imports.insert(framework)
    return imports.subtracting(testable)
  }

  private var testable: Set<String> {
    let graph = context.project.graph
    let own = graph[module.name].place.target
    let opened = context.project[module.name]?.openedModules.map { graph[$0].place } ?? []
    return Set(opened.filter { $0.target != own && $0.access == .public }.map(\.swiftModule))
      .intersection(module.imports).union([context.plan.module])
  }

  private var framework: String { context.plan.framework == .xctest ? "XCTest" : "Testing" }

  /// A presented module needs a screen.
  private func presents(_ route: TemplateValue) -> Bool {
    ["present", "presentInNavigation", "sheet"].contains(route.text("by"))
      && !route.isTrue("startsFromView") && module.uiFramework.framework == "UIKit"
  }

  private func typeImports(beside imports: Set<String>) -> TemplateValue {
    .list(
      ClashingTypes.imports(in: context, beside: imports).map { type in
        type.record(testing: [context.plan.module])
      })
  }

  private func mocks(isBuilt: Bool) -> TemplateValue {
    var used = usedParts.values.flatMap { $0.collaborators.map(\.mock) }
    if isBuilt {
      used += context.services.compactMap { context.mock(of: $0) }
      used += dialect.owners.keys.compactMap(context.mock(of:))
      used += [context.output].compactMap(\.self)
    }
    let roles = dialect.roles.map { $0.whole ?? $0.key } + dialect.owners.keys.sorted() + ["output"]
    let services = context.services.map(context.variable)
    var seen: Set<String> = []
    return .list(
      (roles + services).compactMap { name in
        guard let mock = used.first(where: { $0.variable == name }), seen.insert(name).inserted
        else { return nil }
        return ["name": .string(name), "type": .string(mock.type)]
      })
  }

  /// Components that you own get a helper and no tests.
  private mutating func calls(notBuilt: Untestable?) -> [TemplateValue] {
    var records: [TemplateValue] = []
    for role in context.parts
    where role != context.root && (dialect.hasBuilder || !module.isYours(role)) {
      do throws(Untestable) {
        let part = try context.part(role)
        usedParts[role] = part
        guard !module.isYours(role) else { continue }
        var tests = CallTests(part, context: context)
        for member in module.members(of: role) { tests.add(member) }
        if !tests.isEmpty { records.append(tests.record) }
      } catch { if error != notBuilt { context.note(role, nil, error) } }
    }
    return records
  }

  private mutating func routes(notBuilt: Untestable?) -> [TemplateValue] {
    var records: [TemplateValue] = []
    let (root, uiFramework) = (context.root, module.uiFramework)
    let tests = RouteTests(context: context, notBuilt: notBuilt)
    for role in context.parts
    where !module.isYours(role)
      && (uiFramework.anchors[role] != nil || uiFramework.extras[role] != nil)
    {
      do throws(Untestable) {
        let part = try context.part(role)
        let routes = tests.routes(of: part)
        if !routes.isEmpty { usedParts[role] = part }
        if routes.contains(where: { $0.isTrue("startsFromView") }),
          let view = try? context.part(root)
        {
          usedParts[root] = view
        }
        records += routes
      } catch {
        // For all other components, `calls` has reported the reason.
        if role == root { context.note(role, nil, error) }
      }
    }
    return records
  }
}

extension TemplateValue {
  fileprivate func text(_ key: String) -> String? {
    guard case .record(let record) = self, case .string(let text) = record[key] else { return nil }
    return text
  }

  fileprivate func has(_ text: String, at key: String) -> Bool {
    switch self {
    case .list(let list): list.contains { $0.has(text, at: key) }
    case .record(let record):
      self.text(key) == text || record.keys.contains { record[$0]?.has(text, at: key) == true }
    default: false
    }
  }

  fileprivate func mentions(_ text: String) -> Bool {
    switch self {
    case .string(let string): string.contains(bytesOf: text)
    case .list(let list): list.contains { $0.mentions(text) }
    case .record(let record): record.values.contains { $0.mentions(text) }
    default: false
    }
  }

  fileprivate func isTrue(_ key: String) -> Bool {
    guard case .record(let record) = self else { return false }
    return record[key] == true
  }
}
