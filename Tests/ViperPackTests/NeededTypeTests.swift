import TestTools
import Testing
import ViperSpec

@testable import ViperPack

/// The types that templates use, so no type of a spec may hide them.
@Suite(.serialized, .inTurn) struct NeededTypeTests {
  private func needed(
    _ pack: String, _ ui: String, among names: [String]
  ) throws -> Set<String> {
    let pack = try #require(BuiltIn.read(pack))
    let flavour = try #require(pack.dialect.flavours.first { $0.key == ui })
    return pack.neededTypes(in: flavour, among: Set(names))
  }

  @Test(arguments: [
    (
      "viper", "uikit", ["MainActor", "NSLock", "UIViewController", "Void"],
      ["State", "Suite", "Text"]
    ),
    ("vip", "uikit", ["MainActor", "UIViewController"], ["State", "Text"]),
    ("viper", "swiftui", ["MainActor", "State", "Text", "View"], ["NSCoder"]),
    ("mvvm", "swiftui", ["Observable", "View"], ["NSCoder"]),
    ("viper-observable", "swiftui", ["Observable", "State", "View"], ["NSCoder"]),
    ("viper", "none", ["Never", "String"], ["NSCoder", "Text"]),
  ])
  func templatesOfTheUIFrameworkCount(
    _ pack: String, _ ui: String, _ used: [String], _ unused: [String]
  ) throws {
    #expect(try needed(pack, ui, among: used + unused) == Set(used))
  }

  @Test func viperKitCountsIfItIsInTheTarget() {
    let parts: Set = ["Failures", "UIKit", "Headless"]
    let names: Set = ["Foundation", "ModuleFailure", "UIView"]
    #expect(BuiltIn.neededTypes(ofRuntime: parts, isOwn: true, among: names) == names)
    let imported = BuiltIn.neededTypes(ofRuntime: parts, isOwn: false, among: names)
    #expect(imported.contains("ModuleFailure"))
    #expect(!imported.contains("Foundation"))
  }
}
