import TestTools
import Testing

@testable import viper_gen

/// What `add` and `rename` refuse, with all that the user sees of it: nothing is written, the spec included.
@Suite(.serialized, .processesInTurn) struct RejectedAdditionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let errors: String
    var testDescription: String { line }
  }

  static let cases = [
    Case(
      line: "add viw 'x()' --to Feed",
      errors: """
        viper-gen: error: unknown list 'viw' [unknown-list]
           = help: did you mean 'view'?
        1 error; nothing was written

        """),
    Case(
      line: "add zzz 'x()' --to Feed",
      errors: """
        viper-gen: error: unknown list 'zzz' [unknown-list]
           = help: its lists: view, view-output, interactor, interactor-output, router, route, import, input, service, state, entity, field, output, handle, yours, without
        1 error; nothing was written

        """),
    Case(
      line: "add view 'x()'",
      errors: """
        viper-gen: error: this project has 3 modules, and '--to' is missing [missing-module-name]
           = help: add the module's name: --to Feed

        """),
    Case(
      line: "add view 'x()' --to Fed",
      errors: """
        viper-gen: error: this project has no module 'Fed' [unknown-project-module]
           = help: did you mean 'Feed'?

        """),
    Case(
      line: "add view 'x(' --to Feed",
      errors: """
        VALUE:1:3: error: expected ')' to close '(', found the end [missing-closing-bracket]
         1 | x(
           |   ^
           = help: write ')' at the end
        VALUE:1:2: note: opened here
         1 | x(
           |  ^
        1 error; nothing was written

        """),
    Case(
      line: "add view 'show(_ cells: [Item])' --to Feed",
      errors: """
        VALUE:1:1: error: 'show(_:)' conflicts with 'show(_:)' [conflicting-members]
         1 | show(_ cells: [Item])
           | ^~~~~~~~~~~~~~~~~~~~~
           = help: rename one of them, or change its labels or types
        Feed.viper.json:4:13: note: 'show(_:)' is first declared here
         4 |   "view": ["show(_ items: [Item])"],
           |             ^~~~~~~~~~~~~~~~~~~~~
        1 error; nothing was written

        """),
    Case(
      line: "add view-output 'a()' --forward interactor.lod --to Feed",
      errors: """
        --forward:1:12: error: 'interactor' has no member 'lod' [unknown-member]
         1 | interactor.lod
           |            ^~~
           = help: did you mean 'load'?
        1 error; nothing was written

        """),
    Case(
      line: "add route 'open()' --to-module Item --with id --to Feed",
      errors: """
        --with:1:1: error: expected an input, a colon and a value [invalid-argument-pair]
         1 | id
           | ^~
           = help: write it as 'id: trip.id'
        1 error; nothing was written

        """),
    Case(
      line: "add route 'open()' --to-module Item --with 'ib: 1' --with 'id:' --to Feed",
      errors: """
        --with:1:1: error: 'Item' has no input 'ib' [unknown-input]
         1 | ib: 1
           | ^~
           = help: it takes: id
        Item.viper.json:1:30: note: the inputs are declared here
         1 | { "ui": "uikit", "inputs": ["id: Int"] }
           |                              ^~~~~~~
        --with:1:4: error: expected a Swift expression, found nothing [missing-expression]
         1 | id:
           |    ^
           = help: write a value, such as a parameter's name
        2 errors; nothing was written

        """),
    Case(
      line: "add state 'a: Int' --forward interactor.load --of Item --to Feed",
      errors: """
        --forward:1:1: error: '--forward' can't be used with 'state' [unexpected-option]
         1 | interactor.load
           | ^~~~~~~~~~~~~~~
           = help: leave it out
        --of:1:1: error: '--of' can't be used with 'state' [unexpected-option]
         1 | Item
           | ^~~~
           = help: leave it out
        2 errors; nothing was written

        """),
    Case(
      line: "add field 'a: Int' --to Feed",
      errors: """
        viper-gen: error: 'add field' needs '--of' [missing-option]
           = help: add '--of NAME'
        1 error; nothing was written

        """),
    Case(
      line: "add field 'a: Int' --of Row --to Item",
      errors: """
        --of:1:1: error: the spec has no entity 'Row' [unknown-entity]
         1 | Row
           | ^~~
           = help: add it first: viper-gen add entity 'Row(id: Int)'
        1 error; nothing was written

        """),
    Case(
      line: "add field 'a: Int' --of Row --to Feed",
      errors: """
        --of:1:1: error: the spec has no entity 'Row' [unknown-entity]
         1 | Row
           | ^~~
           = help: its entities: 'Item'
        1 error; nothing was written

        """),
    Case(
      line: "add interactor 'load()' --to Map",
      errors: """
        Map.viper.json:1:57: error: this module shares the interactor of 'Item', so the spec of 'Item' defines it [unexpected-shared-list]
         1 | { "ui": "uikit", "root": true, "interactor": { "from": "Item" } }
           |                                                         ^~~~
           = help: add it to that spec: --to Item
        1 error in 1 file; nothing was written

        """),
    Case(
      line: "add entity 'Row(id: Int, id: Int)' --to Feed",
      errors: """
        VALUE:1:14: error: 'id' is declared twice [duplicate-name]
         1 | Row(id: Int, id: Int)
           |              ^~
           = help: rename one of the two
        VALUE:1:5: note: first declared here
         1 | Row(id: Int, id: Int)
           |     ^~
        1 error; nothing was written

        """),
    Case(
      line: "add view-output 'b()' --forward view.show --forward view.show --to Feed",
      errors: """
        viper-gen: error: '--forward' has two values: 'view.show' and 'view.show' [duplicate-option]
           = help: keep one of them
        1 error; nothing was written

        """),
    Case(
      line: "rename Fed Timeline",
      errors: """
        viper-gen: error: this project has no module 'Fed' [unknown-project-module]
           = help: did you mean 'Feed'?

        """),
    Case(
      line: "rename Feed timeline",
      errors: """
        NEW:1:1: error: a module's name must begin with a capital letter, found 'login' [invalid-module-name]
         1 | timeline
           | ^~~~~~~~
           = help: use 'Timeline'
        1 error; nothing was written

        """),
    Case(
      line: "rename Feed Item",
      errors: """
        NEW:1:1: error: a module of that name already exists: 'Item.viper.json' [conflicting-module]
         1 | Item
           | ^~~~
           = help: choose another name
        1 error; nothing was written

        """),
  ]

  @Test func nothingIsWritten() throws {
    let place = try AddTests.workspace()
    let before = try place.state
    for row in Self.cases {
      let run = try place.run(row.line)
      #expect(run.errors == row.errors && run.output == "" && run.status != 0, "\(row.line)")
    }
    #expect(try place.state == before)
  }
}
