import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct GraphTests {
  private static let specs = [
    "viper-gen.json": #"{ "root": true, "ui": "uikit" }"#,
    "B/List.viper.json": #"""
    {
      "root": true,
      "router": [
        { "func": "openDetail(id: Int)", "to": "Detail" },
        { "func": "openSheet(key: Int)", "to": "Detail", "by": "sheet", "with": { "id": "key" } },
        { "func": "openAgain(id: Int)", "to": "Detail", "by": "push" }
      ],
      "handles": { "Detail": [{ "func": "didEnd(_ result: [String: Int])", "body": "_ = result" }] }
    }
    """#,
    "A/Detail.viper.json": #"""
    {
      "inputs": ["id: Int", "done: Result<Int, any Error>? = nil"],
      "output": ["didEnd(_ result: [String: Int])"],
      "router": [{ "func": "openMap()", "to": "Map", "by": "embed", "in": "map" }]
    }
    """#,
    "A/Map.viper.json": #"{ "interactor": { "from": "Detail" } }"#,
    "A/Ünder_.viper.json": #"{ "root": true }"#,
  ]

  private static let whole = """
    flowchart LR
      Detail["Detail<br/>in: id: Int<br/>in: done: Result#lt;Int, any Error#gt;?<br/>out: didEnd(_:)"]
      List(["List"])
      Map["Map"]
      m3(["Ünder_"])
      Detail -->|"embed in map"| Map
      List -->|"push (id)"| Detail
      List -->|"sheet (id)"| Detail
      Detail -.->|"didEnd"| List
      Map ==>|"interactor"| Detail

    """

  @Test func theWholeProjectIsAFlowchart() throws {
    let place = try Workspace(Self.specs)
    #expect(try place.run("graph") == Run(output: Self.whole))
    #expect(try place.run("graph A") == Run(output: Self.whole))
    let moved = try Workspace(
      Dictionary(
        uniqueKeysWithValues: Self.specs.map { path, text in
          (path.replacing("A/", with: "Z/"), text)
        }))
    #expect(try moved.run("graph").output == Self.whole)
  }

  @Test func programsReadTheGraphAndItsErrors() throws {
    let place = try Workspace(Self.specs.merging(["B/Bad.viper.json": "{ ]"]) { $1 })
    let run = try place.run("graph --format json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let names = (document["modules"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(names == ["Detail", "List", "Map", "Ünder_"])
    let paths = (document["diagnostics"] as? [[String: Any]])?.compactMap { $0["path"] as? String }
    #expect(paths == ["B/Bad.viper.json"])
    #expect(run.errors == "" && run.status == 1)
  }

  @Test func aPictureHasAllModules() throws {
    let place = try Workspace(Self.specs)
    for format in ["svg", "html", "json"] {
      let run = try place.run("graph --format \(format)")
      for name in ["Detail", "List", "Map", "Ünder_"] {
        #expect(run.output.contains("\"\(name)\""), "\(format)")
      }
      #expect(run.output.contains("embed in map") && run.errors == "" && run.status == 0)
    }
  }

  @Test func graphOfOneModuleHasItsNeighbors() throws {
    let place = try Workspace(Self.specs)
    let expected = """
      flowchart LR
        Detail["Detail<br/>in: id: Int<br/>in: done: Result#lt;Int, any Error#gt;?<br/>out: didEnd(_:)"]
        Map["Map"]
        Detail -->|"embed in map"| Map
        Map ==>|"interactor"| Detail

      """
    for operand in ["Map", "A/Map.viper.json"] {
      #expect(try place.run("graph \(operand)") == Run(output: expected))
    }
    #expect(try !place.run("graph Map").output.contains("List"))
    #expect(try place.run("graph Map --depth 2").output.contains("List"))
    for value in ["0", "x", "99999999999999999999"] {
      #expect(
        try place.run("graph Map --depth \(value)")
          == Run(
            errors: """
              viper-gen: error: '\(value)' isn't a value of '--depth' [unknown-value]
                 = help: use a number from 1 to 1000

              """, status: 2))
    }
  }

  @Test func errorsAreReportedAndTheRestIsDrawn() throws {
    let place = try Workspace(Self.specs)
    let unknown = try place.run("graph Lst")
    #expect(
      unknown.errors
        == """
        viper-gen: error: no spec of this project has the name 'Lst' [unknown-module]
           = help: did you mean 'List'?
        1 error

        """)
    #expect(unknown.status == 1 && unknown.output == "")
    try place.write("A/Map.viper.json", #"{ "interactor": { "from": "Detai" } }"#)
    let run = try place.run("graph")
    #expect(run.output.contains("Detail -->|\"embed in map\"| Map"))
    #expect(run.errors.contains("did you mean 'Detail'?") && run.status == 1)
  }
}
