import SwiftReading
import ViperText

/// The places in Swift code that mean one member of a contract.
struct MemberMentions {
  struct Relation: OptionSet {
    let rawValue: Int
    /// The component implements the member: `didTapAdd()`, `self.didTapAdd()`.
    static let owner = Relation(rawValue: 1)
    /// The component calls the member: `presenter?.didTapAdd()`.
    static let caller = Relation(rawValue: 2)
  }

  let name: String
  let member: Member
  /// The caller's property for the component that implements the member.
  let property: String
  /// Whether the contract has another member with this name, so labels decide.
  let isOverloaded: Bool

  private var labels: [String?]? {
    if case .method(let method) = member { method.parameters.map(\.label) } else { nil }
  }

  /// Whether a member of another contract has the same name and labels.
  func isSame(_ other: Member) -> Bool {
    guard other.name == name else { return false }
    if case .method(let method) = other { return method.parameters.map(\.label) == labels }
    return labels == nil
  }

  /// Finds the mentions in a file.
  ///
  /// - Parameter relation: the relation of a type to the member.
  func places(
    in file: SwiftFile, relation: (String) -> Relation
  ) -> (places: [Range<Int>], declarations: [Range<Int>]) {
    var (places, declarations): ([Range<Int>], [Range<Int>]) = ([], [])
    for type in file.types {
      let relation = relation(type.name)
      let own = relation.contains(.owner) ? declared(in: type.members, named: name) : []
      let isOnly = own.allSatisfy(\.fits) && !isOverloaded
      declarations += own.filter(\.fits).map(\.range)
      places += self.places(in: file.source, relation, anyLabels: isOnly).filter {
        type.range.contains($0.lowerBound)
      }
    }
    return (places + declarations, declarations)
  }

  /// Finds the declarations with a name, and whether they have the member's labels.
  func declared(
    in members: [SwiftDeclaration], named name: String
  ) -> [(range: Range<Int>, fits: Bool)] {
    members.flatMap { declaration -> [(range: Range<Int>, fits: Bool)] in
      switch declaration.kind {
      case .conditional: return declared(in: declaration.members, named: name)
      case .function where declaration.name == name:
        let fits = labels == declaration.parameters.map(\.label)
        return declaration.nameRange.map { [($0, fits)] } ?? []
      case .variable where declaration.names == [name] || declaration.name == name:
        return declaration.nameRange.map { [($0, labels == nil)] } ?? []
      default: return []
      }
    }
  }

  /// Finds the mentions in an expression or a statement of a spec.
  func places(in text: EmbeddedText, _ relation: Relation) -> [SourceLocation] {
    guard !relation.isEmpty, let tokens = SwiftLexer.tokens(of: text.bytes) else { return [] }
    return places(in: tokens, relation, anyLabels: !isOverloaded).map { text.location(of: $0) }
  }

  private func places(
    in text: SwiftTokens, _ relation: Relation, anyLabels: Bool, depth: Int = 0
  ) -> [Range<Int>] {
    guard !relation.isEmpty, depth < 8 else { return [] }
    var places = text.tokens.indices.filter { index in
      text.kind(at: index) == .identifier && text.text(at: index) == name
        && isMention(at: index, in: text, relation)
        && (anyLabels || fits(callAt: index + 1, in: text))
    }.map(text.range)
    for range in text.interpolations {
      guard let inner = SwiftLexer.tokens(of: Array(text.bytes[range])) else { continue }
      places += self.places(in: inner, relation, anyLabels: anyLabels, depth: depth + 1)
        .map { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
    }
    return places
  }

  private func isMention(at index: Int, in text: SwiftTokens, _ relation: Relation) -> Bool {
    guard text.kind(at: index - 1) == .period else {
      let isLabel =
        text.kind(at: index + 1) == .colon
        && [.leftParen, .comma].contains(text.kind(at: index - 1))
      let words: [SwiftWord] = [.func, .var, .let, .case, .for]
      let isDeclared = index > 0 && words.contains(text.tokens[index - 1].word)
      return relation.contains(.owner) && !isLabel && !isDeclared
    }
    var receiver = index - 2
    while ["?", "!"].contains(text.text(at: receiver)) { receiver -= 1 }
    let word = text.text(at: receiver)
    return relation.contains(.caller) && word == property
      || relation.contains(.owner) && word == "self"
  }

  /// Whether a call, or a name such as `show(_:)`, has labels of the member. Arguments with default
  /// values and trailing closures may be missing.
  private func fits(callAt index: Int, in text: SwiftTokens) -> Bool {
    guard var labels = labels.map({ $0[...] }), text.kind(at: index) == .leftParen else {
      return labels == nil
    }
    var (depth, next) = (0, index)
    repeat {
      switch text.kind(at: next) {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .endOfFile: return false
      default: break
      }
      let isStart = next == index || text.kind(at: next) == .comma
      let isName = text.kind(at: next) == .colon && text.kind(at: next + 1) != .rightParen
      if depth == 1, isStart || isName && text.kind(at: next + 2) == .colon,
        text.kind(at: next + 1) != .rightParen
      {
        let isLabeled = text.kind(at: next + 2) == .colon && text.text(at: next + 1) != "_"
        let label = isLabeled ? text.text(at: next + 1) : nil
        guard let found = labels.firstIndex(of: label) else { return false }
        labels = labels[(found + 1)...]
      }
      next += 1
    } while depth > 0
    return true
  }
}
