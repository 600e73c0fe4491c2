import Foundation
import Testing

@testable import viper_gen

/// `--format json` and `--format github`.
@Suite struct FormatTests {
  private static let mistaken =
    #"{ "ui": "none", "views": [] }"#

  private func object(_ run: Run) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func jsonHoldsEverythingThatTextSays() throws {
    let place = try Workspace(["A.viper.json": Self.mistaken])
    let run = try place.run("generate --format json")
    #expect(run.errors == "" && run.status == 1)
    #expect(
      run.output == """
        {
          "formatVersion": 1,
          "files": [],
          "diagnostics": [
            {
              "severity": "error",
              "id": "unknown-key",
              "message": "unknown key 'views'",
              "path": "A.viper.json",
              "line": 1,
              "column": 18,
              "endLine": 1,
              "endColumn": 23,
              "help": "did you mean 'view'?"
            }
          ],
          "edits": [],
          "notes": []
        }

        """)
  }

  @Test func jsonListsFilesAndTheirDifferences() throws {
    let place = try Workspace(["A.viper.json": SpecText.empty])
    let made = try object(place.run("generate --format json"))
    let files = try #require(made["files"] as? [[String: String]])
    #expect(files.contains(["status": "create", "path": "AView.swift"]))
    try place.write("A.viper.json", SpecText.show)
    let drift = try object(place.run("check --format json"))
    let file = try #require((drift["files"] as? [[String: String]])?.first)
    #expect(file["status"] == "update" && file["path"] == "AContracts.swift")
    #expect(file["diff"]?.hasPrefix("--- AContracts.swift\n") == true)
  }

  @Test(arguments: ["generate nowhere", "check nowhere", "generate", "check", "diff nowhere"])
  func jsonIsWrittenAlsoWhenNothingCouldBeDone(line: String) throws {
    let run = try Workspace().run(line + " --format json")
    let diagnostics = try #require(object(run)["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 1 && run.errors == "" && run.status == 2)
  }

  @Test func githubGetsALineForEachDiagnostic() throws {
    let place = try Workspace(["a,b/A.viper.json": Self.mistaken])
    #expect(
      try place.run("check --format github")
        == Run(
          output: """
            ::error file=a%2Cb/A.viper.json,line=1,endLine=1,col=18,endColumn=23,\
            title=unknown-key::unknown key 'views'%0Ahelp: did you mean 'view'?

            """, status: 1))
  }

  @Test func githubFindsFilesFromTheRootOfTheRepository() throws {
    let place = try Workspace(["Sub/A.viper.json": SpecText.empty])
    let run = try place.run(
      "check --format github", in: "Sub", environment: ["GITHUB_WORKSPACE": place.path])
    #expect(
      run.output.hasPrefix(
        "::error file=Sub/AContracts.swift,line=1,title=drift::this file is missing%0A"), "\(run)")
    #expect(run.errors == "" && run.status == 1)
    let elsewhere = try place.run(
      "check --format github", in: "Sub", environment: ["GITHUB_WORKSPACE": "/elsewhere"])
    #expect(elsewhere.output.hasPrefix("::error file=AContracts.swift,"))
  }
}
