import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct NewPackageTests {

  static let uiFrameworks: [(pack: String, ui: String)] = [
    ("viper", "uikit"), ("viper", "swiftui"), ("viper", "none"), ("vip", "uikit"), ("vip", "none"),
    ("mvvm", "uikit"), ("mvvm", "uikit-observation"), ("mvvm", "swiftui"), ("mvvm", "none"),
    ("mvvm", "observation"), ("viper-observable", "swiftui"), ("viper-observable", "none"),
  ]

  @Test(arguments: uiFrameworks.filter { runsLongTests || $0 == ("viper", "none") })
  func itBuildsAsItIs(pack: String, ui: String) throws {
    let place = try Workspace()
    #expect(try place.run("new MyModule --package --pack \(pack) --ui \(ui)").status == 0)
    #expect(try place.run("generate --quiet", in: "MyModule") == Run())
    let build = try BuildFolder().swift(runsLongTests ? "test" : "build", in: place.url("MyModule"))
    #expect(build.status == 0, "\(build.output)\(build.errors)")
  }

  static let drawn =
    uiFrameworks.filter { ["uikit", "swiftui"].contains($0.ui) }
    + [("viper-io", "uikit"), ("viper-io", "swiftui")]

  @Test(arguments: casesToRun(drawn, every: 4)) func aNewAppIsDrawn(pack: String, ui: String) throws
  {
    let place = try Workspace()
    let new = try place.run("new --app Shop --pack \(pack) --ui \(ui)")
    #expect(new.status == 0 && new.errors == "", "\(new.errors)")
    let name = ui == "uikit" && pack != "viper" && pack != "viper-io" ? "ViewController" : "View"
    let view = try place.text("Shop/Sources/Shop/Home/Home\(name).swift")
    #expect(view.contains(ui == "uikit" ? "didSelectRowAt" : "List("), "\(view)")
    if runsLongTests || ui == "uikit" {
      let empty = try place.run("new --app Void --empty --pack \(pack) --ui \(ui)")
      #expect(empty.status == 0 && !empty.output.contains("Detail"), "\(empty.output)")
    }
    let check = try place.run("check", in: "Shop")
    #expect(check.status == 0 && !check.output.contains("stub"), "\(check.output)")
    #expect(try place.run("generate --quiet", in: "Shop") == Run())
    guard runsLongTests else { return }
    let test = try BuildFolder().swift("test", in: place.url("Shop"))
    #expect(test.status == 0, "\(test.output)\(test.errors)")
  }

  /// The other packs, tests included.
  @Test(.long, arguments: ["uikit", "storyboard", "nib", "swiftui", "none"])
  func itsTestsPassInViperIO(ui: String) throws {
    let place = try Workspace()
    #expect(try place.run("new MyModule --package --pack viper-io --ui \(ui)").status == 0)
    #expect(try place.run("check", in: "MyModule").status == 0)
    let test = try BuildFolder().swift("test", in: place.url("MyModule"))
    #expect(test.status == 0, "\(test.output)\(test.errors)")
  }
}
