import Testing

@testable import TripsDomain

struct GreatCircleMapTests {
  static let quarter = GreatCircleMap.radius * .pi / 2

  /// Kilometers between cities, from published tables of great circles.
  @Test(arguments: [
    ((51.5074, -0.1278), (48.8566, 2.3522), 343_560.0),
    ((40.6413, -73.7781), (51.47, -0.4543), 5_540_000),
    ((0, 0), (90, 0), quarter), ((0, 0), (0, 180), 2 * quarter), ((90, 0), (-90, 77), 2 * quarter),
    ((10, 179), (10, -179), 218_970), ((48.2, 16.4), (48.2, 16.4), 0),
  ])
  func distancesFollowGreatCircles(
    _ start: (Double, Double), _ end: (Double, Double), _ metres: Double
  ) async throws {
    let distance = try await GreatCircleMap().totalDistance(over: Self.waypoints([start, end]))

    #expect(abs(distance - metres) <= metres * 0.001)
  }

  @Test func thereIsALegForEachPairAndTheTotalIsTheirSum() async throws {
    let waypoints = Self.waypoints([(48.57, 13.46), (48.31, 14.29), (48.21, 16.37), (47.5, 19.04)])
    let map = GreatCircleMap()

    let legs = map.directions(over: waypoints)

    #expect(legs.count == 3)
    #expect(legs.map(\.path.first) == waypoints.dropLast().map(\.location))
    #expect(legs.map(\.path.last) == waypoints.dropFirst().map(\.location))
    #expect(try await map.totalDistance(over: waypoints) == legs.reduce(0) { $0 + $1.distance })
  }

  @Test(arguments: [[], [(48.2, 16.4)]])
  func fewerThanTwoWaypointsAreNoWay(_ places: [(Double, Double)]) async throws {
    let map = GreatCircleMap()
    #expect(map.directions(over: Self.waypoints(places)).isEmpty)
    #expect(try await map.totalDistance(over: Self.waypoints(places)) == 0)
  }

  @Test func thePointsOfALegFollowItsGreatCircle() throws {
    let leg = try #require(
      GreatCircleMap().directions(over: Self.waypoints([(50, -10), (50, 30)])).first)

    let parts = zip(leg.path, leg.path.dropFirst()).map { Arc(from: $0, to: $1) }
    let sum = parts.reduce(0) { $0 + $1.angle * GreatCircleMap.radius }

    #expect(parts.count > 20)
    #expect(parts.allSatisfy { $0.angle * GreatCircleMap.radius <= GreatCircleMap.step * 1.001 })
    #expect(abs(sum - leg.distance) < 1)
    // The shortest way bends to the pole.
    #expect(leg.path.contains { $0.latitude > 51.7 })
  }

  @Test(arguments: ["Vienna", "vienna", " ZÜRICH ", "zurich", "são paulo", "Москва", "東京"])
  func citiesAreFoundIgnoringCaseAndAccents(_ name: String) {
    #expect(throws: Never.self) { try GreatCircleMap().location(of: name) }
  }

  @Test func everyCityIsOnEarthAndListedOnce() throws {
    for name in City.names {
      let location = try #require(City.location(of: name))
      #expect(location.isOnEarth, "\(name)")
    }
    #expect(Set(City.names).count == City.names.count)
  }

  @Test(arguments: ["Atlantis", "", "Vienna, Austria"])
  func anUnknownPlaceIsAnError(_ name: String) {
    #expect(throws: MapDataError.unknownPlace(name)) {
      try GreatCircleMap().location(of: name)
    }
  }

  static func waypoints(_ places: [(Double, Double)]) -> [Waypoint] {
    places.enumerated().map { index, place in
      Waypoint(
        id: index, name: "\(index)",
        location: Location(latitude: place.0, longitude: place.1))
    }
  }
}
