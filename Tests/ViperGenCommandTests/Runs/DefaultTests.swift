import TestTools
import Testing
import ViperSpec
import ViperTestTools
import ViperText

@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct DefaultTests {
  private static let spec = """
    "viewOutput": [{ "func": "a()", "forward": "interactor.b" }, { "func": "c()", "forward": "router.d" }],
    "interactor": ["b() async"], "router": [{ "func": "d()", "to": "Other" }], "output": ["e()"]
    """

  /// A key of the config, of the spec, or of a member in it, with its default.
  static let defaults: [(place: String, key: String, value: String)] = {
    func rows(_ schema: JSONOutput, _ place: String) -> [(String, String, String)] {
      (schema["properties"]?.members ?? []).compactMap { member in
        member.value["default"].map { (place, member.key, $0.line) }
      }
    }
    let spec = Screen.schema("schema spec")
    let member = spec["$defs"]?["contractMember"]?.objects.first ?? .object([])
    return rows(Screen.schema("schema config"), "config") + rows(spec, "spec")
      + rows(member, "member")
  }()

  @Test(arguments: defaults.map { "\($0.place) \($0.key)" })
  func aDefaultChangesNothing(name: String) throws {
    let row = try #require(Self.defaults.first { "\($0.place) \($0.key)" == name })
    let folder = try TestFolder()
    let said = "\"\(row.key)\": \(row.value)"
    func write(saying: Bool) throws {
      let config = "{ \"output\": \"Sources/App\", \"tests\": \"Tests/AppTests\""
      try folder.add(
        "viper-gen.json", config + (saying && row.place == "config" ? ", \(said) }" : " }"))
      var spec = Self.spec
      if saying, row.place == "member" {
        let member = row.key == "by" ? "\"to\": \"Other\"" : "\"forward\": \"interactor.b\""
        spec = spec.replacing(member, with: member + ", " + said)
        #expect(spec != Self.spec)
      }
      try folder.add(
        "A.viper.json", "{ \(spec)" + (saying && row.place == "spec" ? ", \(said) }" : " }"))
      try folder.add("Other.viper.json", "{}")
    }
    try write(saying: false)
    let made = try Subprocess(try Subprocess.viperGen, ["generate"], in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    try write(saying: true)
    let checked = try Subprocess(try Subprocess.viperGen, ["check"], in: folder.url)
    #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
  }
}

extension Screen {
  fileprivate static func schema(_ command: String) -> JSONOutput {
    let source = SourceText(
      path: "schema", text: Screen.after(command, table: ViperGen.table).output)
    return JSONParser.parse(source).node.map(JSONOutput.init) ?? .object([])
  }
}
