import TestTools
import Testing
import ViperTestTools

/// Projects, and all that a run says about them.
struct ScreenTests {
  /// The input has the folder of the run, if it isn't that of the project, and the files. The pack
  /// `./pack` is there where a file names it.
  @Test(arguments: RecordedCase.all(in: "Screens"))
  func theOutputOfARunIsAsRecorded(_ row: RecordedCase) throws {
    var files = FixtureFile.files(in: row.input, under: "/p/")
    if row.input.contains("./pack") {
      for (name, text) in TestPack.files() { files["/p/pack/" + name] = text }
    }
    let folder = row.input.hasPrefix("## ") ? "/p" : "/p/" + row.input.prefix { $0 != "\n" }
    try row.expect(Run(files, in: folder).screen())
  }
}
