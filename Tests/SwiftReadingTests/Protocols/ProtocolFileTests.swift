import Foundation
import SwiftReading
import TestTools
import Testing
import ViperText

struct ProtocolFileTests {
  static func outline(_ text: String) throws -> String {
    let file = try #require(ProtocolFile(SourceText(path: "A.swift", text: text)))
    let protocols = file.protocols.flatMap { declared in
      let words =
        [declared.visibility == .target ? "" : "\(declared.visibility)"]
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
      let visibility = member.visibility == .target ? "" : "\(member.visibility) "
      let isolation = member.isolation.isNonisolated ? "nonisolated " : ""
      let said = member.member?.declaration ?? "'\(member.name)' \(member.obstacle)"
      return "  " + visibility + isolation + said
    }
  }

  static let table = RecordedCase.all(in: "Protocols.txt")

  @Test(arguments: table)
  func protocolDeclarationsAreRead(_ recorded: RecordedCase) throws {
    let outline = try Self.outline(recorded.input)
    try recorded.expect(outline.isEmpty ? "" : outline + "\n")
  }

  @Test func importsThatOthersSeeAreKept() throws {
    let text = """
      import Foundation
      @preconcurrency public import struct Trips.Trip
      private import Hidden
      @_implementationOnly import Secret
      #if canImport(Combine)
        @preconcurrency public import Combine
      #endif
      #if DEBUG
        // notes
      #endif
      """
    let file = try #require(ProtocolFile(SourceText(path: "A.swift", text: text)))
    #expect(file.imports == ["Foundation", "Trips"])
    let conditional = "#if canImport(Combine)\n  @preconcurrency import Combine\n#endif"
    #expect(file.conditionalImports == [conditional])
  }

  @Test func locationsOfProtocolsAreThoseInTheFile() throws {
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

  @Test func noPrefixOfAProtocolCrashes() {
    for recorded in casesToRun(Self.table, every: 4) {
      let bytes = Array(recorded.input.utf8)
      for count in 0...bytes.count {
        let closed = bytes.prefix(count) + "\n}}}".utf8
        _ = ProtocolFile(SourceText(path: "A.swift", bytes: Array(closed)))
        _ = ProtocolFile(SourceText(path: "A.swift", bytes: Array(bytes.prefix(count))))
      }
    }
  }

  @Test func everyProtocolOfThisRepositoryIsFoundByItsBytes() throws {
    var count = 0
    let files = RepositoryFiles.swift((#filePath as NSString).deletingLastPathComponent)
    for url in casesToRun(files, every: 4) {
      let data = try Data(contentsOf: url)
      let bytes = [UInt8](data)
      // To read all of them takes seconds.
      guard
        ["\nprotocol ", "\npublic protocol "].contains(where: {
          data.range(of: Data($0.utf8)) != nil
        }),
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
  func namesAreFoundAfterKeywords(_ text: String, _ extensible: [String], _ types: [String]) {
    let words = DeclaredNameScan(Array(text.utf8))
    #expect(words.extensible.sorted() == extensible)
    #expect(words.types.sorted() == types)
  }
}
