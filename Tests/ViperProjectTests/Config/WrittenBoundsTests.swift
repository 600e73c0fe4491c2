import TestTools
import Testing
import ViperProject
import ViperTestTools

/// How far up a project may write.
struct WrittenBoundsTests {
  @Test(arguments: [
    (["/p/.git/HEAD", "/Package.swift"], "/p"),
    (["/p/a/.git"], "/p/a"),
    (["/p/Package.swift", "/p/a/Package.swift"], "/p"),
    (["/p/App.xcodeproj/project.pbxproj"], "/p"),
    (["/p/App.xcworkspace/contents.xcworkspacedata"], "/p"),
    (["/p/README.md"], "/p/a/tools"),
  ])
  func writesStayInTheRepositoryOrTheOutermostProject(files: [String], bounds: String) throws {
    var texts = ["/p/a/tools/viper-gen.json": "{}"]
    for file in files { texts[file] = "" }
    #expect(try MemoryDisk(texts).bounds(around: "/p/a/tools") == bounds)
  }
}
