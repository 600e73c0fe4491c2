#if canImport(SwiftUI)
  import SwiftUI
#endif
#if canImport(UIKit)
  import UIKit
#endif

/// A view that shows a UIKit module, and its children, at a place in SwiftUI's navigation.
///
/// The ways of `ModuleNavigation` from there lead through that navigation.
///
/// ```swift
/// let navigation = NavigationState()
/// navigation.addTab("Trips") { TripListBuilder.build(navigation: $0) }
/// navigation.addTab("Settings") { HostedController(SettingsBuilder.build(), at: $0) }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public struct HostedController {
  let controller: UIViewController
  private let isEmbedded: Bool

  public init(_ controller: UIViewController, at place: NavigationPlace) {
    self.controller = controller
    isEmbedded = place.isEmbedded
    ModulePosition(of: controller).ownPlace = place
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension HostedController: HostingContent {
  var hosted: AnyObject { controller }
}

#if canImport(UIKit)
  @available(iOS 17, tvOS 17, *)
  extension HostedController: View {
    @SwiftUI.ViewBuilder public var body: some View {
      if isEmbedded {
        ControllerView(controller: controller).ignoresSafeArea()
      } else {
        TitledController(controller)
      }
    }
  }

  /// A controller that fills the screen, with its title in the bar of the stack.
  @available(iOS 17, tvOS 17, *)
  private struct TitledController: View {
    let controller: UIViewController
    @State private var title: String

    init(_ controller: UIViewController) {
      self.controller = controller
      title = controller.title ?? ""
    }

    var body: some View {
      ControllerView(controller: controller)
        // As UIKit's own containers do: a controller keeps out of the bars itself.
        .ignoresSafeArea()
        .navigationTitle(title)
        // It may have got its title when its view was loaded.
        .onAppear { title = controller.title ?? "" }
    }
  }

  /// The controller itself: SwiftUI makes it a child of its own controllers, and tells it when it
  /// appears. It is the same one however often the view is made.
  @available(iOS 17, tvOS 17, *)
  private struct ControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
#elseif canImport(SwiftUI)
  @available(macOS 14, *)
  extension HostedController: View {
    /// Nothing: there is no UIKit to draw it.
    public var body: some View { EmptyView() }
  }
#endif
