import Testing

/// Lines that are too long, and what becomes of them.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String
  /// Broken at 40 columns.
  let broken: String

  var testDescription: String { name }

  init(_ name: String, _ source: String, _ broken: String) {
    self.name = name
    self.source = source
    self.broken = broken
  }

  static let all = [
    LayoutCase(
      "a call",
      "resolve(first: 1, second: 22, third: 333)",
      """
      resolve(
        first: 1, second: 22, third: 333)
      """),
    LayoutCase(
      "a call of many arguments",
      "resolveAll(first: 1111, second: 2222, third: 3333, fourth: 4)",
      """
      resolveAll(
        first: 1111,
        second: 2222,
        third: 3333,
        fourth: 4
      )
      """),
    LayoutCase(
      "a nested call",
      "resolve(first: make(second: 22, third: 333, fourth: 4444), b: 5)",
      """
      resolve(
        first: make(
          second: 22, third: 333, fourth: 4444
        ),
        b: 5
      )
      """),
    LayoutCase(
      "an array as an argument",
      "resolve(first: [1111, 2222, 3333, 4444], second: [])",
      """
      resolve(
        first: [1111, 2222, 3333, 4444],
        second: []
      )
      """),
    LayoutCase(
      "one array as an argument",
      "collection.append([1111, 2222, 3333, 44444])",
      """
      collection.append([
        1111, 2222, 3333, 44444
      ])
      """),
    LayoutCase(
      "a tuple as an argument",
      "values.append((first: first, second: second))",
      """
      values.append(
        (first: first, second: second))
      """),
    LayoutCase(
      "an array",
      "let values = [makeFirst(), makeSecond(), makeThird()]",
      """
      let values = [
        makeFirst(), makeSecond(), makeThird()
      ]
      """),
    LayoutCase(
      "an optional composition",
      "func a(b: (any First & Second & Third)? = nil)",
      """
      func a(
        b: (any First & Second & Third)? = nil
      )
      """),
    LayoutCase(
      "an empty array",
      "var values: [(first: Int, second: String)] = []",
      """
      var values:
        [(first: Int, second: String)] = []
      """),
    LayoutCase(
      "an optional function",
      "var handler: (@MainActor (Int, String) async throws -> Void)?",
      """
      var handler:
        (
          @MainActor (Int, String)
            async throws -> Void
        )?
      """),
    LayoutCase(
      "a typed throw",
      "var handler: (@MainActor (Int) async throws(Failure) -> [String])?",
      """
      var handler:
        (
          @MainActor (Int)
            async throws(Failure) -> [String]
        )?
      """),
    LayoutCase(
      "an initial value",
      "let value: Result<Int, any Error> = .success(2)",
      """
      let value: Result<Int, any Error> =
        .success(2)
      """),
    LayoutCase(
      "equality in a macro",
      "#expect(parts.interactor.loadCallCount == 10)",
      """
      #expect(
        parts.interactor.loadCallCount == 10)
      """),
    LayoutCase(
      "equality of an array",
      "#expect(parts.view.showArgValues.map { $0.rows } == [value])",
      """
      #expect(
        parts.view.showArgValues.map {
          $0.rows
        }
          == [value]
      )
      """),
    LayoutCase(
      "identity in a macro",
      "#expect(presenter.interactor === first.interactor)",
      """
      #expect(
        presenter.interactor
          === first.interactor
      )
      """),
    LayoutCase(
      "a cast in a macro",
      "let router = try #require(view.presenter as? TripPresenter)",
      """
      let router = try #require(
        view.presenter as? TripPresenter)
      """),
    LayoutCase(
      "a member of a cast",
      "#expect((opened.out as? TripPresenter)?.item == 2)",
      """
      #expect(
        (opened.out as? TripPresenter)?.item
          == 2
      )
      """),
    LayoutCase(
      "a closure",
      "await settle { first == nil && second == nil }",
      """
      await settle {
        first == nil && second == nil
      }
      """),
    LayoutCase(
      "a closure with a signature",
      "items.forEach { item, index in show(item, index) }",
      """
      items.forEach { item, index in
        show(item, index)
      }
      """),
    LayoutCase(
      "a getter",
      "var count: Int { lock.withLock { state.count + 1 } }",
      """
      var count: Int {
        lock.withLock { state.count + 1 }
      }
      """),
    LayoutCase(
      "a function",
      "func load(first: Int, second: String) async throws -> [Int] {}",
      """
      func load(
        first: Int, second: String
      ) async throws -> [Int] {}
      """),
    LayoutCase(
      "a function without parameters",
      "@Test func presenterReachesTheInteractor() async throws {",
      """
      @Test
      func presenterReachesTheInteractor()
        async throws
      {
      """),
    LayoutCase(
      "a generic function",
      "func load<T>(first: T, in second: Int) where T: Equatable {",
      """
      func load<T>(
        first: T, in second: Int
      ) where T: Equatable {
      """),
    LayoutCase(
      "an initialiser",
      "init(view: any ViewProtocol, router: any Router) {",
      """
      init(
        view: any ViewProtocol,
        router: any Router
      ) {
      """),
    LayoutCase(
      "a class",
      "final class TripListViewMock: TripListViewProtocol {",
      """
      final class TripListViewMock:
        TripListViewProtocol
      {
      """),
    LayoutCase(
      "a class of several protocols",
      "class ViewMock: FirstProtocol, SecondProtocol {",
      """
      class ViewMock: FirstProtocol,
        SecondProtocol
      {
      """),
    LayoutCase(
      "a class whose name is all that fits",
      "class TripListPresenterMock: ViewProtocol, OutputProtocol {",
      """
      class TripListPresenterMock:
        ViewProtocol, OutputProtocol
      {
      """),
    LayoutCase(
      "a stored property",
      "var value: Result<Int, any Error> = .make(first: 1, second: [22, 333])",
      """
      var value: Result<Int, any Error> =
        .make(first: 1, second: [22, 333])
      """),
    LayoutCase(
      "an if",
      "if let first = makeFirst(), let second = makeSecond() {",
      """
      if let first = makeFirst(),
        let second = makeSecond()
      {
      """),
    LayoutCase(
      "a condition with a body",
      "if isReady(first, second) { super.loadView() }",
      """
      if isReady(first, second) {
        super.loadView()
      }
      """),
    LayoutCase(
      "a guard",
      "guard let first = makeFirst(), let second = make() else { return }",
      """
      guard let first = makeFirst(),
        let second = make()
      else { return }
      """),
    LayoutCase(
      "a return",
      "return try await handler.handle(first, second)",
      """
      return try await handler.handle(
        first, second)
      """),
    LayoutCase(
      "a logical return",
      "return first.isReady && second.isReady || third",
      """
      return
        first.isReady
        && second.isReady
        || third
      """),
    LayoutCase(
      "an assignment",
      "self.somethingQuiteLong = somethingQuiteLong",
      """
      self.somethingQuiteLong =
        somethingQuiteLong
      """),
    LayoutCase(
      "a chain",
      "first.second.third.fourth.fifth.sixth.seventh",
      """
      first.second.third.fourth.fifth.sixth
        .seventh
      """),
    LayoutCase(
      "a ternary",
      "let value = isFirst ? makeTheFirst() : makeTheSecond()",
      """
      let value =
        isFirst
        ? makeTheFirst()
        : makeTheSecond()
      """),
    LayoutCase(
      "a nil coalescing",
      "let value = first.optional ?? second.optional ?? third",
      """
      let value =
        first.optional
        ?? second.optional
        ?? third
      """),
    LayoutCase(
      "a string",
      #"fatalError("TripListPresenter.load(_:) is not written yet")"#,
      #"""
      fatalError(
        "TripListPresenter.load(_:) is not written yet"
      )
      """#),
    LayoutCase(
      "a type of a method",
      "public private(set) static var values: [[String: Int]] = [:]",
      """
      public private(set) static var values:
        [[String: Int]] = [:]
      """),
  ]
}
