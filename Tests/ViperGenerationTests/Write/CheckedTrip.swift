import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperGeneration

/// A module whose files of yours are written but for one stub, to see what `check` says of an edit.
struct CheckedTrip {
  static let spec = """
    { "ui": "none", "root": true, "interactor": ["save()"],
      "viewOutput": ["viewDidLoad()", "show(_ id: Int)",
        { "func": "didTapSave()", "forward": "interactor.save" }] }
    """
  static let main = "/p/TripPresenter.swift"
  static let stub =
    "  func show(_ id: Int) {\n    fatalError(\"TripPresenter.show(_:) is not written yet\")\n  }"

  let disk: MemoryDisk

  init() throws {
    disk = MemoryDisk(TestProject.viper(["Trip": Self.spec]))
    try Run(disk).write()
    try edit("fatalError(\"TripPresenter.viewDidLoad() is not written yet\")", "interactor.save()")
    disk["/p/TripInteractor.swift"] = disk["/p/TripInteractor.swift"]?
      .replacing("fatalError(\"TripInteractor.save() is not written yet\")", with: "_ = 0")
  }

  func edit(_ old: String, _ new: String) throws {
    let text = try #require(disk[Self.main])
    try #require(text.contains(old), "\(text)")
    disk[Self.main] = text.replacing(old, with: new)
  }

  /// What is found, with the source lines left out.
  func found() throws -> [String] {
    let (changeSets, diagnostics) = try Run(disk, options: .init(checksYours: true)).changeSets()
    #expect(diagnostics == [])
    return DiagnosticPrinter().text(for: changeSets.flatMap(\.leftToDo)).split(separator: "\n")
      .map(String.init).filter { !$0.contains(" | ") }
      .map { $0.hasPrefix(" ") ? String($0.drop { $0 == " " }) : $0 }
  }
}
