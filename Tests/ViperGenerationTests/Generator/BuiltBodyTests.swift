import Testing
import ViperTestTools

struct BuiltBodyTests {
  private static let forwarded = #"{ "func": "didTapSave()", "forward": "interactor.save" }"#
  private let disk: MemoryDisk

  init() throws {
    disk = MemoryDisk(TestProject.viper(["Trip": Self.spec(Self.forwarded)]))
    disk["/p/viper-gen.json"] = #"{ "root": true, "write": "plugin" }"#
    try Run(disk).write()
  }

  private static func spec(_ member: String) -> String {
    #"{ "ui": "none", "interactor": ["save()"], "viewOutput": ["viewDidLoad()", \#(member)] }"#
  }

  private func notes() throws -> [String] {
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    #expect(diagnostics == [])
    return changeSets.flatMap(\.leftToDo).map(\.message)
  }

  @Test func aBodyOnlyInTheBuildFolderIsNotedOnce() throws {
    #expect(try notes() == [])
    disk["/p/Trip.viper.json"] = Self.spec(#""didTapSave()""#)
    #expect(
      try notes() == [
        "added stubs for 'TripPresenter.didTapSave()' to 'TripPresenter.swift'; their former implementations exist only in the build folder"
      ])
    try Run(disk).write()
    #expect(disk["/p/TripPresenter.swift"]?.contains("TripPresenter.didTapSave() is not") == true)
    #expect(try notes() == [])
  }

  @Test func aMemberThatGetsForwardIsNotNoted() throws {
    disk["/p/Trip.viper.json"] = Self.spec(#""didTapSave()""#)
    try Run(disk).write()
    disk["/p/Trip.viper.json"] = Self.spec(Self.forwarded)
    #expect(try notes() == [])
  }
}
