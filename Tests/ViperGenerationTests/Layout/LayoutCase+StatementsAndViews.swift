extension LayoutCase {
  static let statementsAndViews: [LayoutCase] = [
    LayoutCase(
      "ternary",
      #"""
      let title = trip.isUpcoming ? formatter.string(from: trip.start) : "It is over"
      """#,
      wide: #"""
        let title =
          trip.isUpcoming
          ? formatter.string(from: trip.start) : "It is over"
        """#,
      narrow: #"""
        let title =
          trip.isUpcoming
          ? formatter.string(
            from: trip.start) : "It is over"
        """#),
    LayoutCase(
      "operators",
      #"""
      let total = firstNumberOfAll + secondNumberOfAll * thirdNumberOfAll - 1
      """#,
      wide: #"""
        let total =
          firstNumberOfAll + secondNumberOfAll * thirdNumberOfAll
          - 1
        """#,
      narrow: #"""
        let total =
          firstNumberOfAll
          + secondNumberOfAll
          * thirdNumberOfAll - 1
        """#),
    LayoutCase(
      "try await",
      #"""
      let trips = try await store.loadTrips(for: user, matching: predicate)
      """#,
      wide: #"""
        let trips = try await store.loadTrips(
          for: user, matching: predicate)
        """#,
      narrow: #"""
        let trips =
          try await store.loadTrips(
            for: user, matching: predicate)
        """#),
    LayoutCase(
      "return",
      #"""
      func a() -> B {
        return makeSomething(first: one, second: two, third: three, fourth: four)
      }
      """#,
      wide: #"""
        func a() -> B {
          return makeSomething(
            first: one, second: two, third: three, fourth: four)
        }
        """#,
      narrow: #"""
        func a() -> B {
          return makeSomething(
            first: one, second: two,
            third: three, fourth: four)
        }
        """#),
    LayoutCase(
      "conditional compilation",
      #"""
      #if canImport(UIKit)
        import UIKit

        let controller = UIViewController(nibName: nil, bundle: nil, other: nil)
      #endif
      """#,
      wide: #"""
        #if canImport(UIKit)
          import UIKit

          let controller = UIViewController(
            nibName: nil, bundle: nil, other: nil)
        #endif
        """#,
      narrow: #"""
        #if canImport(UIKit)
          import UIKit

          let controller = UIViewController(
            nibName: nil, bundle: nil,
            other: nil)
        #endif
        """#),
    LayoutCase(
      "attributes",
      #"""
      @MainActor @Observable final class TripListViewState: TripListViewProtocol {
      }
      """#,
      wide: #"""
        @MainActor @Observable
        final class TripListViewState: TripListViewProtocol {
        }
        """#,
      narrow: #"""
        @MainActor @Observable
        final class TripListViewState:
          TripListViewProtocol
        {
        }
        """#),
    LayoutCase(
      "test attribute",
      #"""
      @Test("the presenter shows what it got", .tags(.presenter)) func shows() async {
      }
      """#,
      wide: #"""
        @Test("the presenter shows what it got", .tags(.presenter))
        func shows() async {
        }
        """#,
      narrow: #"""
        @Test(
          "the presenter shows what it got",
          .tags(.presenter)) func shows()
          async
        {
        }
        """#),
    LayoutCase(
      "expect",
      #"""
      #expect(presenter.title == "A title that is rather long" && view.isShown)
      """#,
      wide: #"""
        #expect(
          presenter.title == "A title that is rather long"
            && view.isShown)
        """#,
      narrow: #"""
        #expect(
          presenter.title
            == "A title that is rather long"
            && view.isShown)
        """#),
    LayoutCase(
      "preview",
      #"""
      #Preview("Trips, with a long name for it") { TripListView(state: TripListViewState()) }
      """#,
      wide: #"""
        #Preview("Trips, with a long name for it") {
          TripListView(state: TripListViewState())
        }
        """#,
      narrow: #"""
        #Preview(
          "Trips, with a long name for it"
        ) {
          TripListView(
            state: TripListViewState())
        }
        """#),
    LayoutCase(
      "property",
      #"""
      var isEmpty: Bool { rows.isEmpty && sections.isEmpty && !isLoading && error == nil }
      """#,
      wide: #"""
        var isEmpty: Bool {
          rows.isEmpty && sections.isEmpty && !isLoading
            && error == nil
        }
        """#,
      narrow: #"""
        var isEmpty: Bool {
          rows.isEmpty && sections.isEmpty
            && !isLoading && error == nil
        }
        """#),
    LayoutCase(
      "switch",
      #"""
      switch action {
      case .didSelect(let id), .didOpen(let id), .didShow(let id, _):
        open(id)
      default: break
      }
      """#,
      wide: #"""
        switch action {
        case .didSelect(let id), .didOpen(let id),
          .didShow(let id, _):
          open(id)
        default: break
        }
        """#,
      narrow: #"""
        switch action {
        case .didSelect(let id),
          .didOpen(let id),
          .didShow(let id, _):
          open(id)
        default: break
        }
        """#),
    LayoutCase(
      "catch",
      #"""
      do {
        try a()
      } catch let error as SomeVeryLongErrorTypeName where error.isSerious {
        show(error)
      }
      """#,
      wide: #"""
        do {
          try a()
        } catch let error as SomeVeryLongErrorTypeName
          where error.isSerious
        {
          show(error)
        }
        """#,
      narrow: #"""
        do {
          try a()
        } catch let error
          as SomeVeryLongErrorTypeName
          where error.isSerious
        {
          show(error)
        }
        """#),
    LayoutCase(
      "enum case",
      #"""
      enum Route {
        case detail(id: Trip.ID, animated: Bool, completion: () -> Void)
      }
      """#,
      wide: #"""
        enum Route {
          case detail(
            id: Trip.ID, animated: Bool, completion: () -> Void)
        }
        """#,
      narrow: #"""
        enum Route {
          case detail(
            id: Trip.ID, animated: Bool,
            completion: () -> Void)
        }
        """#),
    LayoutCase(
      "view body",
      #"""
      var body: some View {
        List(state.rows) { row in
          RowView(row: row, title: row.title, subtitle: row.subtitle, image: row.image)
        }
        .task { await state.load() }
      }
      """#,
      wide: #"""
        var body: some View {
          List(state.rows) { row in
            RowView(
              row: row, title: row.title, subtitle: row.subtitle,
              image: row.image)
          }
          .task { await state.load() }
        }
        """#,
      narrow: #"""
        var body: some View {
          List(state.rows) { row in
            RowView(
              row: row, title: row.title,
              subtitle: row.subtitle,
              image: row.image)
          }
          .task { await state.load() }
        }
        """#),
    LayoutCase(
      "key path",
      #"""
      let titles = trips.map(\.destination.address.country.localizedName)
      """#,
      wide: #"""
        let titles = trips.map(
          \.destination.address.country.localizedName)
        """#,
      narrow: #"""
        let titles = trips.map(
          \.destination.address.country
            .localizedName)
        """#),
    LayoutCase(
      "cast",
      #"""
      let cell = table.dequeue(for: indexPath) as? TripListTableViewCellWithImage
      """#,
      wide: #"""
        let cell =
          table.dequeue(for: indexPath)
          as? TripListTableViewCellWithImage
        """#,
      narrow: #"""
        let cell =
          table.dequeue(for: indexPath)
          as? TripListTableViewCellWithImage
        """#),
  ]
}
