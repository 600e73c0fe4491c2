import Observation
import TestTools
import Testing

@testable import ViperKit

@MainActor
@Suite(.serialized) struct NavigationStateTests {
  struct Screen: ModuleContent {
    let name: String
    let router: Router
    #if canImport(SwiftUI)
      var body: Never { fatalError() }
    #endif
  }

  final class Router {
    let navigation: NavigationPlace
    init(navigation: NavigationPlace) { self.navigation = navigation }
  }

  static func screen(_ name: String) -> (NavigationPlace) -> Screen {
    { Screen(name: name, router: Router(navigation: $0)) }
  }

  let state = NavigationState(screen("root"))

  func top() throws -> Screen {
    try #require(state.top?.content(as: Screen.self))
  }

  func place() throws -> NavigationPlace { try top().router.navigation }

  @Test func pushAndCloseFollowThePath() throws {
    let root = try place()
    #expect(root.push(Self.screen("one")) == nil)
    let one = try place()
    #expect(one.push(Self.screen("two")) == nil)
    #expect(state.path.compactMap { $0.content(as: Screen.self)?.name } == ["one", "two"])
    #expect(one.close() == nil)
    #expect(try top().name == "root")
    #expect(root.push(Self.screen("three")) == nil)
    #expect(root.popToRoot() == nil)
    #expect(state.path.isEmpty)
  }

  @Test func aSwipeBackIsAnAssignment() throws {
    try place().push(Self.screen("one"))
    let gone = try place()
    state.path = []
    let failures = ModuleFailure.collect { gone.push(Self.screen("two")) }
    #expect(failures.map(\.id) == ["source-gone"])
    #expect(state.path.isEmpty)
  }

  @Test func navigationStateIsObservable() async throws {
    let place = try place()
    await confirmation(expectedCount: 4) { isTold in
      withObservationTracking {
        _ = state.path
      } onChange: {
        isTold()
      }
      withObservationTracking {
        _ = state.sheet
      } onChange: {
        isTold()
      }
      withObservationTracking {
        _ = state.alert
      } onChange: {
        isTold()
      }
      withObservationTracking {
        _ = place.embedded
      } onChange: {
        isTold()
      }
      place.embed(Self.screen("embedded"))
      place.push(Self.screen("pushed"))
      place.alert(ModuleAlert("Hello"))
      state.answer("OK")
      place.sheet(Self.screen("sheet"))
    }
  }

  @Test func sheetsAndCoversHaveAStateOfTheirOwn() throws {
    #expect(try place().sheet(Self.screen("sheet")) == nil)
    #expect(state.sheet?.hasStack == false)
    #expect(try place().presentInNavigation(Self.screen("cover")) == nil)
    #expect(state.sheet?.cover?.hasStack == true)
    #expect(try place().push(Self.screen("pushed")) == nil)
    #expect(try top().name == "pushed")
    #expect(try place().close() == nil)
    #expect(try place().close() == nil)
    #expect(try top().name == "sheet")
    #expect(try place().close() == nil)
    #expect(state.sheet == nil)
    #expect(try place().present(Self.screen("bare")) == nil)
    #expect(state.cover?.hasStack == false)
  }

  @Test func anAlertTakesAnAnswer() throws {
    var isDeleted = false
    let alert = ModuleAlert(
      "Delete?",
      actions: [
        .init("Delete", role: .destructive) { isDeleted = true }, .init("Cancel", role: .cancel),
      ])
    #expect(try place().alert(alert) == nil)
    #expect(state.alert?.title == "Delete?")
    #expect(!state.answer("Maybe"))
    #expect(state.answer("Delete"))
    #expect(isDeleted)
    #expect(state.alert == nil)
    #expect(ModuleAlert("Done").actions.map(\.title) == ["OK"])
  }

  @Test func anAnswerMayOpenASheetOrAskAgain() throws {
    let place = try place()
    for next in ["sheet", "alert"] {
      let answer = ModuleAlert.Action("Go on") {
        let failure =
          next == "sheet"
          ? place.sheet(Self.screen("sheet")) : place.alert(ModuleAlert("Sure?"))
        #expect(failure == nil)
        #expect(state.alert?.title == "Go on?", "SwiftUI performs the answer first")
      }
      #expect(place.alert(ModuleAlert("Go on?", actions: [answer])) == nil)
      #expect(state.answer("Go on"))
      #expect(next == "sheet" ? state.sheet != nil : state.alert?.title == "Sure?")
      (state.sheet, state.alert) = (nil, nil)
    }
  }

  @Test func aPresentationWaitsUntilThePreviousOneIsGone() throws {
    let root = try place()
    root.sheet(Self.screen("sheet"))
    state.sheet?.presentations.isOnScreen = true
    #expect(try place().close() == nil)
    #expect(root.present(Self.screen("cover")) == nil)
    #expect(root.push(Self.screen("pushed")) == nil)
    #expect(state.cover == nil)
    #expect(state.path.count == 1)

    state.presentations.isGone(.sheet)
    #expect(try top().name == "cover")
  }

  @Test func onScreenASecondAlertComesInTheNextTurn() async throws {
    state.presentations.isOnScreen = true
    let place = try place()
    let answer = ModuleAlert.Action("Go on") { place.alert(ModuleAlert("Sure?")) }
    place.alert(ModuleAlert("Go on?", actions: [answer]))
    state.answer("Go on")
    #expect(state.alert == nil)
    await settle()
    #expect(state.alert?.title == "Sure?")
  }

  /// SwiftUI doesn't report a sheet that it never showed, so nothing may wait for it.
  @Test func aSheetThatWasNeverShownClosesAtOnce() throws {
    state.presentations.isOnScreen = true
    let root = try place()
    root.sheet(Self.screen("sheet"))
    try place().close()
    root.present(Self.screen("cover"))
    #expect(try top().name == "cover")
  }

  @Test func nothingWaitsForAStackThatHasVanished() throws {
    let root = try place()
    root.sheet(Self.screen("sheet"))
    let sheet = try #require(state.sheet)
    sheet.presentations.isOnScreen = true
    sheet.presentations.endAll()
    try place().close()
    root.present(Self.screen("cover"))
    #expect(try top().name == "cover")
  }

  @Test func nothingWaitsForAnAnswerWhoseStackHasVanished() throws {
    state.presentations.isOnScreen = true
    try place().alert(ModuleAlert("Go on?"))
    state.perform(try #require(state.alert?.actions.first))
    #expect(!state.presentations.isFree)
    state.presentations.endAll()
    #expect(state.presentations.isFree)
  }

  @Test func aWaitingSheetThatCannotBeShownIsReported() throws {
    let root = try place()
    root.sheet(Self.screen("sheet"))
    state.sheet?.presentations.isOnScreen = true
    try place().close()
    root.sheet(Self.screen("one"))
    root.sheet(Self.screen("two"))
    let failures = ModuleFailure.collect { state.presentations.isGone(.sheet) }
    #expect(failures.map(\.id) == ["already-presenting"])
    #expect(try top().name == "one")
  }

  @Test func onlyTheUsersSwipeIsReported() throws {
    var swipes = 0
    let root = try place()
    root.sheet(Self.screen("sheet")) { swipes += 1 }
    try place().close()
    #expect(swipes == 0)
    #expect(!state.swipeSheetAway())

    root.sheet(Self.screen("sheet")) { swipes += 1 }
    #expect(state.swipeSheetAway())
    #expect(swipes == 1)
    #expect(state.sheet == nil)

    root.presentInNavigation(Self.screen("sheet")) { swipes += 1 }
    #expect(state.cover == nil)
    #expect(state.sheet?.hasStack == true)
    #expect(state.swipeSheetAway())
    root.present(UIViewController(), didSwipeAway: { swipes += 1 })
    #expect(state.sheet?.hasStack == false)
    #expect(state.swipeSheetAway())
    #expect(swipes == 3)
  }

  @Test func embeddedModulesArePartOfTheirHost() throws {
    let host = try place()
    #expect(host.embed(Self.screen("inner")) == nil)
    let inner = try #require(host.embedded.first?.content(as: Screen.self))
    #expect(try top().name == "root")
    #expect(inner.router.navigation.push(Self.screen("next")) == nil)
    #expect(state.path.count == 1)
    #expect(inner.router.navigation.close() == nil)
    #expect(host.embedded.isEmpty)
  }

  @Test func embeddedModulesHaveTheirPartOfTheView() throws {
    let host = try place()
    host.embed(in: "map", Self.screen("map"))
    host.embed(Self.screen("whole"))
    #expect(host.embedded.map(\.part) == ["map", ""])
    let map = try #require(host.embedded.first?.content(as: Screen.self))
    #expect(map.router.navigation.close() == nil)
    #expect(host.embedded.map(\.part) == [""])
  }

  @Test func tabsHaveAStackEach() throws {
    let bar = NavigationState()
    bar.addTab("One", Self.screen("one"))
    bar.addTab("Two", image: "star", Self.screen("two"))
    let one = try #require(bar.top?.place)
    #expect(one.push(Self.screen("pushed")) == nil)
    #expect(one.selectTab(1) == nil)
    #expect(bar.top?.content(as: Screen.self)?.name == "two")
    #expect(one.tab(title: "Three", Self.screen("three")) == nil)
    #expect(bar.tabs.map(\.tabTitle) == ["One", "Two", "Three"])
    #expect(bar.top?.content(as: Screen.self)?.name == "three")
    #expect(bar.tabs.first?.path.count == 1)
  }

  @Test func replaceRootClearsEverything() throws {
    let bar = NavigationState()
    bar.addTab("One", Self.screen("one"))
    let one = try #require(bar.top?.place)
    one.push(Self.screen("pushed"))
    one.sheet(Self.screen("sheet"))
    let sheet = try #require(bar.top?.place)
    #expect(sheet.replaceRoot(Self.screen("new")) == nil)
    #expect(bar.tabs.isEmpty)
    #expect(bar.top?.content(as: Screen.self)?.name == "new")
    #expect(bar.top?.place.push(Self.screen("next")) == nil)
  }

  @Test func anAppGoesFromItsStartToItsTabsAndBack() {
    let app = NavigationState {
      Screen(name: "start", router: Router(navigation: $0))
    } tabs: {
      $0.addTab("One", Self.screen("one"))
    }
    app.showTabs()
    #expect(app.tabs.map(\.tabTitle) == ["One"])
    #expect(app.top?.content(as: Screen.self)?.name == "one")
    app.showStart()
    #expect(app.tabs.isEmpty)
    #expect(app.top?.content(as: Screen.self)?.name == "start")
  }

  @Test func impossibleNavigationIsReported() throws {
    let root = try place()
    let failures = try ModuleFailure.collect {
      NavigationPlace().push(Self.screen("one"))
      root.close()
      root.tab(Self.screen("tab"))
      root.sheet(Self.screen("sheet"))
      root.sheet(Self.screen("another"))
      root.alert(ModuleAlert("Hello"))
      try place().push(Self.screen("pushed"))
    }
    #expect(
      failures.map(\.description) == [
        """
        could not push 'Screen': the view to start from is gone; hand the router its view, and \
        keep that on screen
        """,
        """
        could not close 'Screen': it is neither pushed, presented nor embedded; show another \
        module with 'replaceRoot'
        """,
        """
        could not show the tab 'Screen' from 'Screen': 'Screen' is in no tab bar; show it as a \
        tab first
        """,
        """
        could not present 'Screen' from 'Screen': 'Screen' presents 'Screen' already; close that \
        first, or present from it
        """,
        """
        could not show the alert 'Hello' on 'Screen': 'Screen' presents 'Screen' already; close \
        that first, or present from it
        """,
        """
        could not push 'Screen' from 'Screen': 'Screen' is in no navigation stack; show it in a \
        navigation stack, or use 'present'
        """,
      ])
  }

  @Test func modulesAreFreedWhenTheyLeave() throws {
    weak var pushed: Router?
    weak var presented: Router?
    weak var embedded: Router?
    do {
      try place().push(Self.screen("pushed"))
      pushed = try top().router
      try place().embed(Self.screen("embedded"))
      embedded = state.top?.place.embedded.first?.content(as: Screen.self)?.router
      try place().sheet(Self.screen("sheet"))
      presented = try top().router
    }
    #expect(pushed != nil && presented != nil && embedded != nil)
    presented?.navigation.close()
    #expect(presented == nil)
    pushed?.navigation.close()
    #expect(pushed == nil && embedded == nil)
  }

  @Test func aWholeNavigationIsFreedWithEverythingOpen() {
    weak var root: Router?
    weak var top: Router?
    do {
      let state = NavigationState(Self.screen("root"))
      root = state.top?.content(as: Screen.self)?.router
      root?.navigation.push(Self.screen("pushed"))
      root?.navigation.sheet(Self.screen("sheet"))
      top = state.top?.content(as: Screen.self)?.router
      #expect(top != nil)
    }
    #expect(root == nil && top == nil)
  }
}
