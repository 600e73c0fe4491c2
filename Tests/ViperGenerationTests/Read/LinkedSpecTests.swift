import TestTools
import Testing
import ViperProject
import ViperTestTools

@testable import ViperCommands
@testable import ViperOwnership
@testable import ViperPipeline

@Suite(.serialized, .inTurn) struct LinkedSpecTests {
  @Test func aSpecThatIsALinkToNowhereIsMissed() throws {
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
        viper-gen: error: 'C.viper.json' can't be found: it is not there, or a link to nowhere
           = help: write the path of a spec, or delete the link

        """)
  }
}
