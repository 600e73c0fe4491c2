/// An observable value with at most one listener, so a reused cell only hears of its current row.
/// Capture the view weakly, because the binding keeps the listener alive.
@MainActor
public final class Dynamic<Value> {
  public typealias Listener = @MainActor (Value) -> Void

  private var listener: Listener?

  /// Setting it always calls the listener.
  public var value: Value {
    didSet { listener?(value) }
  }

  public init(_ value: Value) {
    self.value = value
  }

  /// Replaces the listener, which is called on each change.
  ///
  /// - Parameter listener: nil to unbind.
  public func bind(_ listener: Listener?) {
    self.listener = listener
  }

  /// Replaces the listener and calls it with the current value.
  public func bindAndFire(_ listener: @escaping Listener) {
    self.listener = listener
    listener(value)
  }
}
