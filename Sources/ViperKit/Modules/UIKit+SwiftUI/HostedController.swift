#if canImport(SwiftUI)
  import SwiftUI
#endif
#if canImport(UIKit)
  import UIKit
#endif

/// A view that shows a UIKit module in SwiftUI's navigation.
///
/// `ModuleNavigation` uses that navigation for the module and its children.
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

  /// A controller that fills the screen, with its title in the navigation bar.
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
        // As in UIKit: the controller itself avoids the bars.
        .ignoresSafeArea()
        .navigationTitle(title)
        // `viewDidLoad` may have set the title.
        .onAppear { title = controller.title ?? "" }
    }
  }

  /// The controller, which stays the same if the view is re-created.
  @available(iOS 17, tvOS 17, *)
  private struct ControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Self.Context) -> UIViewController { controller }

    func updateUIViewController(_ controller: UIViewController, context: Self.Context) {}
  }
#elseif canImport(SwiftUI)
  @available(macOS 14, *)
  extension HostedController: View {
    /// Empty without UIKit.
    public var body: some View { EmptyView() }
  }
#endif
