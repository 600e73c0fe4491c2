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

  // SwiftUI's State is a macro as of Xcode 27, and leaves no synthesized initialiser to others.
  init(
    state: TripDetailViewState,
    presenter: any TripDetailViewOutputProtocol,
    navigation: NavigationPlace
  ) {
    self.state = state
    self.presenter = presenter
    self.navigation = navigation
  }

  // What a terminal shows in place of the body.
  package var form: TripForm { state.form }
  package var distance: String { state.distance }

  /// The place that is about to be added.
  @State private var newPlace = ""
}

// MARK: - View

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  extension TripDetailView: View {
    public var body: some View {
      List {
        Section {
          TextField("Name", text: name)
          LabeledContent("Distance", value: state.distance)
        }
        Section("Map") {
          navigation.embeddedViews
        }
        Section("Waypoints") {
          ForEach(state.form.waypoints) { row in
            Button {
              presenter.didSelect(row.waypoint)
            } label: {
              LabeledContent(row.waypoint.name, value: row.place)
            }
          }
          .onMove { presenter.didMoveWaypoints(fromOffsets: Set($0), toOffset: $1) }
          .onDelete { presenter.didDeleteWaypoints(atOffsets: Set($0)) }
          TextField("Add a place", text: $newPlace)
            .onSubmit(add)
        }
      }
      .navigationTitle(state.form.name)
      .toolbar {
        #if os(iOS)
          EditButton()
        #endif
        Button("Save") { presenter.didTapSave() }
          .disabled(!state.form.canSave)
      }
      .moduleLifeCycle(viewDidLoad: {
        presenter.viewDidLoad()
        presenter.willShowMap()
      })
    }

    /// The name is the model's; typing goes there and comes back.
    private var name: Binding<String> {
      Binding { @MainActor in
        state.form.name
      } set: { @MainActor name in
        presenter.didEdit(name: name)
      }
    }

    private func add() {
      presenter.didAddWaypoint(named: newPlace)
      newPlace = ""
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
