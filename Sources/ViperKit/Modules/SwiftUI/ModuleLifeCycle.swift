#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension View {
    /// Tells a module of its view's life, under the names that UIKit has for it.
    ///
    /// SwiftUI has two moments only: `viewDidLoad` is the first of the appearances, and comes before
    /// the others; will and did follow each other at once.
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

    // Where `State` is a macro, as of Xcode 27, a private one leaves no memberwise initialiser.
    init(
      load: @escaping @MainActor () -> Void, appear: [@MainActor () -> Void],
      disappear: [@MainActor () -> Void]
    ) {
      self.load = load
      self.appear = appear
      self.disappear = disappear
    }

    func body(content: Content) -> some View {
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
