import Foundation
import TestTools
import Testing

@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct NewPackageTests {

  static let flavours: [(pack: String, ui: String)] = [
    ("viper", "uikit"), ("viper", "swiftui"), ("viper", "none"), ("vip", "uikit"), ("vip", "none"),
    ("mvvm", "uikit"), ("mvvm", "uikit-observation"), ("mvvm", "swiftui"), ("mvvm", "none"),
    ("mvvm", "observation"), ("viper-observable", "swiftui"), ("viper-observable", "none"),
  ]

  @Test(arguments: flavours.filter { runsLongTests || $0 == ("viper", "none") })
  func itBuildsAsItIs(pack: String, ui: String) throws {
    let place = try Workspace()
    #expect(try place.run("new MyModule --package --pack \(pack) --ui \(ui)").status == 0)
    #expect(try place.run("generate --quiet", in: "MyModule") == Run())
    let build = try BuildFolder().swift(runsLongTests ? "test" : "build", in: place.url("MyModule"))
    #expect(build.status == 0, "\(build.output)\(build.errors)")
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
