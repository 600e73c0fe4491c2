import TestTools
import Testing

@testable import SwiftMerge

struct DeclaredNamesTests {
  @Test(arguments: [
    ("class A: @MainActor Shop.Saving & Loading<Int, any P>, Q {}", ["A: Saving Loading Q"]),
    ("extension A where T == Int {}", ["+A:"]), ("typealias B = A", ["B: A"]),
    ("typealias B = A\nextension B: P {}", ["B: A", "+A: P"]), ("struct A: `P` {}", ["A: P"]),
    ("#if os(iOS)\nenum A: Int { case a }\n#endif", ["A: Int"]), ("func a() {}", []),
  ])
  func declaredTypesOfAFileAreFound(text: String, types: [String]) throws {
    let names = try #require(SwiftMerge.declaredNames(in: Array(text.utf8)))
    let found = names.types.map { type in
      (type.isExtension ? "+" : "") + ([type.name + ":"] + type.inherited).joined(separator: " ")
    }
    #expect(found == types)
  }

  private static let stub = #"{ fatalError("A.a() is not written yet") }"#

  @Test(arguments: [
    ("struct A { func a(id: Int) {} }", ["A.a(id:)"]),
    ("struct A { func a() {}; private var b = 1 }", ["A.a()", "A.b private"]),
    ("struct A { var a = 1, b = 2 }", ["A.a", "A.b"]),
    ("protocol A { var a: Int { get set } }", ["A.a required"]),
    ("extension A where T == Int { func a() {} }", ["A.a() conditional"]),
    ("struct A {\n#if DEBUG\nfunc a() {}\n#endif\nfunc b() {}\n}", ["A.a() conditional", "A.b()"]),
    ("#if DEBUG\nextension A { func a() {} }\n#endif", ["A.a() conditional"]),
    ("private extension A { func a() {} }", ["A.a() private"]),
    ("struct A { func a() \(stub) }", ["A.a() stub"]),
    ("struct A { var a: Int { fatalError(\"never\") } }", ["A.a"]),
    (
      "struct A { var a: Int {\n get {\n fatalError(\"A.a is not written yet\")\n }\n"
        + " set {\n fatalError(\"A.a is not written yet\")\n }\n } }", ["A.a stub"]
    ),
    (
      "struct A { var a: Int {\n get {\n fatalError(\n\"A.a is not written yet\")\n }\n"
        + " set {\n fatalError(\n\"A.a is not written yet\"\n)\n }\n } }", ["A.a stub"]
    ),
    (
      "struct A { var a: Int {\n get {\n 1\n }\n set {\n fatalError(\"A.a is not written yet\")\n }\n } }",
      ["A.a"]
    ),
    ("typealias B = A\nextension B { func a() {} }", ["A.a()"]),
    ("extension App.A { func a() {} }", ["A.a()"]),
    ("enum B {}\nextension B.A { func a() {} }", ["B.A.a()"]),
  ])
  func membersOfDeclaredTypesAreFound(text: String, members: [String]) throws {
    let found = try #require(SwiftMerge.members(in: Array(text.utf8)))
    let words = found.map { member in
      member.name + (member.isPrivate ? " private" : "") + (member.isRequirement ? " required" : "")
        + (member.isConditional ? " conditional" : "") + (member.isStub ? " stub" : "")
    }
    #expect(words == members)
  }

  /// Texts with an open brace have no declarations.
  @Test(arguments: [
    ("one\ntwo", "two\none", true), ("one two", "one\ntwo", true), ("one two", "two\none", false),
  ])
  func wordsAreKeptInTheirOrderOrLines(ours: String, merged: String, areKept: Bool) {
    let bytes = { (text: String) in Array("{\n\(text)\n".utf8) }
    #expect(
      UserWords.areKept(base: bytes(""), ours: bytes(ours), merged: bytes(merged)) == areKept)
  }

  @Test func membersOnTheLineOfTheirExtensionAreNamed() {
    let names = SwiftOutline(Array("extension App.A { func a() {}; var b: Int { 1 } }".utf8))
    #expect(names?.qualifiedNames.isSuperset(of: ["A.function a()", "A.variable b"]) == true)
  }

  @Test func writtenMembersExcludeStubsAndUnchangedMembers() {
    let base = Array("struct A {\n  func a() { one() }\n  func b() { two() }\n}".utf8)
    let own = Array(
      "struct A { func a() { one( ) }; func b() { mine() }; func c() \(Self.stub); func d() {} }"
        .utf8)
    let members = SwiftMerge.writtenMembers(of: own, since: base)
    #expect(members.map(\.name) == ["A.b()", "A.d()"])
  }

  /// A body is found by its member, or by its name and labels where only one has those.
  @Test func stubsAreFilledFromAFormerText() {
    func text(_ members: String...) -> [UInt8] {
      Array("struct A {\n  \(members.joined(separator: "\n\n  "))\n}\n".utf8)
    }
    let former = text(
      "func a() { one() }", "func a(id: Int) { two() }", "func b() { three() }",
      "func d() \(Self.stub)")
    let new = text(
      "func a() \(Self.stub)", "func a(id: String) \(Self.stub)", "func b(id: Int) \(Self.stub)",
      "func c() \(Self.stub)", "func d() \(Self.stub)")
    let filled = text(
      "func a() { one() }", "func a(id: String) { two() }", "func b(id: Int) \(Self.stub)",
      "func c() \(Self.stub)", "func d() \(Self.stub)")
    #expect(
      String(decoding: SwiftMerge.filled(new, from: former), as: UTF8.self)
        == String(decoding: filled, as: UTF8.self))
  }

  @Test func usesAreFoundUnderConditionsToo() {
    let text = """
      extension A {
        func a() { one.go() }
        #if DEBUG
          func b() { self.two = 1 }
        #endif
        func c(three: Int) { print(three) }
      }
      """
    let uses = SwiftMerge.memberUses(in: Array(text.utf8))
    #expect(uses.isSuperset(of: ["A.one", "A.two"]) && !uses.contains("A.three"))
  }
}
