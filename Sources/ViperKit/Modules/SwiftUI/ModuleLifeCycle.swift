#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension View {
    /// Calls a module at the moments of its view's life cycle, with UIKit's names.
    ///
    /// SwiftUI has only two moments. `viewDidLoad` precedes the first appearance; *will* and *did*
    /// are called one after the other.
    public func moduleLifeCycle(
      viewDidLoad: @escaping @MainActor () -> Void = {},
      viewWillAppear: @escaping @MainActor () -> Void = {},
      viewDidAppear: @escaping @MainActor () -> Void = {},
      viewWillDisappear: @escaping @MainActor () -> Void = {},
      viewDidDisappear: @escaping @MainActor () -> Void = {}
    ) -> some View {
      modifier(
        ModuleLifeCycle(
          load: viewDidLoad, appear: [viewWillAppear, viewDidAppear],
          disappear: [viewWillDisappear, viewDidDisappear]))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct ModuleLifeCycle: ViewModifier {
    let load: @MainActor () -> Void
    let appear: [@MainActor () -> Void]
    let disappear: [@MainActor () -> Void]
    @State private var isLoaded = false

    // As of Xcode 27, `State` is a macro, and private state prevents a memberwise initializer.
    init(
      load: @escaping @MainActor () -> Void, appear: [@MainActor () -> Void],
      disappear: [@MainActor () -> Void]
    ) {
      self.load = load
      self.appear = appear
      self.disappear = disappear
    }

    func body(content: Self.Content) -> some View {
      content
        .onAppear {
          if !isLoaded {
            isLoaded = true
            load()
          }
          for call in appear { call() }
        }
        .onDisappear {
          for call in disappear { call() }
        }
    }
  }
#endif
