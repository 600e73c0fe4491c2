import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// One waypoint, whose name is edited, and with it its place.
@available(iOS 17, macOS 14, *)
package struct WaypointView: View {
  @State var state: WaypointViewState
  @State var presenter: any WaypointViewOutputProtocol

  init(state: WaypointViewState, presenter: any WaypointViewOutputProtocol) {
    _state = State(initialValue: state)
    _presenter = State(initialValue: presenter)
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

  // Linux has no SwiftUI, and ViperKit has only what a new view needs.
  #if canImport(SwiftUI)
    package var body: some View {
      List {
        name
      }
      .navigationTitle("Waypoint")
      .moduleLifeCycle(
        viewDidLoad: { load() },
        viewWillDisappear: { leave() })
    }
  #endif
}

#if canImport(SwiftUI)
  #if DEBUG
    @available(iOS 17, macOS 14, *)
    #Preview {
      let state = WaypointViewState()
      state.name = Waypoint.sample.name
      return ModuleStack(NavigationState { _ in WaypointBuilder.preview(state) })
    }
  #endif
#endif
