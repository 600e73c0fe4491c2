import ViperText

extension SignatureParser {
  /// `Hashable & Sendable`, `~Copyable`
  package static func inherited(_ text: EmbeddedText) -> SwiftType? {
    read(text) { try $0.parseConstraint() }
  }

  /// The compiler reports the errors of Swift files.
  static func read<Value>(
    _ text: EmbeddedText, _ parse: (inout SignatureReader) throws -> Value
  ) -> Value? {
    var reader = SignatureReader(text)
    reader.isDeclaration = true
    guard let value = try? parse(&reader), (try? reader.expectEnd()) != nil else { return nil }
    return value
  }
}

extension SignatureReader {
  /// The declaration from its generic parameters on: `(id: Int) -> Item`, `: Int { get }`.
  mutating func parseRequirement(
    named name: String
  ) throws(Stop) -> (member: Member, isSettable: Bool) {
    try checkText(expected: .member)
    let place = (name: name, range: 0..<0)
    if kind == .colon {
      let property = try parseProperty(place, from: 0, isReported: false)
      return (.property(property), property.isSettable)
    }
    let method = try parseMethod(place, from: 0)
    guard kind == .leftBrace else { return (.method(method), false) }
    let accessors = try parseAccessors(of: name)
    let member = method.with(
      parameters: method.parameters.map { $0.label == $0.name ? $0.relabeled(nil) : $0 },
      isAsync: accessors.effects.isAsync, throwing: accessors.effects.throwing)
    return (.method(member), accessors.isSettable)
  }

  /// Names that generated code can use: `_: Int` → `int`, `for _: Int` → `for`.
  func distinct(_ parameters: [Parameter]) -> [Parameter] {
    var taken: Set<String> = Set(parameters.map(\.name))
    return parameters.map { parameter in
      guard ["_", "self", "Self", "fatalError"].contains(parameter.name) else { return parameter }
      var type = parameter.type
      if case .optional(let wrapped) = type.node { type = wrapped }
      let words = [parameter.label ?? "", uncapitalized(type.word)]
      let usable = words.first {
        isSwiftIdentifier($0) && !["_", "self", "any", "fatalError"].contains($0)
      }
      let wanted = usable ?? "value"
      var number = 1
      var renamed = parameter
      repeat {
        renamed.name = wanted + (number == 1 ? "" : String(number))
        number += 1
      } while !taken.insert(renamed.name).inserted
      return renamed
    }
  }
}
