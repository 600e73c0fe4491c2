import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// All trips, with ways to add, delete and open them.
@available(iOS 17, macOS 14, *)
package struct TripListView: View {
  @State var state: TripListViewState
  @State var presenter: any TripListViewOutputProtocol

  init(state: TripListViewState, presenter: any TripListViewOutputProtocol) {
    _state = State(initialValue: state)
    _presenter = State(initialValue: presenter)
  }

  // What the body shows and calls, and a terminal and tests use in its place.
  package var rows: [(title: String, subtitle: String, picture: Picture?)] {
    state.rows.map { ($0.title, $0.subtitle, state.pictures[$0.id]) }
  }

  package var add: ScreenButton {
    ScreenButton("Add", systemImage: "plus") { presenter.didTapAdd() }
  }

  package var save: ScreenButton {
    ScreenButton("Save", isEnabled: state.canSave) { presenter.didTapSave() }
  }

  package func load() {
    presenter.viewDidLoad()
  }

  package func open(at index: Int) {
    open(state.rows[index])
  }

  private func open(_ row: TripRow) {
    presenter.didSelect(id: row.id)
  }

  package func delete(atOffsets offsets: Set<Int>) {
    presenter.didDelete(atOffsets: offsets)
  }

  // Linux has no SwiftUI, and ViperKit has only what a new view needs.
  #if canImport(SwiftUI)
    package var body: some View {
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
  #endif
}

#if canImport(SwiftUI)
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
