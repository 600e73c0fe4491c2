import Testing

@testable import TripsDomain

struct LocationTests {
  @Test(arguments: [
    ("Cabin 47.1, 12.3", (47.1, 12.3)), ("47.1,12.3", (47.1, 12.3)),
    ("Fjord, west 60.5 ,-5", (60.5, -5)), ("-90, 180", (-90, 180)),
  ])
  func coordinatesAtTheEndOfANameAreUnderstood(_ name: String, _ expected: (Double, Double)) {
    #expect(
      Location(atEndOf: name) == Location(latitude: expected.0, longitude: expected.1))
  }

  @Test(arguments: [
    "", ",", "Vienna", "1, Main Street", "Cabin 91, 0", "Cabin 0, 181", "nan, nan", "inf, 0",
    "47.1 12.3", "1e400, 0", "47.1, 12.3, Cabin",
  ])
  func aNameWithoutCoordinatesHasNoLocation(_ name: String) {
    #expect(Location(atEndOf: name) == nil)
  }

  @Test(arguments: [
    (48.208, 16.373, "48.21° N, 16.37° E"), (-33.87, -70.7, "33.87° S, 70.70° W"),
    (0, 0, "0.00° N, 0.00° E"),
  ])
  func aLocationIsFormattedForPeople(_ latitude: Double, _ longitude: Double, _ text: String) {
    #expect(Location(latitude: latitude, longitude: longitude).formatted == text)
  }

  @Test(arguments: [
    (0, "0 m"), (849.6, "850 m"), (999.4, "999 m"), (999.5, "1.0 km"), (4_249, "4.2 km"),
    (9_940, "9.9 km"), (9_960, "10 km"), (254_321, "254 km"), (1_234_567, "1,235 km"),
    (40_000_000, "40,000 km"), (-5, "0 m"), (.nan, "0 m"), (1e300, "1,000,000,000 km"),
  ])
  func aLengthIsFormattedForPeople(_ metres: Double, _ text: String) {
    #expect(RoadLength(metres: metres).metric == text)
  }
}
