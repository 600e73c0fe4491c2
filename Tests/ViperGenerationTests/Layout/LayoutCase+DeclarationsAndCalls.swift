extension LayoutCase {
  static let declarationsAndCalls: [LayoutCase] = [
    LayoutCase(
      "parameters",
      #"""
      protocol ViewOutput {
        func didSelect(id: Trip.ID, in section: Section, animated: Bool)
      }
      """#,
      wide: #"""
        protocol ViewOutput {
          func didSelect(
            id: Trip.ID, in section: Section, animated: Bool)
        }
        """#,
      narrow: #"""
        protocol ViewOutput {
          func didSelect(
            id: Trip.ID,
            in section: Section,
            animated: Bool)
        }
        """#),
    LayoutCase(
      "result and effects",
      #"""
      func load(id: Trip.ID, for user: User) async throws(LoadError) -> [Trip] {
        []
      }
      """#,
      wide: #"""
        func load(id: Trip.ID, for user: User)
          async throws(LoadError) -> [Trip]
        {
          []
        }
        """#,
      narrow: #"""
        func load(
          id: Trip.ID, for user: User
        ) async throws(LoadError) -> [Trip]
        {
          []
        }
        """#),
    LayoutCase(
      "defaults",
      #"""
      init(view: (any ViewProtocol)? = nil, router: Router = Router()) {
        self.view = view
      }
      """#,
      wide: #"""
        init(
          view: (any ViewProtocol)? = nil, router: Router = Router()
        ) {
          self.view = view
        }
        """#,
      narrow: #"""
        init(
          view: (any ViewProtocol)? = nil,
          router: Router = Router()
        ) {
          self.view = view
        }
        """#),
    LayoutCase(
      "closure parameter",
      #"""
      func fetch(then finish: @escaping @Sendable (Result<Trip, any Error>) -> Void)
      """#,
      wide: #"""
        func fetch(
          then finish:
            @escaping @Sendable (Result<Trip, any Error>) -> Void)
        """#,
      narrow: #"""
        func fetch(
          then finish:
            @escaping @Sendable (
              Result<Trip, any Error>
            ) -> Void)
        """#),
    LayoutCase(
      "generics with where",
      #"""
      func map<Value, Key>(_ value: Value) -> Key where Value: Hashable, Key == Value.Key
      """#,
      wide: #"""
        func map<Value, Key>(_ value: Value) -> Key
        where Value: Hashable, Key == Value.Key
        """#,
      narrow: #"""
        func map<Value, Key>(_ value: Value)
          -> Key
        where
          Value: Hashable, Key == Value.Key
        """#),
    LayoutCase(
      "inheritance",
      #"""
      final class Presenter: TripListViewOutputProtocol, TripListInteractorOutputProtocol {
      }
      """#,
      wide: #"""
        final class Presenter: TripListViewOutputProtocol,
          TripListInteractorOutputProtocol
        {
        }
        """#,
      narrow: #"""
        final class Presenter:
          TripListViewOutputProtocol,
          TripListInteractorOutputProtocol
        {
        }
        """#),
    LayoutCase(
      "extension",
      #"""
      extension TripListPresenter: TripListViewOutputProtocol, Sendable {
        func a() {}
      }
      """#,
      wide: #"""
        extension TripListPresenter: TripListViewOutputProtocol,
          Sendable
        {
          func a() {}
        }
        """#,
      narrow: #"""
        extension TripListPresenter:
          TripListViewOutputProtocol,
          Sendable
        {
          func a() {}
        }
        """#),
    LayoutCase(
      "call",
      #"""
      interactor.addTrip(title: title, start: start, end: end, notes: notes)
      """#,
      wide: #"""
        interactor.addTrip(
          title: title, start: start, end: end, notes: notes)
        """#,
      narrow: #"""
        interactor.addTrip(
          title: title, start: start,
          end: end, notes: notes)
        """#),
    LayoutCase(
      "nested calls",
      #"""
      router.open(makeDetail(id: trip.id, store: store), animated: true, from: view)
      """#,
      wide: #"""
        router.open(
          makeDetail(id: trip.id, store: store), animated: true,
          from: view)
        """#,
      narrow: #"""
        router.open(
          makeDetail(
            id: trip.id, store: store),
          animated: true, from: view)
        """#),
    LayoutCase(
      "assignment",
      #"""
      let presenter = TripListPresenter(interactor: interactor, router: router)
      """#,
      wide: #"""
        let presenter = TripListPresenter(
          interactor: interactor, router: router)
        """#,
      narrow: #"""
        let presenter = TripListPresenter(
          interactor: interactor,
          router: router)
        """#),
    LayoutCase(
      "type and value",
      #"""
      weak var view: (any TripListViewProtocol & AnyObject & Sendable)? = makeView()
      """#,
      wide: #"""
        weak var view:
          (any TripListViewProtocol & AnyObject & Sendable)? =
            makeView()
        """#,
      narrow: #"""
        weak var view:
          (
            any TripListViewProtocol
              & AnyObject & Sendable
          )? = makeView()
        """#),
    LayoutCase(
      "member assignment",
      #"""
      self.configuration.presenter = dependencies.makePresenter(for: module)
      """#,
      wide: #"""
        self.configuration.presenter = dependencies.makePresenter(
          for: module)
        """#,
      narrow: #"""
        self.configuration.presenter =
          dependencies.makePresenter(
            for: module)
        """#),
    LayoutCase(
      "array",
      #"""
      let names = ["first name", "second name", "third name", "fourth name"]
      """#,
      wide: #"""
        let names = [
          "first name", "second name", "third name", "fourth name",
        ]
        """#,
      narrow: #"""
        let names = [
          "first name", "second name",
          "third name", "fourth name",
        ]
        """#),
    LayoutCase(
      "dictionary",
      #"""
      let values = ["one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6]
      """#,
      wide: #"""
        let values = [
          "one": 1, "two": 2, "three": 3, "four": 4, "five": 5,
          "six": 6,
        ]
        """#,
      narrow: #"""
        let values = [
          "one": 1, "two": 2, "three": 3,
          "four": 4, "five": 5, "six": 6,
        ]
        """#),
    LayoutCase(
      "trailing closure",
      #"""
      let rows = trips.filter { $0.isUpcoming }.map { TripRow(trip: $0) }
      """#,
      wide: #"""
        let rows = trips.filter { $0.isUpcoming }.map {
          TripRow(trip: $0)
        }
        """#,
      narrow: #"""
        let rows = trips.filter {
          $0.isUpcoming
        }.map { TripRow(trip: $0) }
        """#),
    LayoutCase(
      "task",
      #"""
      func a() {
        Task { [weak self] in
          await self?.interactor.loadEverythingThatIsThere(at: Date())
        }
      }
      """#,
      wide: #"""
        func a() {
          Task { [weak self] in
            await self?.interactor.loadEverythingThatIsThere(
              at: Date())
          }
        }
        """#,
      narrow: #"""
        func a() {
          Task { [weak self] in
            await self?.interactor
              .loadEverythingThatIsThere(
                at: Date())
          }
        }
        """#),
    LayoutCase(
      "guard",
      #"""
      guard let self, let trip = trips.first, trip.isUpcoming else { return }
      """#,
      wide: #"""
        guard let self, let trip = trips.first, trip.isUpcoming
        else { return }
        """#,
      narrow: #"""
        guard let self,
          let trip = trips.first,
          trip.isUpcoming
        else { return }
        """#),
    LayoutCase(
      "if",
      #"""
      if let trip = selectedTrip, trip.start < now && trip.end > now || isForced {
        show(trip)
      }
      """#,
      wide: #"""
        if let trip = selectedTrip,
          trip.start < now && trip.end > now || isForced
        {
          show(trip)
        }
        """#,
      narrow: #"""
        if let trip = selectedTrip,
          trip.start < now && trip.end > now
            || isForced
        {
          show(trip)
        }
        """#),
  ]
}
