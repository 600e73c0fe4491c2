import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// One waypoint, whose name is edited, and with it its place.
@available(iOS 17, macOS 14, *)
package struct WaypointView: View {
  @State var presenter: WaypointPresenter

  // What the body shows and calls, and a terminal and tests use in its place.
  package var name: ScreenField {
    ScreenField("Name") {
      presenter.name
    } write: { name in
      presenter.name = name
    } submit: { name in
      presenter.onNameEntered(name: name)
    }
  }

  package func load() {
    presenter.onViewAppear()
  }

  package func leave() {
    presenter.onNameEntered(name: presenter.name)
  }

  // Linux has no SwiftUI, and ViperKit has only what a new view needs.
  #if canImport(SwiftUI)
    package var body: some View {
      List {
        name
      }
      .navigationTitle("Waypoint")
      .onAppear { load() }
      .onDisappear { leave() }
    }
  #endif
}

#if canImport(SwiftUI)
  #if DEBUG
    @available(iOS 17, macOS 14, *)
    #Preview {
      ModuleStack(NavigationState { _ in WaypointBuilder.preview() })
    }
  #endif
#endif
