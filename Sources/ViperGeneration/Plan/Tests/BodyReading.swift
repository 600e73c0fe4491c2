import ViperText

/// What can be told of a `body` without compiling it: which calls it makes in any case.
///
/// It rather sees too little than too much: a test that expects what a right body does not do would
/// be worse than none.
struct BodyReading {
  /// Words and single other characters, strings left out.
  private let tokens: [Substring]

  init(_ text: String) {
    tokens = Self.tokens(of: text)
  }

  var hasTask: Bool { tokens.contains("Task") }

  /// Whether a closure in it may hold the component for good.
  var keepsSelf: Bool {
    guard let brace = tokens.firstIndex(of: "{"), !hasTask else { return false }
    return tokens[brace...].contains("self") && !tokens.contains("weak")
  }

  /// Whether it stops the program on purpose.
  var mayTrap: Bool {
    !Set(["fatalError", "preconditionFailure", "abort", "exit"]).isDisjoint(with: tokens)
  }

  /// Whether `receiver.name` or `receiver?.name` stands in it somewhere.
  func mentions(_ name: String, on receiver: String) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index] == receiver else { return false }
      let rest = tokens[(index + 1)...].drop { $0 == "?" }
      return rest.starts(with: [".", Substring(name)])
    }
  }

  /// Whether it calls `receiver.name(…)` or `receiver?.name(…)` once, whatever happens.
  func alwaysCalls(_ name: String, on receiver: String) -> Bool {
    let branching: Set<Substring> = [
      "if", "guard", "switch", "for", "while", "try", "where", "catch", "??", "&", "|", "return",
    ]
    guard !tokens.contains(where: branching.contains), tokens.filter({ $0 == "?" }).count <= 1
    else { return false }
    var start = 0
    if tokens.first == "Task" {
      guard let end = taskHead else { return false }
      start = end
    }
    while start < tokens.count, ["await", "_", "=", "self", ".", "?"].contains(tokens[start]) {
      start += 1
    }
    var expected: [Substring] = [Substring(receiver), ".", Substring(name), "("]
    if start + 1 < tokens.count, tokens[start + 1] == "?" { expected.insert("?", at: 1) }
    return tokens[start...].starts(with: expected)
  }

  /// Where the statement in `Task { [interactor, id] in` begins.
  private var taskHead: Int? {
    guard tokens.count > 2, tokens[1] == "{" else { return nil }
    guard tokens[2] == "[" else { return 2 }
    guard let close = tokens.firstIndex(of: "]"), close + 1 < tokens.count,
      tokens[close + 1] == "in"
    else { return nil }
    return close + 2
  }

  private static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "\"" {
        rest = rest.dropFirst().drop { $0 != "\"" }.dropFirst()
      } else if first == "_" || first.isLetter || first.isNumber {
        let word = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
        tokens.append(word)
        rest = rest.dropFirst(word.count)
      } else {
        if !first.isWhitespace, first != "`" { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}
