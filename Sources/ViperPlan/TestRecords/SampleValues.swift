import SwiftReading
import ViperSpec
import ViperText

/// A value for a test, as an expression.
struct SampleValue: Hashable {
  /// How a test can tell that it has the value back.
  enum Comparison: Hashable {
    /// By `==`.
    case equal
    /// By the test's own `same`, which does without `Equatable`.
    case same
    /// Not at all: closures.
    case none

    func and(_ other: Comparison) -> Comparison {
      if self == .none || other == .none { return .none }
      return self == .equal && other == .equal ? .equal : .same
    }
  }

  let expression: String
  let comparison: Comparison
  /// Whether it says itself what it is: `1`, `"name"`, `[true]`.
  var isLiteral = false

  /// The type that it says itself that it is of: `Trip(id: 1)`.
  var spokenType: String?

  /// Whether tests declare a constant for the value, to compare it later.
  var needsConstant: Bool { comparison != .none && !isLiteral }

  /// A constant that has the value.
  func constant(_ name: String, of type: SwiftType) -> TestVariable {
    TestVariable(
      name: name, declared: spokenType == type.text ? name : "\(name): \(type.text)",
      value: expression)
  }

  func wrapped(_ before: String, _ after: String) -> SampleValue {
    SampleValue(
      expression: before + expression + after, comparison: comparison, isLiteral: isLiteral)
  }
}

/// Makes values of types: of those that have literals, of the spec's entities, of those in the
/// config's `samples`, and of optionals, collections, tuples and closures of these.
///
/// Values are told apart by their place, so that a test notices two arguments that changed places.
struct SampleValues {
  /// Whose tests they are for; nil for what all modules share.
  let module: Module?
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
  /// Longer entities have no value: ten fields of entities with ten fields each, and so on, have no end.
  private static let maximumLength = 4_000

  /// - Parameters:
  ///   - place: counted from 1.
  ///   - name: what a text says.
  ///   - scope: the types that the type is named in, the outermost first.
  /// - Returns: nil for a type that nothing is known of.
  func value(
    of type: SwiftType, place: Int, name: String, depth: Int = 0, scope: [String] = []
  ) -> SampleValue? {
    guard depth < Self.maximumDepth else { return nil }
    if let sample = sample(of: type, place: place) { return sample }
    if let output = outputs[type.text] {
      return SampleValue(expression: output, comparison: .none)
    }
    if !open.isEmpty, let empty = type.emptyValue, holdsOpen(type, in: scope) {
      return SampleValue(expression: empty, comparison: .equal, isLiteral: true)
    }
    func inner(_ type: SwiftType, _ place: Int) -> SampleValue? {
      value(of: type, place: place, name: name, depth: depth + 1, scope: scope)
    }
    switch type.node {
    case .optional(let base), .attributed(_, let base): return inner(base, place)
    case .array(let element): return inner(element, place)?.wrapped("[", "]")
    case .dictionary(let key, let value):
      guard let key = inner(key, place), let value = inner(value, place) else { return nil }
      return SampleValue(
        expression: "[\(key.expression): \(value.expression)]", comparison: value.comparison,
        isLiteral: key.isLiteral && value.isLiteral)
    case .tuple(let elements): return tuple(elements, place: place, inner: inner)
    case .function(let function): return closure(function, place: place, inner: inner)
    case .any(let base), .some(let base): return existential(base, place: place)
    case .named(let components):
      return named(
        components, place: place, name: name, depth: depth, scope: scope, inner: inner)
    case .metatype, .member, .composition, .suppressed: return nil
    }
  }

  private func tuple(
    _ elements: [SwiftType.TupleElement], place: Int, inner: (SwiftType, Int) -> SampleValue?
  ) -> SampleValue? {
    var texts: [String] = []
    // No tuple is `Equatable`.
    var comparison = SampleValue.Comparison.same
    var isLiteral = true
    for (index, element) in elements.enumerated() {
      guard let value = inner(element.type, place + index) else { return nil }
      let label = element.label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? ""
      texts.append(label + value.expression)
      comparison = comparison.and(value.comparison)
      isLiteral = isLiteral && value.isLiteral
    }
    return SampleValue(
      expression: "(" + texts.joined(separator: ", ") + ")", comparison: comparison,
      isLiteral: isLiteral)
  }

  private func closure(
    _ function: SwiftType.FunctionType, place: Int, inner: (SwiftType, Int) -> SampleValue?
  ) -> SampleValue? {
    let arguments = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let head = arguments.isEmpty ? "" : " \(arguments) in"
    if function.result.isVoid {
      return SampleValue(expression: "{\(head)\(head.isEmpty ? "" : " ")}", comparison: .none)
    }
    return inner(function.result, place).map {
      SampleValue(expression: "{\(head) \($0.expression) }", comparison: .none)
    }
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
      let plain = SampleValues(
        module: module, namespace: namespace, samples: [:], project: project, outputs: outputs
      ).value(of: type, place: 1, name: "")
      // What an identifiable value is known by can always be compared.
      let isEquatable = type.text.hasSuffix(".ID") || plain?.comparison == .equal
      let expression = values[max(0, place - 1) % values.count]
      // What the config says is taken as it is: `Trip.sample`, `Trip(id: 1)`.
      let saysType = ["(", "."].contains { expression.hasPrefix(type.text + $0) }
      return SampleValue(
        expression: expression, comparison: isEquatable ? .equal : .same,
        isLiteral: expression.allSatisfy(\.isNumber),
        spokenType: saysType ? type.text : nil)
    }
    return nil
  }

  private func existential(_ base: SwiftType, place: Int) -> SampleValue? {
    if project.declaresService(base.text) {
      return SampleValue(expression: "\(base.text)Mock()", comparison: .same)
    }
    return StandardValues.existential(base.text)
  }

  private func named(
    _ components: [SwiftType.Component], place: Int, name: String, depth: Int, scope: [String],
    inner: (SwiftType, Int) -> SampleValue?
  ) -> SampleValue? {
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
    if plain[0] == "Set", let element = components.last?.arguments.first {
      return inner(element, place)?.wrapped("[", "]")
    }
    return StandardValues.value(of: plain[0], place: place, name: name)
  }

  private func entity(_ declared: Declared, place: Int, depth: Int) -> SampleValue? {
    guard !open.contains(declared.path) else { return nil }
    var within = self
    within.open.insert(declared.path)
    var fields: [String] = []
    var length = 0
    let entity = declared.entity
    let equatable: Set = ["Equatable", "Hashable", "Comparable"]
    for (index, field) in entity.fields.map(\.field).enumerated() {
      guard
        let value = within.value(
          of: field.type, place: place + index, name: field.name, depth: depth + 1,
          scope: declared.path)
      else { return nil }
      fields.append("\(swiftEscapedAsArgumentLabel(field.name)): \(value.expression)")
      length += fields.last?.utf8.count ?? 0
      guard length <= Self.maximumLength else { return nil }
    }
    let isEquatable = entity.conformances.contains { equatable.contains($0.text) }
    let name = declared.path.map(swiftEscaped).joined(separator: ".")
    return SampleValue(
      expression: "\(name)(\(fields.joined(separator: ", ")))",
      comparison: isEquatable ? .equal : .same, spokenType: name)
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
      let own = module?.entities.first { $0.name == path.first }
      return (own ?? path.first.flatMap(project.entity)).map { Declared(entity: $0, path: path) }
    }
    guard path.count > 2, path[0] == namespace,
      let group = module?.namespaces.first(where: { $0.name == path[1] })
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
