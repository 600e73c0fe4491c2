import ViperText

/// What a run says: results on the standard output, diagnostics on the standard error.
///
/// A value with two buffers, so that a test can run a command and read what it said.
package struct Console {
  enum Sink: Sendable {
    /// Keeps everything.
    case memory
    /// Writes to the descriptors 1 and 2.
    case process
  }

  /// Whether results, and diagnostics, are coloured.
  let coloursOutput: Bool
  let coloursErrors: Bool
  private let sink: Sink
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private var outputEnd = WriteResult.written
  /// Runs before anything is written out.
  package var beforeFlush: () -> Void = {}

  /// Whether somebody may still read what is written.
  package var isOpen: Bool { outputEnd == .written }

  init(sink: Sink = .memory, coloursOutput: Bool = false, coloursErrors: Bool = false) {
    self.sink = sink
    self.coloursOutput = coloursOutput
    self.coloursErrors = coloursErrors
  }

  init(sink: Sink, environment: Environment, colour: ColourChoice) {
    self.init(
      sink: sink, coloursOutput: environment.wantsColour(on: 1, colour),
      coloursErrors: environment.wantsColour(on: 2, colour))
  }

  /// Adds to the results, as it is. A long output is written in parts, so that memory stays small.
  package mutating func write(_ text: String) {
    output += text.utf8
    if output.count >= 1 << 16 { flush() }
  }

  /// Adds to what stands on the standard error, as it is.
  package mutating func writeError(_ text: String) {
    errors += text.utf8
  }

  /// Prints diagnostics in reading order. Of a file with more than 100 diagnostics it prints the first
  /// 100 and the number of the rest.
  package mutating func report(_ diagnostics: [Diagnostic]) {
    let (shown, hidden) = diagnostics.sortedForPrinting().limitedForPrinting()
    writeError(DiagnosticPrinter(colour: coloursErrors).text(for: shown))
    for (path, count) in hidden {
      let more = count == 1 ? "1 more diagnostic is" : "\(count) more diagnostics are"
      report([.hidden(more, of: path)])
    }
  }

  /// Writes out what is left and says what the process shall return: the run's own code, unless its
  /// results could not be written.
  mutating func close(after code: ExitCode) -> ExitCode {
    flush()
    guard case .failed(let reason) = outputEnd else { return code }
    report([.outputNotWritten(reason)])
    flush()
    return .failure
  }

  /// Writes out what there is, results first: before a question to the user, say.
  package mutating func flush() {
    guard case .process = sink else { return }
    beforeFlush()
    if outputEnd == .written { outputEnd = writeAll(output, to: 1) }
    _ = writeAll(errors, to: 2)
    output.removeAll(keepingCapacity: true)
    errors.removeAll(keepingCapacity: true)
  }
}

extension Diagnostic {
  static func hidden(_ more: String, of path: String) -> Diagnostic {
    Diagnostic(.warning, id: "excessive-diagnostics", "\(more) of '\(path)' aren't shown", at: nil)
  }

  static func outputNotWritten(_ reason: String) -> Diagnostic {
    Diagnostic(
      id: "unwritable-output", "can't write the output: \(reason)", at: nil,
      help: "only this output is lost; all files were written correctly")
  }
}
