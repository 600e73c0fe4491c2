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

  @Test func defaultsChangeNothing() throws {
    let folder = try TestFolder()
    func write(_ defaults: [(place: String, key: String, value: String)]) throws {
      func said(_ place: String) -> String {
        defaults.filter { $0.place == place }.map { ", \"\($0.key)\": \($0.value)" }.joined()
      }
      var spec = Self.spec
      for row in defaults where row.place == "member" {
        let member = row.key == "by" ? "\"to\": \"Other\"" : "\"forward\": \"interactor.b\""
        try #require(spec.contains(member))
        spec = spec.replacing(member, with: "\(member), \"\(row.key)\": \(row.value)")
      }
      let config = "{ \"output\": \"Sources/App\", \"tests\": \"Tests/AppTests\""
      try folder.add("viper-gen.json", config + said("config") + " }")
      try folder.add("A.viper.json", "{ \(spec)\(said("spec")) }")
      try folder.add("Other.viper.json", "{}")
    }
    try write([])
    let made = try Subprocess(try Subprocess.viperGen, ["generate"], in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    #expect(Set(Self.defaults.map(\.place)) == ["config", "spec", "member"])
    try write(Self.defaults)
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
