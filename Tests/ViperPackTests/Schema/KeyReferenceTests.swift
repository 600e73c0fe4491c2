import Foundation
import TestTools
import Testing

@testable import ViperPack

/// After a change: `VIPER_GEN_RECORD=1 swift test --filter ReferenceTests`.
struct KeyReferenceTests {
  static let pages = [
    "ConfigKeys.md": SchemaPage.text(of: Schema.config),
    "PackKeys.md": SchemaPage.text(of: Schema.pack), "SpecKeys.md": SchemaPage.ofBuiltInPacks,
  ]

  @Test(arguments: pages.keys.sorted())
  func aPageIsAsRecorded(file: String) throws {
    let folder = SchemaTests.root.appending(path: "Sources/viper-gen/Documentation.docc/Reference")
    try expectRecorded(try #require(Self.pages[file]), at: folder.appending(path: file))
  }

  @Test(arguments: BuiltIn.packNames)
  func thePageOfASpecHasAColumnForThePack(_ name: String) throws {
    let page = try #require(Self.pages["SpecKeys.md"])
    let heads = page.split(separator: "\n").filter { $0.hasPrefix("| key ") }
    #expect(heads.contains { $0.contains(" \(name) |") })
    let own = SchemaPage.text(of: Schema.spec(for: try SchemaTests.pack(name).dialect))
    for key in own.matches(of: /\n\| (`\w+`) \|/).map(\.1) {
      #expect(page.contains("\n| \(key) |"), "\(key)")
    }
  }
}
