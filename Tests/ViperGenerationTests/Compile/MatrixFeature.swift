/// One thing that a signature can have.
struct MatrixFeature {
  enum Place { case parameter, effect, result }

  let name: String
  let place: Place
  let text: String
  /// The argument of a call with its label, or the value of the result.
  var value = ""
  var generics = ""

  static let all: [MatrixFeature] = parameters + effects + results

  private static func parameter(
    _ name: String, _ text: String, _ value: String, generics: String = ""
  ) -> MatrixFeature {
    MatrixFeature(name: name, place: .parameter, text: text, value: value, generics: generics)
  }

  static let parameters: [MatrixFeature] = [
    parameter("relabeled", "x: Int", "x: 1"),
    parameter("bare", "_ x: Int", "1"),
    parameter("two names", "by x: String", "by: \"a\""),
    parameter("keyword as label", "in x: Int", "in: 1"),
    parameter("keyword as name", "repeat: Bool", "repeat: true"),
    parameter("not ASCII", "größe x: Int", "größe: 1"),
    parameter("inout", "x: inout Int", "x: &number"),
    parameter("variadic", "x: Int...", "x: 1, 2"),
    parameter("optional", "x: Int?", "x: nil"),
    parameter("array", "x: [[Item]]", "x: []"),
    parameter("dictionary", "x: [String: Item?]", "x: [:]"),
    parameter("set", "x: Set<Item>", "x: []"),
    parameter("tuple", "x: (Int, name: String)", "x: (1, name: \"a\")"),
    parameter("void", "x: Void", "x: ()"),
    parameter("default value", "x: Int = 1", "x: 2"),
    parameter("metatype", "x: Item.Type", "x: Item.self"),
    parameter("any", "x: any Shape", "x: Item()"),
    parameter("some", "x: some Shape", "x: Item()"),
    parameter("closure", "x: (Int) -> Int", "x: { $0 }"),
    parameter("throwing closure", "x: (inout Int) throws -> Void", "x: { $0 += 1 }"),
    parameter("escaping", "x: @escaping () -> Void", "x: {}"),
    parameter("Sendable closure", "x: @escaping @Sendable (Int) async -> Int", "x: { $0 }"),
    parameter("main actor closure", "x: @escaping @MainActor (Item) -> Void", "x: { _ in }"),
    parameter("optional closure", "x: ((Result<Int, any Error>) -> Void)?", "x: nil"),
    parameter("autoclosure", "x: @autoclosure () -> String", "x: \"a\""),
    parameter("throwing autoclosure", "x: @autoclosure () throws -> Int", "x: 1"),
    parameter("generic", "x: T", "x: 1", generics: "T"),
    parameter("generic collections", "x: [T: Set<T>]", "x: [1: [2]]", generics: "T: Hashable"),
    parameter("generic inout", "x: inout T", "x: &number", generics: "T"),
    parameter("generic closure", "x: (T) -> T", "x: { (n: Int) in n }", generics: "T"),
    parameter("generic escaping", "x: @escaping (T) -> Int", "x: { (n: Int) in n }", generics: "T"),
    parameter("not copyable", "x: borrowing T", "x: Unique()", generics: "T: ~Copyable"),
    parameter("sending", "x: sending Box", "x: Box()"),
    parameter("lent", "x: inout sending Box", "x: &number"),
    parameter("borrowing", "x: borrowing Item", "x: Item()"),
    parameter("consuming", "x: consuming Item", "x: Item()"),
    parameter("lent, not copyable", "x: borrowing Unique", "x: Unique()"),
    parameter("taken, not copyable", "x: consuming Unique", "x: Unique()"),
    parameter("copied", "x: consuming [Int]", "x: [1]"),
  ]

  static let effects: [MatrixFeature] = [
    MatrixFeature(name: "async", place: .effect, text: " async"),
    MatrixFeature(name: "throws", place: .effect, text: " throws"),
    MatrixFeature(name: "typed throws", place: .effect, text: " throws(MatrixError)"),
    MatrixFeature(name: "both", place: .effect, text: " async throws(MatrixError)"),
  ]

  static let results: [MatrixFeature] = [
    MatrixFeature(name: "value", place: .result, text: "Int", value: "7"),
    MatrixFeature(name: "optional result", place: .result, text: "Item?", value: "Item()"),
    MatrixFeature(
      name: "collection", place: .result, text: "[String: [Int]]", value: "[\"a\": [1]]"),
    MatrixFeature(
      name: "tuple result", place: .result, text: "(a: Int, Bool)", value: "(a: 1, true)"),
    MatrixFeature(name: "existential", place: .result, text: "any Shape", value: "Item()"),
    MatrixFeature(name: "function", place: .result, text: "() -> Void", value: "{}"),
    MatrixFeature(name: "sent", place: .result, text: "sending Box", value: "Box()"),
  ]
}

/// A method of some features, and how it is called.
struct MatrixSignature {
  let name: String
  let features: [MatrixFeature]

  private var parameters: [MatrixFeature] { features.filter { $0.place == .parameter } }
  private var effect: String { features.first { $0.place == .effect }?.text ?? "" }
  private var result: MatrixFeature? { features.first { $0.place == .result } }

  /// `x` and `T` of a feature with the feature's place behind them: `x1`, `T1`.
  private func numbered(_ text: String, _ index: Int) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      result += (word == "x" || word == "T" || word == "repeat") ? "\(word)\(index)" : word
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }

  var text: String {
    let list = parameters.enumerated().map { numbered($0.element.text, $0.offset) }
    let generics = parameters.enumerated().compactMap {
      $0.element.generics.isEmpty ? nil : numbered($0.element.generics, $0.offset)
    }
    return name + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
      + "(\(list.joined(separator: ", ")))" + effect + (result.map { " -> " + $0.text } ?? "")
  }

  var isLegal: Bool {
    let hasDefault = features.contains { $0.name == "default value" }
    let isLate = features.contains {
      $0.text.contains("@autoclosure") && ($0.text.contains("throws") || $0.text.contains("async"))
    }
    guard !(hasDefault && isLate) else { return false }
    guard features.contains(where: { $0.name == "variadic" }) else { return true }
    return features.last?.name != "bare" && !features.contains { $0.name == "default value" }
  }

  /// Swift code that calls the method through its protocol and looks at the mock.
  var exercise: String {
    // Two arguments may not be one variable.
    let arguments = parameters.enumerated().map { offset, parameter in
      numbered(parameter.value, offset).replacing("&number", with: "&number\(offset)")
    }
    let prefix =
      (effect.contains("throws") ? "try " : "") + (effect.contains("async") ? "await " : "")
    let call = "\(prefix)subject.\(name)(\(arguments.joined(separator: ", ")))"
    let numbers = arguments.indices.filter { arguments[$0].contains("&number") }
    let kept = parameters.filter { $0.name != "not copyable" }.map { _ in "_" }
    let head = kept.isEmpty ? "" : " " + kept.joined(separator: ", ") + " in"
    var lines = numbers.map { index in
      "var number\(index) = \(parameters[index].name == "lent" ? "Box()" : "1")"
    }
    if let result {
      lines.append("mock.\(name)Handler = {\(head) \(result.value) }")
      lines.append("let result = \(call)")
      if !isOpaque {
        let expected = "\(result.value) as \(plain(result))"
        lines.append("check(String(reflecting: result) == String(reflecting: \(expected)))")
      } else {
        lines.append("_ = result")
      }
    } else {
      // Without a handler, a throwing method fails.
      if effect.contains("throws") { lines.append("mock.\(name)Handler = {\(head) }") }
      lines.append(call)
    }
    lines.append("check(mock.\(name)CallCount == 1)")
    return "do {\n  " + lines.joined(separator: "\n  ") + "\n}"
  }

  private func plain(_ result: MatrixFeature) -> String {
    result.text.hasPrefix("sending ") ? String(result.text.dropFirst(8)) : result.text
  }

  /// Whether two values of the result look different although they are the same.
  private var isOpaque: Bool { result?.name == "function" || result?.name == "sent" }

  /// Each feature alone and, if `isComplete`, each pair; else pairs enough that each feature meets
  /// three others.
  static func all(isComplete: Bool) -> [MatrixSignature] {
    let features = MatrixFeature.all
    var sets = features.map { [$0] }
    for first in features.indices {
      for second in features.indices where first < second {
        let pair = [features[first], features[second]]
        guard pair[0].place != pair[1].place || pair[0].place == .parameter else { continue }
        let distance = second - first
        if isComplete || [1, 9, 35].contains(distance) { sets.append(pair) }
      }
    }
    return sets.enumerated().map { MatrixSignature(name: "m\($0.offset)", features: $0.element) }
      .filter(\.isLegal)
  }
}
