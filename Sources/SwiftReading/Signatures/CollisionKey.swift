import ViperText

extension Method {
  /// Equal for two methods that can't be in one protocol. Errors, names of generic parameters, the
  /// choice of `some P` or `<T: P>`, and `@escaping` make no difference. A `typealias` gives a
  /// different key.
  package var collisionKey: String {
    var writer = CollisionKeyWriter(generics)
    let parameterKeys = parameters.map { ($0.label ?? "_") + ":" + writer.key(of: $0) }
    let result = returnType.map { writer.key(of: $0) } ?? "Void"
    let key =
      "func " + name + "(" + parameterKeys.joined(separator: ",") + ")"
      + (isAsync ? " async" : "") + "->" + result
    return key + writer.requirementKey(generics)
  }

  /// Equal for `<T: P>` and `<T> … where T: P`.
  package var genericKey: String {
    var writer = CollisionKeyWriter(generics)
    let names = (generics?.parameters ?? []).map(\.name)
    return names.joined(separator: ",") + writer.requirementKey(generics)
  }
}

extension SwiftType {
  /// Equal for `Array<Swift.Int>` and `[Int]`, `Optional<any Error>` and `Error?`, `()` and `Void`.
  /// A `typealias` isn't resolved.
  ///
  /// - Returns: the text if it can't be read.
  package static func identity(of text: String) -> String {
    if text.utf8.count <= 100, let identity = simpleIdentity(of: text[...]) { return identity }
    var ignored: [Diagnostic] = []
    let source = SourceText(path: "", bytes: Array("f(_ x: \(text))".utf8))
    guard case .method(let method)? = SignatureParser.member(EmbeddedText(source), into: &ignored),
      let parameter = method.parameters.first, method.parameters.count == 1
    else { return text }
    var writer = CollisionKeyWriter(nil)
    return parameter.type.mentionsOpaque ? parameter.type.text : writer.key(of: parameter)
  }

  /// The same as `identity` for `Int`, `any Error`, `(any Error)?` and `[Int]`, without a parser,
  /// because merges need the types of all members. Nil for other types.
  private static func simpleIdentity(of text: Substring) -> String? {
    if text.hasSuffix("?") { return simpleIdentity(of: text.dropLast()).map { "?(\($0))" } }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return simpleIdentity(of: text.dropFirst().dropLast()).map { "[\($0)]" }
    }
    if text.hasPrefix("(any "), text.hasSuffix(")") {
      return simpleIdentity(of: text.dropFirst().dropLast())
    }
    let name = text.hasPrefix("any ") ? text.dropFirst(4) : text
    let isWord = !name.isEmpty && name != "Void" && name.utf8.allSatisfy(isWordByte)
    return isWord ? String(name) : nil
  }

  /// `any A & B` is the same as `any B & A`.
  package func isSame(as other: SwiftType) -> Bool { self == other || identity == other.identity }

  package var identity: String {
    guard !mentionsOpaque else { return text }
    var writer = CollisionKeyWriter(nil)
    return writer.key(of: self)
  }
}

private struct CollisionKeyWriter {
  private let positions: [String: Int]
  private var placeholderCount: Int
  private var requirements: Set<String> = []

  init(_ generics: GenericClause?) {
    let names = (generics?.parameters ?? []).map(\.name)
    positions = Dictionary(zip(names, names.indices).map { ($0, $1) }) { first, _ in first }
    placeholderCount = names.count
  }

  mutating func requirementKey(_ generics: GenericClause?) -> String {
    for parameter in generics?.parameters ?? [] {
      guard let constraint = parameter.constraint else { continue }
      require(placeholder(positions[parameter.name] ?? 0), constraint)
    }
    for requirement in generics?.requirements ?? [] {
      if requirement.isSameType {
        let sides = [key(of: requirement.subject), key(of: requirement.constraint)].sorted()
        requirements.insert(sides.joined(separator: "=="))
      } else {
        require(key(of: requirement.subject), requirement.constraint)
      }
    }
    guard placeholderCount > 0 else { return "" }
    return "<\(placeholderCount)>" + requirements.sorted().joined(separator: ",")
  }

  private func placeholder(_ position: Int) -> String { "$\(position)" }

  /// `T: A & B` equals `T: A, T: B`.
  private mutating func require(_ subject: String, _ constraint: SwiftType) {
    for member in constraint.compositionMembers where member.text != "Any" {
      requirements.insert(subject + ":" + key(of: member))
    }
  }

  mutating func key(of parameter: Parameter) -> String {
    let attributes =
      (parameter.isAutoclosure ? ["@autoclosure"] : []) + [parameter.specifier].compactMap(\.self)
    return key(of: parameter.type, attributes, isVariadic: parameter.isVariadic)
  }

  private mutating func key(
    of type: SwiftType, _ attributes: [String], isVariadic: Bool
  ) -> String {
    let kept = attributes.filter { $0 != "@escaping" && $0 != "isolated" }
    return (kept + [key(of: type) + (isVariadic ? "..." : "")]).joined(separator: " ")
  }

  mutating func key(of type: SwiftType) -> String {
    switch type.node {
    case .named(let path): return key(of: path)
    case .member(let base, let component): return key(of: base) + "." + key(of: [component])
    case .optional(let base): return "?(" + key(of: base) + ")"
    case .array(let element): return "[" + key(of: element) + "]"
    case .dictionary(let key, let value):
      return "[" + self.key(of: key) + ":" + self.key(of: value) + "]"
    case .tuple(let elements):
      let parts = elements.map { ($0.label ?? "_") + ":" + key(of: $0.type) }
      return "(" + parts.joined(separator: ",") + ")"
    case .function(let function): return key(of: function)
    case .any(let constraint): return key(of: constraint)
    case .some(let constraint):
      let name = placeholder(placeholderCount)
      placeholderCount += 1
      require(name, constraint)
      return name
    case .composition(let types):
      let parts = Set(types.map { key(of: $0) })
      return "(" + parts.sorted().joined(separator: "&") + ")"
    case .metatype(let base, let word): return key(of: base) + "." + word
    case .suppressed(let base): return "~" + key(of: base)
    case .attributed(let attributes, let base):
      // Isolation by the caller and `sending` results don't distinguish functions.
      let ignored = ["sending", "nonisolated(nonsending)", "@concurrent", "@isolated(any)"]
      let kept = attributes.filter { !ignored.contains($0) }.sorted()
      return (kept + [key(of: base)]).joined(separator: " ")
    }
  }

  private mutating func key(of path: [SwiftType.Component]) -> String {
    var path = path
    if path.count > 1, path[0].name == "Swift" { path.removeFirst() }
    let parts = path.enumerated().map { index, component in
      var part = component.name
      if index == 0, let position = positions[part] { part = placeholder(position) }
      if !component.arguments.isEmpty {
        part += "<" + component.arguments.map { key(of: $0) }.joined(separator: ",") + ">"
      }
      return part
    }
    return parts.joined(separator: ".")
  }

  private mutating func key(of function: SwiftType.FunctionType) -> String {
    let parts = function.parameters.map {
      key(of: $0.type, $0.attributes + $0.specifiers, isVariadic: $0.isVariadic)
    }
    var throwing = function.throwing == .any ? " throws" : ""
    if case .typed(let thrown) = function.throwing { throwing = " throws(" + key(of: thrown) + ")" }
    return "(" + parts.joined(separator: ",") + ")" + (function.isAsync ? " async" : "")
      + throwing + "->" + key(of: function.result)
  }
}
