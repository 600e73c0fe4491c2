import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

// swift-format-ignore: UseSynthesizedInitializer
/// One waypoint, whose name is edited, and with it its place.
@available(iOS 17, macOS 14, *)
@MainActor
public struct WaypointView {
  @State var state: WaypointViewState
  @State package var presenter: any WaypointViewOutputProtocol

  // SwiftUI's State is a macro as of Xcode 27, and leaves no synthesized initialiser to others.
  init(state: WaypointViewState, presenter: any WaypointViewOutputProtocol) {
    self.state = state
    self.presenter = presenter
  }

  // What a terminal shows in place of the body.
  package var name: String {
    get { state.name }
    nonmutating set { state.name = newValue }
  }
}

// MARK: - View

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  extension WaypointView: View {
    public var body: some View {
      List {
        TextField("Name", text: $state.name)
          .onSubmit { presenter.didEnter(name: state.name) }
      }
      .navigationTitle("Waypoint")
      .moduleLifeCycle(
        viewDidLoad: { presenter.viewDidLoad() },
        viewWillDisappear: { presenter.didEnter(name: state.name) })
    }
  }

  #if DEBUG
    @available(iOS 17, macOS 14, *)
    #Preview {
      let state = WaypointViewState()
      state.name = Waypoint.sample.name
      return ModuleStack(NavigationState { _ in WaypointBuilder.preview(state) })
    }
  #endif
#endif
