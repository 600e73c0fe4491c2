import ViperSpec
import ViperText

/// A value for a test, as an expression.
struct SampleValue: Hashable {
  /// How a test can tell that it has the value back.
  enum Comparison: Hashable {
    /// By `==`.
    case equal
    /// By what `String(reflecting:)` says.
    case description
    /// Not at all: closures.
    case none

    func and(_ other: Comparison) -> Comparison {
      if self == .none || other == .none { return .none }
      return self == .equal && other == .equal ? .equal : .description
    }
  }

  let expression: String
  let comparison: Comparison
  /// The type that the expression has whatever stands around it: that of a constant.
  var type: String?

  /// What is true where a variable has this value: `presenter.id == 7`.
  ///
  /// - Parameter type: the variable's.
  /// - Returns: nil if nothing can tell.
  func condition(heldBy variable: String, of type: String) -> String? {
    switch comparison {
    case .equal: "\(variable) == \(expression)"
    case .description:
      "String(reflecting: \(variable)) == String(reflecting: \(expression)"
        + (self.type == type ? ")" : " as \(type))")
    case .none: nil
    }
  }

  /// Whether it says itself what it is: `1`, `"name"`, `[true]`.
  var isLiteral: Bool {
    let letters = expression.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let words = letters.split { !$0.isLetter && $0 != "." }.filter {
      $0.contains(where: \.isLetter)
    }
    return words.allSatisfy { ["true", "false", "nil"].contains($0) }
  }

  /// A constant that has the value: `let trip = Trip(id: 1)`.
  func declaration(_ name: String, of type: SwiftType) -> String {
    let isPlain = ["(", "."].contains { expression.hasPrefix(type.text + $0) }
    return "let \(name)\(isPlain ? "" : ": " + type.text) = \(expression)"
  }

  /// The same value, compared by what `String(reflecting:)` says.
  var described: SampleValue {
    SampleValue(expression: expression, comparison: comparison.and(.description), type: type)
  }
}

/// Makes values of types: of standard ones, of the spec's entities, of those in the config's
/// `samples`, and of optionals, collections and tuples of these.
///
/// Values are told apart by their place, so that a test notices two arguments that changed places.
struct SampleValues {
  let module: Module
  /// The enum around the values that the spec groups.
  let namespace: String?
  /// By the type's text.
  let samples: [String: [String]]
  /// All specs of the project: modules hand each other their entities.
  let project: SpecTable
  /// The outputs of the modules that routes open, by the type's text, and the mock of each.
  let outputs: [String: String]
  /// The entities that a value is being made for: one of them in a list of its own has none itself.
  private(set) var open: Set<[String]> = []

  /// Deeper types have no value: entities can hold each other.
  private static let maximumDepth = 8

  /// - Parameters:
  ///   - place: counted from 1.
  ///   - name: what a text says.
  ///   - scope: the types that the type is named in, the outermost first.
  /// - Returns: nil for a type that nothing is known of.
  func value(
    of type: SwiftType, place: Int, name: String, generics: GenericClause? = nil, depth: Int = 0,
    scope: [String] = []
  ) -> SampleValue? {
    guard depth < Self.maximumDepth else { return nil }
    if let sample = sample(of: type, place: place) { return sample }
    if let output = outputs[type.text] {
      return SampleValue(expression: output, comparison: .none)
    }
    if !open.isEmpty, let empty = type.emptyValue, holdsOpen(type, in: scope) {
      return SampleValue(expression: empty, comparison: .equal)
    }
    func inner(_ type: SwiftType, _ place: Int) -> SampleValue? {
      value(
        of: type, place: place, name: name, generics: generics, depth: depth + 1, scope: scope)
    }
    switch type.node {
    case .optional(let base): return inner(base, place)
    case .array(let element): return inner(element, place)?.wrapped("[", "]")
    case .dictionary(let key, let value):
      guard let key = inner(key, place), let value = inner(value, place) else { return nil }
      return SampleValue(
        expression: "[\(key.expression): \(value.expression)]", comparison: value.comparison)
    case .tuple(let elements):
      var values: [String] = []
      var comparison = SampleValue.Comparison.description
      for (index, element) in elements.enumerated() {
        guard let value = inner(element.type, place + index) else { return nil }
        let label = element.label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? ""
        values.append(label + value.expression)
        comparison = comparison.and(value.comparison)
      }
      return SampleValue(
        expression: "(" + values.joined(separator: ", ") + ")", comparison: comparison)
    case .function(let function):
      let head = head(of: function, generics: generics)
      if function.result.isVoid {
        return SampleValue(expression: "{\(head)\(head.isEmpty ? "" : " ")}", comparison: .none)
      }
      return inner(function.result, place).map {
        SampleValue(expression: "{\(head) \($0.expression) }", comparison: .none)
      }
    case .attributed(_, let base): return inner(base, place)
    case .any(let base), .some(let base): return existential(base, place: place)
    case .named(let components):
      return named(
        components, place: place, name: name, generics: generics, depth: depth, scope: scope,
        inner: inner)
    case .metatype(let base, _): return metatype(of: base, generics: generics)
    case .member, .composition, .suppressed: return nil
    }
  }

  /// `" _, _ in"`; a closure that may throw what the call decides says that it can.
  private func head(of function: SwiftType.FunctionType, generics: GenericClause?) -> String {
    let arguments = function.parameters.map { _ in "_" }.joined(separator: ", ")
    if let thrown = function.throwing.type?.text,
      generics?.parameters.contains(where: { $0.name == thrown }) == true
    {
      return " (\(arguments)) throws(CancellationError) in"
    }
    return arguments.isEmpty ? "" : " \(arguments) in"
  }

  private func metatype(of type: SwiftType, generics: GenericClause?) -> SampleValue? {
    guard case .named(let path) = type.node, path.first?.name != "Self" else { return nil }
    let isGeneric = generics?.parameters.contains { $0.name == path.first?.name } == true
    guard isGeneric else {
      return SampleValue(expression: type.text + ".self", comparison: .description)
    }
    return path.count == 1 && generic(path[0].name, of: generics, place: 1) != nil
      ? SampleValue(expression: "Int.self", comparison: .description) : nil
  }

  private func sample(of type: SwiftType, place: Int) -> SampleValue? {
    var texts = [type.text]
    switch type.node {
    case .any(let base), .some(let base): texts += ["any " + base.text, base.text]
    case .named: texts.append("any " + type.text)
    default: break
    }
    for text in texts {
      guard let values = samples[text], !values.isEmpty else { continue }
      let expression = values[max(0, place - 1) % values.count]
      return SampleValue(
        expression: expression, comparison: isEquatable(type) ? .equal : .description)
    }
    return nil
  }

  /// Whether a type is known to be. What an identifiable value is known by always is.
  private func isEquatable(_ type: SwiftType) -> Bool {
    if type.text.hasSuffix(".ID") { return true }
    let plain = SampleValues(
      module: module, namespace: namespace, samples: [:], project: project, outputs: outputs)
    return plain.value(of: type, place: 1, name: "")?.comparison == .equal
  }

  private func existential(_ base: SwiftType, place: Int) -> SampleValue? {
    if project.declaresService(base.text) {
      return SampleValue(expression: "\(base.text)Mock()", comparison: .description)
    }
    return StandardValues.existential(base.text, place: place)
  }

  private func named(
    _ components: [SwiftType.Component], place: Int, name: String, generics: GenericClause?,
    depth: Int, scope: [String], inner: (SwiftType, Int) -> SampleValue?
  ) -> SampleValue? {
    guard let first = components.first else { return nil }
    if components.count == 1, let value = generic(first.name, of: generics, place: place) {
      return value
    }
    let names = components.map(\.name)
    if let declared = declared(names, in: scope) {
      return entity(declared, place: place, depth: depth)
    }
    if names.last == "ID", let declared = declared(names.dropLast(), in: scope) {
      let id = declared.entity.fields.first { $0.field.name == "id" }
      return id.flatMap { inner($0.field.type, place) }
    }
    let plain = names.first == "Swift" ? Array(names.dropFirst()) : names
    guard plain.count == 1 else { return nil }
    let arguments = components.last?.arguments ?? []
    return StandardValues.value(
      of: plain[0], arguments: arguments, place: place, name: name, inner: inner)
  }

  /// Generic parameters that standard types conform to are integers.
  private func generic(
    _ name: String, of clause: GenericClause?, place: Int
  ) -> SampleValue? {
    guard let clause, let parameter = clause.parameters.first(where: { $0.name == name }),
      clause.requirements.allSatisfy({ !$0.isSameType && isOfIntegers($0.constraint) }),
      parameter.constraint.map(isOfIntegers) != false
    else { return nil }
    return SampleValue(expression: String(place), comparison: .description)
  }

  private func isOfIntegers(_ constraint: SwiftType) -> Bool {
    if case .composition(let types) = constraint.node { return types.allSatisfy(isOfIntegers) }
    let known: Set = [
      "Any", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
      "~Copyable", "~Escapable",
    ]
    return known.contains(constraint.text)
  }

  private func entity(_ declared: Declared, place: Int, depth: Int) -> SampleValue? {
    guard !open.contains(declared.path) else { return nil }
    var within = self
    within.open.insert(declared.path)
    var fields: [String] = []
    let entity = declared.entity
    let equatable: Set = ["Equatable", "Hashable", "Comparable"]
    for (index, field) in entity.fields.map(\.field).enumerated() {
      guard
        let value = within.value(
          of: field.type, place: place + index, name: field.name, depth: depth + 1,
          scope: declared.path)
      else { return nil }
      fields.append("\(swiftEscapedAsArgumentLabel(field.name)): \(value.expression)")
    }
    let isEquatable = entity.conformances.contains { equatable.contains($0.text) }
    let name = declared.path.map(swiftEscaped).joined(separator: ".")
    return SampleValue(
      expression: "\(name)(\(fields.joined(separator: ", ")))",
      comparison: isEquatable ? .equal : .description)
  }
}

/// Finds the values that a spec declares, as Swift would.
extension SampleValues {
  fileprivate struct Declared {
    let entity: Entity
    /// Its name, with those of the types around it.
    let path: [String]
  }

  /// What a name means in a scope: the innermost type of that name.
  fileprivate func declared(_ names: [String], in scope: [String]) -> Declared? {
    for length in stride(from: scope.count, through: 0, by: -1) {
      if let found = declared(at: scope.prefix(length) + names) { return found }
    }
    return nil
  }

  /// Whether a type speaks of an entity that a value is being made for.
  fileprivate func holdsOpen(_ type: SwiftType, in scope: [String]) -> Bool {
    type.referencedNames.contains { name in
      let names = name.split(separator: ".").map(String.init)
      return declared(names, in: scope).map { open.contains($0.path) } == true
    }
  }

  private func declared(at path: [String]) -> Declared? {
    guard path.count > 1 else {
      let own = module.entities.first { $0.name == path.first }
      return (own ?? path.first.flatMap(project.entity)).map { Declared(entity: $0, path: path) }
    }
    guard path.count > 2, path[0] == namespace,
      let group = module.namespaces.first(where: { $0.name == path[1] })
    else { return nil }
    var entities = group.parts
    var found: Entity?
    for name in path.dropFirst(2) {
      found = entities.first { $0.name == name }
      entities = found?.nested ?? []
    }
    return found.map { Declared(entity: $0, path: path) }
  }
}

extension SampleValue {
  /// The same for an `Any`, which does not say what a literal is: `.success(1) as Result<…>`.
  func typed(_ type: SwiftType) -> SampleValue {
    guard expression.hasPrefix(".") || expression.hasPrefix("[") else { return self }
    return SampleValue(expression: "\(expression) as \(type.text)", comparison: comparison)
  }

  /// As a handler gives it that knows nothing of the member's generic parameters.
  func given(as member: Member) -> SampleValue {
    guard member.isGeneric, let type = member.result else { return self }
    return typed(member.ofIntegers(type.valueType))
  }

  func wrapped(_ before: String, _ after: String) -> SampleValue {
    SampleValue(
      expression: before + expression + after, comparison: comparison,
      type: type.map { before + $0 + after })
  }
}
