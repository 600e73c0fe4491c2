import TestTools
import Testing
import ViperPlan
import ViperTemplate

struct MocksPageTests {
  @Test(arguments: ["viper", "mvvm"])
  func thePageListsTheVariablesOfMocksAndTests(pack: String) throws {
    let rows = try TemplatePage.keys(
      in: TemplatePage.text(of: "MOCKS.md"), below: "## Variables")
    let plan = TestPlan(
      folder: "/tests", module: "App", framework: .swiftTesting,
      samples: ["any Sendable": ["1"], "any PlainStore": ["PlainStoreMock()"]],
      importsRuntime: true)
    var found = FoundKeys()
    for context in try TemplatePage.contexts(pack: pack, tests: plan) {
      addMocks(context["mocks"], to: &found)
      addTests(context["tests"], to: &found)
    }
    for (title, keys) in found.keys {
      let common = title.hasPrefix("a mock's ") ? rows["a mock's member"] ?? [] : []
      #expect((rows[title] ?? []).union(common) == keys, "\(title)")
    }
    if pack == "viper" {
      let said = Set(rows.keys).subtracting(["variable", "a mock's member"])
      #expect(said.symmetricDifference(found.keys.keys) == [])
    }
  }

  private func addMocks(_ mocks: TemplateValue?, to found: inout FoundKeys) {
    found.each("each of `mocks`", mocks) { mock, found in
      found.each("each of `groups`", mock["groups"])
      guard case .list(let members) = mock["members"] else { return }
      for member in members {
        let isMethod = member["isMethod"] == .bool(true)
        found.add(isMethod ? "a mock's method" : "a mock's property", member)
        found.each("each of `inouts`", member["inouts"])
      }
    }
  }

  private func addTests(_ tests: TemplateValue?, to found: inout FoundKeys) {
    found.add("`tests`", tests)
    found.each("a constant", tests?["constants"])
    found.each("a part in tests", tests?["helpers"])
    let build = tests?["build"]
    found.add("`tests.build`", build)
    found.each("each of `chain`", build?["chain"])
    found.each("each of `weakReferences`", build?["weakReferences"])
    found.each("an expectation", build?["expectations"])
    found.each("each of `tests.parts`", tests?["parts"]) { tested, found in
      found.each("each of a part's `tests`", tested["tests"]) { test, found in
        found.each("a constant", test["constants"])
        found.each("an answer", test["answers"])
        found.each("an expectation", test["expectations"]) { expectation, found in
          found.add("a mocked member", expectation["mocked"])
        }
      }
      found.each("each of a part's `inFlight`", tested["inFlight"])
    }
    found.each("each of `tests.routes`", tests?["routes"]) { route, found in
      found.each("each of `given`", route["given"])
    }
  }
}
