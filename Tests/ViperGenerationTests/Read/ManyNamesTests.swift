import TestTools
import Testing

struct ManyNamesTests {
  @Test func theNearestOfManyNamesIsOffered() throws {
    var specs = Dictionary(
      uniqueKeysWithValues: (0..<250).map { ("Module\($0)", #"{ "ui": "none" }"#) })
    specs["Checkout"] = #"{ "ui": "uikit" }"#
    specs["Cart"] = """
      { "ui": "uikit", "router": [
        { "func": "open()", "to": "Checkuot" }, { "func": "show()", "to": "checkout" }] }
      """
    let screen = try Run(TestProject.viper(specs)).screen()
    #expect(screen.ranges(of: "= help: did you mean 'Checkout'?").count == 2, "\(screen)")
  }
}
