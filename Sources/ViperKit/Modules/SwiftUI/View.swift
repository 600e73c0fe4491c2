#if !canImport(SwiftUI)
  /// Headless version of SwiftUI's `View`. Nothing is drawn, so `body` may be left out.
  @MainActor
  public protocol View {
    associatedtype Body: View = Never
    @ViewBuilder var body: Body { get }
  }

  extension View where Body == Never {
    // Only drawing reads `body`, and nothing is drawn here.
    public var body: Never { fatalError("'\(Self.self)' has no body on this system") }
  }

  extension Never: View {}

  /// Headless version of SwiftUI's `ViewBuilder`.
  @MainActor
  @resultBuilder
  public enum ViewBuilder {
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> EmptyView {
      EmptyView()
    }
  }

  /// Headless version of SwiftUI's `EmptyView`.
  public struct EmptyView: View {
    public init() {}
  }

  /// Headless version of SwiftUI's `Text`.
  public struct Text: View {
    public init(_ content: some StringProtocol) {}
  }

  /// Headless version of SwiftUI's `VStack`.
  public struct VStack: View {
    public init(@ViewBuilder content: () -> some View) {}
  }

  /// Headless version of SwiftUI's `List`.
  public struct List: View {
    public init<Data: RandomAccessCollection, ID: Hashable>(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @ViewBuilder rowContent: (Data.Element) -> some View
    ) {}
  }

  /// Headless version of SwiftUI's `Button`.
  public struct Button: View {
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
  }

  extension View {
    /// Headless version of the modifier that names a screen.
    public func navigationTitle(_ title: some StringProtocol) -> some View { self }

    /// Headless version of the modifier that calls a module at the moments of its view's life cycle.
    public func moduleLifeCycle(
      viewDidLoad: @escaping @MainActor () -> Void = {},
      viewWillAppear: @escaping @MainActor () -> Void = {},
      viewDidAppear: @escaping @MainActor () -> Void = {},
      viewWillDisappear: @escaping @MainActor () -> Void = {},
      viewDidDisappear: @escaping @MainActor () -> Void = {}
    ) -> some View {
      self
    }

    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }

    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }

    public func task(_ action: @escaping @MainActor () async -> Void) -> some View { self }
  }

  extension NavigationPlace {
    public var embeddedViews: some View { EmptyView() }

    public func embeddedViews(in part: String) -> some View { EmptyView() }
  }
#endif
