import TripsDomain

/// Contains the business logic of TripList.
@available(iOS 17, macOS 14, *)
@MainActor
final class TripListInteractor {
  weak var presenter: (any TripListInteractorOutputProtocol)?
  let model: DataModel
  let images: any WaypointImageProvider

  /// The requested pictures.
  private var drawings: [Trip.ID: Drawing] = [:]

  init(model: DataModel, images: any WaypointImageProvider) {
    self.model = model
    self.images = images
  }

  deinit {
    for drawing in drawings.values { drawing.task.cancel() }
  }
}

// MARK: - TripListInteractorProtocol

@available(iOS 17, macOS 14, *)
extension TripListInteractor: TripListInteractorProtocol {
  func loadTrips() {
    model.add(self)
    modelDidChange()
  }
}

// MARK: - DataModelObserver

@available(iOS 17, macOS 14, *)
extension TripListInteractor: DataModelObserver {
  func modelDidChange() {
    presenter?.didLoad(model.trips)
    presenter?.didChange(canSave: model.hasUnsavedChanges)
    for trip in model.trips { draw(trip) }
  }
}

// MARK: - Pictures

@available(iOS 17, macOS 14, *)
extension TripListInteractor {
  private struct Drawing {
    let waypoints: [Waypoint]
    let task: Task<Void, Never>
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
