import TestTools
import Testing

struct ManyNamesTests {
  @Test(arguments: ["Checkuot", "checkout"])
  func theNearestOfManyNamesIsOffered(name: String) throws {
    var specs = Dictionary(
      uniqueKeysWithValues: (0..<250).map { ("Module\($0)", #"{ "ui": "none" }"#) })
    specs["Checkout"] = #"{ "ui": "uikit" }"#
    specs["Cart"] = """
      { "ui": "uikit", "router": [{ "func": "open()", "to": "\(name)" }] }
      """
    let screen = try Run(TestProject.viper(specs)).screen()
    #expect(screen.contains("= help: did you mean 'Checkout'?"), "\(screen)")
  }
}
