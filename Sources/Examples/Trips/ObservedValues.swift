import Observation

@available(iOS 17, macOS 14, *)
extension Observable where Self: AnyObject & Sendable {
  /// What `read` gives now and, again and again, what it gives after something that it read has
  /// changed. Of changes that come faster than they are taken, the last one is given.
  ///
  /// The object is not kept alive; the values end with it.
  ///
  /// ```swift
  /// for await trips in model.values({ $0.trips }) { … }
  /// ```
  @MainActor
  public func values<Value: Equatable & Sendable>(
    _ read: @escaping @MainActor (Self) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    ValueFollower(of: self, read: read, continuation: continuation).follow()
    return stream
  }
}

/// Reads a value again whenever it has changed. What it observes keeps it alive.
@available(iOS 17, macOS 14, *)
@MainActor
private final class ValueFollower<Object: AnyObject & Sendable, Value: Equatable & Sendable> {
  private weak var object: Object?
  private let read: @MainActor (Object) -> Value
  private let continuation: AsyncStream<Value>.Continuation
  private var last: Value?

  init(
    of object: Object, read: @escaping @MainActor (Object) -> Value,
    continuation: AsyncStream<Value>.Continuation
  ) {
    self.object = object
    self.read = read
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }

  func follow() {
    guard let object else { return }
    let value = withObservationTracking {
      read(object)
    } onChange: {
      // The value is about to change; it has changed when the main actor comes to this.
      Task { await self.follow() }
    }
    guard value != last else { return }
    last = value
    continuation.yield(value)
  }
}
