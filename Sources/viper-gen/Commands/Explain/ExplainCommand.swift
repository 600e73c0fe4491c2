import ViperCommandLine
import ViperPack
import ViperText

extension CommandRun {
  /// `explain`: explains a diagnostic. Without an id, it lists all diagnostics.
  func explainDiagnostic(console: inout Console) -> ExitCode {
    let all = Explanation.all
    guard let id = invocation.operands.first else {
      for explanation in all { console.write("\(explanation.id): \(explanation.line)\n") }
      return .fine
    }
    guard let explanation = all.first(where: { $0.id == id }) else {
      return fail(with: .unknownDiagnostic(id, known: all.map(\.id)), console: &console)
    }
    console.write(explanation.text)
    return .fine
  }
}

extension Diagnostic {
  static func unknownDiagnostic(_ id: String, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-diagnostic", "unknown diagnostic \(quoted(id))",
      help: didYouMean(id, known) ?? "to list all diagnostics, run 'viper-gen explain'")
  }
}

/// An explanation of a diagnostic: the first line of its section in
/// `Documentation.docc/Diagnostics`.
struct Explanation: Sendable {
  let id: String
  let page: String
  let line: String

  static let all = BuiltIn.explanations.compactMap(Explanation.init).sorted { $0.id < $1.id }

  private init?(_ entry: Substring) {
    let parts = entry.split(separator: " ", maxSplits: 2)
    guard parts.count == 3 else { return nil }
    (id, page, line) = (String(parts[0]), String(parts[1]), String(parts[2]))
  }

  var text: String {
    let example = "Example: page \(page.dropLast(3)) of viper-gen's documentation, section \(id)"
    return "\(id)\n\n\(wrapped(line, indent: 0))\n\(wrapped(example, indent: 0))"
  }
}
