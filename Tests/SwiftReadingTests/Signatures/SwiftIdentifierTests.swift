import TestTools
import Testing
import ViperText

@testable import SwiftReading

struct SwiftIdentifierTests {
  @Test(arguments: [
    ("loadTrips", true), ("größe", true), ("🚀", true), ("class", true), ("_x", true), ("a$b", true),
    ("标识", true), ("e\u{301}", true), ("sign in", false), ("2fa", false), ("$0", false),
    ("_", false),
    ("", false), ("\u{301}e", false), ("a-b", false), ("a.b", false), ("`a`", false), ("→", false),
    ("a\u{0}", false), ("⚡", false), ("a\u{A0}b", false),
  ])
  func identifierRulesMatchTheLexer(_ text: String, isIdentifier: Bool) {
    #expect(isSwiftIdentifier(text) == isIdentifier)
    let name = parsed(text) { SignatureParser.identifier($0, into: &$1) }.value
    #expect(name == (isIdentifier ? text : nil))
  }

  @Test(arguments: [
    ("sign in", "signIn"), ("sign-in", "signIn"), ("2fa", "_2fa"), ("--", nil), ("", nil),
    ("view.title", "viewTitle"), (" load ", "load"), ("größe wählen", "größeWählen"),
    ("load trips now", "loadTripsNow"), ("`in`", "in"), ("$x", "x"), ("a b", "aB"), ("_", nil),
    ("a 1", "a1"), ("straße ßig", "straßeSSig"),
  ])
  func nearIdentifierIsInCamelCase(_ text: String, near: String?) {
    #expect(nearSwiftIdentifier(for: text) == near)
  }

  @Test(arguments: [
    ("default", "`default`", "`default`", "default"), ("load", "load", "load", "load"),
    ("await", "await", "`await`", "await"), ("inout", "`inout`", "`inout`", "`inout`"),
    ("in", "`in`", "`in`", "in"), ("Self", "`Self`", "`Self`", "Self"),
    ("get", "get", "get", "get"),
    ("let", "`let`", "`let`", "`let`"), ("async", "async", "async", "async"),
    ("actor", "actor", "actor", "actor"), ("any", "any", "any", "any"),
  ])
  func backticksAreAddedWhereSwiftNeedsThem(
    _ name: String, declared: String, used: String, label: String
  ) {
    #expect(swiftEscaped(name) == declared)
    #expect(swiftEscapedInExpression(name) == used)
    #expect(swiftEscapedAsLabel(name) == label)
  }

  @Test func reservedTypeNamesAreKnown() {
    let names = ["Type", "Protocol", "Self", "class", "any", "_"]
    #expect(
      (names + ["Trips", "type", "Any2", "TripList", "Trip_"]).filter(isReservedSwiftTypeName)
        == names)
  }
}
