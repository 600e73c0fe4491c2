import SwiftReading
import ViperSpec
import ViperText

/// Creates values of types.
///
/// Values depend on their place, so a test notices swapped arguments.
struct SampleValues {
  /// Nil for code that all modules share.
  var module: Module?
  var namespace: String?
  let samples: [String: [String]]
  var areSamplesIsolated = false
  let project: SpecTable
  var outputs: [String: String] = [:]
  var error: String?
  /// Types that aren't entities, although an entity may have the same name.
  var foreignTypes: Set<String> = []
  /// A nested list of the same entity is empty.
  private(set) var open: Set<[String]> = []
  /// Whether the spec that declares the current value imports Foundation.
  ///
  /// Nil for the spec of the tested module.
  private(set) var importsFoundation: Bool?

  /// Entities can be recursive.
  private static let maximumDepth = 8
  /// Nested entities can grow exponentially.
  private static let maximumLength = 4_000

  /// - Parameters:
  ///   - place: counted from 1.
  ///   - name: the content of strings.
  ///   - scope: the enclosing types, outermost first.
  func value(
    of type: SwiftType, place: Int, name: String, depth: Int = 0, scope: [String] = []
  ) -> SampleValue? {
    guard depth < Self.maximumDepth else { return nil }
    if let sample = sample(of: type, place: place) { return sample }
    if let output = outputs[type.text] { return SampleValue(expression: output, comparison: .none) }
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
        isLiteral: key.isLiteral && value.isLiteral, isIsolated: key.isIsolated || value.isIsolated)
    case .tuple(let elements): return tuple(elements, place: place, inner: inner)
    case .function(let function): return closure(function, place: place, inner: inner)
    case .any(let base), .some(let base): return existential(base)
    case .named(let components):
      return named(components, place: place, name: name, depth: depth, scope: scope, inner: inner)
    case .metatype, .member, .composition, .suppressed: return nil
    }
  }

  private func tuple(
    _ elements: [SwiftType.TupleElement], place: Int, inner: (SwiftType, Int) -> SampleValue?
  ) -> SampleValue? {
    var texts: [String] = []
    // Tuples aren't `Equatable`.
    var comparison = SampleValue.Comparison.same
    var (isLiteral, isIsolated) = (true, false)
    for (index, element) in elements.enumerated() {
      guard let value = inner(element.type, place + index) else { return nil }
      let label = element.label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? ""
      texts.append(label + value.expression)
      comparison = comparison.and(value.comparison)
      isLiteral = isLiteral && value.isLiteral
      isIsolated = isIsolated || value.isIsolated
    }
    return SampleValue(
      expression: "(" + texts.joined(separator: ", ") + ")", comparison: comparison,
      isLiteral: isLiteral, isIsolated: isIsolated)
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
    func keys(_ type: SwiftType) -> [String] {
      switch type.node {
      case .any(let base), .some(let base): [type.text, "any " + base.text, base.text]
      case .named: [type.text, "any " + type.text]
      default: [type.text]
      }
    }
    for text in keys(type) + keys(type.withoutModules) {
      guard let values = samples[text], !values.isEmpty else { continue }
      let plain = SampleValues(
        module: module, namespace: namespace, samples: [:], project: project, outputs: outputs
      ).value(of: type, place: 1, name: "")
      // An `ID` is `Hashable`.
      let isEquatable = type.text.hasSuffix(".ID") || plain?.comparison == .equal
      let expression = values[max(0, place - 1) % values.count]
      let namesType = ["(", "."].contains { expression.hasPrefix(type.text + $0) }
      return SampleValue(
        expression: expression, comparison: isEquatable ? .equal : .same,
        isLiteral: expression.allSatisfy(\.isNumber),
        inferredType: namesType ? type.text : nil, isIsolated: areSamplesIsolated)
    }
    return nil
  }

  private func existential(_ base: SwiftType) -> SampleValue? {
    if let type = project.service(of: base, in: module?.name)?.mockType {
      return SampleValue(expression: type + "()", comparison: .same)
    }
    return isError(base) ? errorValue : nil
  }

  private func named(
    _ components: [SwiftType.Component], place: Int, name: String, depth: Int, scope: [String],
    inner: (SwiftType, Int) -> SampleValue?
  ) -> SampleValue? {
    let names = components.map(\.name)
    if foreignTypes.contains(names[0]) { return nil }
    if let declared = declared(names, in: scope) {
      return entity(declared, place: place, depth: depth)
    }
    if names.last == "ID", let declared = declared(names.dropLast(), in: scope) {
      let id = declared.entity.fields.first { $0.field.name == "id" }
      return id.flatMap { inner($0.field.type, place) }
    }
    let plain = names.first == "Swift" ? Array(names.dropFirst()) : names
    guard plain.count == 1, names.first == "Swift" || !isOfApp(plain[0]) else { return nil }
    if plain[0] == "Error" { return errorValue }
    if plain[0] == "Set", let element = components.last?.arguments.first {
      return inner(element, place)?.wrapped("[", "]")
    }
    return StandardValues.value(of: plain[0], place: place, name: name)
      ?? foundation(plain[0], place: place, name: name)
  }

  /// Whether a type is Swift's `Error`, and none of the app.
  func isError(_ type: SwiftType) -> Bool {
    if case .any(let base) = type.node { return isError(base) }
    return type.text == "Swift.Error" || type.text == "Error" && !isOfApp("Error")
  }

  private var errorValue: SampleValue? {
    error.map { SampleValue(expression: $0 + "()", comparison: .same) }
  }

  private func isOfApp(_ type: String) -> Bool { project.isOfApp(type, for: module?.name) }

  /// Values of types that the spec takes from Foundation.
  private func foundation(_ type: String, place: Int, name: String) -> SampleValue? {
    guard importsFoundation ?? (module?.imports.contains("Foundation") == true) else { return nil }
    return Self.foundation[type].map { start, end in
      let argument = ["Data": "\(place)", "Date": "\(place)", "URL": name][type] ?? ""
      return SampleValue(
        expression: start + argument + end, comparison: .equal, inferredType: type)
    }
  }

  /// The beginnings and ends of expressions that need Foundation.
  static let foundation = [
    "Data": ("Data([", "])"), "Date": ("Date(timeIntervalSince1970: ", ")"),
    "URL": ("URL(fileURLWithPath: \"/", "\")"), "UUID": ("UUID(", ")"),
  ]

  /// The type inside a type that has no value: `Locale` for `[Post]`.
  func missing(in type: SwiftType) -> String {
    var within = self
    let parts: [SwiftType]
    switch type.node {
    case .optional(let base), .attributed(_, let base), .array(let base): parts = [base]
    case .dictionary(let key, let value): parts = [key, value]
    case .tuple(let elements): parts = elements.map(\.type)
    case .named(let components):
      let declared = declared(components.map(\.name), in: [])
      within = declared.map(inside) ?? self
      parts = declared?.entity.fields.map(\.field.type) ?? []
    default: parts = []
    }
    guard open.count < Self.maximumDepth,
      let part = parts.first(where: { within.value(of: $0, place: 1, name: "") == nil })
    else { return type.text }
    return within.missing(in: part)
  }

  private func inside(_ declared: Declared) -> SampleValues {
    var within = self
    within.open.insert(declared.path)
    if let owner = project.owner(of: declared.path[0]).flatMap({ project[$0] }) {
      within.importsFoundation = owner.imports.contains("Foundation")
    }
    return within
  }

  private func entity(_ declared: Declared, place: Int, depth: Int) -> SampleValue? {
    guard !open.contains(declared.path) else { return nil }
    let within = inside(declared)
    var fields: [String] = []
    var (length, isIsolated) = (0, false)
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
      isIsolated = isIsolated || value.isIsolated
      guard length <= Self.maximumLength else { return nil }
    }
    let isEquatable = entity.conformances.contains { equatable.contains($0.text) }
    let name = declared.path.map(swiftEscaped).joined(separator: ".")
    return SampleValue(
      expression: "\(name)(\(fields.joined(separator: ", ")))",
      comparison: isEquatable ? .equal : .same, inferredType: name, isIsolated: isIsolated)
  }

  fileprivate struct Declared {
    let entity: Entity
    let path: [String]
  }

  fileprivate func declared(_ names: [String], in scope: [String]) -> Declared? {
    for length in stride(from: scope.count, through: 0, by: -1) {
      if let found = declared(at: scope.prefix(length) + names) { return found }
    }
    return nil
  }

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
