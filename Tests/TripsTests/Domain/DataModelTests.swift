import Testing
import TripsDomain

@MainActor
struct DataModelTests {
  @Test(arguments: [
    ([], 1), ([1, 2], 3), ([5, 2], 6), ([-4], 1), ([Int.max], 1), ([Int.max, 1, 2], 3),
  ])
  func aNewTripHasAnIdOfItsOwn(_ ids: [Int], _ expected: Int) {
    let model = DataModel(persistence: NoPersistence(), trips: ids.map { Trip(id: $0) })

    model.pushNewTrip()

    #expect(model.trips.first?.id == expected)
    #expect(model.trips.dropFirst().map(\.id) == ids)
  }

  @Test func editsWithoutEffectAreNotUnsavedChanges() {
    let model = DataModel.sample

    model.deleteTrips(atOffsets: [-1, 9])
    model.rename(99, to: "Nobody")
    model.rename(1, to: "Weekend in Bath")
    model.rename(99, of: 1, to: "Nowhere", at: Location(latitude: 0, longitude: 0))
    model.moveWaypoints(of: 2, fromOffsets: [0], toOffset: 1)
    model.deleteWaypoints(of: 2, atOffsets: [])

    #expect(!model.hasUnsavedChanges)
    #expect(model.trips == DataModel.sample.trips)
  }

  @Test func loadingDiscardsUnsavedChanges() throws {
    let model = DataModel.sample
    model.pushNewTrip()
    #expect(model.hasUnsavedChanges)

    try model.load()

    #expect(model.trips.isEmpty)
    #expect(!model.hasUnsavedChanges)
  }

  @Test func afterAFailureToSaveThereIsStillSomethingToSave() {
    let model = DataModel(persistence: FullDisk(), trips: [])
    model.pushNewTrip()

    #expect(throws: FullDisk.error) { try model.save() }

    #expect(model.hasUnsavedChanges)
    #expect(model.trips.count == 1)
  }

  @Test func anObserverGetsEachChangeAtOnce() throws {
    let model = DataModel.sample
    let observer = NamesObserver(model)

    model.pushNewTrip()
    model.deleteTrips(atOffsets: [0, 9])
    model.deleteTrips(atOffsets: [9])
    try model.save()

    let samples = ["Along the Danube", "Weekend in Bath"]
    #expect(observer.names == [["New trip"] + samples, samples, samples])
    model.remove(observer)
    model.pushNewTrip()
    #expect(observer.names.count == 3)
  }

  @Test func anObserverIsNotKeptAlive() {
    let model = DataModel.sample
    weak var gone: NamesObserver?
    do {
      let observer = NamesObserver(model)
      gone = observer
    }

    #expect(gone == nil)
    model.pushNewTrip()
  }
}

/// Keeps the names of the trips after each change.
@MainActor
private final class NamesObserver: DataModelObserver {
  private let model: DataModel
  private(set) var names: [[String]] = []

  init(_ model: DataModel) {
    self.model = model
    model.add(self)
  }

  func modelDidChange() {
    names.append(model.trips.map(\.name))
  }
}

private struct FullDisk: TripPersistence {
  static let error = TripPersistenceError.unwritable(file: "trips.json", reason: "it is full")

  func load() -> [Trip] { [] }
  func save(_ trips: [Trip]) throws(TripPersistenceError) { throw Self.error }
}

struct PictureTests {
  static let red = Picture.Color(red: 255, green: 0, blue: 0)
  static let blue = Picture.Color(red: 0, green: 0, blue: 255)

  @Test func picturesAreJoinedSideBySideAsHighAsTheLowest() {
    let high = Picture(rows: [[Self.red, Self.red], [Self.red, Self.red]])
    let low = Picture(rows: [[Self.blue]])

    let joined = Picture(joining: [high, low])

    #expect(joined.rows == [[Self.red, Self.red, Self.blue]])
    #expect(Picture(joining: []).height == 0)
    #expect(Picture(rows: [[Self.red, Self.red], [Self.blue]]).width == 1)
  }

  @Test func aPlaceLooksTheSameInEveryTrip() {
    let rome = Waypoint(id: 1, name: "Rome", location: Location(latitude: 42, longitude: 12))
    let again = Waypoint(id: 9, name: "Rome", location: Location(latitude: 42, longitude: 12))
    let oslo = Waypoint(id: 1, name: "Oslo", location: Location(latitude: 60, longitude: 11))

    #expect(DrawnImages().image(of: rome) == DrawnImages().image(of: again))
    #expect(DrawnImages().image(of: rome) != DrawnImages().image(of: oslo))
  }

  @Test func aTripsPictureIsThatOfItsFirstFourWaypoints() async {
    let location = Location(latitude: 0, longitude: 0)
    let waypoints = (0..<9).map { Waypoint(id: $0, name: "\($0)", location: location) }

    let picture = await DrawnImages().picture(of: Trip(id: 1, waypoints: waypoints))

    #expect(picture?.width == 32)
    #expect(await DrawnImages().picture(of: Trip(id: 1)) == nil)
  }
}
