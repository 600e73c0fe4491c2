import TripsDomain
import ViperKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// All trips, with ways to add, delete and open them.
@MainActor
struct TripListView {
  @State var state: TripListViewState
  @State var presenter: any TripListViewOutputProtocol
}

// MARK: - View

#if canImport(SwiftUI)
  extension TripListView: View {
    var body: some View {
      List {
        ForEach(state.rows) { row in
          Button {
            presenter.didSelect(id: row.id)
          } label: {
            VStack(alignment: .leading) {
              PictureView(picture: state.pictures[row.id])
              Text(row.title)
              Text(row.subtitle).font(.caption).foregroundStyle(.secondary)
            }
          }
          .buttonStyle(.plain)
        }
        .onDelete { presenter.didDelete(atOffsets: Set($0)) }
      }
      .navigationTitle("Trips")
      .toolbar {
        Button("Add", systemImage: "plus") { presenter.didTapAdd() }
        Button("Save") { presenter.didTapSave() }
          .disabled(!state.canSave)
      }
      .moduleLifeCycle(viewDidLoad: { presenter.viewDidLoad() })
    }
  }

  #Preview {
    ModuleStack(
      NavigationState {
        TripListBuilder.build(
          model: .sample, map: SystemMap(), images: DrawnImages(), editor: TripEditor.sample,
          navigation: $0)
      })
  }
#endif
