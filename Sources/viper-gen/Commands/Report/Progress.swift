import ViperCommandLine
import ViperProject
import ViperText

/// The progress line of a long run on a terminal: `1,204 files read, 300 written`.
final class Progress: Sendable {
  private struct State {
    var read = 0
    var written = 0
    var due: Double
    var isShown = false
  }

  /// The seconds before the first line.
  private static let patience = 0.5
  /// The seconds between two lines.
  private static let pause = 0.1
  private static let clear = "\r\u{1B}[K"

  private let state: SharedValue<State>
  private let now: @Sendable () -> Double
  private let show: @Sendable (String) -> Void

  init(now: @escaping @Sendable () -> Double, show: @escaping @Sendable (String) -> Void) {
    state = SharedValue(State(due: now() + Self.patience))
    self.now = now
    self.show = show
  }

  convenience init?(for invocation: Invocation, in environment: Environment) {
    guard [.generate, .check, .diff, .adopt].contains(invocation.command), !invocation.isQuiet,
      invocation.format == .text, environment.isTerminal(2), environment.variable("TERM") != "dumb"
    else { return nil }
    let start = ContinuousClock.now
    self.init(
      now: { (ContinuousClock.now - start) / .seconds(1) },
      show: { _ = writeAll(Array($0.utf8), to: 2) })
  }

  func noteRead() { note { $0.read += 1 } }

  func noteWritten() { note { $0.written += 1 } }

  private func note(_ count: (inout State) -> Void) {
    let time = now()
    state.change { state in
      count(&state)
      guard time >= state.due else { return }
      state.due = time + Self.pause
      state.isShown = true
      show("\(Self.clear)\(grouped(state.read)) files read, \(grouped(state.written)) written")
    }
  }

  func end() {
    state.change { state in
      if state.isShown { show(Self.clear) }
      state.isShown = false
    }
  }

  private func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      text = (index > 0 && index % 3 == 0 ? "\(digit)," : "\(digit)") + text
    }
    return text
  }
}

/// Counts the files of a run for the progress line.
struct ProgressDisk: ForwardingDisk {
  let base: any Disk
  let progress: Progress

  func read(_ path: String) throws(DiskError) -> [UInt8]? {
    progress.noteRead()
    return try base.read(path)
  }

  func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError) {
    progress.noteWritten()
    try base.write(bytes, to: path, modeledOn: model)
  }
}
