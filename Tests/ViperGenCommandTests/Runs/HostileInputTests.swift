import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct HostileInputTests {
  @Test(arguments: casesToRun(HostileInput.all, every: 30))
  func hostileInputIsAnErrorAndChangesNothing(_ input: HostileInput) throws {
    let place = try Workspace(input.files)
    let before = try place.state
    let run = try place.run(input.line)
    #expect([1, 2].contains(run.status), "\(run.status): \(run.errors.prefix(500))")
    #expect(
      run.errors.prefix(1000).split(separator: "\n").contains { $0.contains(input.message) },
      "\(run.errors.prefix(500))")
    // At most 100 errors of a file, each with a line that is cut.
    #expect(run.errors.utf8.count < 100_000, "\(run.errors.utf8.count) bytes")
    #expect(!(run.output + run.errors).unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{0}" })
    #expect(try place.state == before)
  }

  @Test(
    arguments: [
      "mkfifo", "mkdir", "ln -s /dev/zero", "ln -s /dev/null", "ln -s nowhere", "ln -s .",
      "truncate -s 100M",
    ],
    casesToRun(
      ["A.viper.json", "viper-gen.json", "AView.swift", "A.viper.lock", ".swift-format"], every: 5))
  func specialFilesNeitherBlockARunNorAreReplaced(command: String, path: String) throws {
    let place = try Workspace(["B.viper.json": SpecText.show])
    if path != "A.viper.json" { try place.write("A.viper.json", SpecText.show) }
    #expect(try place.folder.shell("\(command) \(path)") == 0)
    let lines = ["generate", "check", "adopt --dry-run", "rename A C --dry-run", "list"]
    for line in casesToRun(lines, every: 2) {
      let before = try place.folder.run(["ls", "-lR", "--time-style=full-iso"]).output
      let run = try Subprocess(
        Subprocess.viperGen, line.split(separator: " ").map(String.init), in: place.url(""),
        limit: 300)
      #expect([0, 1, 2].contains(run.status) && run.errors.utf8.count < 8_000, "\(line): \(run)")
      if run.status == 0 { continue }
      #expect(!run.errors.isEmpty || !run.output.isEmpty, "\(line)")
      #expect(
        try place.folder.run(["ls", "-lR", "--time-style=full-iso"]).output == before, "\(line)")
    }
  }

  /// In the stranger's project, a folder is a link to one of the user's.
  @Test(arguments: ["Out", "Out/A"])
  func symbolicLinksOutOfTheProjectAreNotFollowed(link: String) throws {
    let elsewhere = try TestFolder()
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "output": "Out" }"#, "A.viper.json": SpecText.show,
      "Out/.keep": "",
    ])
    if link == "Out" { try place.remove("Out") }
    try FileManager.default.createSymbolicLink(
      atPath: place.url(link).path, withDestinationPath: elsewhere.path)
    for command in ["generate --dry-run", "generate"] {
      let run = try place.run(command)
      #expect(run.status == 2, "\(run)")
      #expect(
        run.errors.contains("a symbolic link leads out of the project, to '\(elsewhere.path)'"),
        "\(run)")
    }
    #expect(elsewhere.names == [])
  }

  /// A repository, or a package without one, is a project with all its folders.
  @Test(arguments: [".git/HEAD", "Package.swift", "viper-gen.json"])
  func outputCanBeAnywhereInTheProject(mark: String) throws {
    let place = try Workspace([
      mark: "{}", "Specs/viper-gen.json": #"{ "root": true, "output": "../App" }"#,
      "Specs/A.viper.json": SpecText.show,
    ])
    #expect(try place.run("generate", in: "Specs").status == 0)
    #expect(place.exists("App/A/AView.swift"))
  }

  private static let hostileTexts = [
    "x\\nEVIL()", "*/ EVIL() /*", #"\"\"\" + EVIL() + \"\"\""#, #"\\(EVIL())"#,
    #"\" + EVIL() + \""#,
    "{{ EVIL }}", "{% raw %}EVIL", "}\\n EVIL() {", "<<<<<<< EVIL\\nEVIL()",
  ]

  @Test func textsOfSpecsCannotBecomeCode() throws {
    let place = try Workspace()
    let numbered = Self.hostileTexts.enumerated()
    let tabs = numbered.map { number, text in
      #"{ "module": "M\#(number)", "title": "\#(text)", "image": "\#(text)" }"#
    }
    try place.write(
      "viper-gen.json",
      """
      { "root": true, "ui": "uikit", "app": { "name": "Shop",
        "tabs": [\(tabs.joined(separator: ", "))], "links": { "a": ["M0"] } } }
      """)
    for (number, text) in numbered {
      try place.write(
        "M\(number).viper.json",
        """
        { "doc": "\(text)", "view": [{ "func": "show()", "doc": "\(text)" }],
          "entities": [{ "name": "Row\(number)", "doc": "\(text)", "fields": ["id: Int"] }] }
        """)
    }
    #expect(try place.run("generate").status == 0)
    for name in place.files where name.hasSuffix(".swift") {
      for line in try place.text(name).split(separator: "\n") where line.contains("EVIL") {
        let code = line.drop { $0 == " " }
        let literals = line.replacing(/"(\\.|[^"\\])*"/, with: "")
        #expect(code.hasPrefix("///") || !literals.contains("EVIL"), "\(name): \(line)")
        #expect(!line.contains(/[^\\]\\\(/) || code.hasPrefix("///"), "\(name): \(line)")
      }
    }
  }

  /// Not the language, the time zone, the day, the user's name, the cores, or where the run was started.
  @Test func outputIsTheSameEverywhere() throws {
    let files = [
      "viper-gen.json": #"{ "root": true, "ui": "uikit", "tests": "Tests", "testModule": "App" }"#,
      "Specs/Ärger.viper.json": #"{ "ui": "none", "viewOutput": ["ä()"] }"#,
      "Specs/Index.viper.json": SpecText.show,
      "Specs/B.viper.json": #"{ "view": ["b(_ i: Int)", "c()", "ä()"] }"#,
    ]
    var all: [[String: Data]] = []
    for (environment, line, folder) in [
      ([:], "generate", ""),
      (["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], "generate .", "Specs"),
      (["TZ": "Pacific/Kiritimati", "USER": "Zoë", "HOME": "/nowhere"], "generate ..", "Specs"),
      (["LANG": "C", "LC_ALL": "C", "COLUMNS": "10"], "-C Specs generate", ""),
    ] {
      let place = try Workspace(files)
      #expect(try place.run(line, in: folder, environment: environment).status == 0)
      all.append(try place.state.compactMapValues(\.bytes))
    }
    if let taskset = Subprocess.find("taskset") {
      let place = try Workspace(files)
      let run = try Subprocess(
        taskset, ["-c", "0", try Subprocess.viperGen, "generate"], in: place.url(""))
      #expect(run.status == 0, "\(run)")
      all.append(try place.state.compactMapValues(\.bytes))
    }
    for other in all { #expect(other == all[0]) }
  }
}
