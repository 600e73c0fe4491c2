import Foundation
import TestTools

/// What the examples of the pages are run on.
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

  private static let rambaspec = """
    name: swifty_viper
    code_files:
    - {name: Presenter.swift, path: presenter.liquid}
    """

  static let importable = [
    "Templates/swifty_viper/a.rambaspec": rambaspec,
    "Templates/swifty_viper/presenter.liquid": presenter,
    "Templates/screen/a.rambaspec": rambaspec.replacing("swifty_viper", with: "screen"),
    "Templates/screen/presenter.liquid":
      presenter
      + "let {{ custom_parameters.prefix }}{{ custom_parameters.storyboard }}{{ module_info.name }} = 1\n",
    "VIPER Module.xctemplate/TemplateInfo.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>Kind</key><string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string></dict></plist>
    """,
    "VIPER Module.xctemplate/___FILEBASENAME___Presenter.swift":
      presenter.replacing("{{ module_info.name }}", with: "___VARIABLE_productName:identifier___"),
  ]

  private static let presenter = """
    protocol {{ module_info.name }}Output: AnyObject {
      func ready()
    }

    final class {{ module_info.name }}Presenter: {{ module_info.name }}Output {
      func ready() {}
    }

    """

  /// A pack such as an import makes, with the contracts of the page.
  static let importedPack: [String: String] = {
    func contract(_ key: String, _ conformer: String, _ caller: String) -> String {
      """
      { "key": "\(key)", "name": "{{ module.name }}\(key)", "summary": "S.",
        "conformer": "\(conformer)", "caller": "\(caller)", "property": "\(conformer)" }
      """
    }
    let roles = ["view", "presenter", "interactor"].map {
      #"{ "key": "\#($0)", "name": "{{ module.name }}\#($0)", "summary": "S." }"#
    }
    return [
      "pack/pack.json": """
      { "name": "ours", "templates": "viper", "roles": [\(roles.joined(separator: ", "))],
        "contracts": [\(contract("viewOutput", "presenter", "view")),
          \(contract("interactorInput", "interactor", "presenter"))],
        "output": { "name": "{{ module.name }}Output", "summary": "S." }, "holders": {},
        "flavours": [{ "key": "none" }],
        "files": [{ "template": "All.txt", "path": "{{ module.name }}.txt" }] }
      """,
      "pack/All.txt": "{{ module.name }}\n",
    ]
  }()

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
