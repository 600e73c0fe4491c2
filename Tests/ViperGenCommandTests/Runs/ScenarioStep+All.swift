extension ScenarioStep {
  private static let presenter = "TripListPresenter.swift"
  private static let moved = "Presenter/TripListPresenter.swift"
  private static let loading = "Parts/TripListPresenter+Loading.swift"

  private static func fill(_ member: String, in file: String, with body: String) -> Edit {
    .code(file, "fatalError(\"TripList\(member) is not written yet\")", with: body)
  }

  static let all = writing + moving + calling + owning

  private static let writing = [
    ScenarioStep(
      "members are added to a spec that had none",
      stubs: [
        "ViewState.display(rows:)", "Presenter.viewDidLoad()", "Presenter.didLoad(_:)",
        "Interactor.loadTrips()",
      ]),
    ScenarioStep(
      "the interactor is written",
      fill(
        "Interactor.loadTrips()", in: "TripListInteractor.swift",
        with: "presenter?.didLoad(store.cachedTrips())"),
      stubs: ["ViewState.display(rows:)", "Presenter.viewDidLoad()", "Presenter.didLoad(_:)"]),
    ScenarioStep(
      "the presenter is written, with a property and a file more",
      fill(
        "Presenter.viewDidLoad()", in: presenter, with: "selected = nil\n    interactor.loadTrips()"
      ),
      fill(
        "Presenter.didLoad(_:)", in: presenter,
        with: "self.trips = trips\n    view?.display(rows: trips.map(row(of:)))"),
      .code(
        presenter, "  let router: any TripListRouterProtocol\n",
        with:
          "  let router: any TripListRouterProtocol\n  private var selected: Trip.ID?\n  var trips: [Trip] = []\n"
      ),
      .write(
        "TripListPresenter+Rows.swift",
        """
        extension TripListPresenter {
          func row(of trip: Trip) -> TripRow {
            TripRow(id: trip.id, title: trip.name)
          }
        }

        """),
      stubs: ["ViewState.display(rows:)"]),
    ScenarioStep(
      "a body says what the last member of the view does: the component is generated",
      .spec(
        #""display(rows: [TripRow])""#,
        with: #"{ "func": "display(rows: [TripRow])", "body": "self.rows = rows" }"#)),
    ScenarioStep(
      "a call is passed on: the presenter is mixed",
      .add(
        #"{ "func": "didSelect(id: Trip.ID)", "forward": "router.openDetail" }"#, to: "viewOutput")),
    ScenarioStep(
      "the spec says how a member is done that is written",
      .spec(
        #""viewDidLoad()""#,
        with: #"{ "func": "viewDidLoad()", "forward": "interactor.loadTrips" }"#),
      refusal: "'viewDidLoad()'"),
    ScenarioStep(
      "what is written is deleted",
      .code(
        presenter, "  func viewDidLoad() {\n    selected = nil\n    interactor.loadTrips()\n  }\n",
        with: "")),
    ScenarioStep(
      "a call is no longer passed on: it comes with its body",
      .spec(
        #"{ "func": "didSelect(id: Trip.ID)", "forward": "router.openDetail" }"#,
        with: #""didSelect(id: Trip.ID)""#)),
    ScenarioStep(
      "the body that came is changed",
      .code(
        presenter, "    router.openDetail(id: id)\n",
        with: "    selected = id\n    router.openDetail(id: id)\n")),
  ]

  private static let moving = [
    ScenarioStep(
      "an extension moves to a file in a subfolder",
      .split(presenter, at: "TripListInteractorOutputProtocol", to: loading)),
    ScenarioStep(
      "a member gets a parameter, which its caller passes",
      .spec("didLoad(_ trips: [Trip])", with: "didLoad(_ trips: [Trip], isFresh: Bool)"),
      .code(
        "TripListInteractor.swift", "didLoad(store.cachedTrips())",
        with: "didLoad(store.cachedTrips(), isFresh: false)")),
    ScenarioStep(
      "a member is renamed", .spec("didSelect(id: Trip.ID)", with: "didPick(id: Trip.ID)"),
      warning: "didPick"),
    ScenarioStep(
      "a member comes under a condition",
      .code(
        presenter,
        "  func didPick(id: Trip.ID) {\n    selected = id\n    router.openDetail(id: id)\n  }\n",
        with:
          "  #if !SILENT\n  func didPick(id: Trip.ID) {\n    selected = id\n    router.openDetail(id: id)\n  }\n  #endif\n"
      )),
    ScenarioStep(
      "the user's files are laid out by another configuration",
      .format(#"{ "version": 1, "indentation": { "spaces": 4 }, "lineLength": 70 }"#)),
    ScenarioStep("a service is added", .add(#""analytics: any Analytics""#, to: "services")),
    ScenarioStep("an input is added", .add(#""title: String""#, to: "inputs")),
    ScenarioStep(
      "an entity gets a field",
      .spec(
        #""id: Trip.ID", "title: String""#,
        with: #""id: Trip.ID", "title: String", "isNew: Bool = false""#)),
    ScenarioStep(
      "the module gets an output",
      .spec(#""inputs": ["#, with: "\"output\": [\"didFinish()\"],\n  \"inputs\": [")),
    ScenarioStep("a file moves to a subfolder", .move(presenter, to: moved)),
    ScenarioStep(
      "the class gets a property in a file that was moved and laid out anew",
      .code(moved, "    var trips", with: "    // What is shown.\n    var trips")),
  ]

  private static let reload = """
    {
          "func": "didTapReload()", "forward": "interactor.trips", "task": "latest", "while": "view.setLoading",
          "then": "presenter.didReload", "catch": "view.showError"
        }
    """

  private static let calling = [
    ScenarioStep(
      "a call that waits is passed on, and tells four others",
      .add(#""isLoading: Bool = false""#, to: "state"),
      .add(
        #"{ "func": "setLoading(_ isLoading: Bool)", "body": "self.isLoading = isLoading" }"#,
        to: "view"),
      .add(#""showError(_ error: TripStoreError)""#, to: "view"),
      .add(
        #"{ "func": "trips() async throws(TripStoreError) -> [Trip]", "forward": "store.trips" }"#,
        to: "interactor"),
      .add(#""didReload(_ trips: [Trip])""#, to: "interactorOutput"),
      .add(reload, to: "viewOutput"),
      stubs: ["ViewState.showError(_:)", "Presenter.didReload(_:)"]),
    ScenarioStep(
      "both are written",
      fill("ViewState.showError(_:)", in: "TripListViewState.swift", with: "rows = []"),
      fill("Presenter.didReload(_:)", in: loading, with: "didLoad(trips, isFresh: true)")),
    ScenarioStep(
      "another member cancels the call",
      .add(#"{ "func": "viewWillDisappear()", "cancel": "didTapReload" }"#, to: "viewOutput")),
    ScenarioStep(
      "both come to the user, with what they need",
      .spec(reload, with: #""didTapReload()""#),
      .spec(
        #"{ "func": "viewWillDisappear()", "cancel": "didTapReload" }"#,
        with: #""viewWillDisappear()""#)),
    ScenarioStep(
      "what came is changed",
      .code(
        moved, "if let call = didTapReloadCall {",
        with: "if let call = didTapReloadCall, !call.isCancelled {")),
  ]

  private static let owning = [
    ScenarioStep(
      "the presenter is the user's as a whole",
      .spec(#""router": ["#, with: "\"yours\": [\"presenter\"],\n  \"router\": [")),
    ScenarioStep(
      "and again only what is written of it", .spec("\"yours\": [\"presenter\"],\n", with: "")),
    ScenarioStep(
      "the spec no longer has a member that is written",
      .spec("\n    \"didPick(id: Trip.ID)\",", with: ""), warning: "didPick"),
    ScenarioStep(
      "a word of the names changes, and a header comes",
      .config(
        "\"root\": true,",
        with: #""root": true, "words": { "Router": "Wireframe" }, "header": "// Trips","#)),
    ScenarioStep("a service is removed", .spec("\n    \"analytics: any Analytics\",", with: "")),
    ScenarioStep(
      "the user's files are laid out as before",
      .format(#"{ "version": 1, "indentation": { "spaces": 2 }, "lineLength": 100 }"#)),
    ScenarioStep(
      "all that was moved moves back", .move(moved, to: presenter),
      .move(loading, to: "Loading.swift")),
    ScenarioStep(
      "a route is added, and a call to it",
      .add(#"{ "func": "close()", "by": "close" }"#, to: "router"),
      .add(#"{ "func": "didTapClose()", "forward": "router.close" }"#, to: "viewOutput")),
  ]
}

extension ScenarioModule {
  static let files = [
    "Sources/TripList/Domain.swift": """
    struct Trip: Sendable, Hashable, Identifiable {
      var id: Int
      var name: String
    }

    enum TripStoreError: Error, Hashable { case offline }

    protocol TripStore: AnyObject, Sendable {
      func trips() async throws(TripStoreError) -> [Trip]
      func cachedTrips() -> [Trip]
    }

    protocol Analytics: AnyObject, Sendable {
      func log(_ event: String)
    }

    """,
    "Specs/TripList.viper.json": """
    {
      "root": true,
      "inputs": ["user: Int"],
      "services": ["store: any TripStore"],
      "state": ["rows: [TripRow] = []"],
      "entities": [
        { "name": "TripRow", "conforms": ["Hashable"], "fields": ["id: Trip.ID", "title: String"] }
      ],
      "view": ["display(rows: [TripRow])"],
      "viewOutput": ["viewDidLoad()"],
      "interactor": ["loadTrips()"],
      "interactorOutput": ["didLoad(_ trips: [Trip])"],
      "router": [{ "func": "openDetail(id: Trip.ID)", "to": "TripDetail" }]
    }

    """,
    "Specs/TripDetail.viper.json": """
    {
      "inputs": ["id: Trip.ID"],
      "viewOutput": [{ "func": "didTapMore(size: Int)", "forward": "interactor.load" }],
      "interactor": [{ "func": "load(page: Int = 1, size: Int)", "body": "_ = page + size" }]
    }

    """,
  ]
}
