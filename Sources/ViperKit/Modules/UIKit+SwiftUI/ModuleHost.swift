#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// The superclass of `ModuleHost`: a hosting controller, or a plain one on systems without UIKit.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public typealias ModuleHostController = UIHostingController<ModuleStack>
#else
  /// The superclass of `ModuleHost`: a hosting controller, or a plain one on systems without UIKit.
  public typealias ModuleHostController = UIViewController
#endif

/// A view controller that shows a SwiftUI module in UIKit's navigation.
///
/// The module pushes onto UIKit's stack, and this controller presents for it.
///
/// ```swift
/// tabs.viewControllers = [
///   UINavigationController(rootViewController: TripListBuilder.build()),
///   UINavigationController(rootViewController: ModuleHost { SettingsBuilder.build(navigation: $0)
/// }),
/// ]
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public final class ModuleHost: ModuleHostController {
  let state: NavigationState

  public init<Content: ModuleContent>(_ build: (NavigationPlace) -> Content) {
    state = NavigationState(hasStack: false, build)
    #if canImport(UIKit)
      super.init(rootView: ModuleStack(state))
    #else
      super.init(nibName: nil, bundle: nil)
    #endif
    state.host = self
  }

  @available(*, unavailable)
  public required init?(coder: ViewCoder) { nil }

  /// The module's view, if it has this type.
  public func content<Content>(as type: Content.Type) -> Content? {
    state.root?.content(as: type)
  }

  /// The view controller that `build` creates, or a host for its view.
  static func controller<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> UIViewController {
    let host = ModuleHost(build)
    guard let controller = host.content(as: UIViewController.self) else { return host }
    ModulePosition(of: controller).ownPlace = nil
    return controller
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleHost: HostingModule {
  var moduleName: String { state.root?.place.name ?? "the module" }
  var modulePlace: AnyObject? { state.root?.place }
  var moduleContent: Any? { state.root?.content }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleHost: NavigationHost {
  func open<Content: ModuleContent>(
    _ way: ModuleWay, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    let navigation = ModuleNavigation(from: self)
    let view = Self.controller(build)
    switch way {
    case .push: return navigation.push(view)
    case .present(let hasStack, let covers, let didSwipeAway):
      let presentation = ModuleNavigation.Presentation(
        isAnimated: true, completion: nil, didSwipeAway: didSwipeAway)
      return navigation.show(view, presentation, hasStack: hasStack, covers: covers) {
        let shown = hasStack ? UINavigationController(rootViewController: view) : view
        shown.modalPresentationStyle = covers ? .fullScreen : .pageSheet
        return shown
      }
    case .replaceRoot: return navigation.replaceRoot(view)
    case .tab(let title, let image):
      return navigation.showTab(view, way) { $0.addTab(view, title: title, image: image) }
    }
  }

  func alert(_ alert: ModuleAlert) -> ModuleFailure? { ModuleNavigation(from: self).alert(alert) }

  func selectTab(_ index: Int) -> ModuleFailure? { ModuleNavigation(from: self).selectTab(index) }

  func showRoot(tabs: Bool) -> ModuleFailure? {
    ModuleNavigation(from: self).showRoot(tabs: tabs)
  }

  func close() -> ModuleFailure? { ModuleNavigation(from: self).close() }

  func pop() -> ModuleFailure? { ModuleNavigation(from: self).pop() }

  func popToRoot() -> ModuleFailure? { ModuleNavigation(from: self).popToRoot() }

  func dismiss() -> ModuleFailure? { ModuleNavigation(from: self).dismiss() }
}
