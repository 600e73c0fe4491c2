import TestTools
import ViperTestTools

/// Two random changes of a project, on a branch each, and how Git joins them.
struct BranchPair: Sendable, CustomStringConvertible {
  enum Join: CaseIterable { case merge, rebase, cherryPick, stash, revert }

  /// A change of specs, or a line that a person writes into a file of theirs after `generate`.
  struct Edit: Sendable {
    let name: String
    var change: @Sendable (inout BranchProject) -> Void = { _ in }
    var write: @Sendable (MemoryDisk) -> Void = { _ in }
    var mark: String?
  }

  let seed: Int
  let join: Join
  /// How Git shows conflicts.
  let style: String
  let base: BranchProject
  let first: [Edit]
  let ours: [Edit]
  let theirs: [Edit]

  init(seed: Int) {
    self.seed = seed
    var random = Seeded(seed)
    join = Join.allCases[seed % Join.allCases.count]
    style = random.pick(["merge", "diff3", "zdiff3"])
    base = BranchProject(ui: random.pick(["uikit", "swiftui"]))
    first = (0..<2).map { Edit.writing("mineBase\($0)", random.below(1 << 30)) }
    ours = (0..<random.number(1...3)).map { Edit.random("Ours\($0)", &random) }
    theirs = (0..<random.number(1...3)).map { Edit.random("Theirs\($0)", &random) }
  }

  var description: String {
    "seed \(seed), \(join): \(ours.map(\.name)) and \(theirs.map(\.name))"
  }
}

extension BranchPair.Edit {
  fileprivate static func random(_ suffix: String, _ random: inout Seeded) -> Self {
    let place = random.pick([0, 1, Int.max])
    func add(_ element: String, to key: String) -> Self {
      Self(
        name: "\(element) in \(key)", change: { $0.specs["Trip"]?.add(element, to: key, at: place) }
      )
    }
    switch random.below(15) {
    case 0:
      let keys = ["view", "viewOutput", "interactor", "interactorOutput", "output"]
      return add("\"did\(suffix)(id: Int)\"", to: random.pick(keys))
    case 1:
      let word = random.pick(["interactor.load", "router.close"])
      return add(#"{ "func": "tap\#(suffix)()", "forward": "\#(word)" }"#, to: "viewOutput")
    case 2:
      let key = random.pick(["viewOutput", "interactor", "interactorOutput"])
      return add(#"{ "func": "give\#(suffix)()", "body": "print(1)" }"#, to: key)
    case 3:
      return add(#"{ "func": "open\#(suffix)()", "to": "Help" }"#, to: "router")
    case 4:
      return add(#"{ "name": "Cell\#(suffix)", "fields": ["id: Int"] }"#, to: "entities")
    case 5:
      return random.chance(50)
        ? add("\"page\(suffix): Int\"", to: "inputs")
        : add("\"is\(suffix): Bool = false\"", to: "state")
    case 6:
      let (old, new) = (random.pick(BranchSpec.renamed), "new\(suffix)")
      return Self(
        name: "\(old) becomes \(new)", change: { $0.specs["Trip"]?.replace(old + "(", new + "(") })
    case 7:
      let component = random.pick(["presenter", "interactor", "router"])
      return Self(
        name: "'yours' changes: \(component)",
        change: { $0.specs["Trip"]?.yours.formSymmetricDifference([component]) })
    case 8:
      let (open, given) = random.pick(BranchSpec.moved)
      return Self(
        name: "another implements \(open)",
        change: {
          let isOpen = $0.specs["Trip"]?.text.contains("    " + open) == true
          $0.specs["Trip"]?.replace(isOpen ? open : given, isOpen ? given : open)
        })
    case 9:
      let name = random.pick(BranchSpec.renamed)
      return Self(name: "no \(name)", change: { $0.specs["Trip"]?.remove(name + "(") })
    case 10, 11: return addService(suffix, to: random.pick(["Trip", "Detail", "New" + suffix]))
    case 12:
      return Self(name: "a module", change: { $0.addModule("New" + suffix) })
    default: return writing("mine" + suffix, random.below(1 << 30))
    }
  }

  /// To a module that is new if no spec has its name.
  private static func addService(_ suffix: String, to module: String) -> Self {
    Self(
      name: "a service of \(module)",
      change: {
        $0.services.append("protocol Log\(suffix): Sendable {}")
        $0.addModule(module)
        $0.specs[module]?.add("\"log\(suffix): any Log\(suffix)\"", to: "services", at: .max)
      })
  }

  fileprivate static func writing(_ mark: String, _ seed: Int) -> Self {
    Self(
      name: "a line in a file of yours",
      write: { disk in
        var random = Seeded(seed)
        let own = disk.files.filter { OwnEdits.isOwn($0.key, $0.value) }.keys.sorted()
        let path = random.pick(own.filter { $0 != BranchProject.servicesPath })
        var text = disk[path] ?? ""
        let stubs = text.matches(of: /fatalError\("\w+\.(?!given)[^"]*"\)/)
        let methods = text.matches(of: #/(?m)^  func /#)
        switch random.below(4) {
        case 0...1 where !stubs.isEmpty:
          text.replaceSubrange(random.pick(stubs).range, with: mark + "()")
        case 1...2 where !methods.isEmpty:
          let comment = random.chance(50) ? "  // \(mark)\n" : "  func \(mark)() {}\n\n"
          text.insert(contentsOf: comment, at: random.pick(methods).range.lowerBound)
        default: text += "\n// \(mark)\n"
        }
        disk[path] = text
      }, mark: mark)
  }
}

struct BranchProject: Sendable {
  static let servicesPath = "/p/Services.swift"
  var specs: [String: BranchSpec]
  var services = ["protocol TripStore: Sendable { func title() async throws -> String }"]

  init(ui: String) {
    specs = [
      "Trip": BranchSpec(ui: ui), "Detail": BranchSpec(ui: ui, lists: [("services", [])]),
      "Help": BranchSpec(ui: ui, lists: []),
    ]
  }

  mutating func addModule(_ name: String) {
    guard specs[name] == nil else { return }
    let lists = [("services", []), ("viewOutput", ["\"viewDidLoad()\""])]
    specs[name] = BranchSpec(ui: "uikit", lists: lists)
  }

  var files: [String: String] {
    var files = [
      "/p/viper-gen.json":
        #"{ "root": true, "tests": "Tests", "testModule": "App", "container": "AppContainer" }"#,
      Self.servicesPath: services.joined(separator: "\n") + "\n",
    ]
    for (name, spec) in specs { files["/p/\(name).viper.json"] = spec.text }
    return files
  }
}

struct BranchSpec: Sendable {
  let ui: String
  var yours: Set<String> = []
  var lists: [(key: String, elements: [String])] = [
    ("inputs", [#""userID: Int""#]),
    ("services", [#""store: any TripStore""#]),
    ("state", [#""heading: String = \"\"""#]),
    ("entities", [#"{ "name": "Row", "fields": ["id: Int", "title: String"] }"#]),
    ("view", [#""show(title: String)""#, #""display(rows: [Row])""#]),
    (
      "viewOutput",
      [
        #"{ "func": "viewDidLoad()", "forward": "interactor.load" }"#, #""didTapSave()""#,
        #"{ "func": "didTapReload()", "forward": "interactor.load" }"#, #""didTapHelp()""#,
        #"{ "func": "didTapClose()", "forward": "router.close" }"#, #""givenLater()""#,
      ]
    ),
    (
      "interactor",
      [
        #""load()""#, #"{ "func": "title() async throws -> String", "forward": "store.title" }"#,
        #"{ "func": "givenAlways()", "body": "print(1)" }"#, #""refresh()""#,
      ]
    ),
    (
      "interactorOutput",
      [#"{ "func": "didLoad(title: String)", "forward": "view.show" }"#, #""didFail()""#]
    ),
    (
      "router",
      [#"{ "func": "close()", "by": "close" }"#, #"{ "func": "openDetail()", "to": "Detail" }"#]
    ),
    ("output", [#""didPick(id: Int)""#]),
  ]

  /// The members that may get another name.
  static let renamed = [
    "didTapSave", "didTapReload", "didTapHelp", "refresh", "didFail", "display",
  ]
  /// The members that a person implements at one time, and the spec at another.
  static let moved = ["givenLater()", "givenAlways()"].map {
    ("\"\($0)\"", "{ \"func\": \"\($0)\", \"body\": \"print(1)\" }")
  }

  mutating func add(_ element: String, to key: String, at place: Int) {
    guard let index = lists.firstIndex(where: { $0.key == key }) else { return }
    lists[index].elements.insert(element, at: min(place, lists[index].elements.count))
  }

  mutating func replace(_ old: String, _ new: String) {
    for index in lists.indices {
      lists[index].elements = lists[index].elements.map { $0.replacing(old, with: new) }
    }
  }

  mutating func remove(_ name: String) {
    for index in lists.indices { lists[index].elements.removeAll { $0.contains(name) } }
  }

  var text: String {
    let lists = lists.map { list in
      "  \"\(list.key)\": [\n    " + list.elements.joined(separator: ",\n    ") + "\n  ],\n"
    }
    let yours = yours.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return "{\n  \"ui\": \"\(ui)\",\n  \"root\": true,\n" + lists.joined()
      + "  \"yours\": [\(yours)]\n}\n"
  }
}
