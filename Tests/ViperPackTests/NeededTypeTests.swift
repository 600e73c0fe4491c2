import TestTools
import Testing
import ViperSpec

@testable import ViperPack

/// The types that templates use, so no type of a spec may hide them.
struct NeededTypeTests {
  private func needed(
    _ pack: String, _ ui: String, among names: [String]
  ) throws -> Set<String> {
    let pack = try #require(BuiltIn.read(pack))
    let uiFramework = try #require(pack.dialect.uiFrameworks.first { $0.key == ui })
    return pack.neededTypes(in: uiFramework, among: Set(names))
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

  @Test func typesOfViperKitAndOfAnAppCountIfTheTargetHasThem() throws {
    let parts: Set = ["Failures", "UIKit", "Headless"]
    let names: Set = ["Foundation", "ModuleFailure", "UIView"]
    #expect(BuiltIn.neededTypes(ofRuntime: parts, among: names) == names)
    let hidden: Set = ["Foundation", "UIView"]
    #expect(
      BuiltIn.neededTypes(ofRuntime: parts, among: names, besides: hidden)
        == ["ModuleFailure", "UIView"])
    #expect(BuiltIn.types(ofRuntimeAmong: names) == ["ModuleFailure", "UIView"])
    let pack = try #require(BuiltIn.read("viper"))
    let uiFramework = try #require(pack.dialect.uiFrameworks.first { $0.key == "uikit" })
    #expect(pack.neededTypes(in: uiFramework, hasApp: true, among: ["URL"]) == ["URL"])
    #expect(pack.neededTypes(in: uiFramework, hasApp: false, among: ["URL"]) == [])
  }

  @Test func templatesNameTheModulesOfHiddenTypes() throws {
    let pack = try #require(BuiltIn.read("viper"))
    func code(_ modules: [String: String]) -> String {
      pack.qualifying(modules).code { path, _ in path == "mocks/failure.swift" }
        .map { String(decoding: $0, as: UTF8.self) }.joined()
    }
    let plain = code([:])
    #expect(plain.contains(": Error {") && plain.contains("-> Never {"))
    #expect(
      code(["Error": "Swift", "Never": "Swift"])
        == plain.replacing(": Error {", with: ": Swift.Error {")
        .replacing("-> Never {", with: "-> Swift.Never {"))
  }
}
