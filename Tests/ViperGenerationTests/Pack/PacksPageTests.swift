import Foundation
import TestTools
import Testing
import ViperTemplate
import ViperTestTools
import ViperText

@testable import ViperCommands
@testable import ViperPack

struct PacksPageTests {
  private func page() throws -> String { try TemplatePage.text(of: "PACKS.md") }

  @Test func thePageListsTheVariablesOfTheTemplates() throws {
    let rows = try TemplatePage.keys(in: page(), below: "## Variables")
    var found = FoundKeys()
    for context in try TemplatePage.contexts(pack: "viper-io") { collect(context, into: &found) }
    for (title, keys) in found.keys {
      #expect(rows[title] == keys, "\(title)")
    }
    #expect(found.keys.count == 13)
  }

  @Test func theManifestsOfThePageWork() throws {
    let blocks = try page().matches(of: /(?m)^```json\n([\s\S]*?)^```$/).map { String($0.1) }
    #expect(blocks.count == 2)
    for block in blocks {
      var files = ["pack.json": SourceText(path: "pack.json", text: block)]
      if block.contains("Notes") {
        files["Notes.md.txt"] = SourceText(path: "Notes.md.txt", text: "{{ module.name }}\n")
      }
      // To render all samples takes seconds.
      let diagnostics =
        runsLongTests
        ? PackLint.diagnostics(of: files, path: "ours")
        : PackReader.reading(of: files, path: "ours").diagnostics
      #expect(screen(diagnostics) == "")
    }
  }

  private func collect(_ context: [String: TemplateValue], into found: inout FoundKeys) {
    func members(_ value: TemplateValue?, _ found: inout FoundKeys) {
      found.each("a member", value) { member, found in
        found.add("a member's `forward`", member["forward"])
        found.add("a member's `route`", member["route"])
      }
    }
    let module = context["module"]
    found.add("`module`", module)
    found.add("`build`", context["build"])
    found.add("`module.output`", module?["output"])
    for key in ["inputs", "services", "state"] { found.each("a field", module?[key]) }
    found.each("an entity", module?["entities"])
    found.each("a declared service", module?["declaredServices"]) { members($0["members"], &$1) }
    found.each("`contract.KEY`, each of `contracts`", context["contracts"]) { contract, found in
      members(contract["members"], &found)
      found.each("an overload", contract["overloads"])
    }
    found.each("`roles.KEY`, each of `components`", context["components"]) { role, found in
      found.each("a reference", role["weak"])
    }
  }
}
