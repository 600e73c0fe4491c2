import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import MapKit
  import SwiftUI
#endif

/// The waypoints of a trip as pins, and the ways between them as lines; nothing can be changed.
@available(iOS 17, macOS 14, *)
package struct TripMapView: View {
  @State var state: TripMapViewState
  @State var presenter: any TripMapViewOutputProtocol

  init(state: TripMapViewState, presenter: any TripMapViewOutputProtocol) {
    _state = State(initialValue: state)
    _presenter = State(initialValue: presenter)
  }

  // What the body shows and calls, and a terminal and tests use in its place.
  package var pins: [Waypoint] { state.pins }
  package var lines: [[Location]] { state.lines }

  package func load() {
    presenter.viewDidLoad()
  }

  // Linux has no SwiftUI, and ViperKit has only what a new view needs.
  #if canImport(SwiftUI)
    package var body: some View {
      Map {
        ForEach(state.pins) { pin in
          Marker(pin.name, coordinate: pin.location.coordinate)
        }
        ForEach(state.lines, id: \.self) { line in
          MapPolyline(coordinates: line.map(\.coordinate))
            .stroke(.blue, lineWidth: 3)
        }
      }
      .frame(height: 240)
      .moduleLifeCycle(viewDidLoad: { load() })
    }
  #endif
}

#if canImport(SwiftUI)
  #if DEBUG
    @available(iOS 17, macOS 14, *)
    #Preview {
      let state = TripMapViewState()
      state.pins = [.sample]
      return TripMapBuilder.preview(state)
    }
  #endif
#endif
