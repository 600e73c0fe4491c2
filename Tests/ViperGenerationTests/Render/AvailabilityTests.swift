import Foundation
import TestTools
import Testing

@testable import ViperPipeline

struct AvailabilityTests {
  @Test func everyTopLevelDeclarationIsMarked() {
    let file = """
      import SwiftUI

      /// A view.
      @MainActor
      struct A {
        struct B {}
      }

      #if canImport(SwiftUI)
        extension A: View {
          var body: some View { Text("") }
        }

        #Preview { A() }
      #endif
      @available(iOS 18, *)
      func c() {}
      @Suite struct Tests {}

      """
    let marked = Availability("iOS 17, macOS 14").marked(Array(file.utf8))
    #expect(
      String(decoding: marked, as: UTF8.self) == """
        import SwiftUI

        /// A view.
        @available(iOS 17, macOS 14, *)
        @MainActor
        struct A {
          struct B {}
        }

        #if canImport(SwiftUI)
          @available(iOS 17, macOS 14, *)
          extension A: View {
            var body: some View { Text("") }
          }

          @available(iOS 17, macOS 14, *)
          #Preview { A() }
        #endif
        @available(iOS 18, *)
        func c() {}
        @Suite struct Tests {}

        """)
  }

  /// The package supports iOS 15. No compiler on Linux checks availability.
  @Test(arguments: [
    "Generated/Trips", "Generated/Scoreboard", "Sources/Examples/Trips",
    "Sources/Examples/Scoreboard",
  ])
  func examplesDeclareTheirAvailability(folder: String) throws {
    let root = SmallStackTests.root.appendingPathComponent(folder).path
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    for name in names where name.hasSuffix(".swift") {
      let bytes = Array(try #require(FileManager.default.contents(atPath: "\(root)/\(name)")))
      #expect(Availability("iOS 17, macOS 14").marked(bytes) == bytes, "\(name)")
    }
    #expect(names.count > 3)
  }

  @Test(arguments: casesToRun(["swiftui", "none", "uikit"], every: 2))
  func everyFileOfAModuleIsMarkedAvailable(ui: String) throws {
    let config =
      #"{ "root": true, "available": "iOS 17,macOS 14", "tests": "Tests", "testModule": "App" }"#
    let spec = """
      { "ui": "\(ui)", "view": ["show(_ text: String)"], "viewOutput": ["didTap()"],
        "entities": [{ "name": "Row", "fields": ["id: Int"] }], "yours": ["presenter"] }
      """
    let changes = try Run(TestProject.viper(config: config, ["A": spec])).changeSets()
      .changeSets.flatMap(\.changes)
    let attribute = "@available(iOS 17, macOS 14, *)"
    for change in changes
    where change.path.hasSuffix(".swift") && !change.path.hasSuffix("Tests.swift") {
      let text = String(decoding: change.new ?? [], as: UTF8.self)
      let again = Availability("iOS 17, macOS 14").marked(change.new ?? [])
      #expect(text.contains(attribute) && again == change.new, "\(change.path)")
    }
    #expect(changes.count > 5)
  }
}
