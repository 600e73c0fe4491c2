import Testing
import ViperTestTools

@testable import ViperPipeline

struct RestartedFileTests {
  private let disk: MemoryDisk

  init() throws {
    disk = MemoryDisk(TestProject.viper(["Trip": Self.spec("show()")]))
    try Run(disk).write()
  }

  private static func spec(_ member: String) -> String {
    #"{ "ui": "none", "view": ["\#(member)"] }"#
  }

  @Test func aDeletedOwnedFileIsCreatedAgainOnRequestUnlessItWasMoved() throws {
    let view = try #require(disk["/p/TripView.swift"])
    disk["/p/TripView.swift"] = nil
    disk["/p/Parts/View.swift"] = view
    var named = Pipeline.Options()
    named.restarted = RestartedFiles(names: ["TripView.swift"])
    #expect(
      try Run(disk, options: named).changeSets().diagnostics.map(\.message) == [
        "can't create 'TripView.swift' again, because its code is in 'Parts/View.swift'"
      ])
    disk["/p/Parts/View.swift"] = nil
    disk["/p/Trip.viper.json"] = Self.spec("blink()")
    var options = Pipeline.Options()
    options.restarted = RestartedFiles(paths: ["/p/TripView.swift"])
    try Run(disk, options: options).write()
    #expect(disk["/p/TripView.swift"] == view.replacing("show()", with: "blink()"))
    #expect(try Run(disk).screen() == "")
    #expect(try disk.isInStep)
  }

  private static let presenter = "/p/APresenter.swift"
  private static let other = "/p/APresenter+B.swift"
  private static let warning =
    "you deleted 'APresenter.swift', so changes of its spec aren't merged into it"

  private func deleted(_ moved: String) throws -> MemoryDisk {
    let disk = MemoryDisk(TestProject.viper(["A": Self.outputs(#""a()", "b()""#)]))
    try Run(disk).write()
    disk[Self.presenter] = nil
    disk[Self.other] = moved
    return disk
  }

  private static func outputs(_ members: String) -> String {
    #"{ "ui": "none", "root": true, "viewOutput": [\#(members)] }"#
  }

  private func restart(_ disk: MemoryDisk) throws {
    var options = Pipeline.Options()
    options.restarted = RestartedFiles(names: ["APresenter.swift"])
    #expect(try Run(disk, options: options).write() != ["error"])
    #expect(try disk.isInStep)
    #expect(try left(on: disk) == [])
  }

  private func left(on disk: MemoryDisk) throws -> [String] {
    try Run(disk).changeSets().changeSets.flatMap(\.leftToDo).map(\.message)
  }

  static let moved = [
    "extension APresenter {\n  func b() {\n    print(1)\n  }\n}\n",
    "extension APresenter: AViewOutputProtocol {\n  func b() {}\n}\n",
    "extension APresenter: AViewOutputProtocol {\n  func a() {}\n\n  func b() {}\n}\n",
    "extension APresenter: AViewOutputProtocol, AInteractorOutputProtocol {\n  func b() {}\n}\n",
  ]

  @Test(arguments: moved) func aDeletedFileWithAMovedMemberIsMissing(moved: String) throws {
    let disk = try deleted(moved)
    #expect(try left(on: disk) == [Self.warning])
    try restart(disk)
    let text = try #require(disk[Self.presenter])
    #expect(disk[Self.other] == moved)
    #expect(text.contains("final class APresenter {") && !text.contains("func b()"))
    for name in ["func a() {", "APresenter: AViewOutputProtocol", "AInteractorOutputProtocol {"] {
      let all = text + moved
      #expect(all.ranges(of: name).count <= 1, "\(name) in \(all)")
    }
    #expect(text.contains("func a()") != moved.contains("func a()"))
  }

  @Test func aMovedMemberIsMergedWhenItsFileIsCreatedAgain() throws {
    let disk = try deleted(Self.moved[0])
    disk["/p/A.viper.json"] = Self.outputs(#""a()", "b(id: Int)", "c()""#)
    try restart(disk)
    #expect(disk[Self.other]?.contains("  func b(id: Int) {\n    print(1)\n  }\n") == true)
    let text = try #require(disk[Self.presenter])
    #expect(text.contains("func a()") && text.contains("func c()") && !text.contains("func b("))
  }

  @Test func aClassInAnotherFileIsNotMissing() throws {
    let disk = try deleted("")
    disk[Self.other] = "final class APresenter {}\n"
    disk["/p/More.swift"] = Self.moved[0]
    #expect(try left(on: disk) == [])
  }
}
