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

  // As of Xcode 27, State is a macro, which makes the synthesized initializer private.
  init(state: WaypointViewState, presenter: any WaypointViewOutputProtocol) {
    self.state = state
    self.presenter = presenter
  }

  // What the body shows and calls, and a terminal and tests use in its place.
  package var name: ScreenField {
    ScreenField("Name") {
      state.name
    } write: { name in
      state.name = name
    } submit: { name in
      presenter.didEnter(name: name)
    }
  }

  package func load() {
    presenter.viewDidLoad()
  }

  package func leave() {
    presenter.didEnter(name: state.name)
  }
}

// MARK: - View

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  extension WaypointView: View {
    public var body: some View {
      List {
        name
      }
      .navigationTitle("Waypoint")
      .moduleLifeCycle(
        viewDidLoad: { load() },
        viewWillDisappear: { leave() })
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
