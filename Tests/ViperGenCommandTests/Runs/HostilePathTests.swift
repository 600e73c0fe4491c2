import TestTools
import Testing

/// Nothing in a cloned repository makes viper-gen change a file outside its output folders.
@Suite(.serialized, .processesInTurn) struct HostilePathTests {
  @Test(arguments: casesToRun(HostilePath.all, every: 12))
  func nothingOutsideTheOutputFoldersChanges(_ path: HostilePath) throws {
    let place = try HostilePath.workspace()
    try #require(try place.run("generate", in: "repo").status == 0)
    let line = try path.plant(in: place)
    let before = try outside(place)
    let run = try place.run(line, in: "repo")
    #expect(try outside(place) == before, "\(line): \(run.output)\(run.errors)")
    #expect(!(run.output + run.errors).contains("private"))
  }

  @Test func aHiddenOutputFolderIsAnErrorAtItsPlace() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "output": ".github/workflows" }"#,
      "A.viper.json": SpecText.show,
    ])
    #expect(
      try place.run("generate").errors.hasPrefix(
        """
        viper-gen.json:1:28: error: '.github/workflows' is hidden by '.github', and other tools may run files in hidden folders [invalid-folder]
         1 | { "root": true, "output": ".github/workflows" }
           |                            ^~~~~~~~~~~~~~~~~
           = help: choose a folder for sources

        """))
  }

  private func outside(_ place: Workspace) throws -> [String: Workspace.FileState] {
    try place.state.filter { name, _ in
      !["repo/App/", "repo/Tests/", "repo/Specs/"].contains { name.hasPrefix($0) }
    }
  }
}
