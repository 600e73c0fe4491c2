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

  @Test func theEndOfACallIsReportedBeforeItsResult() async {
    var told: [String] = []
    view.setRunningHandler = { told.append("running: \($0)") }
    view.showHandler = { _ in told.append("shown") }
    let presenter = makePresenter()

    presenter.reload()
    await presenter.calls.reload?.value

    #expect(told == ["running: true", "running: false", "shown"])
  }

  @Test func aReplacedCallReportsNoResult() async {
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

  @Test func theEndIsReportedAfterTheLastCall() async {
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

  @Test func aReportedResultCanStartTheCallAgain() async {
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

  @Test func aSlotReportsItsLastCallOnly() async {
    let (view, interactor) = (SharingViewMock(), SharingInteractorMock())
    interactor.loadHandler = { [gates] () throws(Trouble) in
      await gates.pass(1)
      throw Trouble(code: 1)
    }
    interactor.findHandler = { [gates] _, _ in
      await gates.pass(2)
      return [Item(id: 2)]
    }
    let presenter = SharingPresenter(interactor: interactor, router: SharingRouterMock())
    presenter.view = view
    presenter.reload()
    let first = presenter.calls.loading
    await gates.wait(for: 1)
    presenter.search(calls: "", view: 0)
    let second = presenter.calls.loading
    await gates.wait(for: 2)

    gates.open(1)
    await first?.value
    #expect(view.setLoadingArgValues == [true])
    gates.open(2)
    await second?.value
    #expect(view.setLoadingArgValues == [true, false])
    #expect(view.showArgValues == [[Item(id: 2)]])
    #expect(view.failCallCount == 0)
    #expect(presenter.calls.loading == nil)
  }

  @Test func cancellingAnIdleCallReportsNothing() async {
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
