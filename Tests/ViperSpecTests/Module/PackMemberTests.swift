import SwiftReading
import TestTools
import Testing
import ViperText

@testable import ViperSpec

struct PackMemberTests {
  private static func dialect() throws -> Dialect {
    var diagnostics: [Diagnostic] = []
    let text = EmbeddedText(SourceText(path: "pack.json", text: "ready()"))
    let member = try #require(SignatureParser.member(text, into: &diagnostics))
    return Dialect(
      name: "ours",
      roles: [.init(key: "view", mayBeYours: true), .init(key: "work", mayBeYours: true)],
      contracts: [
        .init(
          key: "work", conformer: "work", caller: "", property: "", isWeak: false,
          members: [member])
      ],
      uiFrameworks: [.init(key: "none")],
      holders: .init(inputs: "", services: "", state: "", output: ""), builderNames: [])
  }

  private func resolve(_ text: String) throws -> (module: Module?, screen: String) {
    let dialect = try Self.dialect()
    let node = try #require(JSONParser.parse(SourceText(path: "A.json", text: text)).node)
    let spec = try #require(SpecReader.read(node, name: "A", dialect: dialect).spec)
    let (module, diagnostics) = ModuleResolver.resolve(
      spec, dialect: dialect, defaults: .init(), project: SpecTable(["A": spec]))
    return (module, DiagnosticPrinter().text(for: diagnostics))
  }

  @Test func everyModuleHasTheMembersOfThePack() throws {
    let (module, screen) = try resolve(#"{ "work": ["go()"] }"#)
    #expect(screen == "")
    let members = try #require(module).contracts[0].members
    #expect(members.map(\.member.name) == ["ready", "go"])
    #expect(members.map(\.isOfPack) == [true, false])
    #expect(try #require(resolve("{}").module).contracts[0].members.count == 1)
  }

  @Test func aMemberOfThePackCannotBeRepeatedInASpec() throws {
    let (module, screen) = try resolve(#"{ "work": ["ready()"] }"#)
    #expect(module == nil)
    #expect(screen.hasPrefix("A.json:1:13: error: "), "\(screen)")
    #expect(screen.contains("pack.json:1:1: note: "), "\(screen)")
  }

  @Test func keysThatNoComponentStoresAreRejected() throws {
    let (module, screen) = try resolve(
      #"{ "inputs": ["id: Int"], "services": ["a: A"], "state": ["b: Int = 1"], "output": ["c()"] }"#
    )
    #expect(module == nil)
    #expect(
      screen.hasPrefix(
        #"""
        A.json:1:15: error: the pack 'ours' doesn't support 'inputs', because none of its components stores 'inputs' [unsupported-pack-key]
         1 | { "inputs": ["id: Int"], "services": ["a: A"], "state": ["b: Int = 1"], "output": ["c()"] }
           |               ^~~~~~~
           = help: delete 'inputs', or name the component that stores 'inputs' in pack.json: "holders": { "inputs": … }
        """#), "\(screen)")
    for key in ["services", "state", "output"] {
      #expect(screen.contains("doesn't support '\(key)'"), "\(screen)")
    }
  }
}
