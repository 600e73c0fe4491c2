import ViperSpec

/// What can be told of a `body` without compiling it: what it calls or sets in any case.
///
/// It rather sees too little than too much: a test that expects what a right body does not do would
/// be worse than none.
struct BodyReading {
  /// A call of a method: `view?.display(distance: length.formatted)`.
  struct Call: Hashable {
    struct Argument: Hashable {
      let label: String?
      /// The name that it passes on, and the ways from there: `length.formatted`; empty if it is
      /// more than that.
      let path: [String]
    }

    let receiver: String
    let name: String
    let arguments: [Argument]
    let hasTrailingClosure: Bool
    /// Whether it says `self.`, which no parameter can hide.
    let isOnSelf: Bool
  }

  /// A value that is set: `self.distance = distance`, `pictures[id] = picture`.
  struct Assignment: Hashable {
    /// The property, and the ways from there to what is set.
    let path: [String]
    /// The name in brackets at the end of it.
    let key: String?
    /// One word: a name, or `true`.
    let value: String
    /// Whether it says `self.`, which no parameter can hide.
    let isOnSelf: Bool
  }

  let tokens: [Substring]
  private let interpolated: [Substring]
  /// The properties that hold the component's neighbours.
  let neighbours: Set<String>

  init(_ text: String, neighbours: Set<String> = []) {
    let read = BodyTokens(text)
    tokens = read.all
    interpolated = read.interpolated
    self.neighbours = neighbours
  }

  var hasTask: Bool { tokens.contains("Task") }

  /// How often `receiver.name` or `receiver?.name` stands in it.
  func mentions(of name: String, on receiver: String) -> Int {
    [tokens, interpolated].reduce(0) { count, tokens in
      count
        + tokens.indices.count { index in
          guard tokens[index] == receiver else { return false }
          let rest = tokens[(index + 1)...].drop { $0 == "?" }
          return rest.starts(with: [".", Substring(name)])
        }
    }
  }

  /// The words in it that are members of nothing else.
  var words: Set<String> {
    var words: Set<String> = []
    for tokens in [tokens, interpolated] {
      for (index, token) in tokens.enumerated() where isName(token) {
        let isMember = index > 0 && tokens[index - 1] == "."
        if !isMember || index > 1 && tokens[index - 2] == "self" { words.insert(String(token)) }
      }
    }
    return words
  }

  /// The members of neighbours in it: `interactor.load`.
  var members: Set<Reference> {
    var members: Set<Reference> = []
    for tokens in [tokens, interpolated] {
      for index in tokens.indices.dropFirst(2) where tokens[index - 1] == "." {
        let base = tokens[index - 2] == "?" && index > 2 ? tokens[index - 3] : tokens[index - 2]
        if neighbours.contains(String(base)) {
          members.insert(Reference(receiver: String(base), name: String(tokens[index])))
        }
      }
    }
    return members
  }

  struct Reference: Hashable {
    let receiver: String
    let name: String
  }

  /// The call that it makes once, whatever happens.
  var call: Call? {
    var statement = statement.drop { ["await", "return", "_", "="].contains($0) }
    if statement.first == "try" {
      statement = statement.dropFirst().drop { ["?", "!", "await"].contains($0) }
    }
    let isOnSelf = statement.first == "self"
    statement = withoutSelf(statement)
    guard let receiver = statement.popFirst(), isName(receiver) else { return nil }
    if statement.first == "?" { statement.removeFirst() }
    guard statement.popFirst() == ".", let name = statement.popFirst(), isName(name),
      // An argument that throws would come before the call.
      !statement.contains("try"), mentions(of: String(name), on: String(receiver)) == 1
    else { return nil }
    var arguments: [Call.Argument] = []
    if statement.first == "(" {
      guard let close = closing(statement) else { return nil }
      arguments = self.arguments(statement[(statement.startIndex + 1)..<close])
      statement = statement[(close + 1)...]
    } else if statement.first != "{" {
      return nil
    }
    return Call(
      receiver: String(receiver), name: String(name), arguments: arguments,
      hasTrailingClosure: statement.first == "{", isOnSelf: isOnSelf)
  }

  /// The value that it sets, whatever happens.
  var assignment: Assignment? {
    guard !hasTask else { return nil }
    let isOnSelf = statement.first == "self"
    var statement = withoutSelf(statement)
    guard let first = statement.popFirst(), isName(first) else { return nil }
    var path = [String(first)]
    // A view may be gone; of anything else nobody knows whether it is there.
    if statement.first == "?", statement.dropFirst(3).first == "=" { statement.removeFirst() }
    while statement.first == "." {
      statement.removeFirst()
      guard let name = statement.popFirst(), isName(name) else { return nil }
      path.append(String(name))
    }
    var key: String?
    if statement.first == "[" {
      guard statement.count > 3, isName(statement[statement.startIndex + 1]),
        statement[statement.startIndex + 2] == "]"
      else { return nil }
      key = String(statement[statement.startIndex + 1])
      statement = statement.dropFirst(3)
    }
    guard statement.count == 2, statement.first == "=", let value = statement.last, isName(value)
    else { return nil }
    return Assignment(
      path: path, key: key, value: String(value), isOnSelf: isOnSelf)
  }

  // MARK: - The way there

  /// The statement, or the one in its task: `Task { [interactor, id] in await … }`.
  private var statement: ArraySlice<Substring> {
    guard tokens.first == "Task" else { return tokens[...] }
    guard tokens.count > 3, tokens[1] == "{", tokens.last == "}" else { return [] }
    let inside = tokens[2..<(tokens.count - 1)]
    guard inside.first == "[" else { return inside }
    guard let close = inside.firstIndex(of: "]"), inside[close...].dropFirst().first == "in",
      // What is captured under another name is not known.
      !inside[..<close].contains("=")
    else { return [] }
    return inside[(close + 2)...]
  }

  private func withoutSelf(_ tokens: ArraySlice<Substring>) -> ArraySlice<Substring> {
    guard tokens.first == "self" else { return tokens }
    let rest = tokens.dropFirst().drop { $0 == "?" }
    return rest.first == "." ? rest.dropFirst() : tokens
  }

  func isName(_ token: Substring) -> Bool {
    guard let first = token.first else { return false }
    return first.isLetter || first == "_" && token.count > 1
  }

  /// Where the bracket is closed that the tokens begin with.
  func closing(_ tokens: ArraySlice<Substring>) -> Int? {
    var depth = 0
    return tokens.indices.first { index in
      if ["(", "[", "{"].contains(tokens[index]) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index]) { depth -= 1 }
      return depth == 0
    }
  }

  /// `length.formatted`; empty for anything else.
  private func path(_ tokens: ArraySlice<Substring>) -> [String] {
    let isPath = tokens.enumerated().allSatisfy { index, token in
      index.isMultiple(of: 2) ? isName(token) : token == "."
    }
    guard isPath, !tokens.count.isMultiple(of: 2) else { return [] }
    return tokens.filter { $0 != "." }.map(String.init)
  }

  private func arguments(_ tokens: ArraySlice<Substring>) -> [Call.Argument] {
    var arguments: [Call.Argument] = []
    var rest = tokens
    while !rest.isEmpty {
      var depth = 0
      let end =
        rest.indices.first { index in
          if ["(", "[", "{"].contains(rest[index]) { depth += 1 }
          if [")", "]", "}"].contains(rest[index]) { depth -= 1 }
          return depth == 0 && rest[index] == ","
        } ?? rest.endIndex
      var value = rest[..<end]
      var label: String?
      if value.count > 2, isName(value[value.startIndex]) || value.first == "_",
        value[value.startIndex + 1] == ":"
      {
        label = value.first.map(String.init)
        value = value.dropFirst(2)
      }
      arguments.append(Call.Argument(label: label, path: path(value)))
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    return arguments
  }
}

extension BodyReading.Call {
  /// The argument for each parameter of a method, if it can be a call of it: it has its name and its
  /// labels. What has a default value can be left out, and closures can stand behind the brackets;
  /// these have nil, as have lists.
  func arguments(of method: Method) -> [Argument?]? {
    guard method.name == name else { return nil }
    var rest = arguments[...]
    var matched: [Argument?] = []
    for parameter in method.parameters {
      if let next = rest.first, next.label == parameter.label {
        rest.removeFirst()
        if parameter.isVariadic { rest = rest.drop { $0.label == nil } }
        matched.append(parameter.isVariadic ? nil : next)
      } else if parameter.defaultValue != nil || parameter.isVariadic
        || hasTrailingClosure && parameter.type.isFunction
      {
        matched.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? matched : nil
  }
}
