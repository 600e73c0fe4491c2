import TestTools
import Testing
import ViperProject
import ViperTestTools

@testable import ViperOwnership
@testable import ViperPipeline

struct LinkedSpecTests {
  @Test func aSpecThatIsABrokenSymbolicLinkIsReported() throws {
    let folder = try TestFolder()
    try folder.fill(["A.viper.json": #"{ "ui": "none" }"#])
    try folder.shell("ln -s nowhere C.viper.json")
    var finder = ProjectFinder(disk: PosixDisk(), workingFolder: folder.path)
    let project = try #require(try finder.projects(for: ["."]).first)
    var pipeline = Pipeline(disk: PosixDisk())
    let changeSet = try pipeline.changeSet(of: project)
    #expect(changeSet.changes.isEmpty)
    #expect(
      screen(changeSet.diagnostics) == """
        viper-gen: error: can't find 'C.viper.json', because it doesn't exist or is a symbolic link to a missing file [missing-spec]
           = help: check the path, or delete the symbolic link

        """)
  }
}
