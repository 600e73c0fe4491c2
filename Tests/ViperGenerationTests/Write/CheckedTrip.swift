import Foundation
import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperCommands

struct CheckedTrip {
  static let spec = spec(asking: "show(_ id: Int)")
  static let main = "/p/TripPresenter.swift"
  static let stub =
    "  func show(_ id: Int) {\n    fatalError(\"TripPresenter.show(_:) is not written yet\")\n  }"

  let disk: MemoryDisk

  init(asking method: String = "show(_ id: Int)") throws {
    disk = MemoryDisk(TestProject.viper(["Trip": Self.spec(asking: method)]))
    try Run(disk).write()
    try edit("fatalError(\"TripPresenter.viewDidLoad() is not written yet\")", "interactor.save()")
    disk["/p/TripInteractor.swift"] = disk["/p/TripInteractor.swift"]?
      .replacing("fatalError(\"TripInteractor.save() is not written yet\")", with: "_ = 0")
  }

  private static func spec(asking method: String) -> String {
    """
    { "ui": "none", "root": true, "interactor": ["save()"],
      "viewOutput": ["viewDidLoad()", "\(method)",
        { "func": "didTapSave()", "forward": "interactor.save" }] }
    """
  }

  /// Writes the method that is asked for in place of its stub.
  func write(_ method: String) throws {
    let text = try #require(disk[Self.main])
    let stub = try #require(text.range(of: "  func show"))
    let end = try #require(text[stub.lowerBound...].range(of: "\n  }"))
    disk[Self.main] =
      text[..<stub.lowerBound] + "  func \(method) { fatalError() }" + text[end.upperBound...]
  }

  /// Edits the presenter.
  func edit(_ old: String, _ new: String) throws {
    let text = try #require(disk[Self.main])
    try #require(text.contains(old), "\(text)")
    disk[Self.main] = text.replacing(old, with: new)
  }

  func found() throws -> [String] {
    let (changeSets, diagnostics) = try Run(disk, options: .init(comparesOwnedFiles: true))
      .changeSets()
    #expect(diagnostics == [])
    return DiagnosticPrinter().text(for: changeSets.flatMap(\.leftToDo)).split(separator: "\n")
      .map(String.init).filter { !$0.contains(" | ") }
      .map { $0.hasPrefix(" ") ? String($0.drop { $0 == " " }) : $0 }
  }
}
