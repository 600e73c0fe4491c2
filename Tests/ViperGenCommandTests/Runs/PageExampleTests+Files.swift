import Foundation
import TestTools

extension PageExampleTests {
  /// The app that the tutorial adopts.
  static let adoptable: [String: String] = {
    let folder = TutorialTests.folder.appending(path: "Code")
    var files: [String: String] = [:]
    for number in 1...4 {
      let name = "AdoptingAnApp-0\(number)-edit.swift"
      files["Part\(number).swift"] = try? String(
        contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return files
  }()

  /// A spec that adds a component and contracts.
  static let added = """
    { "ui": "none", "roles": ["dataManager"],
      "contracts": {
        "moduleInput": { "conformer": "presenter", "members": ["configure(id: Int)"] },
        "dataManager": { "conformer": "dataManager", "caller": "interactor", "members": [] } } }
    """

  /// Modules of both frameworks that open each other.
  static let items = [
    "viper-gen.json": #"{ "root": true }"#, "Item.swift": "struct Item { typealias ID = Int }\n",
    "ItemList.viper.json":
      #"{ "ui": "uikit", "root": true, "router": [{ "func": "openDetail(id: Item.ID)", "to": "ItemDetail" }] }"#,
    "ItemDetail.viper.json":
      #"{ "ui": "swiftui", "inputs": ["id: Item.ID"], "router": [{ "func": "openForm(id: Item.ID)", "to": "ItemForm" }] }"#,
    "ItemForm.viper.json": #"{ "ui": "uikit", "inputs": ["id: Item.ID"] }"#,
  ]

  /// A project of two apps and their tests.
  static let twoApps: String = {
    let text = XcodeProjectText.grouped()
    let target = "\t\tC00000000000000000000001 /* Shop */ = {"
    guard let start = text.range(of: target)?.lowerBound,
      let end = text.range(of: "\t\tC00000000000000000000002", range: start..<text.endIndex)?
        .lowerBound
    else { return text }
    let copy = text[start..<end].replacing(
      "C00000000000000000000001", with: "C00000000000000000000003"
    )
    .replacing("Shop", with: "ShopTV")
    return text.replacing(target, with: copy + target)
      .replacing(
        "C00000000000000000000002 /* ShopTests */,",
        with:
          "C00000000000000000000002 /* ShopTests */,\n\t\t\t\tC00000000000000000000003 /* ShopTV */,"
      )
  }()
}
