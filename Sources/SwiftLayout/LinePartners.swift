import SwiftReading

/// Matches the brackets of a line, including those of generic arguments.
enum LinePartners {
  /// - Returns: the index of each token's partner, or -1; nil if brackets cross or are nested too
  ///   deeply.
  static func partners(of tokens: [SwiftToken], in line: [UInt8], limit: Int) -> [Int32]? {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace:
        open.append(index)
        guard open.count <= limit else { return nil }
      case .rightParen, .rightSquare, .rightBrace:
        while let last = open.last, tokens[last].kind == .operatorPiece { open.removeLast() }
        guard let last = open.popLast() else { continue }
        guard tokens[last].kind.rawValue + 1 == token.kind.rawValue else { return nil }
        partners[last] = Int32(index)
        partners[index] = Int32(last)
      case .operatorPiece where line[Int(token.start)] == UInt8(ascii: "<"):
        guard token.isLeftBound, !token.isJoined, index > 0, tokens[index - 1].kind == .identifier
        else { continue }
        open.append(index)
        guard open.count <= limit else { return nil }
      case .operatorPiece where line[Int(token.start)] == UInt8(ascii: ">"):
        guard let last = open.last, tokens[last].kind == .operatorPiece else { continue }
        open.removeLast()
        partners[last] = Int32(index)
        partners[index] = Int32(last)
      default: break
      }
    }
    return partners
  }
}
