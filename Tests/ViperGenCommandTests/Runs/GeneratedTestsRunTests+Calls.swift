extension GeneratedTestsRunTests {
  static let modulesWithCalls = [
    "Asking": #"""
    {
      "ui": "uikit",
      "root": true,
      "output": ["ask(_ item: Item) async -> Bool", "done()", "told(_ isTold: Bool)"],
      "view": [
        "confirm(_ text: String) async -> Bool", "show(_ isOn: Bool)", "show(maybe: Bool?)",
        "`default`(`in`: Int)", "perform(_ work: @escaping () -> Void) async"
      ],
      "viewOutput": [
        { "func": "a(view: String)", "forward": "view.confirm", "then": "view.show(maybe:)" },
        {
          "func": "b(_ text: String)", "forward": "view.confirm", "then": "view.show(maybe:)",
          "task": "latest"
        },
        {
          "func": "c(_ item: Item)", "forward": "output.ask", "then": "view.show(maybe:)",
          "while": "output.told"
        },
        {
          "func": "d(_ item: Item)", "forward": "output.ask",
          "then": ["output.done", "view.show(maybe:)"], "task": "first"
        },
        {
          "func": "`default`(`in`: Int)", "forward": "interactor.wait", "then": "view.default",
          "task": "first"
        },
        { "func": "e()", "forward": "interactor.all", "then": "presenter.f", "task": "latest" },
        {
          "func": "e(calls: Int)", "forward": "interactor.wait", "task": "latest",
          "while": "view.show(_:)"
        },
        { "func": "e(id: Int)", "forward": "interactor.wait", "task": "latest" },
        {
          "func": "f(_ items: [Item], calls: Int)", "cancel": ["e", "default"],
          "body": "print(items, calls)"
        },
        { "func": "g(_ work: @escaping () -> Void)", "forward": "view.perform", "task": "first" },
        {
          "func": "h(_ error: Int, `in`: Int)", "forward": "interactor.fail",
          "then": "view.default", "catch": "router.fail"
        }
      ],
      "interactor": [
        "wait(_ id: Int) async", "all() async -> ([Item], calls: Int)", "fail(_ id: Int) async throws"
      ],
      "router": [{ "func": "fail(_ error: any Error)", "body": "print(error)" }],
      "yours": ["interactor"]
    }
    """#,
    "Quitting": #"""
    {
      "ui": "none",
      "root": true,
      "view": ["show(_ count: Int)"],
      "viewOutput": [
        { "func": "go()", "forward": "interactor.load", "task": "latest", "then": "view.show" },
        { "func": "count() -> Int", "cancel": "go", "forward": "interactor.count" },
        { "func": "three() -> Int", "cancel": "go", "body": "3" },
        { "func": "either(_ isOn: Bool) -> Int", "cancel": "go", "body": "if isOn { 1 } else { 2 }" },
        { "func": "load() async throws -> Int", "cancel": "go", "forward": "interactor.tryLoad" }
      ],
      "interactor": [
        { "func": "load() async -> Int", "body": "1" }, { "func": "count() -> Int", "body": "2" },
        { "func": "tryLoad() async throws -> Int", "body": "3" }
      ]
    }
    """#,
    "Renaming": #"""
    {
      "root": true,
      "services": [
        { "name": "Cupboard", "property": "store", "as": "cupboard", "methods": ["load() -> Int"] }
      ],
      "viewOutput": [{ "func": "didTap()", "forward": "router.openRenamed" }],
      "router": [{ "func": "openRenamed()", "to": "Renamed" }]
    }
    """#,
    "Renamed": #"""
    {
      "services": [{ "name": "Drawer", "property": "store", "methods": ["save() -> Int"] }],
      "router": [{ "func": "openRenaming()", "to": "Renaming" }]
    }
    """#,
    "Loading": #"""
    {
      "ui": "none",
      "root": true,
      "entities": [
        { "name": "Item", "conforms": ["Hashable"], "fields": ["id: Int"] },
        { "name": "Trouble", "conforms": ["Error", "Hashable"], "fields": ["code: Int"] }
      ],
      "view": ["setRunning(_ isRunning: Bool)", "show(_ items: [Item])", "fail(_ error: Trouble)"],
      "viewOutput": [
        {
          "func": "reload()", "forward": "interactor.load", "task": "latest",
          "while": "view.setRunning", "then": "view.show", "catch": "view.fail"
        },
        {
          "func": "start()", "forward": "interactor.load", "while": "view.setRunning",
          "then": ["view.show", "presenter.start"], "catch": "view.fail"
        },
        {
          "func": "refresh() async", "forward": "interactor.load",
          "while": "view.setRunning", "then": "view.show", "catch": "view.fail"
        },
        { "func": "leave()", "cancel": ["reload", "start"] }
      ],
      "interactor": ["load() async throws(Trouble) -> [Item]"],
      "yours": ["interactor"]
    }
    """#,
    "Holding": #"""
    {
      "ui": "uikit",
      "root": true,
      "inputs": ["id: Int", "`in`: String", { "var": "shelf: Int", "for": ["interactor"] }],
      "services": [{ "name": "Shelves", "methods": ["items(shelf: Int) async throws -> [Item]"] }],
      "view": [
        "show(_ items: [Item], of id: Int)", "fail(_ error: any Error, id: Int)",
        "name(`in`: String)", "scale(_ size: Int)"
      ],
      "viewOutput": [
        {
          "func": "a()", "forward": "interactor.load", "task": "latest", "then": "view.show",
          "catch": "view.fail"
        },
        { "func": "b()", "forward": "interactor.load", "then": "view.show", "catch": "view.fail" },
        {
          "func": "c() async", "forward": "interactor.load", "then": "view.show",
          "catch": "view.fail"
        },
        { "func": "d(page: Int)", "forward": "interactor.count", "then": "view.name" },
        { "func": "e()", "forward": "view.name" },
        { "func": "f()", "forward": "interactor.size", "then": "view.scale" },
        { "func": "g()", "forward": "interactor.size", "then": ["view.scale", "presenter.f"] },
        { "func": "h()", "forward": "view.name", "then": "presenter.f" }
      ],
      "interactor": [
        "load(id: Int) async throws -> [Item]", "count(`in`: String, page: Int)", "size() -> Int",
        { "func": "stock() async throws -> [Item]", "forward": "shelves.items" }
      ]
    }
    """#,
  ]

  static let testsOfCalls = #"""
    import Testing

    @testable import Feed

    @MainActor
    @Suite struct LoadingCallsTests {
      let view = LoadingViewMock()
      let interactor = LoadingInteractorMock()
      let router = LoadingRouterMock()
      let gates = Gates()

      func makePresenter() -> LoadingPresenter {
        let presenter = LoadingPresenter(interactor: interactor, router: router)
        presenter.view = view
        return presenter
      }

      @Test func theEndIsToldBeforeTheResult() async {
        var told: [String] = []
        view.setRunningHandler = { told.append("running: \($0)") }
        view.showHandler = { _ in told.append("shown") }
        let presenter = makePresenter()

        presenter.reload()
        await presenter.calls.reload?.value

        #expect(told == ["running: true", "running: false", "shown"])
      }

      @Test func anAnswerThatComesTooLateIsNotTold() async {
        interactor.loadHandler = { [gates, interactor] () throws(Trouble) in
          let number = interactor.loadCallCount
          await gates.pass(number)
          return [Item(id: number)]
        }
        let presenter = makePresenter()
        presenter.reload()
        let first = presenter.calls.reload
        await gates.wait(for: 1)
        presenter.reload()
        let second = presenter.calls.reload
        await gates.wait(for: 2)

        gates.open(1)
        await first?.value
        #expect(view.setRunningArgValues == [true, true])

        gates.open(2)
        await second?.value
        #expect(view.setRunningArgValues == [true, true, false])
        #expect(view.showArgValues == [[Item(id: 2)]])
      }

      @Test func theEndIsToldOnceNoCallRunsAnyMore() async {
        interactor.loadHandler = { [gates, interactor] () throws(Trouble) in
          let number = interactor.loadCallCount
          await gates.pass(number)
          throw Trouble(code: number)
        }
        let presenter = makePresenter()
        let first = Task { await presenter.refresh() }
        await gates.wait(for: 1)
        let second = Task { await presenter.refresh() }
        await gates.wait(for: 2)

        gates.open(1)
        await first.value
        #expect(view.setRunningArgValues == [true, true])
        #expect(view.failArgValues == [Trouble(code: 1)])

        gates.open(2)
        await second.value
        #expect(view.setRunningArgValues == [true, true, false])
      }

      @Test func whoIsToldMayStartTheCallAgain() async {
        interactor.loadHandler = { [interactor] () throws(Trouble) in
          if interactor.loadCallCount == 2 { throw Trouble(code: 2) }
          return []
        }
        let presenter = makePresenter()

        presenter.start()
        while let call = presenter.calls.start { await call.value }

        #expect(view.setRunningArgValues == [true, false, true, false])
        #expect(view.showArgValues == [[]])
        #expect(view.failArgValues == [Trouble(code: 2)])
      }

      @Test func nothingIsToldOfTheEndOfWhatDoesNotRun() async {
        let presenter = makePresenter()

        presenter.leave()
        presenter.reload()
        await presenter.calls.reload?.value
        presenter.leave()

        #expect(view.setRunningArgValues == [true, false])
      }

      @Test func aCancelledCallCanBeStartedAgain() async {
        interactor.loadHandler = { () throws(Trouble) in throw Trouble(code: 1) }
        let presenter = makePresenter()

        presenter.start()
        let first = presenter.calls.start
        presenter.leave()
        presenter.start()
        await first?.value
        await presenter.calls.start?.value

        #expect(view.setRunningArgValues == [true, false, true, false])
        #expect(view.failArgValues == [Trouble(code: 1)])
      }
    }

    /// Delays calls, even canceled ones, until a test continues them.
    @MainActor
    final class Gates {
      private var arrivals: [Int: CheckedContinuation<Void, Never>] = [:]
      private var held: [Int: CheckedContinuation<Void, Never>] = [:]

      func pass(_ number: Int) async {
        await withCheckedContinuation { call in
          held[number] = call
          arrivals.removeValue(forKey: number)?.resume()
        }
      }

      func wait(for number: Int) async {
        guard held[number] == nil else { return }
        await withCheckedContinuation { arrivals[number] = $0 }
      }

      func open(_ number: Int) { held.removeValue(forKey: number)?.resume() }
    }

    """#
}
