import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

// swift-format-ignore: UseSynthesizedInitializer
/// All trips, with ways to add, delete and open them.
@available(iOS 17, macOS 14, *)
@MainActor
public struct TripListView {
  @State var state: TripListViewState
  @State package var presenter: any TripListViewOutputProtocol

  // As of Xcode 27, State is a macro, which makes the synthesized initializer private.
  init(state: TripListViewState, presenter: any TripListViewOutputProtocol) {
    self.state = state
    self.presenter = presenter
  }

  // What the body shows and calls, and a terminal and tests use in its place.
  package var rows: [TripRow] { state.rows }
  package var pictures: [Trip.ID: Picture] { state.pictures }

  package var add: ScreenButton {
    ScreenButton("Add", systemImage: "plus") { presenter.didTapAdd() }
  }

  package var save: ScreenButton {
    ScreenButton("Save", isEnabled: state.canSave) { presenter.didTapSave() }
  }

  package func load() {
    presenter.viewDidLoad()
  }

  package func open(_ row: TripRow) {
    presenter.didSelect(id: row.id)
  }

  package func delete(atOffsets offsets: Set<Int>) {
    presenter.didDelete(atOffsets: offsets)
  }
}

// MARK: - View

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  extension TripListView: View {
    public var body: some View {
      List {
        ForEach(state.rows) { row in
          Button {
            open(row)
          } label: {
            VStack(alignment: .leading) {
              PictureView(picture: state.pictures[row.id])
              Text(row.title)
              Text(row.subtitle).font(.caption).foregroundStyle(.secondary)
            }
          }
          .buttonStyle(.plain)
        }
        .onDelete { delete(atOffsets: Set($0)) }
      }
      .navigationTitle("Trips")
      .toolbar {
        #if os(iOS)
          EditButton()
        #endif
        add
        save
      }
      .moduleLifeCycle(viewDidLoad: { load() })
    }
  }

  @available(iOS 17, macOS 14, *)
  #Preview {
    ModuleStack(
      NavigationState {
        TripListBuilder.build(
          dependencies: TripsContainer(model: .sample, map: SystemMap(), images: DrawnImages()),
          navigation: $0)
      })
  }
#endif
