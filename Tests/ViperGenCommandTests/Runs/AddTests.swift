import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct AddTests {
  static let feed = """
    {
      "ui": "uikit",
      "entities": [{ "name": "Item", "fields": ["id: Int"] }],
      "view": ["show(_ items: [Item])"],
      "interactor": [
        "load()"
      ],
      "router": [{ "func": "close()", "by": "close" }],
      "root": true
    }

    """
  static let item = """
    { "ui": "uikit", "inputs": ["id: Int"] }

    """

  static let config = #"{ "root": true, "pack": "viper" }"#

  static func workspace() throws -> Workspace {
    let place = try Workspace([
      "viper-gen.json": config, "Feed.viper.json": feed, "Item.viper.json": item,
      "Map.viper.json": #"{ "ui": "uikit", "root": true, "interactor": { "from": "Item" } }"#
        + "\n",
    ])
    _ = try place.run("generate")
    return place
  }

  struct Addition: Sendable, CustomTestStringConvertible {
    let line: String
    var removed: [String] = []
    let added: [String]
    var testDescription: String { line }
  }

  static let additions = [
    Addition(
      line: "add view 'fail(_ error: any Error)' --doc 'What went wrong.'",
      removed: [#"  "view": ["show(_ items: [Item])"],"#],
      added: [
        #"  "view": ["#, #"    "show(_ items: [Item])","#,
        #"    { "func": "fail(_ error: any Error)", "doc": "What went wrong." }"#, "  ],",
      ]),
    Addition(
      line: "add interactor 'refresh() async throws -> [Item]'", removed: [#"    "load()""#],
      added: [#"    "load()","#, #"    "refresh() async throws -> [Item]""#]),
    Addition(
      line:
        "add view-output 'didPull()' --forward interactor.refresh --then view.show --catch view.fail --task latest",
      added: [
        #"  "viewOutput": ["#,
        "    {", #"      "func": "didPull()","#, #"      "forward": "interactor.refresh","#,
        #"      "then": "view.show","#, #"      "catch": "view.fail","#, #"      "task": "latest""#,
        "    }",
        "  ],",
      ]),
    Addition(
      line:
        "add view-output 'didSearch()' --forward interactor.refresh --then view.show --catch view.fail --task latest:loading",
      added: [
        "    },", "    {", #"      "func": "didSearch()","#,
        #"      "forward": "interactor.refresh","#,
        #"      "then": "view.show","#, #"      "catch": "view.fail","#,
        #"      "task": { "latest": "loading" }"#,
      ]),
    Addition(
      line: "add field 'title: String' --of Item",
      removed: [#"  "entities": [{ "name": "Item", "fields": ["id: Int"] }],"#],
      added: [#"  "entities": [{ "name": "Item", "fields": ["id: Int", "title: String"] }],"#]),
    Addition(line: "add import Foundation", added: [#"  "imports": ["Foundation"],"#]),
    Addition(line: "add state 'count: Int = 0'", added: [#"  "state": ["count: Int = 0"],"#]),
    Addition(
      line: "add input 'page: Int = 1' --for interactor",
      added: [#"  "inputs": [{ "var": "page: Int = 1", "for": "interactor" }],"#]),
    Addition(
      line: "add services 'store: any Hashable & Sendable'",
      added: [#"  "services": ["store: any Hashable & Sendable"],"#]),
    Addition(
      line: "add service 'log: any Log = Log(to: 1)' --as feedLog --for router --for view",
      removed: [#"  "services": ["store: any Hashable & Sendable"],"#],
      added: [
        #"  "services": ["#, #"    "store: any Hashable & Sendable","#, "    {",
        #"      "name": "log","#, #"      "type": "any Log","#,
        #"      "default": "Log(to: 1)","#, #"      "as": "feedLog","#,
        #"      "for": ["router", "view"]"#, "    }", "  ],",
      ]),
    Addition(
      line: "add route 'openItem(id: Int)' --to-module Item --with 'id: id'",
      removed: [#"  "router": [{ "func": "close()", "by": "close" }],"#],
      added: [
        #"  "router": ["#, #"    { "func": "close()", "by": "close" },"#,
        #"    { "func": "openItem(id: Int)", "to": "Item", "with": { "id": "id" } }"#, "  ],",
      ]),
    Addition(
      line: "add helper 'refresh()' --of presenter --forward presenter.didSearch",
      added: [
        #"  "helpers": { "presenter": [{ "func": "refresh()", "forward": "presenter.didSearch" }] },"#
      ]),
    Addition(line: "add output didClose()", added: [#"  "output": ["didClose()"],"#]),
    Addition(line: "add yours router", added: [#"  "yours": ["router"],"#]),
  ]

  @Test func addInsertsIntoEachListOfASpec() throws {
    let place = try Self.workspace()
    let first = try #require(Self.additions.first)
    let dry = try place.run(first.line + " --to Feed --dry-run")
    for line in first.added { #expect(dry.output.contains("\n+\(line)\n"), "\(line)") }
    #expect(dry.status == 0 && dry.output.contains("\n--- Feed.viper.json\n"))
    for addition in Self.additions {
      let before = try place.text("Feed.viper.json").split(separator: "\n").map(String.init)
      let run = try place.run(addition.line + " --to Feed")
      #expect(run.status == 0, "\(addition.line): \(run.errors)")
      let after = try place.text("Feed.viper.json").split(separator: "\n").map(String.init)
      let difference = after.difference(from: before)
      #expect(
        difference.removals.map(\.line) == addition.removed
          && difference.insertions.map(\.line) == addition.added, "\(addition.line)")
    }
    // The same commands finish some that were interrupted: the members aren't added again.
    let state = try place.state
    for addition in someOf(Self.additions, every: 4) {
      #expect(try place.run(addition.line + " --to Feed").status == 0, "\(addition.line)")
    }
    #expect(try place.state == state)
    let check = try place.run("check -q")
    #expect(check.status == 0 && check.output == "", "\(check)")
  }

  @Test func aServiceTakesAMethodAndQuietRunsPrintNothing() throws {
    let service = #"{ "services": [{ "name": "Store", "methods": ["load()"] }], "root": true }"#
    let place = try Workspace(["Feed.viper.json": service + "\n", "viper-gen.json": Self.config])
    let add = "add method 'save(id: Int)' --of Store --to Feed"
    for command in ["new Login", add, "rename Login Entry", "remove Entry"] {
      #expect(try place.run(command + " -q") == Run(errors: "", status: 0), "\(command)")
    }
    #expect(try place.text("Feed.viper.json").contains(#"["load()", "save(id: Int)"]"#))
    #expect(try place.run("remove Entry -q").errors.contains("[unknown-project-module]"))
  }

  @Test func anOutputIsHandled() throws {
    let feed = #"{ "root": true, "router": [{ "func": "open()", "to": "Item" }] }"#
    let place = try Workspace([
      "Feed.viper.json": feed + "\n",
      "Item.viper.json": #"{ "output": ["didEnd()"] }"# + "\n", "viper-gen.json": Self.config,
    ])
    let line = "add handle didEnd() --to Feed"
    #expect(
      try place.run(line).errors == """
        viper-gen: error: 'add handle' needs '--of' [missing-option]
           = help: add '--of NAME'
        1 error; nothing was written

        """)
    #expect(try place.run(line + " --of Item --body 'print(1)'").status == 0)
    #expect(
      try place.text("Feed.viper.json") == """
        {
          "root": true,
          "router": [{ "func": "open()", "to": "Item" }],
          "handles": { "Item": [{ "func": "didEnd()", "body": "print(1)" }] }
        }

        """)
    #expect(try place.isInStep)
  }

  @Test func aNewRouteHandlesTheOutputOfItsDestination() throws {
    let place = try Workspace([
      "Feed.viper.json": #"{ "root": true, "router": [] }"# + "\n",
      "Item.viper.json": #"{ "output": ["didEnd()", "didPick(_ id: Int)"] }"# + "\n",
      "viper-gen.json": Self.config,
    ])
    let line = "add route 'open()' --to Feed --to-module Item"
    let silent = try place.run(line + " --with 'output: nil' --dry-run")
    #expect(silent.status == 0 && !silent.output.contains("handles"), "\(silent.errors)")
    #expect(try place.run(line).status == 0)
    #expect(
      try place.text("Feed.viper.json") == """
        {
          "root": true,
          "router": [{ "func": "open()", "to": "Item" }],
          "handles": { "Item": ["didEnd()", "didPick(_ id: Int)"] }
        }

        """)
    #expect(try place.isInStep)
    #expect(try place.run(line.replacing("open", with: "reopen")).status == 0)
    #expect(try place.text("Feed.viper.json").ranges(of: "didEnd").count == 1)
  }

  @Test func aNewOutputMemberIsHandledInListeningSpecs() throws {
    let listening = #"{ "root": true, "router": [{ "func": "open()", "to": "Item" }]"#
    let place = try Workspace([
      "Feed.viper.json": listening + #", "handles": { "Item": ["didEnd()"] } }"# + "\n",
      "Search.viper.json": listening + " }\n",
      "Silent.viper.json":
        #"{ "root": true, "router": [{ "func": "open()", "to": "Item", "with": { "output": "nil" } }] }"#
        + "\n",
      "Item.viper.json": "{}\n", "viper-gen.json": Self.config,
    ])
    let silent = try place.text("Silent.viper.json")
    try place.write("Feed.viper.json", listening + " }\n")
    for (member, words) in [("didEnd()", ""), ("didPick(_ id: Int)", " --doc Picked.")] {
      let run = try place.run("add output '\(member)' --to Item\(words)")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try place.isInStep)
    }
    for name in ["Feed", "Search"] {
      #expect(
        try place.text("\(name).viper.json").contains(
          #""handles": { "Item": ["didEnd()", "didPick(_ id: Int)"] }"#))
    }
    #expect(try place.text("Silent.viper.json") == silent)
    let wrong = try place.run("add output 'didDraw(' --to Item")
    #expect(wrong.status == 1 && wrong.errors.hasPrefix("VALUE:1:9: error: "), "\(wrong.errors)")
    #expect(wrong.errors.ranges(of: ": error: ").count == 1)
  }
}

extension CollectionDifference.Change where ChangeElement == String {
  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
