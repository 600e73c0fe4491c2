import TestTools
import Testing

@testable import ViperCommandLine

@Suite(.serialized, .processesInTurn) struct OtherVersionTests {
  private static func config(_ version: String, rest: String = "") -> String {
    "{ \"root\": true, \"viperGen\": \"\(version)\"\(rest) }"
  }

  @Test(arguments: [
    "generate", "check", "diff", "list", "graph", "new B", "add view 'x()'",
    "build A.viper.json --into Out",
  ])
  func anotherVersionStops(line: String) throws {
    let place = try Workspace([
      "viper-gen.json": Self.config("0.0.9", rest: ", \"later\": true"),
      "A.viper.json": #"{ "later": 1 }"#,
    ])
    let run = try place.run(line)
    #expect(run.status != 0)
    #expect(
      run.errors.contains(
        """
        viper-gen.json:1:30: error: the project uses viper-gen 0.0.9, but this is viper-gen \
        \(Version.current) [conflicting-version]
        """), "\(run.errors)")
    #expect(!run.errors.contains("unknown-key"), "\(run.errors)")
    #expect(place.files.count == 2)
  }

  @Test(arguments: [Version.current, "0.1"]) func theSameVersionIsAccepted(version: String) throws {
    let place = try Workspace([
      "viper-gen.json": Self.config(version), "A.viper.json": SpecText.empty,
      "In/viper-gen.json": "{}", "In/B.viper.json": SpecText.empty,
    ])
    #expect(try place.run("generate").status == 0)
  }

  @Test func aProjectOfANewerVersionIsNotChanged() throws {
    let place = try Workspace([
      "viper-gen.json": Self.config("99.0.1"), "A.viper.json": SpecText.empty,
    ])
    let run = try place.run("generate")
    #expect(run.status != 0)
    #expect(run.errors.contains("the project uses viper-gen 99.0.1, but this is"), "\(run)")
    #expect(!run.errors.contains("change the version here"), "\(run)")
    #expect(place.files.count == 2)
  }
}
