import SwiftReading
import ViperText

extension SwiftMerge {
  /// The properties that the code of a file asks of types: `TripPresenter.calls` where an extension of
  /// `TripPresenter` says `calls` or `self.calls`, or where a value that is declared as a `TripPresenter`
  /// is asked for it. None if the file can't be read as Swift.
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

  private var tokens: [SwiftToken] { file.source.tokens }

  mutating func read(_ type: SwiftDeclaration) {
    guard let name = type.nameRange.map(file.text) else { return }
    read(type.members, of: name)
  }

  private mutating func read(_ members: [SwiftDeclaration], of owner: String) {
    for member in members {
      if member.kind == .conditional {
        read(member.members, of: owner)
      } else if !member.kind.isType, let body = member.body {
        read(body, of: member, owner: owner)
      }
    }
  }

  private mutating func read(_ body: Range<Int>, of member: SwiftDeclaration, owner: String) {
    let range = indices(in: body)
    // The names that hide the properties in the body, each with its type as far as it is known.
    var locals = Dictionary(
      member.parameters.map { ($0.name, file.text($0.type)) },
      uniquingKeysWith: { first, _ in first })
    for index in range where [.let, .var].contains(tokens[index].word) {
      locals[text(index + 1)] = type(assignedAt: index + 2)
    }
    for index in range where tokens[index].kind == .identifier {
      let word = text(index)
      guard kind(index - 1) == .period else {
        if kind(index + 1) != .colon, locals[word] == nil { uses.insert(owner + "." + word) }
        continue
      }
      let base = text(index - 2)
      if base == "self" {
        uses.insert(owner + "." + word)
      } else if kind(index - 3) != .period, let type = locals[base] {
        uses.insert(type + "." + word)
      }
    }
  }

  /// `= TripPresenter(` → `TripPresenter`; empty for anything else.
  private func type(assignedAt index: Int) -> String {
    guard kind(index) == .equal, kind(index + 1) == .identifier, kind(index + 2) == .leftParen
    else { return "" }
    return text(index + 1)
  }

  private func indices(in range: Range<Int>) -> Range<Int> {
    let start = firstIndex(below: tokens.count) { Int(tokens[$0].start) >= range.lowerBound }
    let end = firstIndex(below: tokens.count) { Int(tokens[$0].start) >= range.upperBound }
    return start..<max(start, end)
  }

  private func kind(_ index: Int) -> SwiftToken.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  private func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return file.text(Int(tokens[index].start)..<Int(tokens[index].end))
  }
}
