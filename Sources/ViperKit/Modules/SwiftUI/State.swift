#if !canImport(SwiftUI)
  /// Stands in for SwiftUI's `State`, which keeps a view's own things when the view is made anew.
  /// Nothing makes it anew here.
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

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
  }
#endif
