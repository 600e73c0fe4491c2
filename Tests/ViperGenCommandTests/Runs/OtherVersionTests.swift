import TestTools
import Testing

@testable import ViperCommandLine

@Suite(.serialized, .processesInTurn) struct OtherVersionTests {
  private static func config(_ version: String, rest: String = "") -> String {
    "{ \"root\": true, \"viperGen\": \"\(version)\"\(rest) }"
  }

  @Test func anotherVersionStops() throws {
    let place = try Workspace([
      "viper-gen.json": Self.config("0.0.9", rest: ", \"later\": true"),
      "A.viper.json": #"{ "later": 1 }"#,
    ])
    for line in [
      "generate", "check", "diff", "list", "graph", "new B", "add view 'x()'",
      "build A.viper.json --into Out",
    ] {
      let run = try place.run(line)
      #expect(run.status != 0, "\(line)")
      #expect(
        run.errors.contains(
          """
          viper-gen.json:1:30: error: the project uses viper-gen 0.0.9, but this is viper-gen \
          \(Version.current) [conflicting-version]
          """), "\(run.errors)")
      #expect(!run.errors.contains("unknown-key"), "\(run.errors)")
      #expect(place.files.count == 2, "\(line)")
    }
  }

  @Test func onlyTheSameVersionIsAccepted() throws {
    let place = try Workspace([
      "viper-gen.json": Self.config("99.0.1"), "A.viper.json": SpecText.empty,
    ])
    let run = try place.run("generate")
    #expect(run.status != 0)
    #expect(run.errors.contains("the project uses viper-gen 99.0.1, but this is"), "\(run)")
    #expect(!run.errors.contains("change the version here"), "\(run)")
    #expect(place.files.count == 2)
    try place.folder.fill(["In/viper-gen.json": "{}", "In/B.viper.json": SpecText.empty])
    for version in [Version.current, "0.1"] {
      try place.write("viper-gen.json", Self.config(version))
      #expect(try place.run("generate").status == 0, "\(version)")
    }
  }
}
