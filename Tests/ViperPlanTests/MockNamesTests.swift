import SwiftReading
import TestTools
import Testing
import ViperPack
import ViperText

@testable import ViperPlan

struct MockNamesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let members: [String]
    let stems: [String]
    var testDescription: String { members.joined(separator: "; ") }
  }

  static let cases = [
    Case(members: ["load()"], stems: ["load"]),
    Case(members: ["load(id: Int)", "save()"], stems: ["load", "save"]),
    // Labels tell overloads apart; one without parameters keeps the name.
    Case(
      members: ["load()", "load(id: Int)", "load(_ name: String)"],
      stems: ["load", "loadId", "loadName"]),
    // The same whatever the order.
    Case(members: ["load(id: Int)", "load()"], stems: ["loadId", "load"]),
    // Then types.
    Case(
      members: ["load(id: Int)", "load(id: [Trip.ID])", "load(all: Bool)"],
      stems: ["loadIdInt", "loadIdTripIDArray", "loadAll"]),
    // Then the result, then whether it waits.
    Case(
      members: ["load() -> Int", "load() -> String?"], stems: ["loadInt", "loadStringOptional"]),
    Case(members: ["load() -> Int", "load() async -> Int"], stems: ["loadInt", "loadIntAsync"]),
    Case(
      members: ["on(_ f: @escaping (Int) -> Void)", "on(_ f: () async -> Int)"],
      stems: ["onIntToVoid", "onToIntAsync"]),
    Case(members: ["put(_ x: Int)", "put(x: Int)"], stems: ["putInt", "putXInt"]),
    Case(members: ["put(_ x: Int...)", "put(_ x: [Int])"], stems: ["putIntList", "putIntArray"]),
    Case(members: ["load()", "loadCallCount: Int { get }"], stems: ["load2", "loadCallCount"]),
    Case(members: ["load(loadHandler: Int)"], stems: ["load2"]),
    Case(members: ["`default`()", "größe()"], stems: ["default", "größe"]),
  ]

  static let suffixes = MockSuffixes(
    ofMethods: ["callCount": "CallCount", "argValues": "ArgValues", "handler": "Handler"],
    ofProperties: ["callCount": "GetCallCount", "setCallCount": "SetCallCount"])

  @Test(arguments: cases) func membersOfAMock(_ row: Case) throws {
    var diagnostics: [Diagnostic] = []
    let members = row.members.compactMap {
      SignatureParser.member(
        EmbeddedText(SourceText(path: "test", text: $0)), into: &diagnostics)
    }
    try #require(diagnostics.isEmpty)

    #expect(MockNames(for: members, suffixes: Self.suffixes).stems == row.stems)
  }

  @Test func mockNamesAreUniqueWithThePacksSuffixes() throws {
    var diagnostics: [Diagnostic] = []
    let members = ["load()", "loadCalls: Int { get }", "save(saveCalls: Int)"].compactMap {
      SignatureParser.member(
        EmbeddedText(SourceText(path: "test", text: $0)), into: &diagnostics)
    }

    let names = MockNames(for: members, suffixes: MockSuffixes(ofMethods: ["callCount": "Calls"]))

    #expect(names.stems == ["load2", "loadCalls", "save2"])
  }

  @Test func lockNamesOfAMockAvoidMemberNames() throws {
    var diagnostics: [Diagnostic] = []
    let members = [
      "mockLock()", "mockState: Int { get }", "put(_ state: State)", "open(isStrict: Bool)",
    ].compactMap {
      SignatureParser.member(
        EmbeddedText(SourceText(path: "test", text: $0)), into: &diagnostics)
    }
    try #require(diagnostics.isEmpty)

    let names = MockNames(for: members, suffixes: Self.suffixes)
    #expect(names.lock == "mockLock2")
    #expect(names.state == "mockState2")
    #expect(names.stateType == "MockState")
    #expect(names.strict == "isStrict2")
  }

  @Test func lintRulesThatNamesBreak() {
    #expect(MockBuilder.brokenRules(by: ["load", "loadId"]).isEmpty)
    #expect(MockBuilder.brokenRules(by: ["größe"]) == ["IdentifiersMustBeASCII"])
    #expect(MockBuilder.brokenRules(by: ["Load", "a_b"]) == ["AlwaysUseLowerCamelCase"])
  }
}
