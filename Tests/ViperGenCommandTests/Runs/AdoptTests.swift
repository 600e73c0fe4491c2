import Foundation
import TestTools
import Testing

/// `adopt` as a process: apps of our own in the schemes that people name and place modules by.
@Suite(.serialized, .processesInTurn) struct AdoptTests {
  @Test(arguments: casesToRun(NamingScheme.all, every: 3)) func anAppIsAdoptedWithoutAChangedByte(
    _ scheme: NamingScheme
  ) throws {
    let place = try Workspace(scheme.sources)
    let before = try place.state
    let isFirst = scheme.label == NamingScheme.all.last?.label
    let dry = isFirst ? try place.run("adopt --dry-run") : nil
    #expect(try place.state == before)
    let run = try place.run("adopt")
    #expect(dry == nil || run == dry)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.hasSuffix("\n3 modules adopted\n"), "\(run.output)")
    for module in NamingScheme.modules {
      let counts = scheme.contracts(of: module).map { contract in
        let isLong =
          contract.key == "viewOutput" || contract.key == "view" && scheme.hasBackReference
        return contract.key + (isLong ? " 2" : " 1")
      }
      #expect(
        run.output.contains("\n\(scheme.prefix)\(module): \(counts.joined(separator: ", "))\n"))
    }
    let check = try place.run("check")
    #expect(check.status == 0 && check.output == "" && check.errors == "", "\(check.errors)")
    let adopted = try place.state
    for (path, state) in before { #expect(adopted[path] == state, "\(path)") }
    let again = try place.run("adopt")
    #expect(again.status == 0 && again.output.hasSuffix("\n0 modules adopted, 3 as before\n"))
    #expect(try place.state == adopted)
  }

  @Test(arguments: casesToRun(NamingScheme.all, every: NamingScheme.all.count))
  func specChangesReachTheAdoptedProtocolAndClass(
    _ scheme: NamingScheme
  ) throws {
    let place = try Workspace(scheme.sources)
    #expect(try place.run("adopt").status == 0)
    try change(place, scheme) { key, list in list.append("\(key)Added(value: Int)") }
    try expect("Added(value: Int)", in: place, scheme)
    try change(place, scheme) { key, list in
      list[list.count - 1] = "\(key)Added(value: String)"
    }
    try expect("Added(value: String)", in: place, scheme)
    try compile(place)
    try change(place, scheme) { _, list in list.removeLast() }
    for (path, text) in scheme.sources { #expect(try place.text(path) == text, "\(path)") }
  }

  private func change(
    _ place: Workspace, _ scheme: NamingScheme, _ change: (String, inout [Any]) -> Void
  ) throws {
    for path in place.files where path.hasSuffix(".viper.json") {
      let read = try JSONSerialization.jsonObject(with: Data(place.text(path).utf8))
      var spec = try #require(read as? [String: Any])
      for contract in scheme.contracts(of: "") {
        if var parts = spec[contract.key] as? [String: Any] {
          var list = parts["members"] as? [Any] ?? []
          change(contract.key, &list)
          parts["members"] = list
          spec[contract.key] = parts
        } else {
          var list = spec[contract.key] as? [Any] ?? []
          change(contract.key, &list)
          spec[contract.key] = list
        }
      }
      let bytes = try JSONSerialization.data(withJSONObject: spec, options: [.sortedKeys])
      try place.write(path, String(decoding: bytes, as: UTF8.self))
    }
    let run = try place.run("generate")
    #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.errors)")
  }

  /// Each protocol and each class has the method of its contract.
  private func expect(_ ending: String, in place: Workspace, _ scheme: NamingScheme) throws {
    let sources = try scheme.sources.keys.map(place.text)
    for module in NamingScheme.modules {
      for contract in scheme.contracts(of: module) {
        let asked = sources.contains { text in
          text.ranges(of: "protocol \(contract.name):").contains { range in
            let rest = text[range.upperBound...]
            let end = rest.firstRange(of: "\n}")?.lowerBound ?? rest.endIndex
            return rest[..<end].contains("\(contract.key)\(ending)")
          }
        }
        #expect(asked, "\(contract.name)")
        let stub =
          "fatalError(\"\(contract.conformer).\(contract.key)Added(value:) is not written yet\")"
        #expect(sources.contains { $0.contains(stub) }, "\(contract.conformer)")
      }
    }
  }

  private func compile(_ place: Workspace) throws {
    #if !canImport(UIKit)
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let options = ["-swift-version", "5", "-I", try AppleDeclarations.modules()]
      let paths = place.files.filter { $0.hasSuffix(".swift") }.map { place.url($0).path }
      #expect(try Toolchain.emit("App", paths, in: folder, options: options) == "")
    #endif
  }

  @Test(arguments: [true, false])
  func filesThatTheXcodeProjectListsGoIntoIt(_ isListed: Bool) throws {
    var files = Dictionary(
      uniqueKeysWithValues: NamingScheme.all[0].sources.map { ("Shop/" + $0, $1) })
    files["App.xcodeproj/project.pbxproj"] =
      isListed ? XcodeProjectText.synchronized : XcodeProjectText.grouped()
    let place = try Workspace(files)
    #expect(try place.run("adopt").status == 0)
    #expect(try place.text("viper-gen.json").contains("\"xcode\": false") == !isListed)
    #expect(try place.run("check").status == 0)
  }

  @Test func twoAppsOfOneFolderHaveAConfigEach() throws {
    var files = [
      "One/Project.swift": "import ProjectDescription\n", "Two/project.yml": "name: Two\n",
    ]
    for (path, text) in NamingScheme.all[0].sources {
      files["One/" + path] = text
      files["Two/" + path] = text
    }
    let place = try Workspace(files)
    let run = try place.run("adopt")
    #expect(run.status == 0 && run.output.hasSuffix("\n6 modules adopted\n"), "\(run)")
    #expect(place.exists("One/viper-gen.json") && place.exists("Two/viper-gen.json"))
    #expect(!place.exists("viper-gen.json"))
    #expect(try place.run("check").output == "")
  }

  @Test func namesWithClashingPatternsAreInTheSpecs() throws {
    func module(_ name: String, _ holder: String) -> String {
      """
      import UIKit
      protocol \(name)View: AnyObject {}
      protocol \(name)Presentable: AnyObject { func load() }
      protocol \(name)Interactable: AnyObject {}
      protocol \(name)Router: AnyObject { func close() }
      class \(name)Screen: UIViewController, \(name)View { \(holder == "view" ? "var presenter: \(name)Presentable?" : "") }
      class \(name)Presenter: \(name)Presentable {
        weak var view: \(name)View?
        var interactor: \(name)Interactable?
        var router: \(name)Router?
        func load() {}
      }
      class \(name)Worker: \(name)Interactable { \(holder == "view" ? "" : "weak var presenter: \(name)Presentable?") }
      """
    }
    let place = try Workspace([
      "Feed/Feed.swift": module("Feed", "view"), "Edit/Edit.swift": module("Edit", "view"),
      "Shop/Shop.swift": module("Shop", "interactor"),
      "Main.swift": "class Leader: FeedRouter, EditRouter, ShopRouter { func close() {} }\n",
    ])
    let run = try place.run("adopt")
    #expect(run.output.hasSuffix("\n3 modules adopted\n"), "\(run)")
    let config = try place.text("viper-gen.json")
    #expect(config.contains(#""viewOutput": "{{ module.name }}Presentable""#))
    #expect(!config.contains("interactorOutput\": \"{{"))
    #expect(!config.contains(#""router": "{{ module.name }}Router""#))
    #expect(
      try place.text("Shop/Shop.viper.json").contains(#""interactorOutput": "ShopPresentable""#))
    let check = try place.run("check")
    #expect(check.status == 0 && check.errors == "", "\(check.errors)")
    // All three modules add a method to the class that they share.
    for module in ["Feed", "Edit", "Shop"] {
      let path = "\(module)/\(module).viper.json"
      try place.write(
        path,
        place.text(path).replacing(
          #""router": ["close()"]"#, with: #""router": ["close()", "show\#(module)()"]"#))
    }
    #expect(try place.run("generate").status == 0)
    let main = try place.text("Main.swift")
    for module in ["Feed", "Edit", "Shop"] {
      #expect(main.contains("func show\(module)() {\n"), "\(main)")
    }
    #expect(try place.run("check").status == 0)
  }

  @Test func anAppMayBeCalledATest() throws {
    let sources = NamingScheme.all[0].sources.map { ("ShopTest/" + $0, $1) }
    let place = try Workspace(Dictionary(uniqueKeysWithValues: sources))
    let run = try place.run("adopt")
    #expect(run.status == 1 && run.output == "0 modules adopted\n")
    #expect(
      run.errors.hasPrefix(
        "viper-gen: warning: no modules found in 0 Swift files [missing-modules]\n"))
    #expect(!place.exists("viper-gen.json"))
    try place.write("ShopTestTests/FeedTest.swift", "class FeedPresenter {}\n")
    #expect(try place.run("adopt").output.hasSuffix("\n3 modules adopted\n"))
  }

  /// An app that was adopted by the path of a folder has its config there.
  @Test func aConfigFurtherDownIsTheApps() throws {
    let sources = NamingScheme.all[0].sources.map { ("App/" + $0, $1) }
    let place = try Workspace(Dictionary(uniqueKeysWithValues: sources))
    try place.write("README.md", "")
    #expect(try place.run("adopt App").status == 0)
    try #require(place.exists("App/viper-gen.json"))
    let state = try place.state
    let run = try place.run("adopt --update")
    #expect(run.status == 0 && run.output.hasSuffix("\n0 modules adopted, 3 as before\n"), "\(run)")
    #expect(try place.state == state)
  }

  private static let messy = [
    "Feed.swift": """
    import UIKit
    protocol FeedView: AnyObject {
      func show()
      #if DEBUG
        func debug()
      #endif
    }
    protocol FeedPresentable: AnyObject { func isReady() }
    protocol FeedRoutable: AnyObject { func close() }
    class FeedViewController: UIViewController { var presenter: FeedPresentable? }
    class FeedPresenter { var view: FeedView? }
    class FeedRouter: FeedRoutable { func close() {} }
    extension FeedViewController: FeedView { func show() {} }
    extension FeedPresenter: FeedPresentable { func isReady() {} }
    """,
    "Edit.swift": """
    import UIKit
    protocol EditView: AnyObject { func show() }
    protocol EditPresentable: AnyObject { func isReady() }
    protocol EditRoutable: AnyObject { func close() }
    class EditViewController: UIViewController, EditView {
      var presenter: EditPresentable?
      func show() {}
    }
    class EditPresenter: EditPresentable {
      weak var view: EditView?
      weak var opener: FeedView?
      var router: EditRoutable?
      func isReady() {}
    }
    class EditRouter: EditRoutable { func close() {} }
    """,
    "Quick.swift": """
    protocol QuickRoutable: AnyObject { func close() }
    class QuickPresenter { weak var view: FeedView?; var router: QuickRoutable? }
    class QuickRouter: QuickRoutable { func close() {} }
    class LonelyPresenter {}
    """,
    "Broken.swift": "class Broken {\n",
    "OldPresenter.m": "@implementation OldPresenter\n@end\n",
  ]

  @Test func skippedFilesAndMembersAreReportedWithTheirPlace() throws {
    let place = try Workspace(Self.messy)
    let run = try place.run("adopt --module Feed --module Quick --module Lost")
    #expect(run.status == 1)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n").filter { line in
      ["warning", "note", "error"].contains { line.contains(": \($0): ") }
    }
    #expect(
      lines.joined(separator: "\n") == """
        viper-gen: warning: skipped 'Broken.swift', because it contains an unmatched bracket, or an unclosed string or comment [unreadable-adopted-file]
        viper-gen: warning: skipped 'OldPresenter.m', because Objective-C isn't supported [unsupported-objective-c]
        viper-gen: error: no module of the app has the name 'Lost' [unknown-app-module]
        Feed.swift:2:10: warning: the spec leaves out 'FeedView', because it is in the module of 'FeedPresenter' [conflicting-contract-owner]
        Feed.swift:5:10: warning: the spec leaves out 'FeedView.debug', because it is inside '#if' [unsupported-protocol-member]
        Feed.swift:9:10: note: no component has a reference to 'FeedRoutable' [unused-contract]
        Feed.swift:11:7: note: 'FeedPresenter.view' creates a retain cycle [invalid-strong-reference]
        Quick.swift:4:7: warning: 'LonelyPresenter' has no interactor or router, and no protocol connects it with a view [unknown-presenter]
        """)
    #expect(place.files.count == Self.messy.count)
    let taken = try place.run("adopt --module Feed")
    #expect(
      taken.status == 1 && taken.output.contains("0 modules adopted, 1 in part, 1 left alone"))
    let check = try place.run("check")
    #expect(check.status == 0, "\(check.errors)")
  }

  @Test func adoptUpdateCopiesProtocolChangesToTheSpec() throws {
    let place = try Workspace(NamingScheme.all[1].sources)
    #expect(try place.run("adopt").status == 0)
    let path = "Feed/View/FeedViewController.swift"
    let text = try place.text(path)
    try place.write(
      path,
      text.replacing(
        "animated: Bool)\n}", with: "animated: Bool)\n  func hide(_ item: String?)\n}"
      )
      .replacing("{ title = items.first }", with: "{}\n\n  func hide(_ item: String?) {}"))
    let drift = try place.run("check")
    #expect(drift.status == 1, "\(drift)")
    #expect(
      drift.errors.contains(
        "delete 'FeedViewInput.hide(_:)' here, or update the spec: viper-gen adopt --update\n"),
      "\(drift.errors)")
    let before = try place.text("Settings/Settings.viper.json")
    let run = try place.run("adopt --update")
    #expect(run.status == 0 && run.output.contains("update     Feed/Feed.viper.json\n"), "\(run)")
    #expect(
      try place.text("Feed/Feed.viper.json").contains(
        "[\"show(_ items: [String], animated: Bool)\", \"hide(_ item: String?)\"]"))
    #expect(try place.text("Settings/Settings.viper.json") == before)
    let check = try place.run("check")
    #expect(check.status == 0 && check.errors == "", "\(check.errors)")
    let state = try place.state
    #expect(try place.run("adopt --update").status == 0)
    #expect(try place.state == state)
  }
}
