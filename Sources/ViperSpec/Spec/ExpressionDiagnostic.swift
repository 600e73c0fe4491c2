import SwiftReading
import ViperText

/// The error in a Swift argument; nil if only a compiler could find one.
///
/// `"trip.id"` → nil, `"a, b: c"` → the comma, `"f(x"` → the parenthesis, `"x // y"` → the comment
func expressionMistake(in text: EmbeddedText) -> Diagnostic? {
  if text.string.allSatisfy(\.isWhitespace) {
    return Diagnostic(
      id: "missing-expression", "expected a Swift expression, found nothing", at: text.location,
      help: "write a value, such as a parameter's name")
  }
  if let offset = text.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
    return Diagnostic(
      id: "invalid-multiline-expression", "an expression must be on one line",
      at: text.location(of: offset..<offset + 1), help: "write longer code in Swift")
  }
  let fragment = SwiftFragment(text.bytes)
  if let flaw = fragment.flaw { return .flaw(flaw, in: text) }
  if let range = fragment.separator {
    let found = String(decoding: text.bytes[range], as: UTF8.self)
    let rest = String(decoding: text.bytes[range.lowerBound...], as: UTF8.self)
    return Diagnostic(
      id: "invalid-expression",
      "expected a single Swift expression, found '\(found)' after the expression",
      at: text.location(of: range), help: "delete '\(rest)'")
  }
  if let range = danglingOperator(in: text.bytes) {
    let sign = String(decoding: text.bytes[range], as: UTF8.self)
    return Diagnostic(
      id: "missing-operand-value", "expected a value after '\(sign)'",
      at: text.location(of: range), help: "write the value, or delete the operator")
  }
  return nil
}

/// An operator at the end that needs another operand. `0...` doesn't, and `/` may end a regular
/// expression.
private func danglingOperator(in bytes: [UInt8]) -> Range<Int>? {
  let end = (bytes.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? -1) + 1
  let start = (bytes[..<end].lastIndex { !Array("+-*%=&|^~:<.".utf8).contains($0) } ?? -1) + 1
  return start == end || Array("...".utf8) == Array(bytes[start..<end]) ? nil : start..<end
}
