import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

extension ContextBuilder {
  func role(_ key: String, contracts: TemplateRecord) -> TemplateRecord {
    let holders = dialect.holders
    let routedParts = routedParts(of: key)
    let references = references(of: key) + routedParts
    let state = key == holders.state ? module.state : []
    let given = given(to: key)
    let strong = references.filter { !$0.isWeak && !$0.isLate }
    let weak = references.filter(\.isWeak)
    let late = references.filter(\.isLate)
    let listens = key == holders.output ? module.output?.form : nil
    let calls = CallNames(module: module, role: key).record(of: names.roles[key] ?? "")
    let hasOwnMembers = module.contracts.contains {
      $0.contract.conformer == key && $0.contract.isDirect && !$0.members.isEmpty
    }
    return [
      "key": .string(key), "name": .string(names.roles[key] ?? ""),
      "summary": .string(summaries.roles[key] ?? ""), "isYours": .bool(module.isYours(key)),
      "isMixed": .bool(module.ownership(of: key) == .mixed),
      "isShared": .bool(dialect.owners[key] != nil), "routesParts": .bool(!routedParts.isEmpty),
      "contracts": .list(dialect.contracts(conformedToBy: key).compactMap { contracts[$0.key] }),
      "calls": .list(dialect.contracts(calledBy: key).compactMap { contracts[$0.key] }),
      "needs": .list(given.needs + strong.map(\.record)), "weak": .list(weak.map(\.record)),
      "late": .list(late.map(\.record)), "state": .list(state.map(field)),
      "holdsOutput": .bool(listens == .protocol), "routesModules": .bool(navigates(key)),
      "routeKinds": strings(routeKinds(of: key)), "parts": strings(module.embeddingParts(of: key)),
      "embedsInView": .bool(embedsInView(key)),
      "passed": strings(given.passed + strong.map { "\($0.property): \($0.property)" }),
      "whole": dialect.roles.first { $0.key == key }?.whole.map { .string($0) } ?? .none,
      "runningCalls": calls, "preview": preview(of: key),
      "isEmpty": .bool(
        given.needs.isEmpty && references.isEmpty && state.isEmpty && listens == nil
          && calls == .none && !hasOwnMembers),
      "arguments": strings(given.handed + strong.map { "\($0.property): \($0.part)" }),
      "replaceableArguments": strings(
        given.handed + strong.map { "\($0.property): \($0.replaceable)" }),
    ]
  }

  /// The properties and their arguments, as the component (`passed`) and the builder (`handed`)
  /// write them.
  func given(to key: String) -> (needs: [TemplateValue], passed: [String], handed: [String]) {
    let held = heldFields(of: key)
    let fields = module.inputs(of: key) + held.map(\.field) + (module.uiFramework.extras[key] ?? [])
    let listens = key == dialect.holders.output && module.output?.form == .closures
    let listener = listens ? ["output: output"] : []
    // The builder has these values under other names, or in `dependencies`.
    let sources = Dictionary(held.map { ($0.field.name, $0.source) }) { first, _ in first }
    let handed = fields.map { field in
      sources[field.name].map { "\(swiftEscapedAsLabel(field.name)): \($0)" }
        ?? argument(field.name)
    }
    return (
      needs: fields.map(field) + (listens ? [outputField] : []),
      passed: fields.map { argument($0.name) } + listener, handed: handed + listener
    )
  }

  private var outputField: TemplateValue {
    let type = names.output
    return [
      "name": "output", "label": "output", "type": .string(type), "default": "",
      "declaration": .string("output: \(type)"), "parameter": .string("output: \(type)"),
      "initializerParameter": .string("output: \(type)"),
    ]
  }

  /// `["close", "push"]`
  private func routeKinds(of role: String) -> [String] {
    let kinds = module.members(of: role).compactMap { member in
      if case .route(let route) = member.implementation { route.by } else { nil }
    }
    return Set(kinds).sorted()
  }

  private func navigates(_ role: String) -> Bool {
    module.members(of: role).contains { member in
      switch member.implementation {
      case .route: true
      case .body(let text): text.string.mentions("ModuleNavigation")
      case .yours, .forward, .state, .elsewhere, .cancel: false
      }
    }
  }

  /// Whether a route embeds a module in the whole view.
  private func embedsInView(_ role: String) -> Bool {
    module.members(of: role).contains { member in
      guard case .route(let route) = member.implementation else { return false }
      return route.by == "embed" && route.place == nil
    }
  }

  struct Reference {
    let property: String
    let isWeak: Bool
    let isLate: Bool
    let type: String
    /// `view`
    let part: String
    /// In the tests' builder: `viewMock ?? view`.
    let replaceable: String

    var record: TemplateValue {
      [
        "name": .string(property), "type": .string(type), "part": .string(part),
        "replaceable": .string(replaceable),
        "initializerParameter": .string("\(property): \(type)"),
      ]
    }
  }

  /// Contracts with the same property are composed.
  func references(of role: String) -> [Reference] {
    let called = dialect.contracts(calledBy: role)
    var references: [Reference] = []
    for contract in called where !references.contains(where: { $0.property == contract.property }) {
      references.append(
        Reference(
          property: contract.property, isWeak: contract.isWeak, isLate: contract.isLate,
          type: existential(of: called.filter { $0.property == contract.property }),
          part: contract.conformer, replaceable: replaceable(contract.conformer)))
    }
    return references
  }

  /// The components that `role` stores only for modules that it opens.
  private func routedParts(of role: String) -> [Reference] {
    module.routedParts(of: role).map { contract in
      Reference(
        property: contract.property, isWeak: false, isLate: false,
        type: existential(of: dialect.contracts(conformedToBy: contract.conformer)),
        part: contract.conformer, replaceable: replaceable(contract.conformer))
    }
  }

  private func replaceable(_ role: String) -> String {
    // Tests replace a shared component in the module that owns it.
    dialect.owners[role] != nil || dialect.isCalledDirectly(role)
      ? role : "\(mock(of: role)) ?? \(role)"
  }
}

extension String {
  /// Whether an identifier occurs in a statement.
  fileprivate func mentions(_ name: String) -> Bool {
    guard let source = SwiftLexer.tokens(of: Array(utf8)) else { return false }
    return source.tokens.contains { token in
      token.kind == .identifier
        && source.bytes[Int(token.start)..<Int(token.end)].elementsEqual(name.utf8)
    }
  }
}
