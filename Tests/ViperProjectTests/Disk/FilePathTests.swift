import TestTools
import Testing

@testable import ViperProject

struct FilePathTests {
  @Test(arguments: [
    ("a/b.swift", "a", "b.swift"), ("b.swift", "", "b.swift"), ("/a", "/", "a"),
    ("/a/b/c", "/a/b", "c"), ("a/", "a", ""), ("/", "/", ""), ("", "", ""),
    ("ä/ö", "ä", "ö"), ("a/\u{301}b", "a", "\u{301}b"),
  ])
  func aPathIsAFolderAndAName(path: String, folder: String, name: String) {
    expectSameBytes(FilePath.folder(of: path), folder)
    expectSameBytes(FilePath.name(of: path), name)
  }

  @Test(arguments: [
    ("/a/b/c", ["/a/b", "/a", "/"]), ("/a", ["/"]), ("/", []), ("", []), ("a/b", ["a"]), ("a", []),
    ("/a/\u{301}b/", ["/a/\u{301}b", "/a", "/"]),
  ])
  func parentsListsTheFoldersAroundAPath(path: String, expected: [String]) {
    #expect(FilePath.parents(of: path) == expected)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), (".", "b", "b"), ("a", "", "a"),
    ("a", ".", "a"), ("a", "/b", "/b"), ("/", "b", "/b"), ("", "", ""), ("a", "../b", "a/../b"),
    ("/a", "\u{301}b", "/a/\u{301}b"), ("a", "/\u{301}b", "/\u{301}b"),
  ])
  func twoPathsAreJoined(folder: String, path: String, expected: String) {
    expectSameBytes(FilePath.join(folder, path), expected)
  }

  @Test(arguments: [
    ("a/./b/../c", "a/c"), ("../a", "../a"), ("", "."), (".", "."), ("./", "."), ("a/..", "."),
    ("a/../..", ".."), ("../../a", "../../a"), ("..", ".."), ("/", "/"), ("//", "/"), ("/..", "/"),
    ("/../a", "/a"), ("//a//b//", "/a/b"), ("/a/../../b", "/b"), ("a//b", "a/b"),
    ("...", "..."), ("a/.../b", "a/.../b"), (".a/..b", ".a/..b"),
    ("/a/\u{301}b/../c", "/a/c"), ("x/..\u{301}/y", "x/..\u{301}/y"),
  ])
  func aNormalPathTakesNoDetours(path: String, expected: String) {
    expectSameBytes(FilePath.normal(path), expected)
    expectSameBytes(FilePath.normal(expected), expected)
  }

  @Test(arguments: [
    ("b", "/a", "/a/b"), ("../b", "/a", "/b"), ("/b", "/a", "/b"), (".", "/a", "/a"),
    ("", "/a", "/a"), ("../../..", "/a/b", "/"), ("x/../y", "/", "/y"),
  ])
  func anAbsolutePathIsSeenFromAFolder(path: String, folder: String, expected: String) {
    expectSameBytes(FilePath.absolute(path, in: folder), expected)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/d", "../b/c"), ("/a/b/c", "/a/b/c", "."), ("/a/b", "/", "a/b"),
    ("/", "/a/b", "../.."), ("/", "/", "."), ("/ab", "/a", "../ab"), ("/a/b/", "/a", "b"),
    ("/a/b/c", "/a/d/", "../b/c"), ("/a/b//", "/a/", "b"),
    ("/a/b/../c", "/a", "c"), ("/a/./b", "/a", "b"), ("/a//b", "/a", "b"), ("/a/.b", "/a", ".b"),
    ("/a/b/..", "/a", "."), ("/a/../b", "/b", "."), ("/\u{E9}/x", "/e\u{301}", "../\u{E9}/x"),
  ])
  func aRelativePathLeadsBack(path: String, folder: String, expected: String) {
    let relative = FilePath.relative(path, to: folder)
    expectSameBytes(relative, expected)
    expectSameBytes(FilePath.absolute(relative, in: folder), FilePath.normal(path))
  }

  /// A detour makes the same path be worked out part by part.
  @Test func aPathIsSeenTheSameWithADetour() {
    var random = Seeded(7)
    for _ in 0..<2_000 {
      let paths = (0..<2).map { _ in
        let names = (0..<random.number(1...4)).map { _ in
          random.pick(["a", "b", "ab", "\u{E9}", "e\u{301}"])
        }
        return "/" + names.joined(separator: "/")
      }
      let (path, folder) = (paths[0], paths[1])
      expectSameBytes(
        FilePath.relative(path, to: folder), FilePath.relative(path + "/.", to: folder + "/x/.."))
      let isInside = Array(path.utf8).starts(with: Array((folder + "/").utf8))
      #expect(FilePath.isInside(path, folder) == (isInside || path.utf8.elementsEqual(folder.utf8)))
    }
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false),
    ("/a", "/", true), ("/a/b", "/a/", true), ("/b", "/a", false), ("a/b", "a", true),
    ("/e\u{301}/b", "/\u{E9}", false),
  ])
  func isInsideComparesWholePathComponents(path: String, folder: String, expected: Bool) {
    #expect(FilePath.isInside(path, folder) == expected)
  }

  @Test(arguments: [
    ("a/.git/b", ".git"), (".GIT", ".GIT"), ("/a/.hg", ".hg"), (".svn/x", ".svn"), (".jj", ".jj"),
    ("a/.g\u{200C}it/b", ".g\u{200C}it"), ("a/git/b", nil), (".github/x", nil), (".gitignore", nil),
    ("", nil), ("cvs", nil),
  ])
  func foldersOfVersionControl(path: String, name: String?) {
    #expect(FilePath.versionControlFolder(in: path) == name)
  }

  @Test(.measuresTime) func aLongPathIsNormalizedFast() {
    let path = String(repeating: "a/../é/", count: 100_000)
    let clock = ContinuousClock()
    #expect(clock.measure { _ = FilePath.normal(path) } < .seconds(5))
    #expect(FilePath.normal(path).utf8.count == 100_000 * 3 - 1)
  }
}

/// `==` of strings takes composed and decomposed characters for one; a file system does not.
func expectSameBytes(
  _ actual: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  #expect(
    Array(actual.utf8) == Array(expected.utf8), "\(actual) is not \(expected)",
    sourceLocation: sourceLocation)
}
