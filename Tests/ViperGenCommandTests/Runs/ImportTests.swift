import Foundation
import TestTools
import Testing

@testable import viper_gen

/// `import generamba` and `import xcode` as processes.
@Suite(.serialized, .processesInTurn) struct ImportTests {
  private static let template = [
    "Old/a.rambaspec": """
    name: ours
    code_files:
    - {name: View.swift, path: view.liquid}
    """,
    "Old/view.liquid": """
    // {{ date }}

    protocol {{ module_info.name }}Output { func ready() }
    struct {{ module_info.name }}View { let output: {{ module_info.name }}Output }
    final class {{ module_info.name }}Presenter: {{ module_info.name }}Output { func ready() {} }
    """,
  ]

  @Test func aTemplateIsImportedOnceAndUsed() throws {
    let place = try Workspace(Self.template)
    let before = try place.state
    let dry = try place.run("import generamba Old -n")
    #expect(try place.state == before)
    let run = try place.run("import generamba Old")
    #expect(run == dry)
    #expect(
      run.output == """
        create     Templates/ours/pack.json
        create     Templates/ours/View.swift
        create     Templates/ours/Mocks.swift

        ours: 1 of 1 files, 1 of 1 protocols are contracts

        next: viper-gen init --pack ./Templates/ours

        """)
    #expect(run.errors == "" && run.status == 0)
    let written = try place.state
    let again = try place.run("import generamba .")
    #expect(again.status == 1 && again.output == "")
    #expect(
      again.errors == """
        viper-gen: error: 'Templates/ours' exists already
           = help: choose another folder with '--into', or delete it to start again
        1 error; nothing was written

        """)
    #expect(try place.state == written)
    #expect(try place.run("init --pack ./Templates/ours").status == 0)
    #expect(try place.run("templates lint").output == "Templates/ours: no mistakes\n")
    #expect(try place.run("new Trip --module-output 'go(to name: String)'").status == 0)
    #expect(
      try place.text("Trip/TripView.swift") == """
        protocol TripOutput { func ready()
          func go(to name: String)
        }
        struct TripView { let output: TripOutput }
        final class TripPresenter: TripOutput { func ready() {}

          func go(to name: String) {
            fatalError("TripPresenter.go(to:) is not written yet")
          }
        }

        """)
    #expect(try place.run("check").status == 0)
  }

  /// A project that has a layout keeps it.
  @Test func theTemplatesIndentationIsProposed() throws {
    var files = Self.template
    files["Old/view.liquid"] = "struct {{ module_info.name }}View {\n    let a = 1\n}\n"
    let advice = """
      then: { "indentation": { "spaces": 4 } } in .swift-format, to indent modules as the templates were

      """
    let place = try Workspace(files)
    #expect(try place.run("import generamba Old").output.hasSuffix(advice))
    files[".swift-format"] = "{}"
    let other = try Workspace(files)
    let run = try other.run("import generamba Old")
    #expect(run.status == 0 && !run.output.contains(".swift-format"))
  }

  /// Nobody knows what makes a module of the template, so no route of another one is generated.
  @Test func aModuleOfATemplateIsNotOpenedByOthers() throws {
    let place = try Workspace(Self.template)
    #expect(try place.run("import generamba Old").status == 0)
    let spec = #"{ "router": [{ "func": "go()", "to": "Trip" }], "root": true }"#
    let files = ["viper-gen.json": #"{ "root": true, "ui": "uikit" }"#, "Home.viper.json": spec]
    for (path, text) in files { try place.write(path, text) }
    let new = try place.run("new Trip --pack ./Templates/ours")
    #expect(
      new.errors == """
        Trip/Trip.viper.json:2:12: error: the pack has no modules of the ui 'uikit', which the config says
         2 |   "pack": "../Templates/ours",
           |            ^~~~~~~~~~~~~~~~~
           = help: add "ui": "none" to the spec
        viper-gen.json:1:24: note: the config says so here
         1 | { "root": true, "ui": "uikit" }
           |                        ^~~~~
        1 error in 1 file; nothing was written

        """)
    try place.write("Trip.viper.json", #"{ "pack": "./Templates/ours", "ui": "none" }"#)
    let run = try place.run("generate")
    #expect(
      run.errors == """
        Home.viper.json:1:39: error: nothing that viper-gen knows makes 'Trip'
         1 | \(spec)
           |                                       ^~~~
           = help: leave 'to' out, and write the route in Swift
        1 error in 1 file; nothing was written

        """)
  }

  @Test func whatIsLeftAloneMakesTheDifference() throws {
    var files = Self.template
    files["Old/a.rambaspec", default: ""] += "\n- {name: Old.m, path: old.m}\n"
    let place = try Workspace(files.merging(["viper-gen.json": #"{ "root": true }"#]) { a, _ in a })
    let run = try place.run("import generamba Old --into Packs")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("\nnext: say \"pack\": \"./Packs/ours\" in viper-gen.json\n"))
    #expect(run.output.contains("\nours: 1 of 2 files, 1 of 1 protocols are contracts\n"))
    #expect(run.errors.hasPrefix("Old/a.rambaspec:4:23: warning: 'old.m' is left alone: "))
    #expect(place.exists("Packs/ours/View.swift"))
  }

  @Test func afterAnErrorNothingIsWritten() throws {
    var files = Self.template
    files["Old/b/b.rambaspec"] = "name: b\ncode_files: [{name: A.swift, path: a}]"
    files["Old/b/a"] = "let {{ module_info.name }} = {{ custom_parameters.size }}"
    files["New/a.rambaspec"] = files["Old/b/b.rambaspec"]
    files["New/a"] = files["Old/b/a"]
    let place = try Workspace(files)
    let before = try place.state
    let run = try place.run("import generamba New --set sise=1")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("the template needs a value for 'size' here"))
    #expect(run.errors.hasSuffix("2 errors in 1 file; nothing was written\n"), "\(run.errors)")
    try place.write("Rest.xctemplate/A.swift", "")
    let rest = try place.run("import xcode Rest.xctemplate")
    #expect(rest.status == 1)
    #expect(rest.errors.contains("'Rest.xctemplate' is left alone: it has no TemplateInfo.plist"))
    try place.remove("Rest.xctemplate")
    let none = try place.run("import xcode Old")
    #expect(none.status == 2 && none.output == "")
    #expect(
      none.errors == """
        viper-gen: error: there is no template in 'Old': nothing is called '….xctemplate'
           = help: name the folder of a template, or one that holds some

        """)
    #expect(try place.run("import generamba Gone").status == 2)
    #expect(try place.run("import").status == 2)
    #expect(try place.state == before)
    #expect(try place.run("import generamba New --set size=1").status == 0)
  }
}
