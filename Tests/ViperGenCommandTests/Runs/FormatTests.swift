import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct FormatTests {
  private static let mistaken =
    #"{ "ui": "none", "views": [] }"#

  private func object(_ run: Run) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func jsonContainsEverythingInTheTextOutput() throws {
    let place = try Workspace(["A.viper.json": Self.mistaken])
    let run = try place.run("generate --format json")
    #expect(run.errors == "" && run.status == 1)
    #expect(
      run.output == """
        {
          "formatVersion": 1,
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
          "notes": [],
          "files": []
        }

        """)
  }

  @Test func jsonListsFilesAndTheirDifferences() throws {
    let place = try Workspace(["A.viper.json": SpecText.empty])
    func result() throws -> String? {
      try object(place.run("check --format json"))["result"] as? String
    }
    let made = try object(place.run("generate --format json"))
    let files = try #require(made["files"] as? [[String: String]])
    #expect(files.contains(["status": "create", "path": "AView.swift"]))
    #expect(try result() == "fine")
    try place.write("A.viper.json", SpecText.show)
    let drift = try object(place.run("check --format json"))
    #expect(drift["result"] as? String == "drift")
    let file = try #require((drift["files"] as? [[String: Any]])?.first)
    #expect(file["status"] as? String == "update" && file["path"] as? String == "AContracts.swift")
    #expect((file["diff"] as? String)?.hasPrefix("--- AContracts.swift\n") == true)
    let cause = try #require(file["cause"] as? [String: Any])
    #expect(cause["path"] as? String == "A.viper.json" && cause["line"] as? Int == 1)
    try place.write("A.viper.json", Self.mistaken)
    #expect(try result() == "error")
    #expect(try place.run("check").errors.hasSuffix("1 error in 1 file; no file was compared\n"))
  }

  @Test func jsonIsWrittenEvenIfTheRunFails() throws {
    let place = try Workspace()
    for line in ["generate nowhere", "check nowhere", "generate", "check", "diff nowhere"] {
      let run = try place.run(line + " --format json")
      let diagnostics = try #require(object(run)["diagnostics"] as? [[String: Any]])
      #expect(diagnostics.count == 1 && run.errors == "" && run.status == 2, "\(line)")
    }
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
        "::error file=Sub/A.viper.json,line=1,title=outdated-files::files of this spec are out of date:%0A"
          + "create AContracts.swift%0A"), "\(run)")
    #expect(run.errors == "" && run.status == 1)
    let elsewhere = try place.run(
      "check --format github", in: "Sub", environment: ["GITHUB_WORKSPACE": "/elsewhere"])
    #expect(elsewhere.output.hasPrefix("::error file=A.viper.json,"))
  }

  @Test func githubPointsAtTheSpec() throws {
    let place = try Workspace(["A.viper.json": #"{ "ui": "none" }"#])
    #expect(try place.run("generate").status == 0)
    try place.write(
      "A.viper.json", "{ \"ui\": \"none\",\n  \"view\": [\"show()\"] }")
    try place.write("Old/B.viper.json", SpecText.empty)
    let run = try place.run("check --format github")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first == """
        ::error file=A.viper.json,line=1,title=outdated-files::files of this spec are out of date:%0A\
        update AContracts.swift%0Amerge AView.swift%0Aupdate A.viper.lock%0A\
        help: run 'viper-gen generate'
        """, "\(run.output)")
  }
}
