import ViperText

/// What the user sees of diagnostics, one after the other in reading order.
package func screen(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.sortedForPrinting().map { DiagnosticPrinter().text(for: $0) }.joined()
}
