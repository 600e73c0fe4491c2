import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct TemplatesTests {
  @Test func aSecondEjectOfAPackIsRejected() throws {
    let place = try Workspace()
    let dry = try place.run("templates eject viper-io -n")
    #expect(place.files == [])
    let run = try place.run("templates eject viper-io")
    #expect(run == dry)
    #expect(run.output.hasPrefix("create     Templates/viper-io/pack.json\n"))
    #expect(
      run.output.hasSuffix(
        """

        next: viper-gen init --pack ./Templates/viper-io
        then: change a template, and run 'viper-gen templates lint' and 'viper-gen generate'

        """))
    #expect(place.files.contains("Templates/viper-io/contracts/ViewInput.swift"))
    #expect(!place.files.contains("Templates/viper-io/Contracts.swift"))
    let before = try place.state
    let again = try place.run("templates eject viper-io")
    #expect(again.status == 1 && again.output == "")
    #expect(
      again.errors.hasPrefix(
        "viper-gen: error: 'Templates/viper-io/pack.json' already exists, as do "
      ))
    #expect(try place.state == before)
  }

  @Test func nextStepsAfterEjectDependOnTheConfig() throws {
    let place = try Workspace(["viper-gen.json": #"{ "root": true }"#, "Sources/x": ""])
    let run = try place.run(
      "templates eject viper Router.swift Router.swift --into ../Mine", in: "Sources")
    #expect(
      run.output == """
        create     ../Mine/pack.json
        create     ../Mine/Router.swift

        note: other UI frameworks generate this file from uikit/Router.swift

        next: add "pack": "./Mine" to ../viper-gen.json
        then: change a template, and run 'viper-gen templates lint' and 'viper-gen generate'

        """)
    try place.write("viper-gen.json", #"{ "root": true, "pack": "./Mine" }"#)
    let more = try place.run("templates eject viper View.swift --into Mine")
    #expect(
      more.output == """
        create     Mine/View.swift

        note: other UI frameworks generate this file from uikit/View.swift, swiftui/View.swift

        next: change a template, and run 'viper-gen templates lint' and 'viper-gen generate'

        """)
    #expect(try place.text("Mine/pack.json").contains("\"extends\": \"viper\""))
  }

  private static let invalidOperands = [
    ("vipr", "unknown pack 'vipr'", 2), ("./here", "unknown pack './here'", 2),
    ("viper Viw.swift", "the pack 'viper' has no file 'Viw.swift'", 1),
    ("viper-io View.swift --into Taken", "'Taken/pack.json' already exists", 1),
    ("viper --into App", "'App' contains a viper-gen.json, but a pack needs a separate folder", 2),
  ]

  @Test func invalidOperandsAreReported() throws {
    let place = try Workspace(["Taken/pack.json": "{}", "App/viper-gen.json": "{}"])
    for (operands, message, status) in Self.invalidOperands {
      let run = try place.run("templates eject \(operands)")
      #expect(run.errors.hasPrefix("viper-gen: error: \(message) ["), "\(run)")
      #expect(run.status == status && run.output == "", "\(operands)")
      #expect(place.files.sorted() == ["App/viper-gen.json", "Taken/pack.json"])
    }
    for (operands, message) in [
      ("", "this project has no template pack"), ("nowhere", "can't find the folder './nowhere'"),
    ] {
      let run = try place.run("templates lint \(operands)")
      #expect(run.errors.hasPrefix("viper-gen: error: \(message) ["), "\(run)")
      #expect(run.status == 2 && run.output == "")
    }
  }

  @Test func lintOfAValidPackReportsNoErrors() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "pack": "./Templates/ours" }"#,
      "Templates/ours/pack.json": #"{ "name": "ours", "extends": "viper" }"#,
    ])
    if runsLongTests {
      #expect(try place.run("templates lint") == Run(output: "Templates/ours: no mistakes\n"))
    }
    try place.write("Templates/ours/Interactor.swift", "// {{ modul.name }}\n")
    #expect(
      try place.run("templates lint Templates/ours")
        == Run(
          errors: """
            Templates/ours/Interactor.swift:1:7: error: unknown variable 'modul' [unknown-variable]
             1 | // {{ modul.name }}
               |       ^~~~~
               = help: did you mean 'module'?
            1 error in 1 file

            """, status: 1))
    try place.write("Templates/ours/pack.json", "{")
    #expect(
      try place.run("templates lint --format github").output.hasPrefix(
        "::error file=Templates/ours/pack.json,line=1"))
  }

  /// Paths on the command line begin at the working directory, those in files at the file.
  @Test func aPackInAFolderIsNamedFromWhereItIsWritten() throws {
    let place = try Workspace([
      "Templates/ours/pack.json": #"{ "name": "ours", "extends": "viper-io" }"#
    ])
    #expect(try place.run("new A --package --pack ./Templates/ours --no-tests").status == 0)
    #expect(try place.text("A/viper-gen.json").contains(#""pack": "../Templates/ours""#))
    #expect(!(try place.text("A/Specs/A.viper.json")).contains("pack"))
    #expect(try place.run("generate", in: "A").status == 0)
    #expect(try place.run("new B --pack ./Templates/ours").status == 0)
    #expect(try place.text("B/B.viper.json").contains(#""pack": "../Templates/ours""#))
    #expect(try place.run("check B").status == 0)
  }
}
