import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// The members of a mock's instances, and the static ones. Each group has its own lock.
struct MockGroups {
  private(set) var instance: [TemplateValue] = []
  private var statics: [TemplateValue] = []
  private let subject: MockBuilder.Subject
  private let isolation: String
  private let sample: (SwiftType) -> String?

  init(of subject: MockBuilder.Subject, sample: @escaping (SwiftType) -> String?) {
    (self.subject, self.sample) = (subject, sample)
    isolation = subject.isSendable ? "@Sendable " : subject.isOnMainActor ? "@MainActor " : ""
    var stems = subject.memberNames.stems[...]
    for member in subject.members {
      var record = record(member, stem: stems.removeFirst())
      let prefix =
        subject.form.nonsending.contains(member)
        ? Self.nonsending : subject.form.nonisolated.contains(member) ? "nonisolated " : ""
      add(prefix, condition: nil, to: &record)
      instance.append(.record(record))
    }
    for requirement in subject.form.requirements where requirement.kind != .initializer {
      let own = stems.prefix(requirement.storedMembers.count)
      stems = stems.dropFirst(own.count)
      var record =
        requirement.kind == .member
        ? record(requirement.member, stem: own.first ?? "")
        : accessors(requirement, stems: Array(own))
      add(
        requirement.isStatic ? "static " : requirement.isNonisolated ? "nonisolated " : "",
        condition: requirement.condition, to: &record)
      if requirement.isStatic {
        statics.append(.record(record))
      } else {
        instance.append(.record(record))
      }
    }
  }

  private func add(_ prefix: String, condition: String?, to record: inout TemplateRecord) {
    record["prefix"] = .string(prefix)
    record["condition"] = .string(condition ?? "")
  }

  var isEmpty: Bool { instance.isEmpty && statics.isEmpty }

  var canFail: Bool { (instance + statics).contains { !$0.isAnswered } }

  /// Empty if the mock is always strict.
  private func strict(_ members: [TemplateValue]) -> TemplateValue {
    .string(members.contains(where: \.isLenient) ? subject.memberNames.strict : "")
  }

  var records: TemplateValue {
    let names = subject.memberNames
    var groups: [TemplateValue] = []
    if !instance.isEmpty {
      groups.append([
        "members": .list(instance), "lock": .string(names.lock), "state": .string(names.state),
        "stateType": .string(names.stateType), "static": "",
        "prefix": subject.form.isActor ? "nonisolated " : "", "strict": strict(instance),
      ])
    }
    if !statics.isEmpty {
      groups.append([
        "members": .list(statics), "lock": .string(names.staticLock),
        "state": .string(names.staticState), "stateType": .string(names.staticStateType),
        "static": "static ", "prefix": "static ", "strict": strict(statics),
      ])
    }
    return .list(groups)
  }

  private func record(_ member: Member, stem: String, name: String? = nil) -> TemplateRecord {
    var record: TemplateRecord
    let isolation = (subject.form.nonsending.contains(member) ? Self.nonsending : "") + isolation
    switch member.replacingSelf(with: subject.mock) {
    case .method(let method):
      record =
        MockMethod(
          method: method, isolation: isolation,
          restricted: subject.form.restricted, sample: sample
        ).record
    case .property(let property):
      record = self.record(property, isolation: isolation)
    }
    record["accessors"] = .list([])
    let names = MockedNames(stem: stem, suffixes: subject.memberNames.suffixes.of(member))
    record["names"] = names.record
    record["compoundName"] = .string(name ?? member.compoundName)
    return record
  }

  private func record(_ property: Property, isolation: String) -> TemplateRecord {
    let type = property.type.text
    let first = subject.firstValues[property.name] ?? property.type.obviousValue
    let effects = MemberRecord.effects(of: property)
    var record: TemplateRecord = [
      "isMethod": false, "name": .string(swiftEscaped(property.name)),
      "type": .string(property.mockedType),
      "effects": .string(effects), "isSettable": .bool(property.isSettable),
      "handlerType": .string("\(isolation)()\(effects) -> \(type)"), "taken": "handler",
      "argType": .none, "tryAwait": .string(Member.property(property).callPrefix),
      "storageType": .string(first != nil ? type : property.type.optional.text),
      "default": .string(first ?? ""),
      "isOptional": .bool(property.type.isOptional && first == "nil"),
    ]
    if !effects.isEmpty { record.addFallback(property.throwing, value: first, sample: sample) }
    return record
  }

  private static let nonsending = "nonisolated(nonsending) "

  /// `subscript(_ key: String) -> Int { get set }`
  private func accessors(_ requirement: SwiftRequirement, stems: [String]) -> TemplateRecord {
    let member = requirement.member.replacingSelf(with: subject.mock)
    let accessors = zip(requirement.storedMembers, stems).enumerated().map { index, accessor in
      var record = self.record(accessor.0, stem: accessor.1, name: requirement.member.compoundName)
      let effects = accessor.0.effects
      record["head"] = .string(index == 0 ? "get" + effects : "set")
      return TemplateValue.record(record)
    }
    let declaration: String =
      switch member {
      case .property(let property): "var \(swiftEscaped(property.name)): \(property.mockedType)"
      case .method(let method): "subscript" + method.signatureWithoutEffects
      }
    return [
      "isMethod": false, "accessors": .list(accessors), "declaration": .string(declaration),
    ]
  }
}

extension SwiftRequirement {
  var storedMembers: [Member] {
    switch kind {
    case .initializer: []
    case .member: [member]
    case .accessors(let isSettable):
      [.method(member.getter)] + (isSettable ? [.method(member.setter)] : [])
    }
  }
}

extension Member {
  fileprivate var effects: String { (isAsync ? " async" : "") + throwing.effect }
}

extension Method {
  /// `(_ key: String) -> Int`
  var signatureWithoutEffects: String {
    let plain = with(isAsync: false, throwing: .never)
    return String(plain.mockedDeclaration.dropFirst(("func " + swiftEscaped(name)).count))
  }
}

extension TemplateValue {
  fileprivate var isLenient: Bool {
    guard case .record(let member) = self else { return false }
    guard case .list(let accessors)? = member["accessors"], !accessors.isEmpty else {
      return member["isLenient"] == true
    }
    return accessors.contains(where: \.isLenient)
  }

  fileprivate var isAnswered: Bool {
    guard case .record(let member) = self else { return true }
    return member["isMethod"] == false && member["accessors"] == .list([])
      && member["effects"] == "" && member["default"] != ""
  }
}
