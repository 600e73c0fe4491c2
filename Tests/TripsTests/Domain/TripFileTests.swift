import Foundation
import TestTools
import Testing
import TripsDomain

struct TripFileTests {
  static let trips = [
    Trip(
      id: 7, name: "Ünïcode 🚐\n\"quoted\"",
      waypoints: [
        Waypoint(id: 1, name: "", location: Location(latitude: -90, longitude: 180))
      ]),
    Trip(id: -3, name: ""),
  ]

  @Test func savedTripsAreLoaded() throws {
    let folder = try TestFolder()
    let file = TripFile(folder("deep/er/trips.json"))

    try file.save(Self.trips)

    #expect(try file.load() == Self.trips)
  }

  @Test func aMissingFileHasNoTrips() throws {
    let folder = try TestFolder()
    #expect(try TripFile(folder("trips.json")).load().isEmpty)
  }

  @Test func theSameTripsAreTheSameBytes() throws {
    let folder = try TestFolder()
    let path = folder("trips.json")
    try TripFile(path).save(Self.trips)
    let first = try Data(contentsOf: URL(fileURLWithPath: path))

    try TripFile(path).save(Self.trips)

    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == first)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["trips.json"])
  }

  @Test(arguments: [
    ("", "it is not JSON, or damaged"),
    ("\0\u{1}", "it is not JSON, or damaged"),
    (#"{"format":"Trips","version":1,"trips":[{"id":1,"na"#, "it is not JSON, or damaged"),
    ("[]", "it is other JSON"), ("null", "it is other JSON"), ("3", "it is other JSON"),
    ("{}", "'format' is missing"),
    (#"{"format":"Recipes","version":1}"#, "its format is 'Recipes'"),
    (#"{"format":"Trips","version":2,"journeys":[]}"#, "its version is 2, not 1"),
    (#"{"format":"Trips","version":1}"#, "'trips' is missing"),
    (#"{"format":"Trips","version":1,"trips":{}}"#, "'trips' is of another kind"),
    (
      #"{"format":"Trips","version":1,"trips":[{"id":1,"name":"A","waypoints":[{"id":1}]}]}"#,
      "'trips[0].waypoints[0].name' is missing"
    ),
    (
      #"{"format":"Trips","version":1,"trips":[{"id":"1","name":"A","waypoints":[]}]}"#,
      "'trips[0].id' is of another kind"
    ),
    (
      #"""
      {"format":"Trips","version":1,"trips":[
        {"id":1,"name":"A","waypoints":[]},{"id":1,"name":"B","waypoints":[]}]}
      """#,
      "two trips have the id 1"
    ),
    (
      #"""
      {"format":"Trips","version":1,"trips":[{"id":1,"name":"A","waypoints":[
        {"id":1,"name":"Moon","location":{"latitude":400,"longitude":0}}]}]}
      """#,
      "'Moon' is no place on earth"
    ),
  ])
  func aFileWithoutTripsIsReportedAndKept(_ text: String, _ reason: String) throws {
    let folder = try TestFolder()
    let path = folder("trips.json")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let error = TripPersistenceError.notTrips(file: path, reason: reason)

    #expect(throws: error) { try TripFile(path).load() }
    #expect(throws: error) { try TripFile(path).save(Self.trips) }

    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(error.message == "'\(path)' holds no trips (\(reason)). It is kept as it is.")
  }

  @Test func aReadOnlyFileIsNotReplaced() throws {
    let folder = try TestFolder()
    let path = folder("trips.json")
    try TripFile(path).save([])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)

    #expect(throws: TripPersistenceError.unwritable(file: path, reason: "it is read-only")) {
      try TripFile(path).save(Self.trips)
    }

    #expect(try TripFile(path).load().isEmpty)
  }

  @Test func aFolderIsNotReadAsAFile() throws {
    let folder = try TestFolder()
    #expect(
      throws: TripPersistenceError.unreadable(file: folder.path, reason: "it is a folder")
    ) { try TripFile(folder.path).load() }
  }

  @Test func savingKeepsASymbolicLink() throws {
    let folder = try TestFolder()
    let link = folder("link.json")
    try TripFile(folder("trips.json")).save([])
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder("trips.json"))

    try TripFile(link).save(Self.trips)

    #expect(try TripFile(folder("trips.json")).load() == Self.trips)
    #expect(throws: Never.self) { try FileManager.default.destinationOfSymbolicLink(atPath: link) }
  }

  @Test func aBrokenSymbolicLinkIsReported() throws {
    let folder = try TestFolder()
    let link = folder("link.json")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder("gone.json"))

    #expect(
      throws: TripPersistenceError.unreadable(
        file: link, reason: "it is a link to a file that does not exist")
    ) { try TripFile(link).load() }
  }
}
