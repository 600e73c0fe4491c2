#if canImport(SwiftUI)
  import SwiftUI

  /// Shows a `NavigationState`: its root, pushed and presented modules, and tabs.
  ///
  /// ```swift
  /// @State private var navigation = NavigationState { TripListBuilder.build(navigation: $0) }
  /// var body: some Scene { WindowGroup { ModuleStack(navigation) } }
  /// ```
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct ModuleStack: View {
    @Bindable private var state: NavigationState

    public init(_ state: NavigationState) {
      self.state = state
    }

    public var body: some View {
      covered
        .sheet(item: $state.swipeableSheet) {
          state.presentations.isGone(.sheet)
        } content: {
          ModuleStack($0)
        }
        .alert(
          state.alert?.title ?? "", isPresented: $state.isAlerting, presenting: state.alert
        ) { alert in
          ForEach(alert.actions) { action in
            Button(action.title, role: action.role.buttonRole) { state.perform(action) }
          }
        } message: { alert in
          Text(alert.message)
        }
        .onAppear { state.presentations.isOnScreen = true }
        .onDisappear { state.presentations.endAll() }
    }

    @SwiftUI.ViewBuilder private var covered: some View {
      #if os(macOS)
        content.sheet(item: $state.cover) {
          state.presentations.isGone(.cover)
        } content: {
          ModuleStack($0)
        }
      #else
        content.fullScreenCover(item: $state.cover) {
          state.presentations.isGone(.cover)
        } content: {
          ModuleStack($0)
        }
      #endif
    }

    @SwiftUI.ViewBuilder private var content: some View {
      if !state.tabs.isEmpty {
        SwiftUI.TabView(selection: $state.selectedTab) {
          ForEach(state.tabs) { tab in
            ModuleStack(tab)
              .tabItem {
                if !tab.tabImage.isEmpty { Image(systemName: tab.tabImage) }
                Text(tab.tabTitle)
              }
              .tag(Optional(tab.id))
          }
        }
      } else if state.hasStack {
        NavigationStack(path: $state.path) {
          root.navigationDestination(for: ModuleDestination.self) { $0.view }
        }
      } else {
        root
      }
    }

    @SwiftUI.ViewBuilder private var root: some View {
      if let root = state.root { root.view.id(root.id) }
    }
  }

  extension ModuleAlert.Role {
    var buttonRole: ButtonRole? {
      switch self {
      case .plain: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension NavigationPlace {
    /// The embedded views that belong to no part of this module's view.
    public var embeddedViews: some View { embeddedViews(in: "") }

    /// The views embedded in a part of this module's view.
    public func embeddedViews(in part: String) -> some View {
      ForEach(embedded.filter { $0.part == part }) { $0.view }
    }
  }
#endif
