#if !canImport(SwiftUI)
  public typealias HeadlessState = State
  public typealias HeadlessText = Text
  public typealias HeadlessView = View
  public typealias HeadlessVStack = VStack

  /// SwiftUI's types with their module, as in `SwiftUI.State`, if an app has its own `State`.
  public enum SwiftUI {
    public typealias State = HeadlessState
    public typealias Text = HeadlessText
    public typealias View = HeadlessView
    public typealias VStack = HeadlessVStack
  }
#endif
