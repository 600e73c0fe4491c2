import TestTools
import Testing
import ViperSpec

@testable import ViperPack

/// The types that templates use, so no type of a spec may hide them.
@Suite(.serialized, .inTurn) struct NeededTypeTests {
  private func needed(_ pack: String, _ ui: String) throws -> Set<String> {
    let pack = try #require(BuiltIn.read(pack))
    let flavour = try #require(pack.dialect.flavours.first { $0.key == ui })
    return pack.neededTypes(in: flavour)
  }

  @Test(arguments: [
    (
      "viper", "uikit", ["MainActor", "NSLock", "UIViewController", "Void"],
      ["State", "Suite", "Text"]
    ),
    ("vip", "uikit", ["MainActor", "UIViewController"], ["State", "Text"]),
    ("viper", "swiftui", ["MainActor", "State", "Text", "View"], ["NSCoder"]),
    ("mvvm", "swiftui", ["Observable", "View"], ["NSCoder"]),
    ("viper", "none", ["Never", "String"], ["NSCoder", "Text"]),
  ])
  func templatesOfTheUIFrameworkCount(
    _ pack: String, _ ui: String, _ used: [String], _ unused: [String]
  ) throws {
    let names = try needed(pack, ui)
    #expect(Set(used).subtracting(names) == [])
    #expect(names.intersection(unused) == [])
  }

  @Test func viperKitCountsIfItIsInTheTarget() {
    let own = BuiltIn.neededTypes(ofRuntime: ["Failures", "UIKit", "Headless"], isOwn: true)
    let imported = BuiltIn.neededTypes(ofRuntime: ["Failures", "UIKit", "Headless"], isOwn: false)
    #expect(own.isSuperset(of: ["Foundation", "ModuleFailure", "UIView"]))
    #expect(imported.contains("ModuleFailure"))
    #expect(!imported.contains("Foundation"))
  }
}
