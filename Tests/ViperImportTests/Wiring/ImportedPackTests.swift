import TestTools
import Testing
import ViperPack
import ViperSpec
import ViperTestTools
import ViperText

@testable import ViperGeneration
@testable import ViperImport

/// Templates of our own, in six shapes: what their packs say.
@Suite(.serialized, .inTurn) struct ImportedPackTests {
  @Test(arguments: PeerTemplates.all)
  func aTemplateBecomesAPackWithoutMistakes(shape: PeerTemplates.Shape) throws {
    let imported = try Imported(shape)
    #expect(!imported.diagnostics.hasErrors, "\(screen(imported.diagnostics))")
    for pack in imported.packs {
      let files = Dictionary(
        uniqueKeysWithValues: pack.files.map {
          ($0.path, SourceText(path: $0.path, text: $0.text))
        })
      #expect(screen(PackLint.diagnostics(of: files, path: pack.name)) == "")
      let read = try #require(PackReader.read(files, path: pack.name).pack)
      #expect(read.dialect.contracts.map(\.key).sorted() == shape.contracts.sorted())
      #expect(read.dialect.flavours.map(\.key) == [shape.ui])
      #expect(pack.counts.takenFiles == pack.counts.files)
    }
    #expect(imported.packs.map(\.name).contains(shape.pack))
  }

  @Test(arguments: PeerTemplates.all)
  func anImportIsTheSameAgain(shape: PeerTemplates.Shape) throws {
    #expect(try Imported(shape).texts == Imported(shape).texts)
  }

  @Test func directionSaysWhoConformsAndWhoCalls() throws {
    let contracts = try dialect(of: PeerTemplates.classic).contracts
    #expect(contracts.map(\.conformer) == ["viewController", "presenter", "presenter"])
    #expect(contracts.map(\.caller) == ["presenter", "viewController", ""])
    #expect(contracts.map(\.property) == ["view", "output", ""])
    #expect(contracts.map(\.isWeak) == [true, false, false])
    #expect(
      contracts.map { $0.members.map(\.compoundName) }
        == [["setupInitialState()"], ["viewIsReady()"], []])
    let scene = try dialect(of: PeerTemplates.composed).contracts
    #expect(scene.map(\.conformer) == ["logic", "logic", "controller"])
    #expect(scene.map(\.isLate) == [true, true, false])
    #expect(
      try dialect(of: PeerTemplates.odd).contracts.first?.members.map(\.declaration)
        == ["var count: Int { get set }", "func reload(_ id: String, quickly: Bool)"])
  }

  private func dialect(of shape: PeerTemplates.Shape) throws -> Dialect {
    let pack = try #require(Imported(shape).packs.first { $0.name == shape.pack })
    let files = pack.files.map { ($0.path, SourceText(path: $0.path, text: $0.text)) }
    return try #require(
      PackReader.read(Dictionary(uniqueKeysWithValues: files), path: "").pack
    ).dialect
  }

  /// Headers, dates and authors are gone, `class` is `AnyObject`, the rest is as it was.
  @Test func aProtocolIsTheTeamsTextAndAListOfMembers() throws {
    let imported = try Imported(PeerTemplates.classic)
    #expect(
      try imported.text("View/ViewInput.swift", of: "classic") == """
        {% include "parts/imports.swift" %}
        protocol {{ module.name }}ViewInput: AnyObject {

          /**
            Sets the view up.
          */
          func setupInitialState()
        {% assign members = contract.viewInput.members | where: "isOfPack", false %}
          {% include "parts/requirements.swift", members: members %}
        }
        """)
    #expect(
      try imported.text("Presenter/Presenter.swift", of: "classic") == """
        {% include "parts/imports.swift" %}
        class {{ module.name }}Presenter: {{ module.name }}ModuleInput, {{ module.name }}ViewOutput {

          weak var view: {{ module.name }}ViewInput!

          func viewIsReady() {
            view.setupInitialState()
          }
        {% for member in contract.viewOutput.implemented | where: "isOfPack", false %}

          {% include "parts/member.swift", access: "" %}
        {% endfor %}
        {% for member in contract.moduleInput.implemented | where: "isOfPack", false %}

          {% include "parts/member.swift", access: "" %}
        {% endfor %}
        {% if roles.presenter.runningCalls %}

          {% include "parts/stored-calls.swift", role: roles.presenter %}
        {% endif %}
        }
        {% include "parts/calls.swift", role: roles.presenter %}

        """)
  }

  @Test func textThatLooksLikeATagIsNone() throws {
    let logic = try Imported(PeerTemplates.composed).text("Logic.swift", of: "scene")
    #expect(logic.contains(#"let nested = {{ "{{" }} 1 }()}()"#))
    #expect(logic.contains("class {{ module.name }}Logic: NSObject, {{ module.name }}Answering {"))
    #expect(!logic.contains("Created by"))
  }

  /// Both of its contracts' members come into a class that has none yet.
  @Test func anEmptyClassTakesTheMembersOfAllItsContracts() throws {
    let name = "{{ module_info.name }}"
    let imported = try Imported(
      .generamba,
      [
        "/p/peers/a.rambaspec": "name: a\ncode_files: [{name: A.swift, path: a}]",
        "/p/peers/a": """
        protocol \(name)Input: AnyObject { func open() }
        protocol \(name)Output: AnyObject { func close() }
        final class \(name)Presenter: \(name)Input, \(name)Output {
        }
        """,
      ])
    #expect(
      try imported.text("A.swift", of: "a").hasSuffix(
        """

        final class {{ module.name }}Presenter: {{ module.name }}Input, {{ module.name }}Output {
        {% for member in contract.input.implemented | where: "isOfPack", false %}
        {% unless forloop.first %}

        {% endunless %}
          {% include "parts/member.swift", access: "" %}
        {% endfor %}
        {% for member in contract.moduleOutput.implemented | where: "isOfPack", false %}

          {% include "parts/member.swift", access: "" %}
        {% endfor %}
        }
        """))
  }

  /// What is known at once, such as a parameter, may go through filters as well.
  @Test func aKnownTextIsFilteredAsAText() throws {
    let imported = try Imported(
      .generamba,
      [
        "/p/peers/a.rambaspec": "name: a\ncode_files: [{name: A.swift, path: a}]",
        "/p/peers/a": "struct {{ module_info.name }}A { let team = \"{{ prefix | upcase }}\" }",
      ], parameters: ["prefix=Our"])
    #expect(screen(imported.diagnostics) == "")
    #expect(
      try imported.text("OurA.swift", of: "a")
        == #"struct {{ module.name }}A { let team = "{{ "Our" | upcase }}" }"#)
  }

  @Test func whatXcodeAsksForStays() throws {
    let imported = try Imported(
      .generamba,
      [
        "/p/peers/a.rambaspec": "name: ../x y\ncode_files: [{name: A.swift, path: a}]",
        "/p/peers/a": """
        // {{ year }}
        final class {{ module_info.name }}A: <#Base#> { let a = <#value#> }
        """,
      ])
    #expect(imported.packs.map(\.name) == ["xy"])
    #expect(
      try imported.text("A.swift", of: "xy")
        == "final class {{ module.name }}A: <#Base#> { let a = <#value#> }")
    #expect(screen(imported.diagnostics) == "")
  }

  /// What grows with the square of a template's size would not come to an end here.
  @Test func aTemplateMayHaveManyProtocols() throws {
    let name = "{{ module_info.name }}"
    let text = (0..<1_500).map { number in
      "// {{ date }}\nprotocol \(name)P\(number) {}\nclass \(name)C\(number): \(name)P\(number) "
        + "{ var next: \(name)P\(number + 1)? }"
    }
    let imported = try Imported(
      .generamba,
      [
        "/p/peers/a.rambaspec": "name: a\ncode_files: [{name: A.swift, path: a}]",
        "/p/peers/a": text.joined(separator: "\n"),
      ])
    #expect(imported.packs.first?.counts.contracts == 1_500)
    #expect(imported.diagnostics.isEmpty)
  }

  @Test func theModulesOwnFolderIsNotMadeTwice() throws {
    let pack = try Imported(PeerTemplates.swiftUI).text("pack.json", of: "screen")
    #expect(pack.contains(#""path": "{{ module.name }}View.swift""#))
    let views = try Imported(PeerTemplates.composed).text("pack.json", of: "scene")
    #expect(views.contains(#""path": "Views/{{ module.name }}Controller.swift""#))
  }

  @Test func aProjectsRambafileSaysThePrefix() throws {
    var files = ["/p/peers/Rambafile": "company: A # ours\nprefix: XY\ntemplates:\n- {name: a}\n"]
    for (path, text) in PeerTemplates.oneFile.files { files["/p/peers/a/" + path] = text }
    let view = try Imported(.generamba, files).text("XYView.swift", of: "one_file")
    #expect(view.contains("final class XY{{ module.name }}View: UIViewController {"))
  }

  /// What lies in `parts` would be included in place of the tool's own parts.
  @Test(arguments: ["parts", "./Parts"]) func filesDoNotTakeThePlaceOfParts(folder: String) throws {
    let entries = ["double", "member", "requirements"].map {
      "{name: \(folder)/\($0).swift, path: a}"
    }
    let imported = try Imported(
      .generamba,
      [
        "/p/peers/a.rambaspec": "name: a\ncode_files: [\(entries.joined(separator: ", "))]",
        "/p/peers/a": "struct {{ module_info.name }}A {}",
      ])
    let paths = imported.packs.flatMap(\.files).map(\.path)
    #expect(paths.count == 4)
    #expect(paths.allSatisfy { $0 == "pack.json" || $0.hasPrefix("Module/\(folder)/") }, "\(paths)")
  }
}
