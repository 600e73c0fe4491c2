import TestTools
import Testing

struct PlantedMistakesTests {
  static let specs = [
    // 'Ant' and 'Cat' need each other; 'Bee' and 'Dog' don't.
    "Ant": #"{ "root": true, "inputs": ["a: any BeeViewProtocol", "b: any CatViewProtocol"] }"#,
    "Bee": #"{ "root": true, "inputs": ["a: any DogViewProtocol"] }"#,
    "Cat": #"{ "root": true, "inputs": ["a: any AntViewProtocol"] }"#,
    "Dog": #"{ "root": true }"#,
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

  @Test func allAreFoundInOneRun() throws {
    let project = try GeneratedProject(Self.specs)
    for planted in RecordedCase.all(in: "PlantedMistakes.txt") {
      try planted.expect(project.problems)
    }
    #expect(project.files.isEmpty)
  }
}
