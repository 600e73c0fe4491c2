/// A value that tells a view of its changes.
///
/// A view model owns it and sets `value`; the view binds to it once. There is one listener at most,
/// so that a view that is used again for another row hears of that row alone. What the listener
/// holds lives as long as the binding does: a view captures itself weakly.
@MainActor
public final class Dynamic<Value> {
  public typealias Listener = @MainActor (Value) -> Void

  private var listener: Listener?

  /// Setting it tells the listener, also if it is what it was before.
  public var value: Value {
    didSet { listener?(value) }
  }

  public init(_ value: Value) {
    self.value = value
  }

  /// Tells the listener of every later change, in place of the one that was told so far.
  ///
  /// - Parameter listener: nil for none.
  public func bind(_ listener: Listener?) {
    self.listener = listener
  }

  /// The same, and tells the listener at once what the value is now.
  public func bindAndFire(_ listener: @escaping Listener) {
    self.listener = listener
    listener(value)
  }
}
