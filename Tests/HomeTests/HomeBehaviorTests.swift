import ExamplesViews
import Foundation
import HomeDomain
import Testing
import ViperKit

@testable import HomeModules

@MainActor
struct HomeBehaviorTests {
  private static let summer = Banner(id: 1, title: "Summer school", path: "summer")
  private static let winter = Banner(id: 2, title: "Winter school", path: "winter", isOver: true)
  private static let door = Banner(id: 3, title: "Open day", path: "door")
  private static let swift = Course(id: 1, title: "Swift", hours: 24)
  private static let chess = Course(id: 2, title: "Chess", hours: 8)

  private func home(
    _ banners: Result<[Banner], any Error>, _ courses: Result<[Course], any Error>
  ) async -> HomeView {
    let view = HomeView()
    let (bannerService, wikiService) = (BannerServiceMock(), WikiServiceMock())
    bannerService.bannersHandler = { _ in try banners.get() }
    wikiService.coursesHandler = { _, _ in try courses.get() }
    HomeModuleConfigurator.configureModuleForViewInput(
      viewInput: view, banners: bannerService, wiki: wikiService)
    view.loadViewIfNeeded()
    await settle { !view.refreshing.isRefreshing }
    return view
  }

  private func settle(until isSettled: () -> Bool) async {
    for _ in 0..<10_000 {
      if isSettled() { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func aViewThatExistsShowsTheBannerAndTheFirstCourse() async {
    let view = await home(
      .success([Self.summer, Self.winter, Self.door]), .success([Self.swift, Self.chess]))
    #expect(view.carousel.shownTitle == "Summer school")
    #expect(view.carousel.dots.numberOfPages == 2)
    #expect(view.courseTitle.text == "Swift")
    #expect(view.courseLength.text == "24 hours")
    #expect(!view.refreshing.isRefreshing)
  }

  @Test func theCarouselIsAModuleOfItsOwnInTheScreen() async throws {
    let view = await home(.success([Self.summer, Self.door]), .success([]))
    #expect(view.children == [view.carousel])
    #expect(view.carousel.view.isDescendant(of: view.view))
    let presenter = try #require(view.carousel.output as? CarouselPresenter)
    #expect(presenter.view === view.carousel)
  }

  @Test func aSwipeAndTheDotsTurnTheSlides() async {
    let carousel = await home(.success([Self.summer, Self.door]), .success([])).carousel

    #expect(carousel.pages.swipe(to: 1))
    #expect(carousel.shownTitle == "Open day")
    #expect(carousel.dots.currentPage == 1)
    #expect(!carousel.pages.swipe(to: 2), "there is no other slide")

    #expect(carousel.dots.turn(to: 0))
    #expect(carousel.shownTitle == "Summer school")
    #expect(carousel.pages.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
  }

  enum Offline: Error { case noNetwork }

  @Test func aFailureEndsTheRefreshingAsASuccessDoes() async {
    let view = await home(.failure(Offline.noNetwork), .failure(Offline.noNetwork))
    #expect(!view.refreshing.isRefreshing)
    #expect(view.carousel.shownTitle == nil)
    #expect(view.courseTitle.text == nil)
  }

  @Test func oneFailureDoesNotHideTheOtherAnswer() async {
    let view = await home(.failure(Offline.noNetwork), .success([Self.swift]))
    #expect(view.courseTitle.text == "Swift")
    let other = await home(.success([Self.door]), .failure(Offline.noNetwork))
    #expect(other.carousel.shownTitle == "Open day")
  }

  @Test func pullToRefreshAsksAgainAndBeginsWithTheFirstSlide() async {
    let view = await home(.success([Self.summer, Self.door]), .success([Self.swift]))
    view.carousel.pages.swipe(to: 1)
    #expect(view.refreshing.pull())
    #expect(view.refreshing.isRefreshing)
    #expect(!view.refreshing.pull(), "once at a time")
    await settle { !view.refreshing.isRefreshing }
    #expect(!view.refreshing.isRefreshing)
    #expect(view.carousel.shownTitle == "Summer school")
  }

  @Test(arguments: [true, false])
  func theBannerIsRefreshedBeforeTheCourse(bannerIsFirst: Bool) async {
    let (interactor, view) = (HomeInteractorMock(), HomeViewMock())
    let presenter = HomePresenter(interactor: interactor, router: HomeRouterMock())
    presenter.view = view
    var order: [String] = []
    view.refreshBannerHandler = { _ in order.append("banner") }
    view.refreshWikiHandler = { _ in order.append("course") }
    view.loadDataSuccessHandler = { order.append("end") }
    interactor.provideBannerDataHandler = { [weak presenter] path in
      #expect(path == "home")
      if !bannerIsFirst { for _ in 0..<100 { await Task.yield() } }
      presenter?.receiveBannerData(.success([Self.summer]))
    }
    interactor.provideWikiDataHandler = { [weak presenter] _, _ in
      if bannerIsFirst { for _ in 0..<100 { await Task.yield() } }
      presenter?.receiveWikiData(.success([Self.swift, Self.chess]))
    }
    presenter.reloadData()
    presenter.reloadData()
    await settle { order.count == 3 }
    #expect(order == ["banner", "course", "end"])
    #expect(interactor.provideBannerDataCallCount == 1)
  }

  @Test func nothingIsLeftOfAScreenThatWasUsed() async {
    weak var goneHome: HomeView?
    weak var goneCarousel: CarouselPresenter?
    do {
      let view = await home(.success([Self.summer]), .success([Self.swift]))
      goneHome = view
      goneCarousel = view.carousel.output as? CarouselPresenter
      #expect(goneCarousel != nil)
    }
    await settle { goneHome == nil && goneCarousel == nil }
    #expect(goneHome == nil)
    #expect(goneCarousel == nil)
  }
}

extension CarouselView {
  fileprivate var shownTitle: String? {
    let column = pages.visibleCells.first?.contentView.subviews.first as? UIStackView
    return column?.arrangedSubviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }
}
