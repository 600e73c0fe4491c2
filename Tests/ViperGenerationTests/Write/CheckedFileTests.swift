import TestTools
import Testing
import ViperTestTools
import ViperText

/// What `diff` says about the user's own files of a module that was written once.
struct CheckedFileTests {
  /// The input has the changed files: a line with the name, and the changes (``Swift/String/changed(by:)``).
  @Test(arguments: RecordedCase.all(in: "Checks.txt"))
  func messagesAboutCheckedFilesAreAsRecorded(_ recorded: RecordedCase) throws {
    let trip = try Trip(recorded.input)
    let found = try trip.found()
    #expect(found.diagnostics == [])
    try recorded.expect(found.text)
  }

  @Test func aNewMemberOfAMissingClassIsAnError() throws {
    let disk = try Trip("").disk
    disk[Trip.main] = "final class JourneyPresenter: TripViewOutputProtocol {}\n"
    disk["/p/Trip.viper.json"] = Trip.spec.replacing("[\"view", with: "[\"hide()\", \"view")
    let screen = try Run(disk).screen()
    #expect(
      screen == """
        TripPresenter.swift:1:13: error: 'TripPresenter' isn't declared in any file of the module's folder, and the spec's change can't be merged without it [missing-type]
         1 | final class JourneyPresenter: TripViewOutputProtocol {}
           |             ^~~~~~~~~~~~~~~~
           = help: rename 'JourneyPresenter' to: final class TripPresenter; or add to the spec: "names": { "presenter": "JourneyPresenter" }

        """, "\(screen)")
    #expect(try Run(disk).write() == ["error"])
  }

  /// In MVVM, the view has a stub for each value of the state.
  @Test func aStubThatNoContractAsksForIsFound() throws {
    let disk = MemoryDisk(
      TestProject.viper(["Game": #"{ "pack": "mvvm", "root": true, "state": ["score: Int = 0"] }"#])
    )
    try Run(disk).write()
    let run = try Run(disk, options: .init(comparesOwnedFiles: true)).changeSets()
    #expect(
      run.changeSets.flatMap(\.leftToDo).map(\.message) == [
        "'GameViewController.show(score:)' isn't implemented yet"
      ])
    #expect(try Run(disk).changeSets().changeSets.flatMap(\.leftToDo) == [])
  }

  @Test func aDuplicateIsNotReportedWhileTheSpecMovesIt() throws {
    let trip = try Trip("TripPresenter.swift\n   func show(_ id: Int) {}\n+  func didTapSave() {}")
    #expect(try trip.found().text.contains("twice"))
    trip.disk["/p/Trip.viper.json"] = Trip.spec.replacing(
      ", \"forward\": \"interactor.save\"", with: "")
    #expect(try !trip.found().text.contains("twice"))
  }
}

/// A module in memory, written once, whose stubs are implemented and whose files are then changed.
private struct Trip {
  static let spec = """
    { "ui": "none", "root": true, "interactor": ["save()"],
      "viewOutput": ["viewDidLoad()", "show(_ id: Int)",
        { "func": "didTapSave()", "forward": "interactor.save" }] }

    """
  static let main = "/p/TripPresenter.swift"

  private static let written = Result {
    let disk = MemoryDisk(TestProject.viper(["Trip": Trip.spec]))
    try implement(disk)
    return disk
  }

  /// Writes the module, and implements its stubs.
  private static func implement(_ disk: MemoryDisk) throws {
    try Run(disk).write()
    for name in disk.names where name.hasSuffix(".swift") {
      disk[name] = disk[name]?.replacing(/\{\n +fatalError\(.*\)\n +\}/, with: "{}")
    }
  }

  let disk: MemoryDisk

  init(_ input: String) throws {
    var files: [(name: String, changes: String)] = []
    for line in input.split(separator: "\n") {
      if let last = files.indices.last, ["+", "-", "@", " "].contains(line.prefix(1)) {
        files[last].changes += "\(line)\n"
      } else {
        files.append(("/p/" + line, ""))
      }
    }
    let specs = files.filter { $0.name.hasSuffix(".json") }
    if specs.isEmpty {
      disk = try Self.written.get().copy()
    } else {
      disk = MemoryDisk(TestProject.viper(["Trip": Trip.spec]))
      for (name, changes) in specs { disk[name] = try (disk[name] ?? "").changed(by: changes) }
      try Self.implement(disk)
    }
    for (name, changes) in files where name.hasSuffix(".swift") {
      disk[name] = try changes.isEmpty ? nil : (disk[name] ?? "").changed(by: changes)
    }
  }

  func found() throws -> (text: String, diagnostics: [Diagnostic]) {
    let (changeSets, diagnostics) = try Run(disk, options: .init(comparesOwnedFiles: true))
      .changeSets()
    return (DiagnosticPrinter().text(for: changeSets.flatMap(\.leftToDo)), diagnostics)
  }
}
