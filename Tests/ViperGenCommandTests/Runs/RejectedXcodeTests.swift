import TestTools
import Testing

@testable import viper_gen

/// What is said of Xcode projects, with all that the user sees of it.
@Suite(.serialized, .processesInTurn) struct RejectedXcodeTests {
  private static let path = "Shop.xcodeproj/project.pbxproj"
  private static let text = XcodeProjectText.grouped()

  /// - Parameter config: the keys of the config.
  private static func files(
    _ text: String = text, config: String = "", more: [String: String] = [:]
  ) -> [String: String] {
    var files = [
      "viper-gen.json": "{ \"output\": \"Shop/Modules\"\(config) }", path: text,
      "A.viper.json": SpecText.empty,
    ]
    for (name, text) in more { files[name] = text }
    return files
  }

  private static let rows: [RejectedRun] = [
    RejectedRun(
      id: "invalid-xcode-syntax", line: "generate",
      files: files(text.replacing("path = Modules;", with: "path = Modules\n<<<<<<< HEAD\n")),
      expected: """
        Shop.xcodeproj/project.pbxproj:49:1: error: expected ';', found a conflict marker [invalid-xcode-syntax]
         49 | <<<<<<< HEAD
            | ^~~~~~~~~~~~
            = help: resolve the conflict that Git left here
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "invalid-xcode-syntax", line: "check", files: files("{ objects = { }"),
      expected: """
        Shop.xcodeproj/project.pbxproj:1:16: error: expected ';', found the end of the file [invalid-xcode-syntax]
         1 | { objects = { }
           |                ^
           = help: restore the file from version control, or add "xcode": false to viper-gen.json
        1 error in 1 file
        viper-gen: error: 7 files are out of date [outdated-files]
           = help: run 'viper-gen generate'

        """),
    RejectedRun(
      id: "invalid-xcode-syntax", line: "new Feed",
      files: files("<?xml version=\"1.0\"?>\n<plist/>\n"),
      expected: """
        Shop.xcodeproj/project.pbxproj:1:1: error: this project is an XML file, not in Xcode's format [invalid-xcode-syntax]
         1 | <?xml version="1.0"?>
           | ^~~~~~~~~~~~~~~~~~~~~
           = help: save the project in Xcode, or add "xcode": false to viper-gen.json
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "invalid-xcode-project", line: "generate",
      files: files(text.replacing("mainGroup = A", with: "mainGroup = B")),
      expected: """
        Shop.xcodeproj/project.pbxproj:93:16: error: this isn't a valid Xcode project: 'mainGroup' names no PBXGroup [invalid-xcode-project]
         93 | \t\t\tmainGroup = B00000000000000000000001;
            | \t\t\t            ^~~~~~~~~~~~~~~~~~~~~~~~
            = help: restore the file from version control, or add "xcode": false to viper-gen.json
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "missing-xcode-project", line: "generate",
      files: files(config: #", "xcode": { "project": "Sho.xcodeproj" }"#),
      expected: """
        viper-gen.json:1:52: error: can't find the Xcode project 'Sho.xcodeproj' [missing-xcode-project]
         1 | { "output": "Shop/Modules", "xcode": { "project": "Sho.xcodeproj" } }
           |                                                    ^~~~~~~~~~~~~
           = help: use the path from the config to the '.xcodeproj'
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "unknown-xcode-target", line: "generate",
      files: files(config: #", "xcode": { "targets": ["Shp", "Zoo"] }"#),
      expected: """
        viper-gen.json:1:53: error: the Xcode project has no target 'Shp' that compiles sources [unknown-xcode-target]
         1 | { "output": "Shop/Modules", "xcode": { "targets": ["Shp", "Zoo"] } }
           |                                                     ^~~
           = help: did you mean 'Shop'?
        viper-gen.json:1:60: error: the Xcode project has no target 'Zoo' that compiles sources [unknown-xcode-target]
         1 | { "output": "Shop/Modules", "xcode": { "targets": ["Shp", "Zoo"] } }
           |                                                            ^~~
           = help: its targets: 'Shop', 'ShopTests'
        2 errors in 1 file; nothing was written

        """),
    RejectedRun(
      id: "missing-xcode-place", line: "generate",
      files: files(more: ["Other.xcodeproj/project.pbxproj": text]),
      expected: """
        viper-gen: warning: no Xcode project was changed, because there are several: 'Other.xcodeproj', 'Shop.xcodeproj' [missing-xcode-place]
           = help: choose one in viper-gen.json: "xcode": { "project": "Other.xcodeproj" }

        """),
    RejectedRun(
      id: "missing-xcode-place", line: "generate",
      files: files(more: [
        "viper-gen.json": #"{ "output": "../Out" }"#, "B.viper.json": SpecText.empty,
      ]),
      expected: """
        viper-gen: warning: 'Shop.xcodeproj' has no group for '../Out/A' (and 1 more) or a folder above it, so its files weren't added [missing-xcode-place]
           = help: add the folder to the project in Xcode

        """),
    RejectedRun(
      id: "missing-xcode-place", line: "generate",
      files: files(
        text.replacing("bundle.unit-test", with: "application"),
        config: #", "tests": "ShopTests", "testModule": "App""#),
      expected: """
        viper-gen: warning: can't choose the target of 'Shop.xcodeproj' that compiles modules, so they weren't added; found: 'Shop', 'ShopTests' [missing-xcode-place]
           = help: add to viper-gen.json: "xcode": { "targets": ["Shop"] }
        viper-gen: warning: can't choose the target of 'Shop.xcodeproj' that compiles mocks and tests, so they weren't added; found: none [missing-xcode-place]
           = help: add a target in Xcode

        """),
    RejectedRun(
      id: "missing-xcode-place", line: "generate",
      files: files(
        text.replacing("PBXResourcesBuildPhase", with: "PBXOtherBuildPhase"),
        more: ["A.viper.json": #"{ "ui": "storyboard" }"#]),
      expected: """
        viper-gen: warning: the target 'Shop' has no build phase for 'Shop/Modules/A/A.storyboard', so the file wasn't added [missing-xcode-place]
           = help: add the file to the target in Xcode

        """),
  ]

  @Test(arguments: rows.indices)
  func whatIsLeftToXcodeIsSaid(index: Int) throws {
    let row = Self.rows[index]
    let place = try Workspace(["in/x": "", ".git/HEAD": ""])
    for (name, text) in row.files { try place.write("in/" + name, text) }
    let before = try place.text("in/" + Self.path)
    let run = try place.run(row.line, in: "in")
    #expect(run.errors == row.expected)
    #expect(run.status == (row.id == "missing-xcode-place" ? 0 : 1))
    if row.id != "missing-xcode-place" {
      #expect(place.files.count == row.files.count + 2)
      #expect(try place.text("in/" + Self.path) == before)
    }
  }
}
