import Foundation
import TestTools
import Testing

/// Every example on a page is run, or names the test that runs it: one that no test knows is an error.
@Suite(.serialized, .processesInTurn) struct PageExampleTests {
  enum Example: Sendable {
    /// Its lines are run one after the other, in a folder with some files.
    case commands(in: [String: String])
    /// Its lines are run where those of the block before were.
    case moreCommands
    case part(of: String, text: String, with: [String: String])
    /// Its lines, but for comments, are in files that are generated from specs.
    case generated(from: [String: String])
    case elsewhere(String)
  }

  static let pages: [String: [Example]] = [
    "Adopting": [
      .commands(in: adoptable), .moreCommands,
      .part(of: "Feed.viper.json", text: "{ \"ui\": \"none\", \"root\": true, BLOCK }", with: [:]),
      .part(
        of: "viper-gen.json", text: "{ \"root\": true, BLOCK }", with: ["Feed.viper.json": added]),
    ],
    "Apps": [.commands(in: [:])]
      + Array(
        repeating: .elsewhere("Tests/ViperGenerationTests/Compile/AppleAppTests.swift"), count: 4),
    "BuildSystems": Array(repeating: .elsewhere(buildSystems), count: 2)
      + Array(repeating: .elsewhere("Tests/Bazel/run"), count: 2),
    "Calls": [
      .part(
        of: "Trips.viper.json",
        text: """
          { "ui": "none", "root": true,
            "view": ["setLoading(_ isLoading: Bool)", "showError(_ error: any Error)"],
            "viewOutput": [BLOCK], "interactor": ["loadTrips() async throws -> [Int]"],
            "interactorOutput": ["didLoad(_ trips: [Int])"] }
          """, with: [:])
    ],
    "Changing": [
      .commands(in: [
        "viper-gen.json": #"{ "root": true }"#,
        "Feed.viper.json": #"{ "view": ["fail(_ error: any Error)"], "root": true }"#,
        "Item.viper.json": #"{ "inputs": ["id: Int"] }"#,
      ]), .commands(in: [:]), .moreCommands,
      .elsewhere("Tests/ViperGenCommandTests/Runs/WatchTests.swift"),
    ],
    "ComingFromTemplates": [
      .commands(in: adoptable), .moreCommands, .moreCommands, .moreCommands,
    ],
    "Config": [],
    "Installing": Array(repeating: .elsewhere("Tests/Release/run"), count: 6)
      + [.elsewhere("Tests/ViperGenCommandTests/Runs/PageExampleTests.swift")],
    "LockFiles": [
      .generated(from: [
        "Login.viper.json": #"{ "yours": ["presenter"], "root": true }"#,
        "viper-gen.json": #"{ "root": true }"#,
      ])
    ],
    "Merging": [],
    "Modules": [
      .part(of: "Feed.viper.json", text: "{ \"ui\": \"none\", \"root\": true, BLOCK }", with: [:])
    ] + Array(repeating: .elsewhere("Tests/ViperGenCommandTests/Runs/ReadmeTests.swift"), count: 4)
      + [
        .generated(from: items),
        .elsewhere("Tests/ViperGenerationTests/Compile/AppleAppTests.swift"),
      ],
    "Services": [
      .part(
        of: "viper-gen.json", text: "BLOCK",
        with: ["TripList.viper.json": #"{ "services": ["store: any TripStore"], "root": true }"#]),
      .generated(from: [
        "viper-gen.json":
          #"{ "root": true, "container": "AppContainer", "output": "Sources/App" }"#,
        "TripList.viper.json":
          #"{ "services": ["store: any TripStore"], "root": true, "router": [{ "func": "open()", "to": "TripDetail" }] }"#,
        "TripDetail.viper.json": "{}",
      ]),
    ],
    "Strangers": [],
    "Templates": Array(
      repeating: .elsewhere("Tests/ViperGenCommandTests/Runs/ReadmeTests.swift"), count: 2),
    "XcodeProjects": [
      .part(
        of: "viper-gen.json", text: "BLOCK",
        with: ["App/Shop.xcodeproj/project.pbxproj": twoApps, "A.viper.json": SpecText.empty])
    ],
    "viper-gen": [],
  ]

  private static let buildSystems = "Tests/ViperGenCommandTests/Runs/BuildSystemTests.swift"
  private static let folder = ReadmeTests.root
    .appending(path: "Sources/viper-gen/Documentation.docc")

  @Test func everyPageIsHere() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let pages = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(pages.sorted() == Self.pages.keys.sorted())
  }

  @Test(arguments: pages.keys.sorted())
  func everyExampleWorks(page: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: page + ".md"), encoding: .utf8)
    let blocks = text.matches(of: /(?m)^```\w+\n([\s\S]*?)^```$/).map { String($0.1) }
    let examples = try #require(Self.pages[page])
    try #require(blocks.count == examples.count, "\(page): \(blocks.count) blocks")
    var place = try Workspace()
    for (block, example) in zip(blocks, examples) {
      switch example {
      case .commands(let files):
        place = try Workspace(files)
        try run(block, in: place)
      case .moreCommands: try run(block, in: place)
      case .part(let path, let text, let files):
        place = try Workspace(files)
        try place.write(path, text.replacing("BLOCK", with: block))
        let run = try place.run("generate")
        #expect(run.status == 0, "\(block)\(run.errors)")
      case .generated(let specs):
        place = try Workspace(specs)
        #expect(try place.run("generate").status == 0)
        let made = try place.files.map(place.text).joined()
        for line in block.split(separator: "\n") where !line.hasPrefix("//") {
          let code = line.trimmingCharacters(in: .whitespaces)
          #expect(made.contains(code), "\(page): \(code)")
        }
      case .elsewhere(let path):
        let file = ReadmeTests.root.appending(path: path)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
      }
    }
  }

  @Test func theHookForPreCommitChecks() throws {
    let hooks = try String(
      contentsOf: ReadmeTests.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let entry = try #require(hooks.firstMatch(of: /entry: viper-gen (.*)\n/)).1
    let id = try #require(hooks.firstMatch(of: /- id: (.*)\n/)).1
    let page = try String(
      contentsOf: Self.folder.appending(path: "Installing.md"), encoding: .utf8)
    #expect(page.contains("      - id: \(id)\n"))
    let place = try Workspace(["A.viper.json": #"{ "ui": "none", "root": true }"#])
    #expect(try place.run(String(entry)).status == 1)
    #expect(try place.run("generate").status == 0)
    #expect(try place.run(String(entry)) == Run())
  }

  private func run(_ block: String, in place: Workspace) throws {
    for line in block.split(separator: "\n") {
      // A module whose methods are not written is as it should be.
      let words = String(line).replacing("viper-gen ", with: "", maxReplacements: 1)
      let run = try place.run(words.replacing("\"", with: "'"))
      #expect(run.status == 0, "\(line): \(run.output)\(run.errors)")
    }
  }
}
