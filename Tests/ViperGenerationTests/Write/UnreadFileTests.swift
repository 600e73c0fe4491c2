import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline

/// Nothing is merged beside code that can't be read.
struct UnreadFileTests {
  private static let path = "/p/TripPresenter.swift"

  private static func spec(_ members: String) -> String {
    #"{ "ui": "none", "root": true, "viewOutput": [\#(members)], "interactor": ["save()"] }"#
  }

  private static let written = Result {
    let disk = MemoryDisk(TestProject.viper(["Trip": spec(#""tap()""#)]))
    try Run(disk).write()
    return disk
  }

  private func made() throws -> MemoryDisk { try Self.written.get().copy() }

  private func ask(_ disk: MemoryDisk) {
    disk["/p/Trip.viper.json"] = Self.spec(#""tap()", "share()""#)
  }

  /// Expects an error at a place, and no change.
  private func expectError(
    _ place: String, _ disk: MemoryDisk, _ options: Pipeline.Options = .init()
  ) throws {
    let before = disk.files
    let run = Run(disk, options: options)
    let (changeSets, diagnostics) = try run.changeSets()
    let found = diagnostics + (options.comparesOwnedFiles ? changeSets.flatMap(\.leftToDo) : [])
    let errors = found.filter { $0.id == "unreadable-swift-file" && $0.severity == .error }
    #expect(
      screen(errors).hasPrefix(
        "\(place): error: this file isn't valid Swift, because "),
      "\(screen(found))")
    #expect(errors.count == 1)
    #expect(try options.comparesOwnedFiles || run.write() == ["error"])
    #expect(disk.files == before)
  }

  @Test(arguments: [
    ("func tap() {\n", "func tap() {\n    if true {\n", "16:49"),
    ("func tap() {\n", "func tap() {\n    print(\"a)\n", "18:11"),
    ("func tap() {\n", "func tap() { /* a\n", "17:16"),
    ("func tap() {\n", "func tap() {\n    }\n", "21:1"),
    ("func tap() {\n", "func tap() {\n    print(])\n", "18:11"),
    // "Accept both" keeps the brace that both sides share once.
    ("  func tap() {\n", "  func share() {\n    print(1)\n  func tap() {\n", "16:49"),
  ])
  func anUnreadableFileThatNeedsAMergeIsAnError(old: String, new: String, place: String) throws {
    let disk = try made()
    let text = try #require(disk[Self.path])
    try #require(text.contains(old), "\(text)")
    disk[Self.path] = text.replacing(old, with: new)
    ask(disk)
    try expectError("TripPresenter.swift:\(place)", disk)
    try expectError("TripPresenter.swift:\(place)", disk, .init(comparesOwnedFiles: true))
  }

  @Test(arguments: [
    "extension TripPresenter {\n  func share() {\n}\n",
    "extension TripPresenter {\n  func share() { print(\"a) }\n}\n",
  ])
  func aFileThatMayHoldTheMemberIsAnError(text: String) throws {
    let disk = try made()
    disk["/p/Parts/More.swift"] = text
    ask(disk)
    let found = try Run(disk).changeSets().diagnostics
    #expect(found.map(\.id) == ["unreadable-swift-file"])
    #expect(found.first?.location?.source.path == "Parts/More.swift")
    #expect(try Run(disk).write() == ["error"])
  }

  @Test(arguments: [
    "extension TripInteractor {\n  func share() {\n", "func share() {\n", "struct Other {\n",
    "extension TripPresenter {\n  func other() {\n",
  ])
  func anUnreadableFileOfOtherCodeIsIgnored(text: String) throws {
    let disk = try made()
    disk["/p/Parts/More.swift"] = text
    disk["/p/TripInteractor.swift"]? += "{\n"
    ask(disk)
    let (changeSets, diagnostics) = try Run(disk).changeSets()
    #expect(screen(diagnostics) == "")
    let presenter = changeSets.flatMap(\.changes).first { $0.path == Self.path }?.new ?? []
    #expect(String(decoding: presenter, as: UTF8.self).contains("func share()"))
  }

  /// The user has moved the file, and broken it.
  @Test func aFileThatWasMovedIsNotTakenForDeleted() throws {
    let disk = try made()
    disk["/p/Parts/Presenter.swift"] = (disk[Self.path] ?? "") + "{\n"
    disk[Self.path] = nil
    ask(disk)
    let before = disk.files
    #expect(try Run(disk).changeSets().diagnostics.map(\.id) == ["unreadable-swift-file"])
    #expect(try Run(disk).write() == ["error"])
    #expect(disk.files == before)
  }

  /// Without a lock, or in a module that is new.
  @Test func aNewFileIsNotStartedBesideIt() throws {
    let disk = MemoryDisk(TestProject.viper(["Trip": Self.spec(#""tap()""#)]))
    disk["/p/More.swift"] = "final class TripPresenter {\n  func tap() {\n}\n"
    #expect(try Run(disk).write() == ["error"])
    #expect(disk[Self.path] == nil)
  }

  @Test func aTemplateThatUnbalancesAFileIsAnError() throws {
    let disk = MemoryDisk(TestProject.files())
    try Run(disk).write()
    let own = try #require(disk.files.keys.first { $0.hasSuffix("/TripScene.swift") })
    disk[own] = "// mine\n" + (disk[own] ?? "")
    disk["/p/pack/parts/Part.swift"] =
      (disk["/p/pack/parts/Part.swift"] ?? "") + "\nextension Half {\n"
    let found = try Run(disk).changeSets().diagnostics.filter { $0.id == "conflicting-brackets" }
    #expect(
      found.first?.message
        == "after the merge, the brackets of this file wouldn't match")
    #expect(try Run(disk).write() == ["error"])
  }
}
