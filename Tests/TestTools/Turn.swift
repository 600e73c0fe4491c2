import Foundation
import Testing

extension Trait where Self == Turn {
  /// For suites that compute: as many at once as there are processors.
  package static var inTurn: Turn { Turn(line: .computing, waits: false) }

  /// For suites that start processes. They wait on threads of their own, so that they keep no other
  /// test from running.
  package static var processesInTurn: Turn { Turn(line: .processes, waits: true) }
}

/// Begins a suite when it has its turn, so that a test's time is its own. Swift Testing would begin all
/// tests at once, and each would report the time of the whole run. It stands beside `.serialized`.
package struct Turn: SuiteTrait, TestScoping {
  let line: WaitingLine
  let waits: Bool

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    await line.enter()
    do {
      if waits, #available(macOS 15, *) {
        try await withTaskExecutorPreference(WaitingThreads.shared) { try await body() }
      } else {
        try await body()
      }
    } catch {
      await line.leave()
      throw error
    }
    await line.leave()
  }
}

/// Lets so many in at once, in the order of their coming.
actor WaitingLine {
  static let computing = WaitingLine(places: ProcessInfo.processInfo.activeProcessorCount)
  static let processes = WaitingLine(places: ProcessInfo.processInfo.activeProcessorCount)

  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) { self.places = places }

  func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
  }
}

/// Threads beside those that Swift shares between all tasks: one that waits is no loss there.
@available(macOS 15, *)
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()
  private let queue = DispatchQueue(label: "processes of tests", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
