import Foundation
import Testing
import ViperText

@testable import SwiftReading

/// A row of `Accepted.txt`: methods as people write them.
///
/// A row is the text of a spec (`⏎` is a line end), the declaration without `func` after `=` if it
/// differs, and the compound name with the arguments of a call that passes it on.
struct AcceptedMethod: CustomTestStringConvertible, Sendable {
  let input: String
  let declaration: String
  let compoundName: String
  let callArguments: String

  var testDescription: String { input }

  static let all = rows(of: text)

  private static var text: String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Accepted.txt")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static func rows(of table: String) -> [AcceptedMethod] {
    var rows: [AcceptedMethod] = []
    var input = ""
    var declaration: String?
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  = ") {
        declaration = String(line.dropFirst(4))
      } else if line.hasPrefix("  ") {
        let columns = line.dropFirst(2).split(separator: "|", omittingEmptySubsequences: false)
        rows.append(
          AcceptedMethod(
            input: unfolded(input), declaration: declaration ?? input,
            compoundName: trimmed(columns.first), callArguments: trimmed(columns.last)))
        declaration = nil
      } else {
        input = String(line)
      }
    }
    return rows
  }

  private static func trimmed(_ column: Substring?) -> String {
    let kept = (column ?? "").drop { $0 == " " }
    return String(kept.reversed().drop { $0 == " " }.reversed())
  }
}

/// A row's text with its line ends.
func unfolded(_ row: some StringProtocol) -> String {
  row.split(separator: "⏎", omittingEmptySubsequences: false).joined(separator: "\n")
}

func embedded(_ text: String, path: String = "A.json") -> EmbeddedText {
  EmbeddedText(SourceText(path: path, text: text))
}

func parsed<Value>(
  _ text: String, _ parse: (EmbeddedText, inout [Diagnostic]) -> Value?
) -> (value: Value?, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let value = parse(embedded(text), &diagnostics)
  return (value, diagnostics)
}

/// The member that a text declares; records an issue if it declares none.
func member(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Member? {
  let (value, diagnostics) = parsed(text, SignatureParser.member)
  #expect(value != nil, "\(diagnostics.map(\.message))", sourceLocation: sourceLocation)
  return value
}

func method(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Method? {
  guard case .method(let method)? = member(text, sourceLocation: sourceLocation) else { return nil }
  return method
}

func printed(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { DiagnosticPrinter().text(for: $0) }.joined()
}
