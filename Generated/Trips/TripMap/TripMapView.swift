import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import MapKit
  import SwiftUI
#endif

// swift-format-ignore: UseSynthesizedInitializer
/// The waypoints of a trip as pins, and the ways between them as lines; nothing can be changed.
@available(iOS 17, macOS 14, *)
@MainActor
public struct TripMapView {
  @State var state: TripMapViewState
  @State package var presenter: any TripMapViewOutputProtocol

  // As of Xcode 27, State is a macro, which makes the synthesized initializer private.
  init(state: TripMapViewState, presenter: any TripMapViewOutputProtocol) {
    self.state = state
    self.presenter = presenter
  }

  // What the body shows and calls, and a terminal and tests use in its place.
  package var pins: [Waypoint] { state.pins }
  package var lines: [[Location]] { state.lines }

  package func load() {
    presenter.viewDidLoad()
  }
}

// MARK: - View

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  extension TripMapView: View {
    public var body: some View {
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
  }

  #if DEBUG
    @available(iOS 17, macOS 14, *)
    #Preview {
      let state = TripMapViewState()
      state.pins = [.sample]
      return TripMapBuilder.preview(state)
    }
  #endif
#endif
