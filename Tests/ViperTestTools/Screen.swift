import ViperText

package func screen(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.sortedForPrinting().map { DiagnosticPrinter().text(for: $0) }.joined()
}
