import ViperText

extension SpecReader {
  /// A member of a service or of the output: a string, or an object with a `doc`.
  mutating func documentedMember(_ node: JSONNode) -> DocumentedMember? {
    if case .string(let text) = node.value {
      return SignatureParser.member(text, into: &diagnostics).map {
        DocumentedMember(member: $0, doc: nil)
      }
    }
    guard var object = memberObject(node) else { return nil }
    let text = signature(&object, in: node)
    let doc = object.string("doc")?.string
    object.finish(into: &diagnostics)
    return text.flatMap { SignatureParser.member($0, into: &diagnostics) }
      .map { DocumentedMember(member: $0, doc: doc) }
  }

  /// A member of a contract: the same, with what implements it.
  mutating func contractMember(_ node: JSONNode) -> ContractMember? {
    if case .string(let text) = node.value {
      return SignatureParser.member(text, into: &diagnostics).map {
        ContractMember(member: $0, doc: nil, implementations: [])
      }
    }
    guard var object = memberObject(node) else { return nil }
    let text = signature(&object, in: node)
    let doc = object.string("doc")?.string
    let implementations = implementations(&object, at: node.location)
    object.finish(into: &diagnostics)
    return text.flatMap { SignatureParser.member($0, into: &diagnostics) }
      .map { ContractMember(member: $0, doc: doc, implementations: implementations) }
  }

  private mutating func memberObject(_ node: JSONNode) -> JSONObjectReader? {
    JSONObjectReader(
      node, what: "a member is a string such as \"load(id: Int)\" or an object; it",
      into: &diagnostics)
  }

  /// The text of `func` or `var`, one of which must be there.
  private mutating func signature(
    _ object: inout JSONObjectReader, in node: JSONNode
  ) -> EmbeddedText? {
    let function = object.string("func")
    let variable = object.string("var")
    switch (function, variable) {
    case (let text?, nil), (nil, let text?): return text
    case (let function?, let variable?):
      diagnostics.append(.twoSignatures(function, variable))
      return function
    case (nil, nil):
      diagnostics.append(.missingKey("func", in: node.location))
      return nil
    }
  }

  private mutating func implementations(
    _ object: inout JSONObjectReader, at location: SourceLocation
  ) -> [WrittenImplementation] {
    var implementations: [WrittenImplementation] = []
    if let body = object.string("body") { implementations.append(.body(body)) }
    let catchText = object.string("catch")
    if let forward = object.string("forward") {
      implementations.append(.forward(forward, catch: catchText))
    } else if let catchText {
      diagnostics.append(.keyNeeds("catch", "forward", at: catchText.location))
    }
    let to = object.string("to")
    let by = object.string("by")
    let with = object.members("with")
    if let word = to ?? by {
      let route = WrittenRoute(
        to: to, by: by, with: with.compactMap { argument($0) }, location: word.location)
      implementations.append(.route(route))
    } else if let first = with.first {
      diagnostics.append(.keyNeeds("with", "to", at: first.key.location))
    }
    return implementations
  }

  private mutating func argument(
    _ member: JSONMember
  ) -> (input: EmbeddedText, value: EmbeddedText)? {
    guard case .string(let text) = member.value.value else {
      diagnostics.append(
        .wrongType(member.value, expected: "'\(member.key.string)' takes a Swift expression"))
      return nil
    }
    return (member.key, text)
  }
}
