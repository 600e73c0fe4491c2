import ViperCommandLine
import ViperText

extension CommandRun {
  /// `explain`: explains a diagnostic. Without an id, it lists all ids.
  func explainDiagnostic(console: inout Console) -> ExitCode {
    let all = Explanation.all
    guard let id = invocation.operands.first else {
      for explanation in all { console.write(explanation.id + "\n") }
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
  static func unknownDiagnostic(_ id: String, known: [String]) -> Diagnostic {
    let near = didYouMean(id, known)
    return Diagnostic(
      id: "unknown-diagnostic", "unknown diagnostic \(quoted(id))",
      help: near ?? "to list all ids, run 'viper-gen explain'")
  }
}
