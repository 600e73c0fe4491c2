import TestTools
import Testing
import ViperText

@testable import ViperAdopt

struct ModuleFoldersTests {
  /// A module with a file each for its screen and its presenter.
  private static func files(
    _ name: String, screen: String, presenter: String
  ) -> [String: String] {
    [
      screen: """
      protocol \(name)View: AnyObject {}
      class \(name)Screen: UIViewController, \(name)View { var out: \(name)Out? }
      """,
      presenter: """
      protocol \(name)Out: AnyObject {}
      class \(name)Presenter: \(name)Out { weak var view: \(name)View? }
      """,
    ]
  }

  /// The folders of files and of specs, a module an element.
  private func placed(
    _ modules: [String: String]..., change: (inout AdoptionRequest) -> Void = { _ in }
  ) -> (files: [String], specs: [String]) {
    let sample = SampleApp(modules.reduce(into: [:]) { $0.merge($1) { first, _ in first } })
    var request = AdoptionRequest(root: "/p")
    change(&request)
    let placement = ModuleFolders(sample.modules, in: sample.app, request)
    return (placement.folders, placement.specFolders)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The files of the screen and of the presenter, and another one.
    let edit: [String]
    let feed: [String]
    let specs: [String]

    init(_ name: String, edit: [String], feed: [String], specs: [String]) {
      (testDescription, self.edit, self.feed, self.specs) = (name, edit, feed, specs)
    }
  }

  @Test(arguments: [
    Case(
      "a folder for each module", edit: ["Edit/View/S.swift", "Edit/P.swift"],
      feed: ["Feed/View/S.swift", "Feed/Logic/P.swift"], specs: ["/p/Edit", "/p/Feed"]),
    Case(
      "a module in the folder of another", edit: ["Feed/Edit/S.swift", "Feed/Edit/P.swift"],
      feed: ["Feed/S.swift", "Feed/P.swift"], specs: ["/p/Feed/Edit", "/p/Feed"]),
    Case(
      "a stray file", edit: ["Shared/S.swift", "Edit/P.swift", "Edit/O.swift"],
      feed: ["Feed/S.swift", "Feed/P.swift"], specs: ["/p/Specs", "/p/Feed"]),
    Case(
      "no folders", edit: ["ES.swift", "EP.swift"], feed: ["FS.swift", "FP.swift"],
      specs: ["/p/Specs", "/p/Specs"]),
    Case(
      "one folder", edit: ["Modules/ES.swift", "Modules/EP.swift"],
      feed: ["Modules/FS.swift", "Modules/FP.swift"], specs: ["/p/Specs", "/p/Specs"]),
    Case(
      "files sorted by type", edit: ["Screens/E.swift", "Presenters/E.swift"],
      feed: ["Screens/F.swift", "Presenters/F.swift"], specs: ["/p/Specs", "/p/Specs"]),
  ])
  func aSpecIsPlacedInTheFolderOfItsModule(_ test: Case) {
    let placed = placed(
      Self.files("Edit", screen: test.edit[0], presenter: test.edit[1]),
      Self.files("Feed", screen: test.feed[0], presenter: test.feed[1]),
      Dictionary(
        uniqueKeysWithValues: test.edit.dropFirst(2).map {
          ($0, "protocol EditMore: AnyObject {}")
        }))
    #expect(placed.specs == test.specs)
    if ["a folder for each module", "no folders", "one folder"].contains(test.testDescription) {
      #expect(placed.files == test.specs)
    }
  }

  @Test func anExistingSpecIsNotMoved() {
    let placed = placed(
      Self.files("Edit", screen: "Edit/S.swift", presenter: "Edit/P.swift"),
      change: {
        $0.specs["Edit"] = (
          path: "/p/Own/Edit.viper.json", source: SourceText(path: "Edit.viper.json", text: "{}")
        )
      })
    #expect(placed.specs == ["/p/Own"])
  }

  @Test func componentsAndContractsHaveThePathsOfTheirFiles() {
    let sample = SampleApp(Self.files("Edit", screen: "Edit/S.swift", presenter: "Edit/P.swift"))
    let placement = ModuleFolders(sample.modules, in: sample.app, AdoptionRequest(root: "/p"))
    #expect(
      placement.paths == [
        [
          .part(.view): "/p/Edit/S.swift", .contract(.view): "/p/Edit/S.swift",
          .part(.presenter): "/p/Edit/P.swift", .contract(.viewOutput): "/p/Edit/P.swift",
        ]
      ])
  }
}
