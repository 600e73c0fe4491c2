import TestTools
import Testing
import ViperText

@testable import ViperSpec

struct SharingTests {
  /// As in VIP: the interactor takes the inputs.
  private static let dialect = Dialect(
    name: "vip",
    roles: [.init(key: "view", mayBeYours: true), .init(key: "work", mayBeYours: true)],
    contracts: [
      .init(
        key: "work", conformer: "work", caller: "view", property: "work", isWeak: false,
        isShareable: true)
    ],
    uiFrameworks: [.init(key: "none")],
    holders: .init(inputs: "work", services: "work", state: "view", output: "view"),
    builderNames: [])

  @Test func anInputOfASharedComponentIsUnused() throws {
    func spec(_ name: String, _ text: String) throws -> Spec {
      let node = try #require(JSONParser.parse(SourceText(path: "\(name).json", text: text)).node)
      return try #require(SpecReader.read(node, name: name, dialect: Self.dialect).spec)
    }
    let sharer = try spec("A", #"{ "work": { "from": "B" }, "inputs": ["id: Int"] }"#)
    let specs = SpecTable(["A": sharer, "B": try spec("B", #"{ "work": ["go()"] }"#)])
    let (module, diagnostics) = ModuleResolver.resolve(
      sharer, dialect: Self.dialect, defaults: .init(), project: specs)
    #expect(module == nil)
    let expected = #"""
      A.json:1:40: error: the input 'id' is unused, because this module shares the work of 'B' [unused-input]
       1 | { "work": { "from": "B" }, "inputs": ["id: Int"] }
         |                                        ^~~~~~~
         = help: name another component with 'for', or delete 'id'

      """#
    #expect(DiagnosticPrinter().text(for: diagnostics) == expected)
  }
}
