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

  @Test func aSpecIsPlacedInTheFolderOfItsModule() {
    let placed = placed(
      Self.files("Edit", screen: "Edit/View/S.swift", presenter: "Edit/P.swift"),
      Self.files("Feed", screen: "Feed/View/S.swift", presenter: "Feed/Logic/P.swift"))
    #expect(placed.files == ["/p/Edit", "/p/Feed"] && placed.specs == placed.files)
  }

  @Test func aModuleInTheFolderOfAnotherHasItsOwn() {
    let placed = placed(
      Self.files("Edit", screen: "Feed/Edit/S.swift", presenter: "Feed/Edit/P.swift"),
      Self.files("Feed", screen: "Feed/S.swift", presenter: "Feed/P.swift"))
    #expect(placed.specs == ["/p/Feed/Edit", "/p/Feed"])
  }

  @Test func aStrayFileMovesNoSpec() {
    let placed = placed(
      Self.files("Edit", screen: "Shared/S.swift", presenter: "Edit/P.swift")
        .merging(["Edit/O.swift": "protocol EditMore: AnyObject {}"]) { first, _ in first },
      Self.files("Feed", screen: "Feed/S.swift", presenter: "Feed/P.swift"))
    #expect(placed.specs == ["/p/Specs", "/p/Feed"])
  }

  @Test(arguments: ["", "Modules/"]) func modulesOfOneFolderHaveTheirSpecsInSpecs(folder: String) {
    let placed = placed(
      Self.files("Edit", screen: folder + "ES.swift", presenter: folder + "EP.swift"),
      Self.files("Feed", screen: folder + "FS.swift", presenter: folder + "FP.swift"))
    #expect(placed.specs == ["/p/Specs", "/p/Specs"] && placed.files == placed.specs)
  }

  @Test func filesThatAreSortedByTypeToo() {
    let placed = placed(
      Self.files("Edit", screen: "Screens/E.swift", presenter: "Presenters/E.swift"),
      Self.files("Feed", screen: "Screens/F.swift", presenter: "Presenters/F.swift"))
    #expect(placed.specs == ["/p/Specs", "/p/Specs"])
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
