import TestTools
import Testing

@testable import SwiftMerge
@testable import ViperText

struct HeadMergeTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let base: String
    let ours: String
    let theirs: String
    let merged: String

    init(_ name: String, _ base: String, _ ours: String, _ theirs: String, _ merged: String) {
      (testDescription, self.base, self.ours) = (name, base, ours)
      (self.theirs, self.merged) = (theirs, merged)
    }

    var inType: Case {
      let text = { (members: String) in "struct A {\n\(members)}\n" }
      return Case(testDescription, text(base), text(ours), text(theirs), text(merged))
    }
  }

  private static let onePerLine = """
      func load(
        id it: Int,
        page: Int
      ) { mine() }

    """

  /// Members of a type.
  static let members = [
    Case(
      "one parameter a line, and one more", "  func load(id: Int, page: Int) {}\n", onePerLine,
      "  func load(id: Int, page: Int, all: Bool) {}\n",
      onePerLine.replacing("page: Int", with: "page: Int,\n    all: Bool")),
    Case(
      "one parameter a line, and one less", "  func load(id: Int, page: Int) {}\n", onePerLine,
      "  func load(id: Int) {}\n", onePerLine.replacing(",\n    page: Int", with: "")),
    Case(
      "one parameter in a line of its own, and one more", "  func load(id: Int) {}\n",
      "  func load(\n    id it: Int\n  ) { mine() }\n",
      "  func load(id: Int, page: Int) {}\n", "  func load(id it: Int, page: Int) { mine() }\n"),
    Case(
      "a result goes", "  func load() -> Int {}\n", "  @A func load()  -> Int { mine() }\n",
      "  func load() {}\n", "  @A func load() { mine() }\n"),
    Case(
      "a body that the user has written otherwise, as the spec has it now",
      "  func a() {\n    c()\n  }\n",
      "  func a() {\n    b(\n      1)\n  }\n", "  func a() throws {\n    b(1)\n  }\n",
      "  func a() throws {\n    b(\n      1)\n  }\n"),
    Case(
      "a stub becomes too long for a line",
      "  func a() {\n    fatalError(\"A.a() is not written yet\")\n  }\n",
      "  func a() {\n    mine()\n  }\n",
      "  func long() {\n    fatalError(\n      \"A.long() is not written yet\")\n  }\n",
      "  func long() {\n    mine()\n  }\n"),
    Case(
      "the last of all has another name, and the one before has gone",
      "  func one() {}\n\n  func two(id: Int) {}\n", "  func two(id: Int) { mine() }\n",
      "  func three(id: Int) {}\n", "  func three(id: Int) { mine() }\n"),
    Case(
      "both branches of a condition", conditionalBase, bothBranches(""),
      conditionalBase.replacing("String)", with: "String, at: Int)"), bothBranches(", at: Int")),
  ]

  private static let conditionalBase = "  func find(_ query: String) {\n    stub()\n  }\n"

  private static func bothBranches(_ end: String) -> String {
    "#if DEBUG\n  func find(_ query: String\(end)) {\n    a(query)\n  }\n"
      + "#else\n  func find(_ q: String\(end)) {\n    b(q)\n  }\n#endif\n"
  }

  private static let commented = "/// One.\n/// Two.\n/// Three.\nfinal class A {\n  let a = 1\n}\n"
  private static let property = "\n  let id: Int\n\n  init(id: Int) {\n    self.id = id\n  }\n"

  static let files = [
    Case(
      "an import that comes before all, behind what stands before the imports",
      "import B\n\nstruct A {}\n", "let x = 1\nimport B\n\nstruct A { let mine = 1 }\n",
      "import A\nimport B\n\nstruct A {}\n",
      "let x = 1\n\nimport A\nimport B\n\nstruct A { let mine = 1 }\n"),
    Case(
      "several declarations on one line of the user's", "struct A {\n}\n",
      "struct A {\n  var a = 1; var b = 2\n}\n", "struct A {\n  func load() {}\n}\n",
      "struct A {\n  var a = 1; var b = 2\n\n  func load() {}\n}\n"),
    Case(
      "one of several declarations on one line of the user's has another type",
      "struct A {\n  var a = 1\n}\n", "struct A {\n  var a = 1; var b = 2\n}\n",
      "struct A {\n  var a: Int = 1\n}\n", "struct A {\n  var a = 1; var b = 2\n}\n"),
    Case(
      "the last member goes", "struct A {\n  func a() {}\n}\n", "struct A {\n  func a() {}\n}\n",
      "struct A {}\n", "struct A {}\n"),
    Case(
      "braces around nothing that the user has put on two lines", "struct A {}\n",
      "struct A {\n}\n",
      "struct A: P {}\n", "struct A: P {\n}\n"),
    Case(
      "an empty class gets members on both sides", "final class Helper {}\n",
      "final class Helper {\n  var count = 0\n}\n", "final class Helper {\(property)}\n",
      "final class Helper {\(property)\n  var count = 0\n}\n"),
    Case(
      "a conformance that the user has written otherwise goes", "struct A: B<C, D>, E {\n}\n",
      "struct A: B<C,D>, E, F {\n}\n", "struct A: E {\n}\n", "struct A: E, F {\n}\n"),
    Case(
      "statements within a comment, which git merges", commented,
      commented.replacing("final", with: "  mine(0)\nfinal"),
      commented.replacing("/// Two.", with: "  new(0)\n/// Two."),
      commented.replacing("final", with: "  mine(0)\nfinal")
        .replacing("/// Two.", with: "  new(0)\n/// Two.")),
  ]

  @Test(arguments: members.map(\.inType) + files) func theUsersLayoutAndBodyAreKept(_ test: Case) {
    let result = SwiftMerge.merge(
      base: Array(test.base.utf8), ours: Array(test.ours.utf8), theirs: Array(test.theirs.utf8))
    #expect(String(decoding: result.bytes, as: UTF8.self) == test.merged)
    #expect(result.conflicts.isEmpty)
  }

  /// Git would merge these texts and declare the method twice.
  @Test func aMethodOfBothSidesIsDeclaredOnce() {
    let share = "  func share() {}\n"
    let ours = Self.commented.replacing("final", with: "  mine(0)\nfinal")
      .replacing("  let a", with: share + "\n  let a")
    let theirs = Self.commented.replacing("/// Two.", with: "  new(0)\n/// Two.")
      .replacing("= 1\n", with: "= 1\n\n" + share)
    let result = SwiftMerge.merge(
      base: Array(Self.commented.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(text.ranges(of: share).count == 1 && result.conflicts.count == 1, "\(text)")
  }

  @Test(arguments: [
    (#"fatalError("A.b() is not written yet")"#, true), (#"fatalError("never")"#, false),
    ("fatalError(\n  \"A.b() is not written yet\")", true),
    ("fatalError(\n  \"A.b() is not written yet\"\n)\n", true),
    ("fatalError(\n  \"A.b() is not written yet\")\nlog()", false),
    (#"log("A.b() is not written yet")"#, false), ("", false),
  ])
  func onlyTheFatalErrorOfTemplatesIsAStub(line: String, isStub: Bool) {
    #expect(TextLines(Array(line.utf8)).isStub == isStub)
  }

  @Test(arguments: [
    ["\n\n// a\n", "\n// b\n\n", "// c"], ["// a\r\n", "// b"], ["// a\n"], ["", "// b\n"],
    // A file may contain the line of a further boundary.
    ["// a\n", "// b\ntypealias _ViperGenFile2 = Never\n"],
  ])
  func joinedFilesAreSplitUnchanged(files: [String]) throws {
    let joined = JoinedFiles(files.map { Array($0.utf8) })
    let parts = try #require(joined.split(joined.text))
    #expect(parts.map { String(decoding: $0.bytes, as: UTF8.self) } == files)
    let lines = TextLines(joined.text)
    for (part, file) in zip(parts, files) where file.contains("//") {
      guard part.firstLine > 0 else { continue }
      #expect(
        lines.string(lines.words(part.firstLine)) == file.split(whereSeparator: \.isNewline)[0])
    }
  }

  @Test func blankLinesAtTheStartOfAChangedFileAreKept() throws {
    let joined = JoinedFiles(["\n\n// a\n", "// b\n"].map { Array($0.utf8) })
    let text = String(decoding: joined.text, as: UTF8.self)
    let parts = try #require(joined.split(Array(text.replacing("// ", with: "/// ").utf8)))
    #expect(parts.map { String(decoding: $0.bytes, as: UTF8.self) } == ["\n\n/// a\n", "/// b\n"])
  }

  @Test func mergedTextOfOneFileIsNotSplit() throws {
    let parts = try #require(JoinedFiles([Array("// a".utf8)]).split(Array("// a\n".utf8)))
    #expect(parts.map { String(decoding: $0.bytes, as: UTF8.self) } == ["// a\n"])
  }
}
