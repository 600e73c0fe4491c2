import Testing

/// Two edits of one spec, on a branch each.
struct BranchPair: Sendable, CustomTestStringConvertible {
  /// A change of a spec.
  struct Edit: Sendable {
    let apply: @Sendable (inout BranchSpec) -> Void

    /// Adds an element to a list, at its end unless said otherwise.
    static func add(_ element: String, to key: String, at place: Int? = nil) -> Edit {
      Edit { spec in
        guard let index = spec.lists.firstIndex(where: { $0.key == key }) else { return }
        let count = spec.lists[index].elements.count
        spec.lists[index].elements.insert(element, at: place ?? count)
      }
    }

    static func yours(_ components: String) -> Edit { Edit { $0.yours = components } }
  }

  let testDescription: String
  let ours: Edit
  let theirs: Edit
  /// The components that somebody writes by hand.
  var yours = #""view""#
  /// Whether somebody has written something into them.
  var isWritten = true
  /// Whether Git can merge the specs.
  var isClean = true
  /// What is left to Git's conflicts where it can merge the specs: a line that both have to change.
  var conflicts: Set<String> = []

  private static let forward = #"{ "func": "didTapA()", "forward": "interactor.load" }"#
  private static let route = #"{ "func": "openHelp()", "to": "Help" }"#
  private static let service = #""log: any Log""#
  private static let work = #"{ "func": "a() async throws -> String", "forward": "store.title" }"#
  private static let entity = #"{ "name": "Cell", "fields": ["id: Int"] }"#
  private static let byHand = #""view", "presenter", "interactor""#

  static let all = separate + sameList

  /// Pairs that touch different parts of the spec.
  private static let separate = [
    BranchPair(
      testDescription: "a method of the view output and a route",
      ours: .add(forward, to: "viewOutput"), theirs: .add(route, to: "router")),
    BranchPair(
      testDescription: "methods of the view output and of the interactor, both by hand",
      ours: .add(#""didTapA()""#, to: "viewOutput"),
      theirs: .add(#""refresh()""#, to: "interactor"),
      yours: byHand),
    BranchPair(
      testDescription: "a service and a method of the view output",
      ours: .add(service, to: "services"), theirs: .add(forward, to: "viewOutput")),
    BranchPair(
      testDescription: "a service and an input",
      ours: .add(service, to: "services"), theirs: .add(#""page: Int""#, to: "inputs")),
    BranchPair(
      testDescription: "an input and a member of the output",
      ours: .add(#""page: Int""#, to: "inputs"), theirs: .add(#""didEnd()""#, to: "output")),
    BranchPair(
      testDescription: "an entity and a field of the state",
      ours: .add(entity, to: "entities"), theirs: .add(#""count: Int = 0""#, to: "state")),
    BranchPair(
      testDescription: "a route and a service", ours: .add(route, to: "router"),
      theirs: .add(service, to: "services"), yours: byHand),
    BranchPair(
      testDescription: "a method of the view and one of the interactor's output",
      ours: .add(#""showBusy()""#, to: "view"),
      theirs: .add(
        #"{ "func": "didStart(title: String)", "forward": "view.show" }"#, to: "interactorOutput")),
    BranchPair(
      testDescription: "a member of the output and a route",
      ours: .add(#""didEnd()""#, to: "output"), theirs: .add(route, to: "router")),
    BranchPair(
      testDescription: "an entity and a service", ours: .add(entity, to: "entities"),
      theirs: .add(service, to: "services")),
    BranchPair(
      testDescription: "an input and a route, where the presenter is somebody's",
      ours: .add(#""page: Int""#, to: "inputs"), theirs: .add(route, to: "router"), yours: byHand),
    BranchPair(
      testDescription: "a presenter that is generated from now on, and a forward",
      ours: .yours(#""view""#), theirs: .add(work, to: "interactor"),
      yours: #""view", "presenter""#, isWritten: false),
    BranchPair(
      testDescription: "methods at the start and at the end of a list",
      ours: .add(
        #"{ "func": "didTapZ()", "forward": "interactor.load" }"#, to: "viewOutput", at: 0),
      theirs: .add(forward, to: "viewOutput")),
  ]

  /// Pairs whose specs somebody has to resolve.
  private static let sameList = [
    BranchPair(
      testDescription: "two methods of the view output", ours: .add(forward, to: "viewOutput"),
      theirs: .add(#"{ "func": "didTapB()", "forward": "router.close" }"#, to: "viewOutput"),
      isClean: false),
    BranchPair(
      testDescription: "two methods of the view output, by hand",
      ours: .add(#""didTapA()""#, to: "viewOutput"),
      theirs: .add(#""didTapB()""#, to: "viewOutput"), yours: byHand, isClean: false),
    BranchPair(
      testDescription: "an interactor that is generated from now on, and a method of it by hand",
      ours: .yours(#""view", "presenter""#), theirs: .add(work, to: "interactor"), yours: byHand,
      isWritten: false, isClean: false),
    BranchPair(
      testDescription: "two services", ours: .add(service, to: "services"),
      theirs: .add(#""clock: any Clocking""#, to: "services"), isClean: false),
    BranchPair(
      testDescription: "two routes", ours: .add(route, to: "router"),
      theirs: .add(#"{ "func": "openNews()", "to": "Help" }"#, to: "router"), isClean: false),
    BranchPair(
      testDescription: "two inputs", ours: .add(#""page: Int""#, to: "inputs"),
      theirs: .add(#""size: Int""#, to: "inputs"), yours: byHand, isClean: false),
    BranchPair(
      testDescription: "two members of the output", ours: .add(#""didEnd()""#, to: "output"),
      theirs: .add(#""didStart()""#, to: "output"), isClean: false),
    BranchPair(
      testDescription: "two entities", ours: .add(entity, to: "entities"),
      theirs: .add(#"{ "name": "Part", "fields": ["id: Int"] }"#, to: "entities"), isClean: false),
  ]
}

/// The spec that branches change: an element of a list on a line of its own.
struct BranchSpec: Sendable {
  var yours: String
  var lists: [(key: String, elements: [String])] = [
    ("inputs", [#""userID: Int""#]),
    ("services", [#""store: any TripStore""#]),
    ("state", [#""heading: String = \"\"""#]),
    ("entities", [#"{ "name": "Row", "fields": ["id: Int", "title: String"] }"#]),
    ("view", [#""show(title: String)""#, #""display(rows: [Row])""#]),
    (
      "viewOutput",
      [
        #"{ "func": "viewDidLoad()", "forward": "interactor.load" }"#,
        #"{ "func": "didTapReload()", "forward": "interactor.load" }"#,
        #"{ "func": "didTapClose()", "forward": "router.close" }"#,
      ]
    ),
    (
      "interactor",
      [
        #""load()""#, #"{ "func": "title() async throws -> String", "forward": "store.title" }"#,
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

  /// What a component of the user's can't have, and what a generated one needs, is left to this.
  var text: String {
    let owned = [
      "viewOutput": "presenter", "interactorOutput": "presenter", "interactor": "interactor",
    ]
    let parts = lists.map { list in
      let elements = list.elements.map { element in
        guard let component = owned[list.key] else { return element }
        return yours.contains(component) ? Self.signature(of: element) : Self.complete(element)
      }
      return "  \"\(list.key)\": [\n    " + elements.joined(separator: ",\n    ") + "\n  ]"
    }
    return "{\n  \"ui\": \"uikit\",\n  \"root\": true,\n" + parts.joined(separator: ",\n")
      + ",\n  \"yours\": [\(yours)]\n}\n"
  }

  /// `{ "func": "a()", "forward": … }` → `"a()"`
  private static func signature(of element: String) -> String {
    element.firstMatch(of: /"func": ("[^"]*")/).map { String($0.1) } ?? element
  }

  /// `"a()"` → `{ "func": "a()", "body": … }`
  private static func complete(_ element: String) -> String {
    element.hasPrefix("{") ? element : "{ \"func\": \(element), \"body\": \"print(1)\" }"
  }
}
