import Testing
import TripsDomain
import ViperKit

@testable import TripsModules

/// Every module is released when it has left the screen, whatever it still waits for. An interactor
/// that is about to change a trip goes when it has done that.
@MainActor
struct ReleaseTests {
  @Test func theListIsReleasedWhilePicturesAreDrawn() async throws {
    let images = WaitingImages()
    let parts: Parts
    do {
      let app = Stage(model: .sample, images: images)
      let list = try app.list()
      parts = try Parts(of: list)
      #expect(await images.isAsked(2))
    }

    #expect(await eventually { parts.isReleased }, "\(parts.names)")
    await images.answer()
    await settle()
  }

  @Test func theDetailIsReleasedWhileItMeasures() async throws {
    let map = WaitingMap()
    let app = Stage(model: .sample, map: map)
    let parts: Parts
    do {
      parts = try Parts(of: try app.open(row: 0))
      #expect(await map.isAsked(1))
      app.navigation.path = []
    }

    #expect(await eventually { parts.isReleased }, "\(parts.names)")
    await map.answer()
    await settle()
  }

  @Test func aPlaceIsAddedAfterItsDetailIsReleased() async throws {
    let map = WaitingMap()
    let app = Stage(model: .sample, map: map)
    let parts: Parts
    do {
      let detail = try app.open(row: 1)
      parts = try Parts(of: detail)
      detail.newPlace.enter("Rome")
      #expect(await map.isAsked(2))
      app.navigation.path = []
    }

    #expect(await eventually { parts.names == ["TripDetailInteractor"] }, "\(parts.names)")
    await map.answer()
    #expect(await eventually { parts.isReleased }, "\(parts.names)")
    #expect(await eventually { app.model.trip(1)?.waypoints.last?.name == "Rome" })
  }

  @Test func aPlaceIsSetAfterItsWaypointIsReleased() async throws {
    let map = WaitingMap()
    let app = Stage(model: .sample, map: map)
    let parts: Parts
    do {
      let detail = try app.open(row: 0)
      let waypoint = try app.open(row: 0, of: detail)
      parts = Parts(of: waypoint)
      waypoint.name.enter("Rome")
      #expect(await map.isAsked(2))
      app.navigation.path.removeLast()
    }

    #expect(await eventually { parts.names == ["DefaultWaypointInteractor"] }, "\(parts.names)")
    await map.answer()
    #expect(await eventually { parts.isReleased }, "\(parts.names)")
    #expect(await eventually { app.model.trip(2)?.waypoints.first?.name == "Rome" })
  }

  @Test func theMapIsReleasedWithItsDetailWhileItWaitsForDirections() async throws {
    let map = WaitingMap()
    let app = Stage(model: .sample, map: map)
    let parts: [Parts]
    do {
      let detail = try app.open(row: 0)
      parts = [try Parts(of: detail), try Parts(of: try app.map(of: detail))]
      #expect(await map.isAsked(1))
      app.navigation.path = []
    }

    for parts in parts {
      #expect(await eventually { parts.isReleased }, "\(parts.names)")
    }
    await map.answer()
    await settle()
  }

  @Test func theModelIsReleasedWithTheApp() async throws {
    weak var model: DataModel?
    do {
      let app = Stage(model: .sample)
      model = app.model
      let detail = try app.open(row: 0)
      _ = try app.open(row: 0, of: detail)
    }

    #expect(await eventually { model == nil })
  }
}

/// The parts of a module, held weakly.
@MainActor
private struct Parts {
  private struct Part {
    let name: String
    weak var object: AnyObject?
  }

  private let parts: [Part]

  var isReleased: Bool { parts.allSatisfy { $0.object == nil } }
  var names: [String] { parts.filter { $0.object != nil }.map(\.name) }

  private init(_ objects: [AnyObject]) {
    parts = objects.map { Part(name: String(describing: type(of: $0)), object: $0) }
  }

  init(of view: TripListView) throws {
    let presenter = try #require(view.presenter as? TripListPresenter)
    self.init([view.state, presenter, presenter.interactor, presenter.router])
  }

  init(of view: TripDetailView) throws {
    let presenter = try #require(view.presenter as? TripDetailPresenter)
    self.init([view.state, presenter, presenter.interactor, presenter.router])
  }

  init(of view: TripMapView) throws {
    let presenter = try #require(view.presenter as? TripMapPresenter)
    self.init([view.state, presenter, presenter.interactor, presenter.router])
  }

  init(of view: WaypointView) {
    let presenter = view.presenter
    self.init([presenter, presenter.interactor, presenter.router])
  }
}

private actor WaitingImages: WaypointImageProvider {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  /// Whether so many calls wait for their answer, sooner or later.
  func isAsked(_ times: Int) async -> Bool {
    await eventually { waiting.count >= times }
  }

  func answer() {
    isOpen = true
    for call in waiting { call.resume() }
    waiting = []
  }

  func image(of waypoint: Waypoint) async -> Picture? {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    return nil
  }
}
