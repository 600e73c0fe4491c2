import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperPack
@testable import ViperPipeline
@testable import ViperProject

@Suite(.serialized, .processesInTurn) struct PackLoaderTests {
  private func name(_ text: String) -> EmbeddedText {
    EmbeddedText(SourceText(path: "x.json", text: text))
  }

  @Test func withoutANameThereIsTheDefault() throws {
    var loader = PackLoader(disk: MemoryDisk())
    var diagnostics: [Diagnostic] = []
    #expect(try loader.pack(nil, folder: "/", into: &diagnostics)?.name == BuiltIn.defaultName)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "vipr",
      """
      x.json:1:1: error: unknown pack 'vipr' [unknown-pack]
       1 | vipr
         | ^~~~
         = help: did you mean 'viper'?

      """
    ),
    (
      "clean",
      """
      x.json:1:1: error: unknown pack 'clean' [unknown-pack]
       1 | clean
         | ^~~~~
         = help: use one of the built-in packs: \(BuiltIn.packNames.joined(separator: ", ")); for a folder, write "./clean"

      """
    ),
    (
      "./none",
      """
      x.json:1:1: error: can't find the folder './none' [missing-pack]
       1 | ./none
         | ^~~~~~
         = help: copy a built-in pack: viper-gen templates eject viper

      """
    ),
    (
      "../packs/empty",
      """
      x.json:1:1: error: the pack '../packs/empty' has no pack.json [missing-pack]
       1 | ../packs/empty
         | ^~~~~~~~~~~~~~
         = help: copy a built-in pack: viper-gen templates eject viper

      """
    ),
    (
      "",
      """
      x.json:1:1: error: unknown pack '' [unknown-pack]
       1 |
         | ^
         = help: use one of the built-in packs: \(BuiltIn.packNames.joined(separator: ", ")); for a folder, write "./"

      """
    ),
  ])
  func aPackThatIsNotThereIsAnError(text: String, expected: String) throws {
    let disk = MemoryDisk(["/p/packs/empty/All.swift": ""])
    var loader = PackLoader(disk: disk)
    loader.display = PathDisplay(workingFolder: "/p")
    var diagnostics: [Diagnostic] = []
    #expect(try loader.pack(name(text), folder: "/p/Specs", into: &diagnostics) == nil)
    #expect(screen(diagnostics) == expected)
  }

  @Test func aPackInAFolderIsReadOnce() throws {
    let disk = MemoryDisk(TestProject.files())
    var loader = PackLoader(disk: disk)
    var diagnostics: [Diagnostic] = []
    #expect(try loader.pack(name("./pack"), folder: "/p", into: &diagnostics)?.name == "clean")
    let operations = disk.operations
    for (text, folder) in [("../pack", "/p/x"), ("/p/pack/", "/"), ("./x/../pack", "/p")] {
      #expect(try loader.pack(name(text), folder: folder, into: &diagnostics)?.name == "clean")
    }
    #expect(disk.operations == operations)
    #expect(diagnostics.isEmpty)
  }

  @Test func errorsOfAPackAreReportedToEveryUser() throws {
    let disk = MemoryDisk(TestProject.files(["pack/pack.json": "{"]))
    var loader = PackLoader(disk: disk)
    for _ in 0..<2 {
      var diagnostics: [Diagnostic] = []
      #expect(try loader.pack(name("./pack"), folder: "/p", into: &diagnostics) == nil)
      #expect(diagnostics.count == 1)
    }
  }

  @Test func anInvalidPackStopsOnlyTheSelectedSpecs() throws {
    let files = TestProject.files([
      "pack/pack.json": "{", "Specs/Note.viper.json": #"{ "pack": "viper" }"#,
    ])
    #expect(try Run(files, ["Specs/Note.viper.json"]).screen() == "")
    #expect(try !Run(files, ["Specs/Note.viper.json"]).changes().isEmpty)
    for paths in [[], ["Specs"], ["Specs/Trip.viper.json"]] {
      #expect(try Run(files, paths).screen().hasPrefix("pack/pack.json:1:2: error: "))
    }
  }

  @Test func aFolderWithoutAPackIsNotRead() throws {
    let disk = MemoryDisk(["/big/a/b": "x", "/big/c": "x"])
    var loader = PackLoader(disk: disk)
    var diagnostics: [Diagnostic] = []
    #expect(try loader.pack(name("/big"), folder: "/p", into: &diagnostics) == nil)
    #expect(diagnostics.map(\.id) == ["missing-pack"])
    #expect(disk.operations <= 2)
  }

  @Test(arguments: [(3_000, 1), (20, 1 << 20)])
  func aFolderTooLargeForAPackIsRejected(_ count: Int, _ size: Int) throws {
    let text = String(repeating: " ", count: size)
    let disk = MemoryDisk(["/big/pack.json": "{}"])
    for number in 0..<count { disk["/big/\(number)"] = text }
    disk.restart()
    var loader = PackLoader(disk: disk)
    var diagnostics: [Diagnostic] = []
    #expect(try loader.pack(name("/big"), folder: "/p", into: &diagnostics) == nil)
    #expect(
      screen(diagnostics) == """
        x.json:1:1: error: the pack '/big' exceeds the limits of 2,000 files and 16 MiB [excessive-pack-size]
         1 | /big
           | ^~~~
           = help: name a folder that contains only the pack

        """)
    #expect(disk.operations < 2_100)
  }

  @Test func linksAreFollowedInsideAPackOnly() throws {
    let folder = try TestFolder()
    var files = TestPack.files()
    files["maker.txt"] = files.removeValue(forKey: "parts/maker.swift")
    files["README.md"] = "{{ nobody parses this"
    try folder.fill(Dictionary(uniqueKeysWithValues: files.map { ("pack/\($0)", $1) }))
    try folder.fill(["secret": "x", "pack/.DS_Store": "x", "pack/.git/x": "x"])
    try folder.shell(
      "cd pack; mv maker.txt maker.md; ln -s ../maker.md parts/maker.swift; ln -s .. loop; "
        + "mkfifo pipe")
    var loader = PackLoader(disk: PosixDisk())
    var diagnostics: [Diagnostic] = []
    let pack = try loader.pack(name("./pack"), folder: folder.path, into: &diagnostics)
    #expect(screen(diagnostics).isEmpty)
    #expect(pack?.name == "clean")
  }

  @Test(arguments: ["../../secret", "/etc/passwd", "nowhere", "../../pack2/x"])
  func aLinkThatLeadsOutOfAPackIsAnError(target: String) throws {
    let folder = try TestFolder()
    try folder.fill(
      Dictionary(uniqueKeysWithValues: TestPack.files().map { ("pack/\($0)", $1) }))
    try folder.fill(["secret": "x", "pack2/x": "x"])
    try folder.shell("ln -s \(target) pack/parts/x.swift")
    var loader = PackLoader(disk: PosixDisk())
    loader.display = PathDisplay(workingFolder: folder.path)
    var diagnostics: [Diagnostic] = []
    #expect(try loader.pack(name("./pack"), folder: folder.path, into: &diagnostics) == nil)
    #expect(
      screen(diagnostics) == """
        x.json:1:1: error: 'pack/parts/x.swift' is a symbolic link to a file outside the pack, or to a missing file [invalid-symbolic-link]
         1 | ./pack
           | ^~~~~~
           = help: replace the symbolic link with a copy of the file

        """)
  }
}
