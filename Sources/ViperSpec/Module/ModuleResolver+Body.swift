import SwiftReading
import ViperText

/// `body`: a Swift statement that implements a member.
extension ModuleResolver {
  func body(_ text: EmbeddedText, of member: Member) -> Implementation {
    if case .property(let property) = member, property.isSettable {
      report(.bodyCannotSet(property, at: text.location))
    }
    let statement = statementBytes(of: text)
    let fragment = SwiftFragment(text.bytes)
    if statement.isEmpty {
      report(.emptyBody(text))
    } else if text.bytes.contains(0x0A) || text.bytes.contains(0x0D) {
      report(.bodyOfSeveralLines(text))
    } else if let flaw = fragment.flaw {
      report(.flaw(flaw, in: text))
    } else if let range = fragment.semicolon {
      report(.bodyOfSeveralStatements(text.location(of: range)))
    } else if Self.directives.contains(where: statement.starts) {
      report(.directiveAsBody(text))
    } else if let gap = SwiftFragment.gap(in: text.bytes) {
      report(.unfinishedBody(text, at: gap))
    } else {
      checkEffects(of: text, of: member)
    }
    return .body(text)
  }

  private func checkEffects(of text: EmbeddedText, of member: Member) {
    let effects = SwiftEffects(text.bytes)
    let throwing = member.throwing == .never ? effects.throwing : nil
    let waiting = member.isAsync ? nil : effects.waiting
    let signature = member.signature(throwing: throwing != nil, isAsync: waiting != nil)
    if let throwing {
      report(.throwingBody(text.location(of: throwing), of: member, as: signature))
    }
    if let waiting {
      report(.waitingBody(text.location(of: waiting), of: member, as: signature))
    }
  }

  /// Directives that would end the generated `#sourceLocation`, or that span lines.
  private static let directives = ["#if", "#else", "#endif", "#sourceLocation"].map {
    Array($0.utf8)
  }

  /// Empty if the body is only a comment.
  private func statementBytes(of text: EmbeddedText) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    var bytes = text.bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes.starts(with: Array("//".utf8)) ? [] : bytes
  }
}
