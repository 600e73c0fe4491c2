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

  // SwiftUI's State is a macro as of Xcode 27, and leaves no synthesized initialiser to others.
  init(state: TripListViewState, presenter: any TripListViewOutputProtocol) {
    self.state = state
    self.presenter = presenter
  }

  // What a terminal shows in place of the body.
  package var rows: [TripRow] { state.rows }
  package var pictures: [Trip.ID: Picture] { state.pictures }
  package var canSave: Bool { state.canSave }
}

// MARK: - View

#if canImport(SwiftUI)
  @available(iOS 17, macOS 14, *)
  extension TripListView: View {
    public var body: some View {
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
        #if os(iOS)
          EditButton()
        #endif
        Button("Add", systemImage: "plus") { presenter.didTapAdd() }
        Button("Save") { presenter.didTapSave() }
          .disabled(!state.canSave)
      }
      .moduleLifeCycle(viewDidLoad: { presenter.viewDidLoad() })
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
