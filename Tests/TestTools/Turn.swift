import Foundation
import Testing

extension Trait where Self == Turn {
  /// For suites that start processes. They wait on separate threads and don't block other tests.
  package static var processesInTurn: Turn { Turn() }
}

/// Starts a suite, or each case of a test, when a processor is free, so that the reported times are right.
/// A suite needs `.serialized`, too.
package struct Turn: SuiteTrait, TestTrait, TestScoping {
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    let line = WaitingLine.processes
    await line.enter()
    do {
      if #available(macOS 15, *) {
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

/// A semaphore that serves waiting tasks in order.
actor WaitingLine {
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

/// Threads for suites that wait for processes.
@available(macOS 15, *)
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()
  private let queue = DispatchQueue(label: "processes of tests", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
