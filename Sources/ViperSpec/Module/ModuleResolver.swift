import SwiftReading
import ViperText

/// Turns a spec into a module: looks up all names and checks the spec against its dialect and the
/// other specs.
package final class ModuleResolver {
  package struct Defaults: Hashable, Sendable {
    package var ui: EmbeddedText?
    package var access: EmbeddedText?

    package init(ui: EmbeddedText? = nil, access: EmbeddedText? = nil) {
      self.ui = ui
      self.access = access
    }
  }

  let spec: Spec
  private(set) var dialect: Dialect
  private(set) var uiFramework = Dialect.UIFramework(key: "")
  let project: SpecTable
  let defaults: Defaults
  let ownTypes: Set<String>
  var diagnostics: [Diagnostic] = []
  var receivers: [String: ReceiverTable] = [:]
  var forwardSteps: [ForwardNode: [ForwardStep]] = [:]
  /// Each type is reported once.
  var reportedTypes: Set<String> = []

  private init(
    spec: Spec, dialect: Dialect, project: SpecTable, defaults: Defaults, ownTypes: Set<String>
  ) {
    self.spec = spec
    self.dialect = dialect
    self.project = project
    self.defaults = defaults
    self.ownTypes = ownTypes
  }

  /// - Parameter ownTypes: the names of the generated types.
  ///
  /// - Returns: the module, or nil and at least one error.
  package static func resolve(
    _ spec: Spec, dialect: Dialect, defaults: Defaults, project: SpecTable,
    ownTypes: Set<String> = []
  ) -> (module: Module?, diagnostics: [Diagnostic]) {
    let resolver = ModuleResolver(
      spec: spec, dialect: dialect, project: project, defaults: defaults, ownTypes: ownTypes)
    let module = resolver.module()
    return (resolver.diagnostics.hasErrors ? nil : module, resolver.diagnostics)
  }

  private func module() -> Module? {
    let chosen = uiFramework(spec.ui ?? defaults.ui)
    let access = (spec.access ?? defaults.access).flatMap {
      Access($0, of: "access", into: &diagnostics)
    }
    let yours = yours()
    guard let chosen else { return nil }
    uiFramework = chosen
    let whole = dialect
    checkParts(of: whole)
    let without = without(of: whole)
    dialect = dialect.adapted(uiFramework, using: spec.usedContracts, without: without)
      .calling(spec.names.properties, into: &diagnostics)
    checkWithout(of: whole)
    let owners = owners()
    checkSharing(owners)
    dialect = dialect.sharing(owners.mapValues(\.string))
    dialect.contracts += outputContracts(yours: yours)
    checkHolders()
    checkAdded()
    checkHandled()
    checkNames()
    checkDeclaredTypes(access: access ?? .internal)
    checkImports()
    let implemented = dialect.contracts.map { contract in
      Module.Contract(
        contract: contract, members: observed(in: contract) + members(of: contract),
        verbatim: contract.origin == nil ? spec.verbatim[contract.key] ?? [] : [],
        inherited: contract.origin == nil ? inherited(by: contract.key) : [])
    }
    let contracts = endingCalls(implementingOnce(implemented))
    checkCircles()
    let owned = owned(contracts, named: yours, always: whole.alwaysYours)
    let module = Module(
      name: spec.name, source: spec.source, doc: spec.doc, uiFramework: uiFramework,
      dialect: dialect, access: self.access(access ?? .internal, sharing: owners),
      superclass: superclass(), imports: spec.imports, inputs: spec.inputs,
      inputTakers: inputTakers(), services: spec.services, given: given, state: spec.state,
      entities: spec.entities, namespaces: spec.namespaces, output: spec.output,
      contracts: contracts, yours: owned.yours, mixed: owned.mixed, isRoot: spec.isRoot,
      names: spec.names, files: spec.files)
    checkRouted(of: module)
    checkCalls(of: module)
    checkUnusedServices(of: module)
    return module
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func fail<Value>(_ diagnostic: Diagnostic) -> Value? {
    report(diagnostic)
    return nil
  }

  /// An unreadable spec has been reported.
  func reportUnknown(_ name: EmbeddedText) {
    if !project.isUnread(name.string) { report(.unknownModule(name, among: project)) }
  }

  private func members(of contract: Dialect.Contract) -> [Module.ImplementedMember] {
    if let origin = contract.origin, !contract.isOutput {
      return members(of: contract, in: origin)
    }
    return written(contract).map { member in
      Module.ImplementedMember(
        member: member.member, doc: member.doc,
        implementation: implementation(of: member, in: contract), isOfPack: member.isOfPack,
        inheritance: member.inheritance, isolation: member.isolation)
    }
  }

  private func observed(in contract: Dialect.Contract) -> [Module.ImplementedMember] {
    guard contract.key == dialect.observed, contract.origin == nil else { return [] }
    return spec.state.map { field in
      Module.ImplementedMember(
        member: .property(field.property(of: uiFramework.wrapped(field.type))), doc: nil,
        implementation: .state)
    }
  }

  private func uiFramework(_ word: EmbeddedText?) -> Dialect.UIFramework? {
    guard let word else { return dialect.uiFrameworks.first }
    if let uiFramework = dialect.uiFrameworks.first(where: { $0.key == word.string }) {
      return uiFramework
    }
    let known = dialect.uiFrameworks.map(\.key)
    // If the spec names a pack and no `ui`, the config's `ui` is meant for other packs.
    report(
      spec.ui == nil && spec.pack != nil
        ? .lackedUIFramework(word, spec.pack, known: known)
        : .unknownWord("ui", word, known: known, of: dialect))
    // To report all errors in one run, continue with a similar word.
    let near = nearMatch(for: word.string, in: known)
    return dialect.uiFrameworks.first { $0.key == near }
  }

  private func superclass() -> String {
    guard let text = spec.superclass else { return uiFramework.superclass }
    if uiFramework.superclass.isEmpty {
      let known = dialect.uiFrameworks.filter { !$0.superclass.isEmpty }.map(\.key)
      report(.unusedSuperclass(text, uiFramework: uiFramework.key, known: known))
    }
    checkSuperclass(text)
    return text.string
  }

  private func yours() -> Set<String> {
    let (roles, always) = (dialect.ownableRoles, dialect.alwaysYours)
    let known = roles + [Spec.contractsWord, Spec.tests, Spec.all]
    var first: [String: EmbeddedText] = [:]
    for word in spec.yours {
      if let earlier = first[word.string] {
        report(.repeatedWord("yours", word, first: earlier))
      } else if known.contains(word.string) {
        first[word.string] = word
      } else if always.contains(word.string) {
        report(.alwaysYours(word, besides: spec.yours.count > 1))
      } else {
        report(.unknownWord("yours", word, known: known, of: dialect))
      }
    }
    let named = Set(first.keys)
    return named.contains(Spec.all)
      ? named.union(always.union(roles + [Spec.contractsWord])) : named
  }

  /// The user owns the components that `yours` names, with their pieces. The view and other
  /// components with an unimplemented member are partly generated.
  private func owned(
    _ contracts: [Module.Contract], named: Set<String>, always: Set<String>
  ) -> (yours: Set<String>, mixed: Set<String>) {
    var (yours, mixed) = (named, Set<String>())
    for role in dialect.roles {
      if named.contains(role.key) || role.whole.map(named.contains) == true {
        yours.insert(role.key)
      } else if always.contains(role.key)
        || contracts.contains(where: { $0.contract.conformer == role.key && $0.asksTheUser })
      {
        if dialect.mayMix { mixed.insert(role.key) } else { yours.insert(role.key) }
      }
    }
    return (yours, mixed)
  }

  private func implementation(
    of member: SpecMember, in contract: Dialect.Contract
  ) -> Implementation {
    if isBackReference(member.member, of: contract.conformer) { return .state }
    if let field = stateField(for: member.member, of: contract.conformer) {
      checkState(field, for: member)
      return .state
    }
    let isInherited = superclassDeclaring(member.member, role: contract.conformer) != nil
    if isElsewhere(member, role: contract.conformer)
      || isInherited && member.implementations.isEmpty
    {
      return .elsewhere
    }
    checkIsolation(of: member, role: contract.conformer)
    if member.implementations.count > 1 {
      report(.severalImplementations(member))
      return .yours
    }
    switch member.implementations.first {
    case .body(let text): return body(text, of: member.member)
    case .forward(let written): return forward(member.member, from: contract.conformer, written)
    case .route(let route):
      if spec.brokenNames.contains(member.member.name) { return .yours }
      guard dialect.mayRoute(contract.conformer) else {
        report(.misplacedRoute(route, member: member.member, dialect: dialect))
        return .yours
      }
      return self.route(route, of: member.member, role: contract.conformer)
    case nil where !member.cancelled.isEmpty: return .cancel
    case nil: return .yours
    }
  }

  private func inherited(by contract: String) -> [String] {
    (spec.inherited[contract] ?? []).map(\.string).filter { $0 != "AnyObject" && $0 != "class" }
  }

  /// Whether a contract requires the property for another component. Generated code can satisfy
  /// this if the property is set later.
  func isBackReference(_ member: Member, of role: String) -> Bool {
    guard case .property(let property) = member, spec.isYours(role),
      let contract = dialect.contracts(calledBy: role).first(where: { $0.property == member.name })
    else { return false }
    return !dialect.hasBuilder || contract.isOptional && property.type.isOptional
  }

  func stateField(for member: Member, of role: String) -> Field? {
    guard member.isProperty, role == dialect.holders.state, dialect.observed == nil else {
      return nil
    }
    return spec.state.first { $0.name == member.name }
  }

  private func checkState(_ field: Field, for member: SpecMember) {
    if case .property(let property) = member.member, property.type.text != field.type.text {
      report(.wrongState(property, field: field))
    }
    for written in member.implementations {
      report(.implementedState(written, field: field))
    }
  }
}
