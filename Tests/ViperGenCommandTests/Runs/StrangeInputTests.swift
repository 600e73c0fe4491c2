import Foundation
import TestTools
import Testing

/// Projects of strangers: nothing may hang, trap or pass in silence.
@Suite(.serialized, .processesInTurn) struct StrangeInputTests {
  @Test func ofManyDiagnosticsOfAFileTheRestIsCounted() throws {
    let keys = (0..<103).map { "\"zzzz\($0)\": 1" }.joined(separator: ",\n")
    let run = try Workspace(["A.viper.json": "{ \(keys) }"]).run("generate")
    #expect(run.errors.components(separatedBy: "error: unknown key").count == 101)
    let end = """
      viper-gen: warning: 3 more diagnostics of 'A.viper.json' aren't shown [excessive-diagnostics]
      103 errors in 1 file; nothing was written

      """
    #expect(run.errors.hasSuffix(end), "\(run.errors.suffix(300))")
    #expect(run.status == 1)
  }

  @Test func aFolderNamedLikeASpecIsAFolder() throws {
    let place = try Workspace(["X.viper.json/A.viper.json": SpecText.empty])
    let run = try place.run("generate")
    #expect(run.output.contains("create     X.viper.json/AView.swift"))
    #expect(
      run.errors == """
        viper-gen: warning: 'X.viper.json' has a spec's name, but is a folder [unexpected-spec-folder]
           = help: rename the folder, or replace it with the spec

        """)
    #expect(try place.run("check X.viper.json") == Run())
    for line in ["add view 'show()' --dry-run", "rename A B --dry-run", "remove A --dry-run"] {
      #expect(try place.run(line).errors.hasPrefix(run.errors), "\(line)")
    }
  }

  @Test(arguments: [
    "generate", "check", "list", "diff", "graph", "build --into Made A.viper.json B.viper.json",
  ])
  func aPipeIsNotReadButTheOtherSpecsAre(line: String) throws {
    let place = try Workspace(["B.viper.json": #"{ "vieww": [] }"#])
    #expect(makeNamedPipe(place.url("A.viper.json").path))
    let run = try Subprocess(
      Subprocess.viperGen, words(of: line), in: place.url(""), limit: 120)
    #expect(run.status == 1 && place.files == ["A.viper.json", "B.viper.json"], "\(run)")
    let message = """
      viper-gen: error: 'A.viper.json' can't be read: it is a named pipe [unreadable-spec]
         = help: make 'A.viper.json' a readable file, or move it

      """
    #expect(run.errors.hasPrefix(message), "\(run)")
    #expect(run.errors.contains("B.viper.json:1:4: error: unknown key 'vieww'"), "\(run)")
  }

  @Test func aWorkingDirectoryThatHasGoneIsNamed() throws {
    let place = try TestFolder()
    let script = #"mkdir gone && cd gone && rmdir ../gone && exec "$0" "$@""#
    for line in ["new A", "init", "list", "generate", "check --format json"] {
      let run = try place.run(["sh", "-c", script, Subprocess.viperGen] + words(of: line))
      #expect(run.status == 2, "\(run)")
      #expect(
        run.output.contains("can't find the working directory, because it no longer exists"),
        "\(run)")
    }
  }

  @Test func aPipeThatIsAskedForOrIsTheConfigIsNotWaitedFor() throws {
    let place = try Workspace()
    #expect(makeNamedPipe(place.url("A.viper.json").path))
    let run = try Subprocess(
      Subprocess.viperGen, ["generate", "A.viper.json"], in: place.url(""), limit: 120)
    #expect(
      run.errors
        == "viper-gen: error: can't read 'A.viper.json', because it is a named pipe [invalid-disk-access]\n",
      "\(run)")
    #expect(run.status == 2)
    #expect(makeNamedPipe(place.url("viper-gen.json").path))
    let config = try Subprocess(
      Subprocess.viperGen, ["generate"], in: place.url(""), limit: 120)
    #expect(config.status == 2 && config.errors.contains("can't read 'viper-gen.json'"))
  }

  #if os(Linux)
    /// On a Mac's disks the second file would be the first one.
    @Test func specNamesThatDifferInUnicodeFormAreAnError() throws {
      let place = try Workspace()
      for name in ["\u{DC}.viper.json", "U\u{308}.viper.json"] {
        #expect(makeFile(named: Array(name.utf8), in: place.path))
      }
      let run = try place.run("generate")
      #expect(
        run.errors.hasPrefix(
          """
          viper-gen: error: two specs have the name '\u{DC}.viper.json' in different Unicode forms: \
          'U\\u{308}.viper.json' and '\\u{DC}.viper.json' [duplicate-module]
             = help: delete or rename one of the two files

          """), "\(run)")
      #expect(run.status == 1)
    }

    @Test func aSpecNameThatIsNotUTF8IsReported() throws {
      let place = try Workspace()
      #expect(makeFile(named: [0x41, 0xFF] + Array(".viper.json".utf8), in: place.path))
      let run = try place.run("generate")
      #expect(
        run.errors == """
          viper-gen: error: the name of the file 'A\u{FFFD}.viper.json' isn't UTF-8 (shown with U+FFFD) [missing-spec]
             = help: rename the file
          1 error; nothing was written

          """)
      #expect(run.status == 1)
    }

    @Test func aFolderNameThatIsNotUTF8IsReported() throws {
      let place = try Workspace(["viper-gen.json": #"{ "root": true }"#])
      let made = try place.folder.run(["sh", "-c", #"mkdir "$(printf 'b\377')""#])
      #expect(made.status == 0)
      let run = try place.run("generate")
      #expect(
        run.errors.contains(
          "skipped the folder 'b\u{FFFD}', because its name isn't UTF-8 (shown with U+FFFD)"
        ),
        "\(run)")
    }
  #endif

  @Test func pathsNamesAndKeysDoNotWriteOnTheTerminal() throws {
    let place = try Workspace(["a\u{1B}[31m\nb/A.viper.json": SpecText.empty])
    for line in ["generate -v", "list", "check", "new B --into 'a\u{1B}[31m\nb'"] {
      let run = try place.run(line)
      let text = run.output + run.errors
      #expect(run.status == 0 && !text.contains("\u{1B}"), "\(line): \(text)")
      #expect(line == "check" || text.contains("a\\u{1B}[31m\\nb/"), "\(text)")
    }
    let named = try Workspace([
      "A\u{1B}[31m.viper.json": SpecText.empty, "B.viper.json": #"{ "vi\u001b[31mew": [] }"#,
    ])
    for line in [
      "generate", "check", "list", "graph", "graph --format svg", "generate --format github",
      "generate --format json",
    ] {
      let run = try named.run(line)
      let text = run.output + run.errors
      #expect(!text.isEmpty && !text.contains("\u{1B}"), "\(line): \(text)")
    }
  }

  @Test func aLinkToItsOwnFolderIsSearchedOnceAndACircleCannotBeRead() throws {
    let place = try Workspace(["A.viper.json": SpecText.empty])
    try FileManager.default.createSymbolicLink(
      atPath: place.url("loop").path, withDestinationPath: ".")
    #expect(try place.run("generate").status == 0)
    #expect(try place.run("check") == Run())
    try place.remove("A.viper.json")
    try FileManager.default.createSymbolicLink(
      atPath: place.url("A.viper.json").path, withDestinationPath: "A.viper.json")
    let run = try place.run("generate")
    #expect(run.errors.hasPrefix("viper-gen: error: 'A.viper.json' can't be read: "), "\(run)")
    #expect(run.status == 1)
  }

  @Test(.enabled(if: !isAdministrator, "root may read everything"))
  func aSpecWithoutReadPermissionIsAnError() throws {
    let place = try Workspace(["A.viper.json": SpecText.empty])
    setPermissions(0, of: place.url("A.viper.json").path)
    let run = try place.run("generate")
    #expect(
      run.errors.hasPrefix(
        "viper-gen: error: 'A.viper.json' can't be read: permission denied [unreadable-spec]\n"),
      "\(run)")
    #expect(run.status == 1)
  }

  @Test func aRunWithoutSpecsFailsWithAReason() throws {
    let place = try Workspace(["note.txt": "", "Empty/.keep": ""])
    for (line, message) in [
      ("generate", "no '.viper.json' files found in this project"),
      ("check", "no '.viper.json' files found in this project"),
      ("list", "no '.viper.json' files found in this project"),
      ("graph", "no '.viper.json' files found in this project"),
      ("check Empty", "no '.viper.json' files found in 'Empty'"),
      ("generate nope", "can't read 'nope', because it doesn't exist"),
      ("generate note.txt", "can't read 'note.txt', because it isn't a spec ('.viper.json')"),
    ] {
      let run = try place.run(line)
      #expect(run.errors.hasPrefix("viper-gen: error: \(message) ["), "\(run)")
      #expect(run.output == "" && run.status == 2, "\(line)")
    }
  }

  @Test func theProjectsOfAFolderAreAllDoneOrSuggested() throws {
    let place = try Workspace([
      "Apps/One/viper-gen.json": "{}", "Apps/One/A.viper.json": SpecText.empty,
      "Two/viper-gen.json": "{}", "Two/Specs/B.viper.json": SpecText.empty,
      "Three/viper-gen.json": "{}",
    ])
    #expect(
      try place.run("graph").errors.contains(
        "   = help: name a project inside this folder: 'Apps/One' or 'Two'\n"))
    #expect(try place.run("check").status == 1)
    let made = try place.run("generate")
    #expect(made.status == 0 && made.errors == "")
    #expect(place.exists("Apps/One/ABuilder.swift") && place.exists("Two/Specs/BBuilder.swift"))
    #expect(try place.run("check") == Run())
    #expect(try place.run("list").output.contains("Two/Specs/B.viper.json"))
    try place.write("Two/Specs/B.viper.json", "{ \"u\": 1 }")
    try place.remove("Apps/One/ABuilder.swift")
    let rejected = try place.run("generate")
    #expect(rejected.errors.contains("Two/Specs/B.viper.json:1:4: error: unknown key 'u'"))
    #expect(rejected.status == 1 && !place.exists("Apps/One/ABuilder.swift"))
  }

  @Test func testsImportTheTargetOfTheirModule() throws {
    let place = try Workspace([
      "Package.swift": "", "viper-gen.json": #"{ "tests": "Tests/AllTests" }"#,
      "Sources/One/A.viper.json": SpecText.empty, "Sources/My-Two/B.viper.json": SpecText.empty,
    ])
    #expect(try place.run("generate").status == 0)
    #expect(try place.text("Tests/AllTests/A/AMocks.swift").contains("@testable import One\n"))
    #expect(try place.text("Tests/AllTests/B/BMocks.swift").contains("@testable import My_Two\n"))
    #expect(try place.run("check") == Run())
    try place.write("C.viper.json", SpecText.empty)
    #expect(try place.run("check").errors.contains("the Swift module that they import is unknown"))
  }
}
