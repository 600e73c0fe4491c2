import TestTools
import Testing

@testable import ViperCommands

/// Mistakes between the specs of a project, each with the whole text that is said of it.
@Suite(.serialized, .inTurn) struct PlantedMistakesTests {
  static let specs = [
    "Detail": #"""
    {
      "inputs": ["id: Int"],
      "entities": [{ "name": "Row", "fields": ["id: Int"] }],
      "output": ["didEnd()"]
    }
    """#,
    "Left": #"""
    {
      "viewOutput": [{ "func": "viewDidLoad()", "forward": "router.embed" }],
      "router": [{ "func": "embed()", "to": "Right", "by": "embed", "with": { "left": "1" } }]
    }
    """#,
    "Lonely": #"""
    {}
    """#,
    "Map": #"""
    { "interactor": { "from": "Detail" } }
    """#,
    "Right": #"""
    { "inputs": ["left: any LeftViewProtocol"] }
    """#,
    "Start": #"""
    {
      "root": true,
      "entities": [{ "name": "Row", "fields": ["id: Int"] }, { "name": "DetailView", "fields": [] }],
      "router": [
        { "func": "openDetal()", "to": "Detal" },
        { "func": "openA(id: String)", "to": "Detail", "with": { "id": "id", "extra": "1" } },
        { "func": "openB()", "to": "Detail", "with": { "output": "nil" } },
        { "func": "openC()", "to": "Detail", "with": { "id": "1" } },
        { "func": "openMap()", "to": "Map" }
      ],
      "viewOutput": [{ "func": "a()", "forward": "interactor.b" }],
      "interactor": [{ "func": "b()", "forward": "presenter.c" }],
      "interactorOutput": [{ "func": "c()", "forward": "view.show" }, { "func": "viewDidLoad()", "forward": "view.show" }],
      "view": [{ "func": "show()", "forward": "presenter.a" }]
    }
    """#,
  ]

  static let expected = #"""
    Left/Left.viper.json:1:1: warning: no route opens 'Left' [unused-module]
     1 | {
       | ^
       = help: open it with "to": "Left"; if the app starts with it, add it to 'start' or 'tabs' in the config's 'app', or add "root": true
    Left/Left.viper.json:3:25: error: 'Left' and 'Right' can't be created, because they need each other [invalid-dependency-cycle]
     3 |   "router": [{ "func": "embed()", "to": "Right", "by": "embed", "with": { "left": "1" } }]
       |                         ^~~~~~~
       = help: embed one of the modules later, such as after a tap
    Right/Right.viper.json:1:15: note: 'Right' needs 'Left' here
     1 | { "inputs": ["left: any LeftViewProtocol"] }
       |               ^~~~~~~~~~~~~~~~~~~~~~~~~~
    Lonely/Lonely.viper.json:1:1: warning: no route opens 'Lonely' [unused-module]
     1 | {}
       | ^
       = help: open it with "to": "Lonely"; if the app starts with it, add it to 'start' or 'tabs' in the config's 'app', or add "root": true
    Start/Start.viper.json:3:27: error: 'Row' is also declared by 'Detail', in the same target [conflicting-type]
     3 |   "entities": [{ "name": "Row", "fields": ["id: Int"] }, { "name": "DetailView", "fields": [] }],
       |                           ^~~
       = help: rename one of the two, or declare it once and use it in both modules
    Detail/Detail.viper.json:3:27: note: first declared here
     3 |   "entities": [{ "name": "Row", "fields": ["id: Int"] }],
       |                           ^~~
    Start/Start.viper.json:3:69: error: 'DetailView' is also the name of a component of the module 'Detail' [conflicting-type]
     3 |   "entities": [{ "name": "Row", "fields": ["id: Int"] }, { "name": "DetailView", "fields": [] }],
       |                                                                     ^~~~~~~~~~
       = help: rename it
    Detail/Detail.viper.json:1:1: note: 'Detail' is generated from this spec
     1 | {
       | ^
    Start/Start.viper.json:5:37: error: no spec of this project has the name 'Detal' [unknown-module]
     5 |     { "func": "openDetal()", "to": "Detal" },
       |                                     ^~~~~
       = help: did you mean 'Detail'?
    Start/Start.viper.json:6:43: error: this module doesn't handle the output of 'Detail' [missing-output-handler]
     6 |     { "func": "openA(id: String)", "to": "Detail", "with": { "id": "id", "extra": "1" } },
       |                                           ^~~~~~
       = help: add "handles": { "Detail": ["didEnd()"] }, or "with": { "output": "nil" }
    Detail/Detail.viper.json:4:15: note: the output is declared here
     4 |   "output": ["didEnd()"]
       |               ^~~~~~~~
    Start/Start.viper.json:6:69: error: 'id' is 'String', but the input 'id' of 'Detail' is 'Int' [invalid-input]
     6 |     { "func": "openA(id: String)", "to": "Detail", "with": { "id": "id", "extra": "1" } },
       |                                                                     ^~
       = help: pass a value of this type: "with": { "id": "…" }
    Detail/Detail.viper.json:2:15: note: the input is declared here
     2 |   "inputs": ["id: Int"],
       |               ^~~~~~~
    Start/Start.viper.json:6:75: error: 'Detail' has no input 'extra' [unknown-input]
     6 |     { "func": "openA(id: String)", "to": "Detail", "with": { "id": "id", "extra": "1" } },
       |                                                                           ^~~~~
       = help: it takes: id, output
    Detail/Detail.viper.json:2:15: note: the inputs are declared here
     2 |   "inputs": ["id: Int"],
       |               ^~~~~~~
    Start/Start.viper.json:7:33: error: 'Detail' needs its input 'id' [missing-input]
     7 |     { "func": "openB()", "to": "Detail", "with": { "output": "nil" } },
       |                                 ^~~~~~
       = help: add a parameter 'id: Int' to 'openB'
    Detail/Detail.viper.json:2:15: note: the input is declared here
     2 |   "inputs": ["id: Int"],
       |               ^~~~~~~
    Start/Start.viper.json:8:33: error: this module doesn't handle the output of 'Detail' [missing-output-handler]
     8 |     { "func": "openC()", "to": "Detail", "with": { "id": "1" } },
       |                                 ^~~~~~
       = help: add "handles": { "Detail": ["didEnd()"] }, or "with": { "output": "nil" }
    Detail/Detail.viper.json:4:15: note: the output is declared here
     4 |   "output": ["didEnd()"]
       |               ^~~~~~~~
    Start/Start.viper.json:9:35: error: 'Map' shares the interactor of 'Detail', but this module has another interactor [conflicting-shared-component]
     9 |     { "func": "openMap()", "to": "Map" }
       |                                   ^~~
       = help: open it from 'Detail', or from a module that shares the same interactor
    Map/Map.viper.json:1:28: note: 'Map' shares it here
     1 | { "interactor": { "from": "Detail" } }
       |                            ^~~~~~
    Start/Start.viper.json:11:47: error: 'a()' is forwarded in a cycle [invalid-forward-cycle]
     11 |   "viewOutput": [{ "func": "a()", "forward": "interactor.b" }],
        |                                               ^~~~~~~~~~~~
        = help: implement one of the methods with a 'body'
    Start/Start.viper.json:12:47: note: 'b()' is forwarded here
     12 |   "interactor": [{ "func": "b()", "forward": "presenter.c" }],
        |                                               ^~~~~~~~~~~
    Start/Start.viper.json:13:53: note: 'c()' is forwarded here
     13 |   "interactorOutput": [{ "func": "c()", "forward": "view.show" }, { "func": "viewDidLoad()", "forward": "view.show" }],
        |                                                     ^~~~~~~~~
    Start/Start.viper.json:14:44: note: 'show()' is forwarded here
     14 |   "view": [{ "func": "show()", "forward": "presenter.a" }]
        |                                            ^~~~~~~~~~~

    """#

  @Test func allAreFoundInOneRun() throws {
    let project = try GeneratedProject(Self.specs)
    #expect(project.problems == Self.expected)
    #expect(project.files.isEmpty)
  }

  /// What a module of the circle needs besides is no way round it, whatever that needs in turn.
  @Test func aCircleIsFoundBesidesOtherNeeds() throws {
    let project = try GeneratedProject([
      "Ant": #"{ "inputs": ["a: any BeeViewProtocol", "b: any CatViewProtocol"] }"#,
      "Bee": #"{ "inputs": ["a: any DogViewProtocol"] }"#,
      "Cat": #"{ "inputs": ["a: any AntViewProtocol"] }"#,
      "Dog": "{}",
    ])
    #expect(
      project.problems.contains("'Ant' and 'Cat' can't be created, because they need each other"))
  }
}
