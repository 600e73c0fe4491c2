import TestTools
import Testing
import ViperTestTools

@testable import ViperPipeline

/// `"platforms": "apple"`.
struct AppleBranchesTests {
  @Test(arguments: RecordedCase.all(in: "AppleBranches.txt"))
  func onlyTheBranchesForAppleAreKept(_ recorded: RecordedCase) throws {
    let kept = AppleBranches.kept(in: Array(recorded.input.utf8))
    try recorded.expect(String(decoding: kept, as: UTF8.self) + "\n")
  }

  @Test(arguments: OwnViewTests.kinds)
  func noFileOfAnAppleProjectHasACondition(_ kind: (pack: String, ui: String)) throws {
    let spec = #"{ "root": true, "ui": "\#(kind.ui)", "pack": "\#(kind.pack)" }"#
    let disk = MemoryDisk(
      TestProject.viper(
        config: """
          { "root": true, "platforms": "apple", "tests": "Tests", "testModule": "App",
            "pack": "\(kind.pack)", "ui": "\(kind.ui)" }
          """, ["Trip": spec]))
    try Run(disk).write()
    let files = disk.files.filter { $0.key.hasSuffix(".swift") }
    #expect(files.count > 4)
    for (path, text) in files { #expect(!text.contains("canImport"), "\(path)") }
  }
}
