import TestTools
import Testing
import ViperText

@testable import XcodeProject

struct ProjectFileTests {
  @Test func targetKindsAreReadFromTheProductType() throws {
    let file = try TestedProject(XcodeProjectText.grouped()).file
    #expect(file.targets.map(\.name) == ["Shop", "ShopTests"])
    #expect(file.targets.map(\.isApp) == [true, false])
    #expect(file.targets.map(\.isUnitTest) == [false, true])
    #expect(file.targets.map(\.isTest) == [false, true])
    #expect(file.targets.map(\.compiles) == [true, true])
  }

  @Test func targetsHaveTheFolderOfTheirNameOrOfTheirSources() throws {
    func folders(_ text: String) throws -> [String?] {
      let file = try TestedProject(text).file
      return file.targets.map { file.folder(of: $0) }
    }
    let text = XcodeProjectText.grouped()
    #expect(try folders(text) == ["/app/Shop", "/app/ShopTests"])
    #expect(try folders(XcodeProjectText.synchronized) == ["/app/Shop", "/app/ShopTests"])
    let other = text.replacing("path = Shop;", with: "path = App;")
    #expect(try folders(other) == ["/app/App", "/app/ShopTests"])
    let deep = other.replacing("path = AppDelegate.swift", with: "path = In/Here/AppDelegate.swift")
    #expect(try folders(deep) == ["/app/App/In/Here", "/app/ShopTests"])
    let (second, end) = ("000000000000000000000009 /* Two.swift", "/* End PBXBuildFile section */")
    let listed = ["90%01 /* AppDelegate.swift in Sources */,", "B0%01 /* AppDelegate.swift */,"]
      .map { $0.replacing("%", with: String(repeating: "0", count: 20)) }
    let wide = deep.replacing(listed[0], with: listed[0] + "\n9\(second) in Sources */,")
      .replacing(listed[1], with: listed[1] + "\nB\(second) */,")
      .replacing(
        end,
        with: """
          9\(second) in Sources */ = {isa = PBXBuildFile; fileRef = B\(second) */; };
          B\(second) */ = {isa = PBXFileReference; path = In/There/Two.swift; sourceTree = "<group>"; };
          \(end)
          """)
    #expect(try folders(wide) == ["/app/App/In", "/app/ShopTests"])
    let bare = other.replacing(/\n.*AppDelegate.swift in Sources.*,/, with: "")
    #expect(try folders(bare) == [nil, "/app/ShopTests"])
    #expect(try !TestedProject(text).file.usesProduct("ViperKit"))
  }

  @Test(arguments: [
    ("{ }", 0, "this isn't a valid Xcode project, because it has no dictionary 'objects'"),
    (
      "{ objects = (); }", 0,
      "this isn't a valid Xcode project, because it has no dictionary 'objects'"
    ),
    ("{ objects = { }; rootObject = A; }", 30, "'rootObject' doesn't refer to a PBXProject"),
    (
      "{ objects = { A = { isa = PBXProject; mainGroup = B; }; }; rootObject = A; }", 50,
      "'mainGroup' doesn't refer to a PBXGroup"
    ),
    (
      "{ objects = { A = { isa = PBXProject; }; B = { isa = PBXGroup; }; }; rootObject = A; }", 18,
      "'mainGroup' doesn't refer to a PBXGroup"
    ),
  ])
  func anInvalidXcodeProjectIsRejected(text: String, offset: Int, message: String) throws {
    let (file, diagnostics) = ProjectFile.read(SourceText(path: "p", text: text), in: "/app")
    #expect(file == nil && diagnostics.map(\.id) == ["invalid-xcode-project"])
    #expect(diagnostics[0].message.hasSuffix(message))
    #expect(diagnostics[0].location?.range.lowerBound == offset)
  }

  /// A group that lists itself, and one that is listed twice.
  @Test func circlesOfGroupsEnd() throws {
    let text = XcodeProjectText.grouped().replacing(
      "A00000000000000000000003 /* Modules */,",
      with: "A00000000000000000000001, A00000000000000000000002, A00000000000000000000003,")
    let tree = try FileTree(TestedProject(text).file)
    #expect(tree.groups["/app/Shop/Modules"] == "A00000000000000000000003")
  }

  @Test func pathsFollowTheirSourceTree() throws {
    let text = XcodeProjectText.grouped()
      .replacing(
        "path = AppDelegate.swift; sourceTree = \"<group>\"",
        with: "path = \"A B/x.swift\"; sourceTree = SOURCE_ROOT"
      )
      .replacing(
        "path = ShopTests.swift; sourceTree = \"<group>\"",
        with: "path = /else/y.swift; sourceTree = \"<absolute>\""
      )
      .replacing("projectDirPath = \"\"", with: "projectDirPath = ..")
    let tree = try FileTree(TestedProject(text).file)
    #expect(
      tree.files.keys.sorted() == [
        "/A B/x.swift", "/Shop/Base.lproj/Main.storyboard", "/Shop/de.lproj/Main.strings",
        "/else/y.swift",
      ])
  }

  @Test func idsDependOnThePathAlone() {
    let id = ObjectID.make("PBXGroup", "Shop/Modules/Feed")
    #expect(id == "52E57AF0F2D539A06761B21A")
    let keys = (0..<5_000).map { "Shop/Modules/Feed\($0)/Feed.swift" }
    #expect(Set(keys.map { ObjectID.make("PBXFileReference", $0) }).count == keys.count)
  }
}
