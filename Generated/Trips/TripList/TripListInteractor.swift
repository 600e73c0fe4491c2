import TripsDomain

/// Does the work of TripList, whatever its view looks like.
@available(iOS 17, macOS 14, *)
@MainActor
final class TripListInteractor {
  weak var presenter: (any TripListInteractorOutputProtocol)?
  let model: DataModel
  let map: any MapDataProvider
  let images: any WaypointImageProvider
  let editor: any WaypointEditing

  private var following: Task<Void, Never>?
  /// What was asked for each trip's picture.
  private var drawings: [Trip.ID: Drawing] = [:]

  init(
    model: DataModel,
    map: any MapDataProvider,
    images: any WaypointImageProvider,
    editor: any WaypointEditing
  ) {
    self.model = model
    self.map = map
    self.images = images
    self.editor = editor
  }

  deinit {
    following?.cancel()
    for drawing in drawings.values { drawing.task.cancel() }
  }
}

// MARK: - TripListInteractorProtocol

@available(iOS 17, macOS 14, *)
extension TripListInteractor: TripListInteractorProtocol {
  func loadTrips() {
    report()
    following?.cancel()
    let changes = model.values { Snapshot(trips: $0.trips, canSave: $0.hasUnsavedChanges) }
    following = Task { [weak self] in
      for await _ in changes { self?.report() }
    }
  }

  func addTrip() {
    model.pushNewTrip()
    report()
  }

  func deleteTrips(atOffsets offsets: Set<Int>) {
    model.deleteTrips(atOffsets: offsets)
    report()
  }

  func save() throws(TripPersistenceError) {
    try model.save()
    report()
  }
}

// MARK: - Reports

@available(iOS 17, macOS 14, *)
extension TripListInteractor {
  /// All of the model that is reported.
  private nonisolated struct Snapshot: Hashable {
    let trips: [Trip]
    let canSave: Bool
  }

  private struct Drawing {
    let waypoints: [Waypoint]
    let task: Task<Void, Never>
  }

  /// What is changed here is reported at once, so that a list can take a row away before the eyes
  /// of the user; what is changed elsewhere, as soon as the model tells of it.
  private func report() {
    presenter?.didLoad(model.trips)
    presenter?.didChange(canSave: model.hasUnsavedChanges)
    for trip in model.trips { draw(trip) }
  }

  private func draw(_ trip: Trip) {
    guard drawings[trip.id]?.waypoints != trip.waypoints else { return }
    drawings[trip.id]?.task.cancel()
    let task = Task { [weak self, images] in
      let picture = await images.picture(of: trip)
      if !Task.isCancelled { self?.presenter?.didDraw(picture, of: trip.id) }
    }
    drawings[trip.id] = Drawing(waypoints: trip.waypoints, task: task)
  }
}
