import SwiftReading
import ViperText

/// The associated types of a service: some have a type, and the others are generic parameters of
/// the mock.
struct MockTypes {
  /// The types that the service or a `where` clause names.
  private(set) var bound: [(name: String, type: SwiftType)]
  private(set) var generics = GenericClause(parameters: [])
  /// The generic arguments in tests; nil if some are unknown.
  private(set) var arguments: [SwiftType]? = []
  private(set) var obstacle: (reason: String, location: SourceLocation)?
  /// The type aliases of function types.
  var closures: Set<String> = []
  private let declared: [SwiftAssociatedType]
  private let aliases: [(name: String, type: SwiftType)]
  private var requirements: [GenericClause.Requirement]

  init(_ protocols: [SwiftProtocol], bound: [(name: String, type: SwiftType)]) {
    declared = protocols.flatMap(\.associatedTypes)
    self.bound = bound
    aliases = protocols.flatMap(\.aliases).map { ($0.name, $0.type) }
    requirements = protocols.flatMap(\.requirements) + declared.flatMap(\.requirements)
    let all = Set(declared.map(\.name))
    // `typealias Item = Int` gives an inherited `Item` a type.
    self.bound += aliases.filter { alias in
      all.contains(alias.name) && !bound.contains { $0.name == alias.name }
    }
    for name in all.sorted() { replace(name, with: .named(name)) }
    bindSameTypes(all)
    addParameters()
    if let self = declared.first(where: { dependsOnSelf($0) }) {
      obstacle = ("'\(self.name)' depends on the type that conforms to it", self.location)
    }
  }

  /// The associated types that have neither a type nor a default.
  var open: [String] {
    generics.parameters.map(\.name).filter { name in
      !declared.contains { $0.name == name && $0.standard != nil }
    }
  }

  /// The names to replace in members: `Self.Key` equals `Key`.
  var replacements: [(name: String, type: SwiftType)] {
    bound + generics.parameters.map { ($0.name, .named($0.name)) }
  }

  func concrete(_ member: Member) -> Member {
    let open = Set(declared.map(\.name) + aliases.map(\.name))
    // Only the protocol knows the names of its aliases.
    let plain = aliases.filter { !$0.type.isFunction && !$0.type.mentions(open) }
    return (replacements + plain).reduce(member.knowing(closures: closures)) {
      $0.replacing($1.name, with: $1.type)
    }
    .withoutFacts(besides: Set(generics.parameters.map(\.name)))
  }

  /// The aliases in the mock. Swift can't find a protocol's aliases of associated types there.
  var typealiases: [(name: String, type: SwiftType)] {
    guard !replacements.isEmpty else { return [] }
    var known = Set(replacements.map(\.name))
    let own = aliases.filter { known.insert($0.name).inserted }.map { alias in
      (alias.name, replacements.reduce(alias.type) { $0.replacing($1.name, with: $1.type) })
    }
    return bound + own
  }

  /// Uses the arguments instead of generic parameters. Nothing static can be stored in a generic
  /// class.
  mutating func makeConcrete() -> Bool {
    guard let arguments else { return false }
    bound += zip(generics.parameters.map(\.name), arguments).map { ($0, $1) }
    generics = GenericClause(parameters: [])
    self.arguments = []
    return true
  }

  private mutating func replace(_ name: String, with type: SwiftType) {
    requirements = requirements.map { $0.mapped { $0.replacing(name, with: type) } }
  }

  /// `where Item == Int` gives `Item` a type.
  private mutating func bindSameTypes(_ names: Set<String>) {
    for (name, type) in bound { replace(name, with: type) }
    for index in requirements.indices where requirements[index].isSameType {
      let sides = [requirements[index].subject, requirements[index].constraint]
      let side = sides.firstIndex { side in names.contains(side.text) && !isBound(side.text) }
      guard sides[0] != sides[1], let side else { continue }
      let (name, type) = (sides[side].text, sides[1 - side])
      let unbound = names.filter { !isBound($0) }
      // `Item.Element == Key` stays a requirement of two generic parameters.
      guard !type.mentions(unbound) || unbound.contains(type.text) else { continue }
      let constraints = declared.filter { $0.name == name }.flatMap(\.constraints)
      requirements += constraints.map {
        .init(subject: type, isSameType: false, constraint: $0)
      }
      bound = bound.map { ($0.name, $0.type.replacing(name, with: type)) } + [(name, type)]
      replace(name, with: type)
    }
  }

  private func isBound(_ name: String) -> Bool { bound.contains { $0.name == name } }

  private mutating func addParameters() {
    var names: [String] = []
    for name in declared.map(\.name) where !isBound(name) && !names.contains(name) {
      names.append(name)
    }
    let conformances = requirements.filter { !$0.isSameType && names.contains($0.subject.text) }
    let parameters = names.map { name in
      let constraints =
        declared.filter { $0.name == name }.flatMap(\.constraints).map(replaced)
        + conformances.filter { $0.subject.text == name }.map(\.constraint)
      var seen: Set<SwiftType> = []
      let all = constraints.flatMap(\.compositionMembers).filter { seen.insert($0).inserted }
      let constraint = all.count > 1 ? SwiftType(.composition(all)) : all.first
      return GenericClause.Parameter(name: name, constraint: constraint)
    }
    let rest = requirements.filter { requirement in
      !conformances.contains(requirement) && requirement.subject != requirement.constraint
        && (requirement.subject.mentions(Set(names)) || requirement.constraint.mentions(Set(names)))
    }
    generics = GenericClause(parameters: parameters, requirements: rest)
    arguments = arguments(of: generics)
  }

  private func replaced(_ type: SwiftType) -> SwiftType {
    bound.reduce(type) { $0.replacing($1.name, with: $1.type) }
  }

  private func dependsOnSelf(_ declared: SwiftAssociatedType) -> Bool {
    guard !isBound(declared.name) else { return false }
    return (declared.constraints + declared.requirements.flatMap { [$0.subject, $0.constraint] })
      .map { $0.replacing(declared.name, with: .named(declared.name)) }
      .contains(where: \.mentionsSelf)
  }

  private func arguments(of clause: GenericClause) -> [SwiftType]? {
    let names = Set(clause.parameters.map(\.name))
    var found: [String: SwiftType] = [:]
    for parameter in clause.parameters {
      let standard = declared.first { $0.name == parameter.name && $0.standard != nil }?.standard
      if let standard, !standard.mentions(names), !standard.mentionsSelf {
        found[parameter.name] = replaced(standard)
      } else {
        found[parameter.name] = parameter.constraint.map(Self.example) ?? .named("String")
      }
    }
    for requirement in clause.requirements {
      guard requirement.isSameType, requirement.subject.text.hasSuffix(".Element") else {
        return nil
      }
      let element = found.reduce(requirement.constraint) { $0.replacing($1.key, with: $1.value) }
      found[String(requirement.subject.text.dropLast(".Element".count))] = SwiftType(
        .array(element))
    }
    let all = clause.parameters.compactMap { found[$0.name] }
    return all.count == clause.parameters.count ? all : nil
  }

  /// A type that conforms to standard protocols; nil for other protocols.
  private static func example(_ constraint: SwiftType) -> SwiftType? {
    let names = constraint.compositionMembers.filter { !$0.suppressesConformance }
      .map { $0.text.trimmingPrefix("Swift.") }
    return examples.first { example in
      names.allSatisfy { example.protocols.contains(String($0)) }
    }?.type
  }

  private static let values = [
    "Any", "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
    "Copyable", "Escapable", "SendableMetatype",
  ]
  private static let examples: [(type: SwiftType, protocols: Set<String>)] = [
    (
      .named("String"),
      Set(
        values + [
          "StringProtocol", "LosslessStringConvertible", "CustomStringConvertible", "Sequence",
          "CustomDebugStringConvertible", "Collection", "BidirectionalCollection",
          "RangeReplaceableCollection", "TextOutputStream", "ExpressibleByStringLiteral",
        ])
    ),
    (
      .named("Int"),
      Set(
        values + [
          "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric", "SignedNumeric",
          "Strideable", "AdditiveArithmetic", "ExpressibleByIntegerLiteral", "CVarArg",
          "LosslessStringConvertible", "CustomStringConvertible",
        ])
    ),
    (
      .named("Double"),
      Set(values + ["FloatingPoint", "BinaryFloatingPoint", "ExpressibleByFloatLiteral"])
    ),
    (
      SwiftType(.array(.named("Int"))),
      Set(values + ["Sequence", "Collection", "RandomAccessCollection", "MutableCollection"])
        .subtracting(["Comparable"])
    ),
    (.named("CancellationError"), ["Error", "Sendable"]),
  ]
}
