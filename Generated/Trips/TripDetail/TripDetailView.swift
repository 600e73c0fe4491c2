import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

// swift-format-ignore: UseSynthesizedInitializer
/// One trip: its name, its length, its map, and its waypoints, all to be edited.
@available(iOS 17, macOS 14, *)
@MainActor
public struct TripDetailView {
  @State var state: TripDetailViewState
  @State package var presenter: any TripDetailViewOutputProtocol
  @State package var navigation: NavigationPlace

  // As of Xcode 27, State is a macro, which makes the synthesized initializer private.
  init(
    state: TripDetailViewState,
    presenter: any TripDetailViewOutputProtocol,
    navigation: NavigationPlace
  ) {
    self.state = state
    self.presenter = presenter
    self.navigation = navigation
  }

  // What the body shows and calls, and a terminal and tests use in its place.
  package var form: TripForm { state.form }
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

  package func open(_ row: WaypointRow) {
    presenter.didSelect(row.waypoint)
  }

  package func move(fromOffsets offsets: Set<Int>, toOffset destination: Int) {
    presenter.didMoveWaypoints(fromOffsets: offsets, toOffset: destination)
  }

  package func delete(atOffsets offsets: Set<Int>) {
    presenter.didDeleteWaypoints(atOffsets: offsets)
  }
}

// MARK: - View

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  extension TripDetailView: View {
    public var body: some View {
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
  }

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
