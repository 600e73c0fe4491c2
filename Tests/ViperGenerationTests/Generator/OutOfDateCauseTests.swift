import TestTools
import Testing
import ViperText

@testable import ViperCommands
@testable import ViperOwnership
@testable import ViperPipeline

@Suite(.serialized, .inTurn) struct DriftCauseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String?
    let new: String?
    /// With `«»` around the place.
    let spec: String

    init(_ name: String, old: String?, new: String?, spec: String) {
      (testDescription, self.old, self.new, self.spec) = (name, old, new, spec)
    }
  }

  @Test(arguments: [
    Case(
      "a member that came", old: "func a()\n", new: "func a()\nfunc load(id: Int)\n",
      spec: #"{ "view": ["a()", «"load(id: Int)"»] }"#),
    Case(
      "a type that changed", old: "func load(id: Int)\nfunc a()\n",
      new: "func load(id: UUID)\nfunc a()\n", spec: #"{ "view": ["a()", «"load(id: UUID)"»] }"#),
    Case(
      "another forward", old: "func a() { interactor.b() }\nfunc c()\n",
      new: "func a() { interactor.c() }\nfunc c()\n",
      spec: #"{ "viewOutput": [{ "func": "a()", "forward": «"interactor.c"» }] }"#),
    Case(
      "a label that went", old: "func load(id: Int, of name: Name)\nlet Name = 1\n",
      new: "func load(id: Int)\nlet Name = 1\n", spec: #"{ "view": ["a()", «"load(id: Int)"»] }"#),
    Case(
      "a member that went", old: "func a()\nfunc b()\n", new: "func a()\n",
      spec: "«{ \"view\":»\n [\"a()\"] }"),
    Case("a file that is missing", old: nil, new: "func a()\n", spec: "«{ \"view\": [\"a()\"] }»"),
    Case("a broken spec", old: "a\n", new: "b\n", spec: "«{ \"b\"»"),
  ])
  func theSpecsPlaceIsFound(_ test: Case) {
    let spec = SourceText(
      path: "A.viper.json",
      text: String(test.spec.filter { $0 != "«" && $0 != "»" }))
    let change = Change(
      status: .update, path: "/A.swift", old: test.old.map { Array($0.utf8) },
      new: test.new.map { Array($0.utf8) })
    let place = OutOfDateCause.place(of: change, in: spec)
    let parts = test.spec.split(separator: "«", omittingEmptySubsequences: false)
    let expected = parts[1].split(separator: "»", omittingEmptySubsequences: false)[0]
    #expect(
      spec.string(in: place.range) == expected || "\"\(spec.string(in: place.range))\"" == expected)
  }
}
