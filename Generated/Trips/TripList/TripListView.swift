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
              Text(row.title)
              Text(row.subtitle).font(.caption).foregroundStyle(.secondary)
            }
          }
          .buttonStyle(.plain)
        }
        .onDelete { presenter.didDelete(at: Set($0)) }
      }
      .navigationTitle("Trips")
      .toolbar {
        Button("Add", systemImage: "plus") { presenter.didTapAdd() }
      }
      .moduleLifeCycle(viewDidLoad: { presenter.viewDidLoad() })
    }
  }

  #Preview {
    ModuleStack(
      NavigationState { TripListBuilder.build(store: DataModel.sample, navigation: $0) })
  }
#endif
