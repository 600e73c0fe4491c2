import SwiftReading
import TestTools
import Testing
import ViperText

/// The requirements of protocols that only mocks know.
struct SwiftRequirementTests {
  private func declared(_ members: String) throws -> SwiftProtocol {
    let text = "protocol A {\n\(members)\n}"
    let file = try #require(ProtocolFile(SourceText(path: "A.swift", text: text)))
    return try #require(file.protocols.first)
  }

  @Test(arguments: [
    ("init?(_ path: String) throws", "func `init`(_ path: String) throws"),
    (
      "init<T: Sequence>(all: T) where T.Element == Int",
      "func `init`<T: Sequence>(all: T) where T.Element == Int"
    ),
    (
      "subscript(index: Int, _: String) -> Int { get set }",
      "set func `subscript`(_ index: Int, _ string: String) -> Int"
    ),
    (
      "subscript(at key: Int) -> Int { get async throws }",
      "func `subscript`(at key: Int) async throws -> Int"
    ),
    (
      "static func make(_: Int, _: Int) -> Self",
      "static func make(_ int: Int, _ int2: Int) -> Self"
    ),
    ("static var shared: Self { get }", "static var shared: Self { get }"),
    ("func map(_ body: () throws -> Void) rethrows", "func map(_ body: () throws -> Void)"),
    ("#if DEBUG\nfunc dump()\n#endif", "#if DEBUG func dump()"),
    ("#if A\n#elseif B && C\n#else\nfunc a()\n#endif", "#if !A && !(B && C) func a()"),
    ("#if A\n#if B || C\nstatic func a()\n#endif\n#endif", "#if A && (B || C) static func a()"),
    ("@Wrapped var a: Int { get }", "var a: Int { get }"),
    ("@objc optional func b()", ""), ("func c() -> some P", ""), ("static func + (a: Self)", ""),
  ])
  func areReadForMocks(_ member: String, _ expected: String) throws {
    let found = try declared(member).members.first?.requirement
    let words = [
      found?.condition.map { "#if " + $0 }, found?.isStatic == true ? "static" : nil,
      found?.kind == .accessors(isSettable: true) ? "set" : nil, found?.member.declaration,
    ]
    #expect(words.compactMap(\.self).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("func a(_: [Int], for _: Int) -> Int!", "func a(_ intArray: [Int], for: Int) -> Int!"),
    ("func a(self: String!, _ _: Self)", "func a(self string: String!, _ value: Self)"),
  ])
  func parametersWithoutANameGetOne(_ member: String, _ expected: String) throws {
    guard case .method(let method) = try declared(member).members.first?.member else {
      Issue.record("no method")
      return
    }
    #expect(method.mockedDeclaration == expected)
    #expect(!method.declaration.contains("!"))
  }

  @Test func associatedTypesHaveConstraintsAndDefaults() throws {
    let text = """
      protocol A<Key>: B where Key: Hashable, Self: C, Item == [Key] {
        associatedtype Key: Sendable, Codable = Int
        associatedtype Item where Item: Sequence, Item.Element == Key
      }
      """
    let file = try #require(ProtocolFile(SourceText(path: "A.swift", text: text)))
    let declared = try #require(file.protocols.first)
    #expect(declared.inherited.map(\.name) == ["B", "C"])
    #expect(declared.requirements.map(\.subject.text) == ["Key", "Item"])
    #expect(declared.associatedTypes.map(\.name) == ["Key", "Item"])
    #expect(declared.associatedTypes[0].constraints.map(\.text) == ["Sendable", "Codable"])
    #expect(declared.associatedTypes[0].standard?.text == "Int")
    #expect(declared.associatedTypes[1].requirements.map(\.isSameType) == [false, true])
  }
}
