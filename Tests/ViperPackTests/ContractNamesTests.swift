import Foundation
import TestTools
import Testing
import ViperSpec

@testable import ViperPack

/// Which components and contracts there are is for packs to say.
struct ContractNamesTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  @Test func swiftCodeKnowsNoNameOfAPack() throws {
    var names: Set<String> = []
    for name in BuiltIn.packNames {
      let dialect = try #require(BuiltIn.read(name)).dialect
      names.formUnion(dialect.roles.map(\.key) + dialect.contracts.map(\.key))
    }
    // The key of manifests that names the role.
    names.remove("builder")
    let targets = [
      "ViperSpec", "ViperPack", "ViperProject", "ViperPlan",
      "ViperPipeline", "ViperBuild", "ViperOwnership", "ViperCommands",
    ]
    for target in targets {
      let folder = Self.sources.appending(path: target).path
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
      where path.hasSuffix(".swift") {
        let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
        for line in text.split(separator: "\n")
        where line.utf8.contains(UInt8(ascii: "\"")) && !line.contains("///") {
          let known = names.filter { line.contains("\"\($0)\"") }
          #expect(known == [], "\(target)/\(path): \(line)")
        }
      }
    }
  }
}
