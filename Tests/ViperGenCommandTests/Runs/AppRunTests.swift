import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct AppRunTests {
  private static let files = FixtureFile.files("../Apps/Links.txt")

  @Test(arguments: ["swiftui", "uikit"])
  func linksThatCannotBeTestedAreNamed(ui: String) throws {
    let (_, generated) = try app(ui)
    let skipped = generated.output.split(separator: "\n").filter { $0.contains(" ShopAppTests: ") }
    #expect(skipped == (ui == "uikit" ? Self.skippedWithUIKit : Self.skipped))
  }

  @Test(.long, arguments: ["swiftui", "uikit"])
  func anAppOpensItsLinks(ui: String) throws {
    let (place, _) = try app(ui)
    let tests = try #require(Self.files["Tests/ShopTests/OpenTests.swift"])
    try place.write(
      "Shop/Tests/ShopTests/OpenTests.swift",
      tests.replacing("BRANCH\n", with: try #require(Self.files[ui])))
    let test = try BuildFolder().swift("test", in: place.url("Shop"))
    #expect(test.status == 0, "\(test.output)\(test.errors)")
    #expect(test.output.contains("\"URLs open what they lead to\" passed"), "\(test.output)")
  }

  private func app(_ ui: String) throws -> (Workspace, Run) {
    let place = try Workspace()
    let new = try place.run("new --app Shop --empty --ui \(ui)")
    #expect(new.status == 0, "\(new.errors)")
    #expect(try place.run("generate --quiet", in: "Shop") == Run())
    try place.remove("Shop/Specs/Home.viper.json")
    for (path, text) in Self.files where path.hasPrefix("S") {
      try place.write("Shop/" + path, text)
    }
    let config = try place.text("Shop/viper-gen.json")
    let app = try #require(Self.files["viper-gen.json"])
    let start = try #require(config.firstRange(of: "\"app\": {"))
    try place.write("Shop/viper-gen.json", config[..<start.lowerBound] + app + "}\n")
    let generated = try place.run("generate --force --verbose", in: "Shop")
    #expect(generated.status == 0, "\(generated.errors)")
    return (place, generated)
  }

  private static let skipped: [Substring] = [
    "skip       ShopAppTests: help (its route 'showHelp()' is yours)"
  ]

  private static let skippedWithUIKit: [Substring] =
    [
      """
      skip       ShopAppTests: fast/{item}/{fast} \
      (showing 'Settings' would call what is yours there)
      """
    ] + skipped + [
      """
      skip       ShopAppTests: item/{id}/buy/{item} \
      (showing 'Feed' would ask the mocks of its services)
      """
    ]
}
