import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperProject

/// What has been asked says whether a change concerns who asked.
@Suite(.serialized, .inTurn) struct AskedDiskTests {
  let base = MemoryDisk(["/p/a": "text", "/p/q/b": "text"])
  let disk: AskedDisk

  init() { disk = AskedDisk(base: base) }

  private static let firstByte = FileDigest { $0.map { Array($0.prefix(1)) } ?? [] }

  typealias Question = @Sendable (AskedDisk) throws -> Void
  static let rows: [(Question, Witness.Question)] = [
    ({ _ = try $0.read("/p/a") }, .bytes), ({ _ = try $0.kind(of: "/p/a") }, .kind),
    ({ _ = try $0.identity(of: "/p/a") }, .identity),
    ({ _ = try $0.entries(of: "/p/a") }, .entries),
    ({ _ = try $0.isReadOnly("/p/a") }, .isReadOnly),
    ({ _ = try $0.realPath(of: "/p/a") }, .realPath),
  ]

  @Test(arguments: rows) func everyQuestionIsNoted(
    _ ask: Question, _ question: Witness.Question
  ) throws {
    try ask(disk)
    #expect(disk.questions == [DiskQuestion(question, "/p/a")])
    #expect(disk.isConcerned(by: ["/p/a"], Self.firstByte))
    #expect(!disk.isConcerned(by: ["/p/q/b"], Self.firstByte))
  }

  @Test(arguments: [("t", false), ("u", true), ("", true), (nil, true)] as [(String?, Bool)])
  func ofADigestNoMoreMatters(_ text: String?, _ isConcerned: Bool) throws {
    #expect(try disk.digest(of: "/p/a", by: Self.firstByte) == Array("t".utf8))
    base["/p/a"] = text
    #expect(disk.isConcerned(by: ["/p/a"], Self.firstByte) == isConcerned)
  }
}
