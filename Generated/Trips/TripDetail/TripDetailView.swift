import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// One trip: its name, its length, its map, and its waypoints, all to be edited.
@available(iOS 17, macOS 14, *)
package struct TripDetailView: View {
  @State var state: TripDetailViewState
  @State var presenter: any TripDetailViewOutputProtocol
  @State package var navigation: NavigationPlace

  init(
    state: TripDetailViewState,
    presenter: any TripDetailViewOutputProtocol,
    navigation: NavigationPlace
  ) {
    _state = State(initialValue: state)
    _presenter = State(initialValue: presenter)
    _navigation = State(initialValue: navigation)
  }

  // What the body shows and calls, and a terminal and tests use in its place.
  package var waypoints: [(name: String, place: String)] {
    state.form.waypoints.map { ($0.waypoint.name, $0.place) }
  }
  package var distance: String { state.distance }

  /// The place that is about to be added.
  @State private var place = ""

  /// The name is the model's; typing goes there and comes back.
  package var name: ScreenField {
    ScreenField("Name") {
      state.form.name
    } write: { name in
      presenter.didEdit(name: name)
    }
  }

  package var newPlace: ScreenField {
    ScreenField("Add a place") {
      place
    } write: { text in
      place = text
    } submit: { text in
      presenter.didAddWaypoint(named: text)
      place = ""
    }
  }

  package var save: ScreenButton {
    ScreenButton("Save", isEnabled: state.form.canSave) { presenter.didTapSave() }
  }

  package func load() {
    presenter.viewDidLoad()
    presenter.willShowMap()
  }

  package func open(at index: Int) {
    open(state.form.waypoints[index])
  }

  private func open(_ row: WaypointRow) {
    presenter.didSelect(row.waypoint)
  }

  package func move(fromOffsets offsets: Set<Int>, toOffset destination: Int) {
    presenter.didMoveWaypoints(fromOffsets: offsets, toOffset: destination)
  }

  package func delete(atOffsets offsets: Set<Int>) {
    presenter.didDeleteWaypoints(atOffsets: offsets)
  }

  // Linux has no SwiftUI, and ViperKit has only what a new view needs.
  #if canImport(SwiftUI)
    package var body: some View {
      List {
        Section {
          name
          LabeledContent("Distance", value: state.distance)
        }
        Section("Map") {
          navigation.embeddedViews
        }
        Section("Waypoints") {
          ForEach(state.form.waypoints) { row in
            Button {
              open(row)
            } label: {
              LabeledContent(row.waypoint.name, value: row.place)
            }
          }
          .onMove { move(fromOffsets: Set($0), toOffset: $1) }
          .onDelete { delete(atOffsets: Set($0)) }
          newPlace
        }
      }
      .navigationTitle(state.form.name)
      .toolbar {
        #if os(iOS)
          EditButton()
        #endif
        save
      }
      .moduleLifeCycle(viewDidLoad: { load() })
    }
  #endif
}

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  #Preview {
    ModuleStack(
      NavigationState {
        TripDetailBuilder.build(
          id: 2,
          dependencies: TripsContainer(model: .sample, map: SystemMap(), images: DrawnImages()),
          navigation: $0)
      })
  }
#endif
