#if !canImport(SwiftUI)
  /// Headless version of SwiftUI's `State`.
  @propertyWrapper
  public struct State<Value> {
    private final class Box {
      var value: Value
      init(_ value: Value) { self.value = value }
    }

    private let box: Box

    public init(wrappedValue: Value) {
      box = Box(wrappedValue)
    }

    public init(initialValue: Value) {
      self.init(wrappedValue: initialValue)
    }

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
  }
#endif
