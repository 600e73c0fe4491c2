/// Why a test should not call a method with this body, or not ask afterwards what is left of it.
///
/// Here the reader rather sees too much: what it takes for a risk is named by `generate`.
extension BodyReading {
  /// Whether it waits for some time to pass.
  var sleeps: Bool { tokens.contains("sleep") }

  /// Whether something may hold the component or a neighbour for good: a closure, or whoever is
  /// given it.
  ///
  /// - Parameter methods: the component's own, which bring it along where they are passed.
  func keepsParts(methods: Set<String>) -> Bool {
    let isWeak = Set(
      tokens.indices.dropFirst().filter { tokens[$0 - 1] == "weak" }.map { tokens[$0] })
    let depths = closureDepths
    return tokens.indices.contains { index in
      let token = tokens[index]
      let isInClosure = depths[index] > 0
      guard self[index - 1] != ".", self[index + 1] != ":", !isWeak.contains(token) else {
        return token == "self" && self[index + 1] == "." && isInClosure
      }
      if token == "self" {
        return isInClosure || self[index + 1] != "."
          || methods.contains(String(self[index + 2])) && self[index + 3] != "("
      }
      if isInClosure, neighbours.contains(String(token)) { return true }
      return methods.contains(String(token)) && self[index + 1] != "("
    }
  }

  /// In how many closures each token stands that somebody may keep: the task of the statement, the
  /// braces of statements and what goes through a sequence at once are none.
  private var closureDepths: [Int] {
    var depths: [Int] = []
    var open: [Bool] = []
    for index in tokens.indices {
      if tokens[index] == "{" { open.append(isKept(index)) }
      depths.append(open.count { $0 })
      if tokens[index] == "}" { _ = open.popLast() }
    }
    return depths
  }

  private func isKept(_ brace: Int) -> Bool {
    if brace == 1, tokens.first == "Task" { return false }
    var callee = brace - 1
    if self[callee] == ")" {
      var depth = 0
      while callee > 0 {
        if self[callee] == ")" { depth += 1 }
        if self[callee] == "(" { depth -= 1 }
        if depth == 0 { break }
        callee -= 1
      }
      callee -= 1
    }
    if Self.passing.contains(self[callee]) && self[callee - 1] == "." { return false }
    // The statement that the brace belongs to, if it is one with braces.
    let last = tokens[..<brace].lastIndex { ["{", "}"].contains($0) }
    var statement = tokens[(last.map { $0 + 1 } ?? 0)..<brace]
    if statement.first == "[", let start = statement.firstIndex(of: "in") {
      statement = statement[(start + 1)...]
    }
    return !Self.statements.contains(statement.first ?? "")
  }

  /// What calls its closure before it returns.
  private static let passing: Set<Substring> = [
    "allSatisfy", "compactMap", "contains", "drop", "filter", "first", "firstIndex", "flatMap",
    "forEach", "map", "max", "min", "prefix", "reduce", "removeAll", "sort", "sorted", "withLock",
  ]
  private static let statements: Set<Substring> = [
    "catch", "do", "else", "for", "guard", "if", "repeat", "switch", "while",
  ]

  /// Whether it may stop the program: on purpose, or by a place that is not there, a value that is
  /// none.
  ///
  /// - Parameter dictionaries: the names of those, in which any key will do.
  func mayTrap(dictionaries: Set<String>) -> Bool {
    tokens.indices.contains { index in
      let last = self[index - 1]
      let follows = isName(last) && !Self.beforeValues.contains(last) || [")", "]"].contains(last)
      switch tokens[index] {
      case "[": return follows && !dictionaries.contains(String(last))
      case "/", "%":
        return (follows || last.first?.isNumber == true)
          && self[index + 1].first?.isNumber != true
      case "!": return self[index + 1] != "=" && (follows || ["try", "as"].contains(last))
      case "remove", "insert": return tokens[index...].contains("at") && !isOfNeighbour(index)
      case "removeFirst", "removeLast", "removeSubrange", "swapAt": return !isOfNeighbour(index)
      case let word: return Self.stops.contains(word) && last != "."
      }
    }
  }

  private static let stops: Set<Substring> = [
    "abort", "assert", "assertionFailure", "exit", "fatalError", "precondition",
    "preconditionFailure",
  ]
  /// Words that a value can follow, and no operator or subscript.
  private static let beforeValues: Set<Substring> = [
    "as", "await", "case", "else", "guard", "if", "in", "is", "return", "try", "where", "while",
  ]

  /// Whether the word is a member of a neighbour: `interactor.remove`.
  private func isOfNeighbour(_ index: Int) -> Bool {
    let base = self[index - 2] == "?" ? self[index - 3] : self[index - 2]
    return self[index - 1] == "." && neighbours.contains(String(base))
  }

  /// A token; nothing beyond both ends.
  private subscript(index: Int) -> Substring {
    tokens.indices.contains(index) ? tokens[index] : ""
  }
}
