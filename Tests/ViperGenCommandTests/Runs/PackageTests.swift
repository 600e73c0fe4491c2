import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct PackageTests {
  /// A product and a target are built into folders of their names. Two names that differ in case only
  /// are one folder there.
  @Test func productsAndTargetsDifferInMoreThanCase() throws {
    let scratch = try TestFolder()
    let run = try Subprocess(
      "/usr/bin/env",
      [
        "swift", "package", "--package-path", ConsumerPackage.repository.path,
        "--scratch-path", scratch.url.path, "dump-package",
      ])
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
    let names = Set((manifest.products + manifest.targets).map(\.name))
    let spellings = Dictionary(grouping: names) { $0.lowercased() }
    #expect(names.contains("trips") && names.contains("TripsModules"))
    #expect(spellings.values.filter { $0.count > 1 } == [])
  }

  private struct Manifest: Decodable {
    struct Named: Decodable { let name: String }
    let products: [Named]
    let targets: [Named]
  }
}
