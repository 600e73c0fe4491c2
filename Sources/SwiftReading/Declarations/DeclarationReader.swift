/// Reads the declarations of a scope.
///
/// The reader recurses only into nested types and `#if`, which `NestingDepth` limits.
struct DeclarationReader {
  enum Place { case file, type, enumeration }

  let source: SwiftTokens
  let matches: [Int32]
  var index = 0

  // MARK: - Tokens

  var token: SwiftToken { source.tokens[index] }
  var kind: SwiftToken.Kind { token.kind }

  func token(ahead count: Int) -> SwiftToken {
    source.tokens[min(index + count, source.tokens.count - 1)]
  }

  func range(_ tokens: Range<Int>) -> Range<Int> {
    guard let last = tokens.last else {
      let start = Int(source.tokens[min(tokens.lowerBound, source.tokens.count - 1)].start)
      return start..<start
    }
    return Int(source.tokens[tokens.lowerBound].start)..<Int(source.tokens[last].end)
  }

  func text(_ tokens: Range<Int>) -> String {
    String(decoding: source.bytes[range(tokens)], as: UTF8.self)
  }

  func name(_ token: Int) -> String {
    let bytes = source.bytes[source.range(of: token)]
    let isQuoted = bytes.first == UInt8(ascii: "`") && bytes.count > 2
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }

  /// Skips a token, or a bracket with its contents.
  mutating func skip() { index = after(index) }

  /// False if there is no comma, or if the comma is the last token before `end`.
  mutating func skipComma(until end: Int) -> Bool {
    guard index < end, kind == .comma else { return false }
    index += 1
    return index < end
  }

  func after(_ index: Int) -> Int { max(Int(matches[index]), index) + 1 }

  func isSign(_ byte: UInt8, at index: Int) -> Bool {
    let token = source.tokens[index]
    return token.kind == .operatorPiece && source.bytes[Int(token.start)] == byte
      && token.end == token.start + 1
  }

  // MARK: - Declarations

  mutating func declarations(until end: Int, in place: Place) -> [SwiftDeclaration] {
    var declarations: [SwiftDeclaration] = []
    while index < end {
      if kind == .semicolon {
        index += 1
        continue
      }
      let start = index
      declarations.append(declaration(until: end, in: place))
      if index == start { skip() }
    }
    index = end
    return declarations
  }

  private mutating func declaration(until end: Int, in place: Place) -> SwiftDeclaration {
    let start = index
    var declaration = SwiftDeclaration(
      kind: .statement, range: range(start..<start), keyword: range(start..<start + 1))
    if kind == .pound {
      readDirective(into: &declaration, until: end, in: place)
    } else {
      declaration.attributes = attributes(until: end)
      readModifiers(into: &declaration, until: end)
      if index < end, let found = declarationKind(in: place) {
        declaration.kind = found
        declaration.keyword = range(index..<index + 1)
        readHead(of: &declaration, until: end)
      } else if index < end, kind == .pound, token.word == .none {
        declaration.kind = .macroExpansion
        declaration.keyword = range(index..<index + 1)
        skipStatement(until: end)
      } else {
        declaration.attributes = []
        declaration.modifiers = []
        skipStatement(until: end)
      }
    }
    index = min(max(index, start + 1), end)
    declaration.range = range(start..<index)
    return declaration
  }

  private func declarationKind(in place: Place) -> SwiftDeclaration.Kind? {
    let next = token(ahead: 1)
    guard kind == .identifier, next.kind != .period, next.kind != .equal else { return nil }
    switch token.word {
    case .import: return .import
    case .class: return .class
    case .struct: return .struct
    case .enum: return .enum
    case .protocol: return .protocol
    case .extension: return .extension
    case .actor where next.kind == .identifier && !next.startsLine: return .actor
    case .func: return .function
    case .`init` where place != .file: return .initializer
    case .deinit where place != .file: return .deinitializer
    case .subscript where place != .file: return .subscript
    case .var, .let: return .variable
    case .case where place == .enumeration: return .enumCase
    case .typealias: return .typealias
    case .associatedtype: return .associatedtype
    case .operator: return .operator
    case .precedencegroup: return .precedenceGroup
    case .macro where next.kind == .identifier && !next.startsLine: return .macro
    default: return nil
    }
  }

  // MARK: - Directives

  private mutating func readDirective(
    into declaration: inout SwiftDeclaration, until end: Int, in place: Place
  ) {
    guard token.word == .poundIf else {
      if token.word == .none { declaration.kind = .macroExpansion }
      return skipStatement(until: end)
    }
    declaration.kind = .conditional
    while index < end, kind == .pound, [.poundIf, .poundElse, .poundElseif].contains(token.word) {
      let start = index + 1
      repeat { index += 1 } while index < end && !token.startsLine
      let condition = range(start..<index)
      let first = declaration.members.count
      declaration.members += declarations(until: nextBranch(until: end), in: place)
      declaration.branches.append(
        .init(condition: condition, members: first..<declaration.members.count))
      guard index < end, token.word != .poundEndif else { break }
    }
    if index < end { index += 1 }
  }

  private func nextBranch(until end: Int) -> Int {
    var depth = 0
    var index = index
    while index < end {
      switch source.tokens[index].word {
      case .poundIf: depth += 1
      case .poundEndif where depth > 0: depth -= 1
      case .poundElse, .poundElseif, .poundEndif: if depth == 0 { return index }
      default: break
      }
      index = after(index)
    }
    return end
  }
}
