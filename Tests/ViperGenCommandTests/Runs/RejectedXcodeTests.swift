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
      id: "xcode-syntax", line: "generate",
      files: files(text.replacing("path = Modules;", with: "path = Modules\n<<<<<<< HEAD\n")),
      expected: """
        Shop.xcodeproj/project.pbxproj:49:1: error: expected ';', found a conflict marker
         49 | <<<<<<< HEAD
            | ^~~~~~~~~~~~
            = help: resolve the conflict that git left here
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "xcode-syntax", line: "check", files: files("{ objects = { }"),
      expected: """
        Shop.xcodeproj/project.pbxproj:1:16: error: expected ';', found the end of the file
         1 | { objects = { }
           |                ^
           = help: restore the file from version control, or write "xcode": false into viper-gen.json
        1 error in 1 file
        viper-gen: error: 7 files are not as the specs say
           = help: run 'viper-gen generate'

        """),
    RejectedRun(
      id: "xcode-syntax", line: "new Feed", files: files("<?xml version=\"1.0\"?>\n<plist/>\n"),
      expected: """
        Shop.xcodeproj/project.pbxproj:1:1: error: this project is written as XML, not in the form that Xcode writes
         1 | <?xml version="1.0"?>
           | ^~~~~~~~~~~~~~~~~~~~~
           = help: change something in Xcode, which saves it in its own form, or write "xcode": false into viper-gen.json
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "xcode-structure", line: "generate",
      files: files(text.replacing("mainGroup = A", with: "mainGroup = B")),
      expected: """
        Shop.xcodeproj/project.pbxproj:93:16: error: this is no Xcode project: 'mainGroup' names no PBXGroup
         93 | \t\t\tmainGroup = B00000000000000000000001;
            | \t\t\t            ^~~~~~~~~~~~~~~~~~~~~~~~
            = help: restore the file from version control, or write "xcode": false into viper-gen.json
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "no-xcode-project", line: "generate",
      files: files(config: #", "xcode": { "project": "Sho.xcodeproj" }"#),
      expected: """
        viper-gen.json:1:52: error: there is no Xcode project 'Sho.xcodeproj'
         1 | { "output": "Shop/Modules", "xcode": { "project": "Sho.xcodeproj" } }
           |                                                    ^~~~~~~~~~~~~
           = help: name the '.xcodeproj' as seen from the config
        1 error in 1 file; nothing was written

        """),
    RejectedRun(
      id: "no-xcode-target", line: "generate",
      files: files(config: #", "xcode": { "targets": ["Shp", "Zoo"] }"#),
      expected: """
        viper-gen.json:1:53: error: no target 'Shp' of the Xcode project compiles sources
         1 | { "output": "Shop/Modules", "xcode": { "targets": ["Shp", "Zoo"] } }
           |                                                     ^~~
           = help: did you mean 'Shop'?
        viper-gen.json:1:60: error: no target 'Zoo' of the Xcode project compiles sources
         1 | { "output": "Shop/Modules", "xcode": { "targets": ["Shp", "Zoo"] } }
           |                                                            ^~~
           = help: targets that do: 'Shop', 'ShopTests'
        2 errors in 1 file; nothing was written

        """),
    RejectedRun(
      id: "xcode-left", line: "generate",
      files: files(more: ["Other.xcodeproj/project.pbxproj": text]),
      expected: """
        viper-gen: warning: there are several Xcode projects, and none of them is changed: 'Other.xcodeproj', 'Shop.xcodeproj'
           = help: name one in viper-gen.json: "xcode": { "project": "Other.xcodeproj" }

        """),
    RejectedRun(
      id: "xcode-left", line: "generate",
      files: files(more: [
        "viper-gen.json": #"{ "output": "../Out" }"#, "B.viper.json": SpecText.empty,
      ]),
      expected: """
        viper-gen: warning: 'Shop.xcodeproj' has no group for '../Out/A' (and 1 more), nor for a folder above; its files are left to Xcode
           = help: add the folder to the project in Xcode

        """),
    RejectedRun(
      id: "xcode-left", line: "generate",
      files: files(
        text.replacing("bundle.unit-test", with: "application"),
        config: #", "tests": "ShopTests", "testModule": "App""#),
      expected: """
        viper-gen: warning: nothing says which target of 'Shop.xcodeproj' compiles modules, so they are left to Xcode; found: 'Shop', 'ShopTests'
           = help: say it in viper-gen.json: "xcode": { "targets": ["Shop"] }
        viper-gen: warning: nothing says which target of 'Shop.xcodeproj' compiles mocks and tests, so they are left to Xcode; found: none
           = help: add a target in Xcode

        """),
    RejectedRun(
      id: "xcode-left", line: "generate",
      files: files(
        text.replacing("PBXResourcesBuildPhase", with: "PBXOtherBuildPhase"),
        more: ["A.viper.json": #"{ "ui": "storyboard" }"#]),
      expected: """
        viper-gen: warning: the target 'Shop' has no list for files such as 'Shop/Modules/A/A.storyboard', which is left to Xcode
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
    #expect(run.status == (row.id == "xcode-left" ? 0 : 1))
    if row.id != "xcode-left" {
      #expect(place.files.count == row.files.count + 2)
      #expect(try place.text("in/" + Self.path) == before)
    }
  }
}
