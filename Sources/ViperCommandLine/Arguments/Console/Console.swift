import ViperText

/// The output of a run: results for the standard output, diagnostics for the standard error. Tests
/// read both buffers.
package struct Console {
  let colorsOutput: Bool
  let colorsErrors: Bool
  private let isOfProcess: Bool
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private var outputEnd = WriteResult.written
  /// For commands that print diagnostics only.
  package var omitsResults = false
  /// Runs before any output is written.
  package var beforeFlush: () -> Void = {}

  /// Whether output can still be written. False after an error, or if the reader has closed the
  /// output.
  package var isOpen: Bool { outputEnd == .written }

  init(isOfProcess: Bool = false, colorsOutput: Bool = false, colorsErrors: Bool = false) {
    self.isOfProcess = isOfProcess
    (self.colorsOutput, self.colorsErrors) = (colorsOutput, colorsErrors)
  }

  /// Adds to the results. Long output is written in parts to save memory.
  package mutating func write(_ text: String) {
    if !omitsResults { output += text.utf8 }
    if output.count >= 1 << 16 { flush() }
  }

  /// Adds a unified diff, in the colors of Git.
  package mutating func write(difference text: String) {
    guard colorsOutput else { return write(text) }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let code =
        line.hasPrefix("+++") || line.hasPrefix("---")
        ? "1"
        : line.hasPrefix("+") ? "32" : line.hasPrefix("-") ? "31" : line.hasPrefix("@") ? "36" : nil
      write(code.map { "\u{1B}[\($0)m\(line)\u{1B}[0m\n" } ?? line + "\n")
    }
  }

  package mutating func writeError(_ text: String) { errors += text.utf8 }

  /// Prints diagnostics in reading order, at most 100 for each file.
  package mutating func report(_ diagnostics: [Diagnostic]) {
    let (shown, hidden) = diagnostics.sortedForPrinting().limitedForPrinting()
    writeError(DiagnosticPrinter(color: colorsErrors).text(for: shown))
    for (path, count) in hidden {
      report([.hidden(count, of: path)])
    }
  }

  /// Writes the rest, and returns `failure` if the results couldn't be written.
  mutating func close(after code: ExitCode) -> ExitCode {
    flush()
    guard case .failed(let reason) = outputEnd else { return code }
    report([.outputNotWritten(reason)])
    flush()
    return .failure
  }

  /// Writes everything, results first.
  package mutating func flush() {
    guard isOfProcess else { return }
    beforeFlush()
    if outputEnd == .written { outputEnd = writeAll(output, to: 1) }
    _ = writeAll(errors, to: 2)
    output.removeAll(keepingCapacity: true)
    errors.removeAll(keepingCapacity: true)
  }
}

extension Diagnostic {
  static func hidden(_ count: Int, of path: String) -> Self {
    let message =
      count == 1
      ? "1 more diagnostic of '\(path)' isn't shown"
      : "\(count) more diagnostics of '\(path)' aren't shown"
    return Diagnostic(.warning, id: "excessive-diagnostics", message)
  }

  static func outputNotWritten(_ reason: String) -> Self {
    Diagnostic(
      id: "unwritable-output", "can't write the output: \(reason)",
      help: "only this output is lost; files that the command wrote are complete")
  }
}
