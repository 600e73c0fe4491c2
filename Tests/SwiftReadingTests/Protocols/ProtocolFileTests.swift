import Foundation
import SwiftReading
import TestTools
import Testing
import ViperText

@Suite(.serialized, .inTurn) struct ProtocolFileTests {
  static func outline(_ text: String) throws -> String {
    let file = try #require(ProtocolFile(SourceText(path: "A.swift", text: text)))
    let protocols = file.protocols.flatMap { declared in
      let words =
        [declared.access == .internal ? "" : "\(declared.access)"]
        + declared.isolation.attributes.map { "@" + $0 }
        + [declared.condition != nil ? "conditional" : "", declared.name]
        + declared.inherited.map { ": " + $0.name }
      return [words.filter { !$0.isEmpty }.joined(separator: " ")] + lines(of: declared.members)
    }
    let extensions = file.extensions.flatMap { declared in
      ["extension \(declared.name)" + (declared.isConstrained ? " where" : "")]
        + lines(of: declared.members)
    }
    return (protocols + extensions).joined(separator: "\n")
  }

  private static func lines(of members: [SwiftProtocolMember]) -> [String] {
    members.map { member in
      let access = member.access == .internal ? "" : "\(member.access) "
      let isolation = member.isolation.isNonisolated ? "nonisolated " : ""
      let said = member.member?.declaration ?? "'\(member.name)' \(member.obstacle)"
      return "  " + access + isolation + said
    }
  }

  static let table: [(text: String, outline: String)] = [
    ("protocol A {}", "A"),
    (
      "public protocol A: B, C.D & E where Self: F {\n  func a()\n}",
      "wide A : B : C.D : E : F\n  func a()"
    ),
    ("@MainActor @objc(Name) protocol A: AnyObject {}", "@MainActor @objc A : AnyObject"),
    ("@Shop.DB nonisolated protocol A {}", "@Shop.DB A"),
    ("@Spyable private protocol A: B<Int> {}", "private @Spyable A : B"),
    ("enum API { struct B { protocol A { func a() } } }", "API.B.A\n  func a()"),
    ("extension API { protocol A {} }", "API.A\nextension API"),
    (
      "#if os(iOS)\nprotocol A { func a() }\n#endif",
      "conditional A\n  func a()"
    ),
    (
      """
      protocol A {
        /// A comment.
        @discardableResult
        @available(iOS 17, *)
        func load<T: Decodable>(  // why
          _ type: T.Type, for id: Int?, // the id
          then: @escaping @Sendable (T) -> Void /* done */
        ) async throws(Failure) -> [String : T] where T: Sendable
        mutating func change(_ a: inout Int, b c: borrowing D)
        nonisolated func `default`()
        var count: Int { get }; var name: String {
          get
          set
        }
        var item: Item { get async throws }
        func all(_ ids: Int...) -> some P
      }
      """,
      """
      A
        func load<T: Decodable>(_ type: T.Type, for id: Int?, then: @escaping @Sendable (T) -> Void) \
      async throws(Failure) -> [String: T] where T: Sendable
        func change(_ a: inout Int, b c: borrowing D)
        nonisolated func `default`()
        var count: Int { get }
        var name: String { get set }
        var item: Item { get async throws }
        'all' can't be read: a protocol's member can't return 'some P'
      """
    ),
    (
      """
      protocol A {
        associatedtype Item = Int
        typealias Handler = (Item) -> Void
        init(_ a: Int)
        subscript(index: Int) -> Item { get }
        static func make() -> Self
        static var shared: Self { get }
        static func < (a: Self, b: Self) -> Bool
        func f(_ a: () throws -> Void) rethrows
        func copy() -> Self
        @Wrapped var a: Int { get }
        @objc optional func b()
        #if DEBUG
        func c()
        #else
        func d()
        #endif
        #makeMembers
        var e, f: Int { get }
      }
      """,
      """
      A
        'Item' is an associated type
        'init' is an initializer
        'subscript' is a subscript
        'make' is static
        'shared' is static
        '<' is static
        'f' can't be read: 'rethrows' can't be used in a protocol here
        func copy() -> Self
        'a' is '@Wrapped'
        'b' is optional
        'c' is inside '#if'
        'd' is inside '#if'
        '#makeMembers' is neither a method nor a property
        'e' is declared together with others
      """
    ),
    (
      """
      public extension A {
        func a(page: Int = 1) -> [Int] { load { $0 } }
        private func b() {}
        var isEmpty: Bool { count == 0 }
        var both: Int { get { 1 } set {} }
        var text: String = ""
        static var c: Int { 1 }
      }
      extension A where Self == B {}
      extension Array<A> {}
      """,
      """
      extension A
        wide func a(page: Int) -> [Int]
        private func b()
        wide var isEmpty: Bool { get }
        wide 'both' has accessors that specs can't express
        wide 'text' can't be read
        wide 'c' is static
      extension A where
      extension Array<A>
      """
    ),
    ("/* protocol A {} */ let a = \"protocol B {}\"", ""),
    ("func f() { protocol A {} }", ""),
  ]

  @Test(arguments: table)
  func protocolsAreReadAsTheyStand(_ text: String, _ outline: String) throws {
    let found = try Self.outline(text).split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = outline.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(found.map(Self.shortened) == wanted.map(Self.shortened))
  }

  private static func shortened(_ line: Substring) -> String {
    line.range(of: "can't be read").map { String(line[..<$0.upperBound]) } ?? String(line)
  }

  @Test func importsThatOthersSeeAreKept() throws {
    let text = """
      import Foundation
      @preconcurrency public import struct Trips.Trip
      private import Hidden
      @_implementationOnly import Secret
      #if canImport(Combine)
        import Combine
      #endif
      #if DEBUG
        // notes
      #endif
      """
    let file = try #require(ProtocolFile(SourceText(path: "A.swift", text: text)))
    #expect(file.imports == ["Foundation", "Trips"])
    #expect(file.conditionalImports == ["#if canImport(Combine)\n  import Combine\n#endif"])
  }

  @Test func placesAreThoseOfTheFile() throws {
    let text = "\u{FEFF}protocol A {\n  func a()\n  static func b()\n}"
    let source = SourceText(path: "A.swift", text: text)
    let file = try #require(ProtocolFile(source))
    let places = file.protocols.flatMap { [$0.location] + $0.members.map(\.location) }
    #expect(places.map { source.string(in: $0.range) } == ["A", "a", "b"])
    let member = try #require(file.protocols.first?.members.first?.member)
    #expect(source.string(in: member.nameLocation.range) == "a")
  }

  @Test(arguments: ["protocol A {", "protocol A { \"", "/* protocol A {}", "protocol A { ) }"])
  func aFileWithoutAnEndIsNotRead(_ text: String) {
    #expect(ProtocolFile(SourceText(path: "A.swift", text: text)) == nil)
  }

  @Test func noPrefixOfAProtocolTraps() {
    for (text, _) in Self.table {
      let bytes = Array(text.utf8)
      for count in 0...bytes.count {
        let closed = bytes.prefix(count) + "\n}}}".utf8
        _ = ProtocolFile(SourceText(path: "A.swift", bytes: Array(closed)))
        _ = ProtocolFile(SourceText(path: "A.swift", bytes: Array(bytes.prefix(count))))
      }
    }
  }

  @Test func everyProtocolOfThisRepositoryIsFoundByItsBytes() throws {
    var count = 0
    for url in RepositoryFiles.swift((#filePath as NSString).deletingLastPathComponent) {
      let bytes = [UInt8](try Data(contentsOf: url))
      // To read all of them takes seconds.
      guard String(decoding: bytes, as: UTF8.self).contains(#/\n(public )?protocol /#),
        bytes.count < 50_000,
        let file = ProtocolFile(SourceText(path: url.path, bytes: bytes))
      else { continue }
      let words = DeclaredNameScan(bytes)
      for declared in file.protocols where !declared.name.contains(".") {
        #expect(words.extensible.contains(declared.name), "\(url.path)")
        count += 1
      }
      // `extension [Int]` declares nothing that is looked up by its name.
      let names = file.declarations.map(\.name).filter { !$0.contains(".") && !$0.hasPrefix("[") }
      #expect(Set(names).subtracting(words.types.union(words.extensible)) == [], "\(url.path)")
    }
    #expect(count > 10)
  }

  @Test(arguments: [
    ("protocol A{}", ["A"], []), ("extension A.B.C: D", ["C"], []),
    ("protocol  \n `A` ", ["A"], []), ("final class A; struct B<C>", [], ["A", "B"]),
    ("subprotocol A; protocols B; protocol_ C", [], []), ("protocol", [], []),
    ("protocol A.", ["A"], []), ("indirect enum Grö\u{DF}e {}", [], ["Grö\u{DF}e"]),
    ("typealias A = B", [], ["A"]), ("actor A {}", [], ["A"]), ("protocol;", [], []),
  ])
  func namesStandBehindKeywords(_ text: String, _ extensible: [String], _ types: [String]) {
    let words = DeclaredNameScan(Array(text.utf8))
    #expect(words.extensible.sorted() == extensible)
    #expect(words.types.sorted() == types)
  }
}
