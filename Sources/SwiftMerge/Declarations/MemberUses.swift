import SwiftReading

extension SwiftMerge {
  /// Finds the properties that a file uses: `TripPresenter.calls` for `calls` or `self.calls` in an
  /// extension of `TripPresenter`, or for a local value of that type.
  package static func memberUses(in bytes: [UInt8]) -> Set<String> {
    guard let file = SwiftFile(bytes) else { return [] }
    var reader = MemberUseReader(file: file)
    for type in file.types { reader.read(type) }
    return reader.uses
  }
}

private struct MemberUseReader {
  let file: SwiftFile
  var uses: Set<String> = []

  private var tokens: SwiftTokens { file.source }

  mutating func read(_ type: SwiftDeclaration) {
    guard let owner = type.nameRange.map(file.text) else { return }
    for member in type.members.flat where !member.kind.isType {
      if let body = member.body { read(body, of: member, owner: owner) }
    }
  }

  private mutating func read(_ body: Range<Int>, of member: SwiftDeclaration, owner: String) {
    let range = tokens.tokens(in: body).indices
    // Local names hide properties. The types of local values are kept if known.
    let parameters = member.parameters.map { ($0.name, file.text($0.type)) }
    var locals = Dictionary(parameters) { first, _ in first }
    for index in range where [.let, .var].contains(tokens.tokens[index].word) {
      locals[tokens.text(at: index + 1)] = type(assignedAt: index + 2)
    }
    for index in range where tokens.kind(at: index) == .identifier {
      let word = tokens.text(at: index)
      guard tokens.kind(at: index - 1) == .period else {
        if tokens.kind(at: index + 1) != .colon, locals[word] == nil {
          uses.insert(owner + "." + word)
        }
        continue
      }
      let base = tokens.text(at: index - 2)
      if base == "self" {
        uses.insert(owner + "." + word)
      } else if tokens.kind(at: index - 3) != .period, let type = locals[base] {
        uses.insert(type + "." + word)
      }
    }
  }

  private func type(assignedAt index: Int) -> String {
    guard tokens.kind(at: index) == .equal, tokens.kind(at: index + 1) == .identifier,
      tokens.kind(at: index + 2) == .leftParen
    else { return "" }
    return tokens.text(at: index + 1)
  }
}
