import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct BuildTests {
  @Test func buildListsItsFilesUnlessQuiet() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true }"#, "App/A.viper.json": SpecText.empty,
    ])
    #expect(
      try place.run("build --into Out App") == Run(output: "create     Out/A.viper.swift\n"))
    let state = try place.state
    #expect(
      try place.run("build --into Out App") == Run(output: "identical  Out/A.viper.swift\n"))
    #expect(try place.run("build --quiet --into Out App/A.viper.json") == Run())
    #expect(try place.state == state)
    // The file of the last spec is deleted with it.
    try FileManager.default.removeItem(at: place.url("App/A.viper.json"))
    #expect(try place.run("build --into Out App") == Run(output: "remove     Out/A.viper.swift\n"))
    #expect(!place.exists("Out/A.viper.swift"))
  }

  @Test func errorsAreShownAndNothingIsWritten() throws {
    let place = try Workspace([
      "A.viper.json": SpecText.empty, "B.viper.json": #"{ "ui": "none", "views": [] }"#,
    ])
    #expect(
      try place.run("build --quiet --into Out .")
        == Run(
          errors: """
            B.viper.json:1:18: error: unknown key 'views' [unknown-key]
             1 | { "ui": "none", "views": [] }
               |                  ^~~~~
               = help: did you mean 'view'?
            1 error in 1 file; nothing was written

            """, status: 1))
    #expect(!place.exists("Out"))
    #expect(
      try place.run("build --format github .").output == """
        ::error file=B.viper.json,line=1,endLine=1,col=18,endColumn=23,\
        title=unknown-key::unknown key 'views'%0Ahelp: did you mean 'view'?

        """)
  }

  private static let invalidLines =
    [
      ("build", "'build' needs specs or '--mocks', found none", 2),
      ("build nowhere.viper.json", "can't find 'nowhere.viper.json'", 1),
      ("build Package.swift", "can't read 'Package.swift', because it isn't a spec", 2),
      ("build --mocks A.viper.json", "the Swift module that they import is unknown", 1),
      ("build --mocks A;B=A.viper.json", "'A;B' isn't a valid Swift module name", 2),
      ("build --mocks =A.viper.json", "'' isn't a valid Swift module name", 2),
      ("build --known A.viper.json", "'build' needs specs or '--mocks'", 2),
      ("build --quiet=yes .", "'--quiet' takes no value", 2),
    ] as [(String, String, Int32)]

  @Test func invalidBuildArgumentsAreReported() throws {
    let place = try Workspace(["A.viper.json": SpecText.empty])
    for (line, message, status) in Self.invalidLines {
      let run = try place.run(line)
      #expect(run.errors.contains(message) && run.status == status, "\(line): \(run)")
    }
  }

  @Test func oneSpecCanBeBuiltAndMockedInOneRun() throws {
    let place = try Workspace([
      "A.viper.json": SpecText.empty, "B=1/B.viper.json": SpecText.show,
      "viper-gen.json": #"{ "testModule": "App" }"#,
    ])
    let run = try place.run("build -q --into Out A.viper.json --mocks ./B=1/B.viper.json")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try place.text("Out/B.viper.swift").contains("@testable import App"))
    #expect(try place.text("Out/A.viper.swift").contains("enum ABuilder"))
  }
}
