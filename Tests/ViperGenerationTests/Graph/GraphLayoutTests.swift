import Foundation
import TestTools
import Testing

@testable import ViperCommands

struct GraphLayoutTests {
  /// As many folders of as many modules, each of which opens the next two and one elsewhere.
  private func graph(folders: Int, modules: Int) -> ModuleGraph {
    var nodes: [ModuleGraph.Node] = []
    var edges: [ModuleGraph.Edge] = []
    func name(_ folder: Int, _ module: Int) -> String { "Area\(folder)Module\(module)" }
    for folder in 0..<folders {
      for module in 0..<modules {
        nodes.append(
          .init(
            name: name(folder, module), spec: "", folder: "Area\(folder)",
            isRoot: folder == 0 && module == 0, inputs: [], services: [], output: [],
            contracts: []))
        let targets =
          [2 * module + 1, 2 * module + 2].filter { $0 < modules }.map { name(folder, $0) }
          + (module % 7 == 3 ? [name((folder + 1) % folders, module)] : [])
        edges += targets.map {
          .init(from: name(folder, module), to: $0, kind: .opens, label: "push")
        }
      }
    }
    return ModuleGraph(nodes: nodes, edges: edges)
  }

  @Test(arguments: [(1, 1), (1, 5), (1, 200), (6, 10), (8, 62), (40, 3)])
  func modulesDoNotOverlapAndAreInTheirFolders(folders: Int, modules: Int) throws {
    let graph = graph(folders: folders, modules: modules)
    let layout = GraphLayout(graph)
    #expect(layout.frames.count == (folders == 1 ? 0 : folders))
    let boxes = try graph.nodes.map { try #require(layout.boxes[$0.name]) }
    for (index, box) in boxes.enumerated() {
      #expect(box.x >= 0 && box.y >= 0)
      #expect(box.right <= layout.width && box.bottom <= layout.height)
      #expect(!boxes[..<index].contains { $0.meets(box) })
      let homes = layout.frames.filter { $0.box.meets(box) }.map(\.title)
      #expect(homes == (folders == 1 ? [] : [graph.nodes[index].folder]))
    }
    // As a screen: neither a tower nor a ribbon.
    if folders * modules > 50 {
      #expect(layout.width < 5 * layout.height && layout.height < 3 * layout.width)
    }
  }

  @Test func openedModulesAreRightOfTheirOpener() {
    let layout = GraphLayout(graph(folders: 1, modules: 7))
    for (from, to) in [(0, 1), (0, 2), (1, 3), (2, 6)] {
      let opener = layout.boxes["Area0Module\(from)"]
      let opened = layout.boxes["Area0Module\(to)"]
      #expect((opener?.right ?? 0) < (opened?.x ?? 0))
    }
  }

  @Test func modulesInACircleGetAPlace() {
    let nodes = ["A", "B", "C"].map {
      ModuleGraph.Node(
        name: $0, spec: "", folder: "", isRoot: false, inputs: [], services: [], output: [],
        contracts: [])
    }
    let edges = [("A", "B"), ("B", "A"), ("C", "C")].map {
      ModuleGraph.Edge(from: $0.0, to: $0.1, kind: .opens, label: "")
    }
    let graph = ModuleGraph(nodes: nodes, edges: edges)
    #expect(GraphLayers(nodes, edges).layers == [["C", "A"], ["B"]])
    #expect(graph.unreached == ["C"])
    #expect(graph.around("C").unreached == ["C"] && graph.around("A").unreached == ["C"])
    #expect(graph.svg.contains("class=\"node unreached\" data-name=\"C\""))
  }

  @Test func noNameEndsAnElement() {
    let node = ModuleGraph.Node(
      name: "A\"><script>alert(1)</script>", spec: "</script>", folder: "", isRoot: true,
      inputs: ["a: Array<Int>"], services: [], output: [], contracts: [])
    let graph = ModuleGraph(nodes: [node], edges: [])
    #expect(!graph.svg.contains("<script") && graph.svg.contains("Array&lt;Int&gt;"))
    #expect(graph.html.components(separatedBy: "</script>").count == 3)
    #expect(!graph.html.contains("<script>alert"))
  }

  @Test func aNumberOfStepsEndsTheGraph() {
    let graph = graph(folders: 1, modules: 3)
    #expect(graph.around("Area0Module0", steps: 1).nodes.count == 3)
    #expect(graph.around("Area0Module1", steps: 1).nodes.count == 2)
    #expect(graph.around("Area0Module1", steps: 2).nodes.count == 3)
  }

  /// Each module reports to the module that opens it, and the first two open each other.
  @Test(arguments: [2, 7, 30]) func labelsDoNotOverlap(modules: Int) throws {
    let opening = graph(folders: 1, modules: modules)
    let names = opening.names
    let edges =
      opening.edges
      + [
        .init(from: names[1], to: names[0], kind: .opens, label: "presentInNavigation (id, title)")
      ]
      + opening.edges.map {
        .init(from: $0.to, to: $0.from, kind: .tells, label: "didSave, didCancel")
      }
    let whole = ModuleGraph(nodes: opening.nodes, edges: edges)
    let labels = whole.svg.matches(of: /class="label" x="(\d+)" y="(\d+)">([^<]*)/).map { match in
      let width = GraphLayout.labelWidth(String(match.3))
      return GraphLayout.Box(
        x: (Int(match.1) ?? 0) - width / 2, y: (Int(match.2) ?? 0) - 10, width: width, height: 13)
    }
    #expect(labels.count == edges.count)
    let boxes = GraphLayout(whole).boxes.values
    for (index, label) in labels.enumerated() {
      #expect(!labels[..<index].contains { $0.meets(label) })
      #expect(!boxes.contains { $0.meets(label) })
    }
  }
}
