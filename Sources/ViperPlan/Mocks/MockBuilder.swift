import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// The mocks of a module.
struct MockBuilder {
  /// A mock and the declarations that it implements.
  final class Subject {
    let name: String
    let protocols: [String]
    /// Only the main actor can conform, because of the target's settings.
    let isolatedProtocols: Set<String>
    let members: [Member]
    /// Any thread can call it, so its state needs a lock.
    let isSendable: Bool
    let isOnMainActor: Bool
    /// Members that call `fatalError`.
    let verbatim: [SwiftCodeMember]
    let nonisolated: Set<Member>
    /// Diagnostics about inherited protocols that couldn't be read completely.
    let diagnostics: [Diagnostic]
    /// For an output with closures.
    let closures: String?
    let form: MockForm

    let memberNames: MockNames
    private(set) lazy var stems = Dictionary(zip(members, memberNames.stems)) { first, _ in first }
    private let suffixes: MockSuffixes
    private(set) lazy var membersByName = Dictionary(grouping: members, by: \.name)
    let firstValues: [String: String]

    var mock: String { name + "Mock" }

    init(
      name: String, protocols: [String], isolatedProtocols: Set<String> = [], members: [Member],
      isSendable: Bool,
      isOnMainActor: Bool = true, suffixes: MockSuffixes, firstValues: [String: String] = [:],
      verbatim: [SwiftCodeMember] = [], nonisolated: [Member] = [], closures: String? = nil,
      form: MockForm = MockForm(), diagnostics: [Diagnostic] = []
    ) {
      self.name = name
      self.protocols = protocols
      self.isolatedProtocols = isolatedProtocols
      self.members = members
      self.nonisolated = Set(nonisolated)
      self.isSendable = isSendable
      self.isOnMainActor = isOnMainActor
      self.suffixes = suffixes
      self.firstValues = firstValues
      self.closures = closures
      self.verbatim = verbatim
      self.form = form
      self.diagnostics = diagnostics
      memberNames = MockNames(
        for: members + form.requirements.flatMap(\.storedMembers),
        types: form.generics.parameters.map(\.name) + form.associatedTypes.map(\.name),
        suffixes: suffixes)
    }

    func names(of member: Member) -> MockedNames? {
      stems[member].map { MockedNames(stem: $0, suffixes: suffixes.of(member)) }
    }
  }

  let suffixes: MockSuffixes
  let subjects: [Subject]
  let byRole: [String: Subject]

  init(module: Module, names: ModuleNames, suffixes: MockSuffixes, project: SpecTable) {
    let dialect = module.dialect
    self.suffixes = suffixes
    var byRole: [String: Subject] = [:]
    var subjects: [Subject] = []
    for role in dialect.roles {
      guard
        let subject = Self.subject(
          role: role, of: module, names: names, suffixes: suffixes, project: project)
      else { continue }
      byRole[role.key] = subject
      subjects.append(subject)
    }
    for (role, owner) in dialect.owners {
      byRole[role] = Self.subject(
        role: role, of: project[owner], dialect: dialect, names: names, suffixes: suffixes)
    }
    self.byRole = byRole
    if let output = module.output {
      subjects.append(
        Subject(
          name: names.output, protocols: output.form == .protocol ? [names.output] : [],
          members: output.members.map(\.member), isSendable: false, suffixes: suffixes,
          closures: output.form == .closures ? names.output : nil))
    }
    subjects += module.services.compactMap(\.declaration).map {
      Self.subject(of: $0, suffixes: suffixes)
    }
    self.subjects = subjects
  }

  static func subject(of service: Service.Declaration, suffixes: MockSuffixes) -> Subject {
    Subject(
      name: service.mockStem, protocols: service.protocols.map(\.text),
      members: service.members.map(\.member),
      isSendable: !service.isOnMainActor, suffixes: suffixes, form: service.form)
  }

  private static func subject(
    role: Dialect.Role, of module: Module, names: ModuleNames, suffixes: MockSuffixes,
    project: SpecTable
  ) -> Subject? {
    let dialect = module.dialect
    let declared = module.contracts.filter {
      $0.contract.conformer == role.key && $0.contract.hasProtocol
    }
    let contracts = declared.map(\.contract)
    let key = role.whole ?? role.key
    guard let name = names.mocks[key] ?? names.roles[key], !contracts.isEmpty,
      !dialect.isCalledDirectly(role.key)
    else { return nil }
    let inherited = InheritedMembers(
      of: contracts, mock: name + "Mock", members: declared.flatMap(\.members),
      names: names, spec: project[module.name], project: project)
    let verbatim = module.verbatim(of: role.key)
    let isolated = module.contracts.filter {
      $0.members.contains { $0.isolation == .mainActorByDefault }
    }
    return Subject(
      name: name, protocols: contracts.compactMap { names.contracts[$0.key] },
      isolatedProtocols: Set(isolated.compactMap { names.contracts[$0.contract.key] }),
      members: inherited.all.filter { member in !verbatim.contains { $0.replaces(member) } },
      isSendable: false, isOnMainActor: contracts.allSatisfy(\.isOnMainActor), suffixes: suffixes,
      firstValues: contracts.contains { $0.key == dialect.observed }
        ? firstValues(of: module) : [:],
      verbatim: verbatim + inherited.nonisolated.map(SwiftCodeMember.init(nonisolated:)),
      nonisolated: inherited.nonisolated, form: inherited.form, diagnostics: inherited.diagnostics)
  }

  /// `"rows"` → `Dynamic([])`
  static func firstValues(of module: Module) -> [String: String] {
    let wrapper = module.uiFramework.wrapper
    let values = module.state.map { field in
      let value = field.defaultValue ?? "nil"
      return (field.name, wrapper.isEmpty ? value : "\(wrapper)(\(value))")
    }
    return Dictionary(values) { first, _ in first }
  }

  private static func subject(
    role: String, of owner: Spec?, dialect: Dialect, names: ModuleNames, suffixes: MockSuffixes
  ) -> Subject? {
    guard let owner, let name = names.roles[role] else { return nil }
    let contracts = dialect.contracts(conformedToBy: role)
    return Subject(
      name: name, protocols: contracts.compactMap { names.contracts[$0.key] },
      members: Member.distinct(contracts.flatMap { owner.contracts[$0.key] ?? [] }.map(\.member)),
      isSendable: false, suffixes: suffixes)
  }

  func records(_ values: SampleValues, into diagnostics: inout [Diagnostic]) -> TemplateValue {
    .list(subjects.map { Self.record($0, values, into: &diagnostics) })
  }

  /// - Parameter values: makes the errors that methods without a handler throw.
  static func record(
    _ subject: Subject, _ values: SampleValues, into diagnostics: inout [Diagnostic]
  ) -> TemplateValue {
    diagnostics += subject.diagnostics
    for case .method(let method) in subject.members where !subject.isSendable {
      for parameter in method.parameters where parameter.isIsolated {
        diagnostics.append(.isolatedInMock(method, parameter))
      }
    }
    let groups = MockGroups(of: subject) {
      values.isError($0) ? "" : values.value(of: $0, place: 1, name: "error")?.expression
    }
    return [
      "name": .string(subject.mock), "kind": subject.form.isActor ? "actor" : "final class",
      "protocols": strings(
        [subject.form.superclass].compactMap(\.self)
          + subject.protocols.map {
            (subject.isolatedProtocols.contains($0) ? "@MainActor " : "") + SwiftType.path($0).text
          }), "generics": .string(subject.form.generics.parameterText),
      "where": .string(subject.form.generics.whereText ?? ""),
      "condition": .string(subject.form.condition ?? ""), "canFail": .bool(groups.canFail),
      "isLocked": .bool(subject.isSendable && !groups.isEmpty),
      "isSendable": .bool(subject.isSendable),
      "isOnMainActor": .bool(!subject.isSendable && subject.isOnMainActor),
      "closures": .string(subject.closures.map(swiftEscaped) ?? ""),
      "closureArguments": strings(subject.closures == nil ? [] : subject.members.map(closure)),
      "members": .list(groups.instance), "groups": groups.records,
      "head": strings(MockHead(subject: subject).lines),
      "verbatim": .list(subject.verbatim.compactMap { $0.record(of: nil, in: subject.mock) }),
      "ignoredRules": strings(brokenRules(by: subject.memberNames.stems)),
    ]
  }

  /// `didPick: { self.didPick(trip: $0) }`. A closure needs a signature to throw a typed error.
  private static func closure(_ member: Member) -> String {
    guard case .method(let method) = member else { return "" }
    var names = method.parameters.indices.map { "$\($0)" }
    var head = ""
    if case .typed(let error) = method.throwing {
      names = method.parameters.map { swiftEscapedInExpression($0.name) }
      let async = method.isAsync ? " async" : ""
      head = "(\(names.joined(separator: ", ")))\(async) throws(\(error.text)) in "
    }
    let arguments = zip(method.parameters, names).map { $0.callArgument(passing: $1) }
    let name = swiftEscapedInExpression(method.name)
    return "\(swiftEscapedAsArgumentLabel(method.name)): "
      + "{ \(head)\(member.callPrefix)self.\(name)(\(arguments.joined(separator: ", "))) }"
  }

  /// The rules of `swift format lint` that the names break.
  static func brokenRules(by names: [String]) -> [String] {
    var rules: [String] = []
    if names.contains(where: { $0.utf8.contains(UInt8(ascii: "_")) || $0.startsWithCapital }) {
      rules.append("AlwaysUseLowerCamelCase")
    }
    if names.contains(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) {
      rules.append("IdentifiersMustBeASCII")
    }
    return rules
  }
}

extension String {
  fileprivate var startsWithCapital: Bool {
    guard let byte = utf8.first, byte >= 0x80 else {
      return utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    }
    return first?.isUppercase == true
  }
}

extension Parameter {
  fileprivate var isIsolated: Bool { specifier?.hasPrefix("isolated") ?? false }
}
