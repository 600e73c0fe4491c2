import Foundation

/// A clock that only a test moves.
///
/// Unchecked, because everything that changes is protected by the lock.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [Int: Sleeper] = [:]
  private var cancelled: Set<Int> = []
  private var count = 0

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }

  /// How many are asleep.
  var sleeperCount: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      count += 1
      return count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = lock.withLock {
          if cancelled.contains(id) { return true }
          sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = lock.withLock {
        cancelled.insert(id)
        return sleepers.removeValue(forKey: id)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Wakes all whose time has come.
  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.deadline <= time }
      for id in due.keys { sleepers[id] = nil }
      return due.values
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
