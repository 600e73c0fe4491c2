import Foundation
import TestTools
import Testing

/// The app in `MixedApp`, whose UIKit and SwiftUI modules open each other by every way.
@Suite(.serialized, .processesInTurn) struct MixedAppTests {
  @Test(.long) func itIsGeneratedAndDrivenThereAndBack() throws {
    let place = try Workspace()
    let app = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "MixedApp")
    try FileManager.default.copyItem(at: app, to: place.url("Shop"))
    let generated = try place.run("generate --verbose", in: "Shop")
    #expect(generated.status == 0, "\(generated.errors)")
    #expect(generated.errors == "")
    let skipped = generated.output.split(separator: "\n").filter { $0.hasPrefix("skip ") }
    #expect(
      skipped.filter { !$0.hasSuffix("(no mock sees what its body does)") } == [
        "skip       ItemBoardTests: ItemBoardRouter.embedForm(id:) (it starts from your view)"
      ])
    #expect(try place.run("check", in: "Shop").status == 0)

    let list = try place.text("Shop/Sources/Shop/ItemList/ItemListRouter.swift")
    #expect(
      list.contains(
        """
          func openDetail(id: Int) {
            ModuleNavigation(from: viewController).push {
              ItemDetailBuilder.build(id: id, dependencies: dependencies, output: listener, navigation: $0)
            }
          }
        """), "\(list)")
    let board = try place.text("Shop/Sources/Shop/ItemBoard/ItemBoardRouter.swift")
    #expect(
      board.contains(
        """
          func embedForm(id: Int) {
            navigation.embed(
              ItemFormBuilder.build(id: id, dependencies: dependencies, output: listener), in: "form")
          }
        """), "\(board)")
    let run = try BuildFolder().swift("test", in: place.url("Shop"))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
