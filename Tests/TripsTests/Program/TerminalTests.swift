import Foundation
import TestTools
import Testing
import TripsDomain

/// The program `trips`, driven through a pipe.
@Suite(.serialized, .processesInTurn) struct TerminalTests {
  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  private func trips(
    _ arguments: [String], input: String, redirection: String = ""
  ) throws -> Subprocess {
    try Subprocess(example: "trips", arguments, input: input, redirection: redirection)
  }

  @Test func aPersonPlansATripAndFindsItAgain() throws {
    let folder = try TestFolder()
    let file = folder("trips.json")

    let first = try trips(
      [file],
      input: """
        add Über Land ✈️
        open 1
        add Vienna
        add zurich
        add Cabin 47.1, 12.3
        move 3 1
        edit 2 Graz
        delete 3
        save
        quit
        """)
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(
      first.output.hasSuffix(
        """

        Über Land ✈️
        ────────────
          Distance  238 km
          1  Cabin 47.1, 12.3  47.10° N, 12.30° E
          2  Graz              47.07° N, 15.44° E

        """), "\(first.output)")

    let second = try trips([file], input: "home\nquit\n")
    let list = """

      Trips
      ─────
        1  Über Land ✈️  2 waypoints

      """
    #expect(
      second.output == "Trips in \(file)\nType 'help' for the commands.\n" + list + list)
    #expect(second.status == 0)
    #expect(second.errors == "")
  }

  @Test func helpListsTheCommandsOfTheScreen() throws {
    let folder = try TestFolder()
    let run = try trips([folder("t")], input: "help\nadd X\nopen 1\nhelp\n")

    #expect(run.output.contains("  add [NAME]          puts a new trip on top\n"))
    #expect(run.output.contains("  move NUMBER TO       moves a waypoint to another number\n"))
    #expect(run.output.contains("  quit "))
  }

  @Test(arguments: [
    ("fly", "! 'fly' is no command here; 'help' lists them"),
    ("open", "! the number of a trip is missing; usage: open NUMBER"),
    ("open 9", "! there is no trip 9: there is only 1; usage: open NUMBER"),
    ("open 0", "! there is no trip 0: there is only 1; usage: open NUMBER"),
    ("open -1", "! '-1' is not the number of a trip; usage: open NUMBER"),
    (
      "open 99999999999999999999",
      "! there is no trip 99999999999999999999: there is only 1; usage: open NUMBER"
    ),
    ("open ١", "! '١' is not the number of a trip; usage: open NUMBER"),
    ("rename 1", "! the name is missing; usage: rename NUMBER NAME"),
    ("delete 1 x", "! 'x' is not the number of a trip; usage: delete NUMBER..."),
    ("back", "! this is the first screen; 'quit' leaves"),
    ("\u{1B}[2J", "! '\u{FFFD}[2j' is no command here; 'help' lists them"),
  ])
  func invalidCommandsAreExplainedAndChangeNothing(_ line: String, _ message: String) throws {
    let folder = try TestFolder()
    let file = folder("trips.json")
    try TripFile(file).save([Trip(id: 1, name: "One")])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))

    let run = try trips([file], input: line + "\nquit\n")

    #expect(run.output.hasSuffix(message + "\n"), "\(run.output)")
    #expect(run.status == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == bytes)
  }

  @Test func quitAsksOnceAndTheEndOfInputWarnsOfLostChanges() throws {
    let folder = try TestFolder()
    let once = try trips([folder("t")], input: "add X\nquit\n")
    #expect(once.output.hasSuffix("Type 'save', or 'quit' again to leave it.\n"))
    #expect(once.errors == "warning: the changes since the last 'save' are not saved\n")
    #expect(once.status == 1)

    let between = try trips([folder("t")], input: "add X\nquit\nhome\nquit\nsave")
    #expect(between.status == 0)
    #expect(try TripFile(folder("t")).load().map(\.name) == ["X"])
  }

  @Test func aFileWithoutTripsIsReportedAndKept() throws {
    let folder = try TestFolder()
    let file = folder("notes.json")
    try Data("my notes".utf8).write(to: URL(fileURLWithPath: file))

    let run = try trips([file], input: "add X\nsave\nquit\n")

    #expect(run.output == "")
    #expect(
      run.errors == """
        error: '\(file)' holds no trips (it is not JSON, or damaged). It is kept as it is.
        To work with another file, type: trips FILE

        """)
    #expect(run.status == 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "my notes")
  }

  @Test func unsavedTripsStayOnScreenAfterAFailedSave() throws {
    let folder = try TestFolder()
    let file = folder("trips.json")
    try TripFile(file).save([])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)

    let run = try trips([file], input: "add X\nsave\nhome\nquit\nquit\n")

    #expect(run.output.contains("! Trips not saved: '\(file)' can't be written: it is read-only."))
    #expect(run.output.contains("Trips  (not saved)\n"))
    #expect(run.status == 1)
    #expect(try TripFile(file).load().isEmpty)
  }

  @Test func controlCharactersInNamesAreReplaced() throws {
    let folder = try TestFolder()
    let file = folder("trips.json")
    try TripFile(file).save([
      Trip(id: 1, name: "\u{1B}[31mred\r\n\u{202E}"), Trip(id: 2, name: "東京"),
    ])

    let run = try trips([file], input: "")

    #expect(
      run.output.hasSuffix(
        """
          1  \u{FFFD}[31mred\u{FFFD}\u{FFFD}\u{FFFD}  0 waypoints
          2  東京         0 waypoints

        """), "\(run.output)")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["--frob"], "error: there is no option '--frob'\nusage: trips [FILE]\n"),
    (["a", "b"], "error: one file is enough: 'a' or 'b'\nusage: trips [FILE]\n"),
    ([""], "error: the file is empty\nusage: trips [FILE]\n"),
  ])
  func anInvalidCommandLineIsRejected(_ arguments: [String], _ message: String) throws {
    let run = try trips(arguments, input: "quit\n")
    #expect(run.errors == message)
    #expect(run.status == 2)
  }
}

extension TerminalTests {
  @Test(arguments: [">&-", ">/dev/full"].filter { $0 == ">&-" || hasFullDevice })
  func anUnwritableOutputIsReportedOnceAndChangesAreSaved(_ redirection: String) throws {
    let folder = try TestFolder()
    let file = folder("trips.json")
    let run = try trips([file], input: "add X\nsave\nquit\n", redirection: redirection)
    #expect(run.errors == "error: the standard output can't be written\n")
    #expect(run.status == 1)
    #expect(try TripFile(file).load().map(\.name) == ["X"])

    let help = try trips(["--help"], input: "", redirection: redirection)
    #expect(help.status == 1)
    let wrong = try trips(["--frob"], input: "", redirection: redirection + " 2>&1")
    #expect(wrong.status == 2)
  }

  @Test func anUnknownPlaceIsNotLeftOnTheScreen() throws {
    let folder = try TestFolder()
    let run = try trips(
      [folder("t")],
      input: "add X\nopen 1\nadd Vienna\nedit 1\nrename Atlantis\nshow\n")
    #expect(run.output.contains("! Waypoint not changed: No place called 'Atlantis'"))
    #expect(run.output.hasSuffix("  Name  Vienna\n"), "\(run.output)")
  }
}
