import TestTools
import Testing

@testable import XcodeProject

struct ProjectEditTests {
  static let feed = ["Shop/Modules/Feed/Feed+Calls.swift", "Shop/Modules/Feed/FeedView.swift"]

  @Test func filesAreAddedToTheirGroupAndTarget() throws {
    let old = XcodeProjectText.grouped()
    let new = try TestedProject(old).adding(Self.feed, tests: ["ShopTests/Feed/FeedTests.swift"])
    let lines = newLines(new, since: old)
    #expect(lines.filter { $0.contains("isa = PBXBuildFile") }.count == 3)
    #expect(lines.filter { $0.contains("isa = PBXFileReference") }.count == 3)
    #expect(lines.filter { $0.hasPrefix("isa = PBXGroup") }.count == 2)
    #expect(newLines(old, since: new) == [])
    let group = ObjectID.make("PBXGroup", "Shop/Modules/Feed")
    let view = ObjectID.make("PBXFileReference", Self.feed[1])
    let calls = ObjectID.make("PBXFileReference", Self.feed[0])
    #expect(
      new.contains(
        """
        \t\t\tchildren = (
        \t\t\t\t\(group) /* Feed */,
        \t\t\t);
        \t\t\tpath = Modules;
        """))
    #expect(
      new.contains(
        """
        \t\t\(group) /* Feed */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\t\(calls) /* Feed+Calls.swift */,
        \t\t\t\t\(view) /* FeedView.swift */,
        \t\t\t);
        \t\t\tpath = Feed;
        \t\t\tsourceTree = "<group>";
        \t\t};

        """))
    #expect(
      new.contains(
        "\t\t\(calls) /* Feed+Calls.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \"Feed+Calls.swift\"; sourceTree = \"<group>\"; };\n"
      ))
    #expect(
      new.contains(
        " /* FeedView.swift in Sources */ = {isa = PBXBuildFile; fileRef = \(view) /* FeedView.swift */; };\n"
      ))
    #expect(new.contains("900000000000000000000001 /* AppDelegate.swift in Sources */,\n\t\t\t\t"))
  }

  static let layouts: [(name: String, text: String)] = {
    let text = XcodeProjectText.grouped()
    let bare = text.replacing(#/ ?/\*.*?\*/\n?/#, with: "")
    return [
      ("Xcode 3", XcodeProjectText.grouped(version: 46)),
      ("Xcode 16", XcodeProjectText.grouped(version: 70)),
      ("line feeds of Windows", text.replacing("\n", with: "\r\n")),
      ("blanks", text.replacing("\t", with: "  ")),
      ("no comments", bare),
      (
        "one line",
        bare.replacing("// !$*UTF8*$!", with: "").replacing("\n", with: "").replacing(
          "\t", with: "")
      ),
      ("lists on a line", text.replacing(/\(\n\t*/, with: "(").replacing(/,\n\t*/, with: ", ")),
      ("no last commas", text.replacing(/,(\n\t*\))/) { $0.1 }),
      ("names with spaces", text.replacing("Modules", with: "\"My Módules\"")),
      ("no blank line", text.replacing("\n\n", with: "\n")),
    ]
  }()

  @Test(arguments: layouts.indices)
  func takingOutGivesBackTheOriginal(index: Int) throws {
    let (name, text) = Self.layouts[index]
    let folder = name == "names with spaces" ? "My Módules" : "Modules"
    let files = [
      "Shop/\(folder)/Feed/FeedView.swift", "Shop/\(folder)/Feed/Deep/A.swift", "Shop/B.xib",
    ]
    let tests = ["ShopTests/Feed/FeedTests.swift"]
    let new = try TestedProject(text).adding(files, tests: tests)
    let again = try TestedProject(new)
    #expect(new != text && again.adding(files, tests: tests) == new, "\(name)")
    #expect(files.allSatisfy { again.answer($0) == .known }, "\(name)")
    #expect(again.adding([], removing: files + tests) == text, "\(name)")
    // One by one, in another order.
    var step = text
    for file in files.reversed() { step = try TestedProject(step).adding([file]) }
    #expect(try TestedProject(step).adding([], tests: tests) == new, "\(name)")
    for file in tests + files { step = try TestedProject(step).adding([], removing: [file]) }
    #expect(step == text, "\(name)")
  }

  @Test func addingAndRemovingAtOnceEqualsOneAfterTheOther() throws {
    let text = XcodeProjectText.grouped()
    let old = try TestedProject(text).adding(Self.feed)
    let renamed = ["Shop/Modules/Time/Time+Calls.swift", "Shop/Modules/Time/TimeView.swift"]
    let new = try TestedProject(old).adding(renamed, removing: Self.feed)
    #expect(try new == TestedProject(text).adding(renamed))
    #expect(try TestedProject(new).adding(Self.feed, removing: renamed) == old)
    let app = ["Shop/AppDelegate.swift"]
    let without = try TestedProject(new).adding([], removing: app)
    #expect(try !without.contains("AppDelegate") && TestedProject(without).answer(app[0]) == .added)
  }

  /// The first build file of a project makes the section, the last one takes it away.
  @Test func sectionsAreAddedAndRemoved() throws {
    var text = XcodeProjectText.synchronized
    #expect(!text.contains("PBXBuildFile"))
    let new = try TestedProject(text).adding(["Extra/A.swift"])
    let section = "\tobjects = {\n\n/* Begin PBXBuildFile section */\n\t\t"
    #expect(
      new.contains(section)
        && new.contains("\n/* End PBXBuildFile section */\n\n/* Begin PBXFileReference"))
    #expect(try TestedProject(new).adding([], removing: ["Extra/A.swift"]) == text)
    // A kind that would come last.
    text = text.replacing("PBXGroup", with: "A").replacing("PBXFileReference", with: "A")
    #expect(ProjectFile.read(.init(path: "", text: text), in: "/").file == nil)
  }

  @Test func foldersThatXcodeSynchronizesAreNotEdited() throws {
    let project = try TestedProject(XcodeProjectText.synchronized)
    #expect(project.answer("Shop/Modules/Feed/FeedView.swift") == .known)
    #expect(project.answer("Extra/A.swift") == .added)
    #expect(project.adding(["Shop/Modules/Feed/FeedView.swift"]) == XcodeProjectText.synchronized)
    // A folder that is listed as a whole, such as a package.
    let text = XcodeProjectText.grouped().replacing(
      "path = AppDelegate.swift", with: "path = Modules")
    #expect(try TestedProject(text).answer("Shop/Modules/Feed/FeedView.swift") == .known)
    #expect(try TestedProject(text).answer("Shop/Other/A.swift") == .added)
  }

  @Test func filesWithoutAGroupOrTargetAreReported() throws {
    let project = try TestedProject(XcodeProjectText.grouped())
    let none = ProjectEdit(project.file).answer(
      for: "/Other/A.swift", targets: project.file.targets)
    #expect(none == .hasNoGroup)
    #expect(ProjectEdit(project.file).answer(for: "/app/Shop/A.swift", targets: []) == .hasNoTarget)
    let suites = project.file.targets.filter(\.isUnitTest)
    #expect(
      ProjectEdit(project.file).answer(for: "/app/Shop/A.xib", targets: suites) == .hasNoTarget)
    #expect(project.answer("Shop/A.viper.lock") == .known)
  }

  @Test func aGroupWithoutAPathServesTheFolderOfItsFiles() throws {
    let text = XcodeProjectText.grouped()
      .replacing("path = Modules;", with: "name = Modules;")
      .replacing(
        "A00000000000000000000003 /* Modules */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (",
        with:
          "A00000000000000000000003 /* Modules */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\tB00000000000000000000003 /* x */,"
      )
      .replacing("path = ShopTests.swift", with: "path = Deep/Modules/ShopTests.swift")
      .replacing("\t\t\tpath = ShopTests;", with: "\t\t\tpath = Elsewhere;")
    let new = try TestedProject(text).adding(["Shop/Deep/Modules/Feed/A.swift"])
    #expect(new.contains("\t\t\tname = Feed;\n\t\t\tpath = Deep/Modules/Feed;\n"))
    #expect(try TestedProject(new).adding([], removing: ["Shop/Deep/Modules/Feed/A.swift"]) == text)
  }

  @Test func theProductsGroupIsKeptLast() throws {
    let text = XcodeProjectText.grouped().replacing(
      "Shop */,\n\t\t\t\tA00000000000000000000004 /* ShopTests */,", with: "Shop */,"
    ).replacing(
      "A00000000000000000000002 /* Shop */,\n",
      with:
        "A00000000000000000000004 /* ShopTests */,\n\t\t\t\tA00000000000000000000002 /* Shop */,\n")
    let new = try TestedProject(text).adding(["Zoo/A.swift"])
    let id = ObjectID.make("PBXGroup", "Zoo")
    #expect(new.contains("\(id) /* Zoo */,\n\t\t\t\tA00000000000000000000005 /* Products */,\n"))
  }

  @Test func incompleteEntriesAreCompleted() throws {
    let text = XcodeProjectText.grouped()
    let whole = try TestedProject(text).adding(Self.feed)
    let lists = whole.replacing(/\n\t\t\t\t[0-9A-F]+ \/\* Feed.*? \*\/,/, with: "")
    #expect(lists != whole)
    #expect(try TestedProject(lists).adding(Self.feed) == whole)
    let members = whole.replacing(/\n\t\t\t\t[0-9A-F]+ \/\* Feed.*? in Sources \*\/,/, with: "")
    #expect(try TestedProject(members).adding(Self.feed) == whole)
  }

  @Test func theOrderOfAdditionsLeavesNoTraceInSections() throws {
    let text = XcodeProjectText.grouped()
    let other = ["Shop/Modules/Cart/CartView.swift"]
    let one = try TestedProject(TestedProject(text).adding(Self.feed)).adding(other)
    let two = try TestedProject(TestedProject(text).adding(other)).adding(Self.feed)
    #expect(one == two)
  }

  @Test func newSectionsAreInTheOrderOfTheirKinds() throws {
    let text = XcodeProjectText.grouped()
      .replacing(#//\* Begin PBXBuildFile [\s\S]*?End PBXFileReference section \*/\n\n/#, with: "")
      .replacing(#/\t\t\t\t[9B]0000.*,\n/#, with: "")
    let new = try TestedProject(text).adding(Self.feed)
    let sections = new.matches(of: #/Begin (\w+) section/#).map { String($0.1) }
    #expect(sections.starts(with: ["PBXBuildFile", "PBXFileReference", "PBXGroup"]))
    #expect(sections == sections.sorted())
  }
}
