extension SwiftMergeCase {
  private static let router = "  let router: any ArticleListRouterProtocol\n"
  private static let initHead =
    "  init(interactor: any ArticleListInteractorProtocol, router: any ArticleListRouterProtocol) {\n"
  private static let setRouter = "    self.router = router\n"
  private static let addStub = stub("didTapAdd()")
  private static let shareExtension = """

    // MARK: - ArticleListShareOutputProtocol

    extension ArticleListPresenter: ArticleListShareOutputProtocol {
      func didShare() {
        fatalError("ArticleListPresenter.didShare() is not written yet")
      }
    }

    """
  private static let interactorMark = "\n// MARK: - ArticleListInteractorOutputProtocol\n"
  private static let share =
    "  func didTapShare() {\n" + stub("didTapShare()") + "  }\n\n"
  private static let newShare: Edit = .before("  func didSelectArticle", share)

  /// A service that the spec gives the presenter.
  private static let newStore: [Edit] = [
    .after(router, "  let store: any Store\n"),
    .replace(
      initHead,
      """
        init(
          interactor: any ArticleListInteractorProtocol, router: any ArticleListRouterProtocol,
          store: any Store
        ) {

      """),
    .after(setRouter, "    self.store = store\n"),
  ]

  static let types: [SwiftMergeCase] = properties + extensions + layout + around

  private static let properties = [
    SwiftMergeCase(
      name: "a service is added where the user added a property",
      ours: [.after(router, "  private var isLoading = false\n")], theirs: newStore,
      expected: [
        .after(router, "  let store: any Store\n  private var isLoading = false\n"), newStore[1],
        newStore[2],
      ]),
    SwiftMergeCase(
      name: "a service is added where the user added a parameter",
      ours: [
        .after(router, "  let log: any Log\n"),
        .replace(
          initHead,
          """
            init(
              interactor: any ArticleListInteractorProtocol, router: any ArticleListRouterProtocol,
              log: any Log
            ) {

          """), .after(setRouter, "    self.log = log\n"),
      ],
      theirs: newStore,
      expected: [
        .after(router, "  let store: any Store\n  let log: any Log\n"),
        .replace(
          initHead,
          """
            init(
              interactor: any ArticleListInteractorProtocol,
              router: any ArticleListRouterProtocol,
              store: any Store,
              log: any Log
            ) {

          """), .after(setRouter, "    self.store = store\n    self.log = log\n"),
      ]),
    SwiftMergeCase(
      name: "the user has broken the parameter list one a line, and added to it",
      ours: [
        .replace(
          initHead,
          """
            init(
              interactor: any ArticleListInteractorProtocol,
              router: any ArticleListRouterProtocol,
              log: any Log
            ) {

          """)
      ],
      theirs: newStore,
      expected: [
        newStore[0], newStore[2],
        .replace(
          initHead,
          """
            init(
              interactor: any ArticleListInteractorProtocol,
              router: any ArticleListRouterProtocol,
              store: any Store,
              log: any Log
            ) {

          """),
      ]),
    SwiftMergeCase(
      name: "a service is added to an initializer that does more",
      ours: [.after(setRouter, "    interactor.load()\n")], theirs: newStore,
      expected: [
        newStore[0], newStore[1],
        .after(setRouter, "    self.store = store\n    interactor.load()\n"),
      ]),
    SwiftMergeCase(
      name: "a service comes first, the user has documented what was first",
      ours: [.before("  weak var view", "  /// Set by the builder.\n")],
      theirs: [.before("  weak var view", "  let id: Int = 0\n")],
      expected: [.before("  weak var view", "  let id: Int = 0\n  /// Set by the builder.\n")]),
    SwiftMergeCase(
      name: "a service goes that the user has not touched",
      base: newStore, ours: [.after("  let store: any Store\n", "  var count = 0\n")],
      theirs: [.all(presenter)],
      expected: [.all(presenter), .after(router, "  var count = 0\n")]),
    SwiftMergeCase(
      name: "the user gives a property an observer, a service is added",
      ours: [
        .replace(
          "  weak var view: (any ArticleListViewProtocol)?\n",
          "  weak var view: (any ArticleListViewProtocol)? {\n    didSet { interactor.load() }\n  }\n"
        )
      ], theirs: newStore,
      expected: newStore + [
        .replace(
          "  weak var view: (any ArticleListViewProtocol)?\n",
          "  weak var view: (any ArticleListViewProtocol)? {\n    didSet { interactor.load() }\n  }\n"
        )
      ]),
    SwiftMergeCase(
      name: "an empty class gets members on both sides",
      base: [.all("@MainActor\nfinal class Helper {}\n")],
      ours: [.all("@MainActor\nfinal class Helper {\n  var count = 0\n}\n")],
      theirs: [
        .all(
          "@MainActor\nfinal class Helper {\n  let id: Int\n\n  init(id: Int) {\n    self.id = id\n  }\n}\n"
        )
      ],
      expected: [
        .all(
          "@MainActor\nfinal class Helper {\n  let id: Int\n\n  init(id: Int) {\n    self.id = id\n  }\n\n  var count = 0\n}\n"
        )
      ]),
    SwiftMergeCase(
      name: "conformances are added on both sides",
      ours: [
        .replace("final class ArticleListPresenter {", "final class ArticleListPresenter: Log {")
      ],
      theirs: [
        .replace("final class ArticleListPresenter {", "final class ArticleListPresenter: Store {")
      ],
      expected: [
        .replace(
          "final class ArticleListPresenter {", "final class ArticleListPresenter: Store, Log {")
      ]),
  ]

  private static let extensions = [
    SwiftMergeCase(
      name: "a conformance is added behind the user's own extension",
      ours: [
        .before(interactorMark, "\nextension ArticleListPresenter {\n  func helper() {}\n}\n")
      ],
      theirs: [.before(interactorMark, shareExtension)],
      expected: [
        .before(
          interactorMark,
          shareExtension + "\nextension ArticleListPresenter {\n  func helper() {}\n}\n")
      ]),
    SwiftMergeCase(
      name: "a conformance is added at the end, where the user has an extension",
      ours: [
        .after(
          stub("didLoad(_:)") + "  }\n}\n",
          "\n// MARK: - Mine\n\nextension ArticleListPresenter {\n  func helper() {}\n}\n")
      ],
      theirs: [.after(stub("didLoad(_:)") + "  }\n}\n", shareExtension)],
      expected: [
        .after(
          stub("didLoad(_:)") + "  }\n}\n",
          shareExtension
            + "\n// MARK: - Mine\n\nextension ArticleListPresenter {\n  func helper() {}\n}\n")
      ]),
    SwiftMergeCase(
      name: "the user renames a section, its extension grows",
      ours: [.replace("// MARK: - ArticleListViewOutputProtocol", "// MARK: - What the view says")],
      theirs: [newShare],
      expected: [
        .replace("// MARK: - ArticleListViewOutputProtocol", "// MARK: - What the view says"),
        newShare,
      ]),
    SwiftMergeCase(
      name: "a section inside an extension",
      ours: [.before("  func didSelectArticle", "  // MARK: Rows\n\n")], theirs: [newShare],
      expected: [.before("  func didSelectArticle", share + "  // MARK: Rows\n\n")]),
    SwiftMergeCase(
      name: "the user adds a type of his own above",
      ours: [.before("/// Decides", "private struct Row {\n  let title: String\n}\n\n")],
      theirs: newStore,
      expected: [.before("/// Decides", "private struct Row {\n  let title: String\n}\n\n")]
        + newStore),
    SwiftMergeCase(
      name: "the user conforms an extension to one more protocol",
      ours: [
        .replace(
          "ArticleListPresenter: ArticleListViewOutputProtocol {",
          "ArticleListPresenter: ArticleListViewOutputProtocol, Log {")
      ], theirs: [newShare],
      expected: [
        .replace(
          "ArticleListPresenter: ArticleListViewOutputProtocol {",
          "ArticleListPresenter: ArticleListViewOutputProtocol, Log {"), newShare,
      ]),
  ]

  private static let filled: Edit = .replace(addStub, "    router.openEditor()\n")

  private static let layout = [
    SwiftMergeCase(
      name: "the file is indented with four spaces, a method is new",
      ours: [filled, .indent("    ")], theirs: [newShare],
      expected: [filled, newShare, .indent("    ")]),
    SwiftMergeCase(
      name: "the file is indented with tabs, a contract is new",
      ours: [filled, .indent("\t")], theirs: [.before(interactorMark, shareExtension)],
      expected: [filled, .before(interactorMark, shareExtension), .indent("\t")]),
    SwiftMergeCase(
      name: "the file is indented anew, a service is new",
      ours: [.after(setRouter, "    interactor.load()\n"), .indent("    ")], theirs: newStore,
      expected: [
        newStore[0], newStore[1],
        .after(setRouter, "    self.store = store\n    interactor.load()\n"),
        .indent("    "),
      ]),
    SwiftMergeCase(
      name: "carriage returns", ours: [filled, .crlf], theirs: [newShare],
      expected: [filled, newShare, .crlf]),
    SwiftMergeCase(
      name: "no last line feed", ours: [filled, .noLastLineFeed],
      theirs: [newShare], expected: [filled, newShare, .noLastLineFeed]),
    SwiftMergeCase(
      name: "braces on lines of their own",
      ours: [filled, .replace("  func didTapAdd() {\n", "  func didTapAdd()\n  {\n")],
      theirs: [.replace("func didTapAdd()", "func didTapAdd() async")],
      expected: [filled, .replace("  func didTapAdd() {\n", "  func didTapAdd() async\n  {\n")]),
    SwiftMergeCase(
      name: "the user has taken blank lines out",
      ours: [.replace(addStub + "  }\n\n", addStub + "  }\n")], theirs: [newShare],
      expected: [.replace(addStub + "  }\n\n", addStub + "  }\n\n" + share)]),
  ]

  private static let around = [
    SwiftMergeCase(
      name: "imports on both sides", ours: [.after("import Articles\n", "import Editor\n")],
      theirs: [.after("import Articles\n", "import Domain\n")],
      expected: [.after("import Articles\n", "import Domain\nimport Editor\n")]),
    SwiftMergeCase(
      name: "imports on both sides, theirs later in the alphabet",
      ours: [.after("import Articles\n", "import Domain\n")],
      theirs: [.after("import Articles\n", "import Store\n")],
      expected: [.after("import Articles\n", "import Domain\nimport Store\n")]),
    SwiftMergeCase(
      name: "the same import on both sides", ours: [.after("import Articles\n", "import Editor\n")],
      theirs: [.after("import Articles\n", "import Editor\n"), newShare],
      expected: [.after("import Articles\n", "import Editor\n"), newShare]),
    SwiftMergeCase(
      name: "imports that the user has not sorted stay so",
      ours: [.after("import Articles\n", "import Store\nimport Blog\n")],
      theirs: [.after("import Articles\n", "import Domain\n")],
      expected: [.after("import Articles\n", "import Domain\nimport Store\nimport Blog\n")]),
    SwiftMergeCase(
      name: "imports with attributes are not sorted",
      ours: [.after("import Articles\n", "@preconcurrency import Blog\n")],
      theirs: [.after("import Articles\n", "import Domain\n")],
      expected: [.after("import Articles\n", "import Domain\n@preconcurrency import Blog\n")]),
    SwiftMergeCase(
      name: "the user puts a header above an import that gets company",
      ours: [.before("import Articles\n", "// Copyright of the team.\n\n")],
      theirs: [.before("import Articles\n", "import Accounts\n")],
      expected: [.before("import Articles\n", "// Copyright of the team.\n\nimport Accounts\n")]),
    SwiftMergeCase(
      name: "the user documents the class, the spec gives it a summary",
      ours: [
        .after("/// Decides what ArticleList shows and where it leads.\n", "///\n/// Ask Kim.\n")
      ],
      theirs: [
        .replace("/// Decides what ArticleList shows and where it leads.\n", "/// All articles.\n")
      ],
      expected: [
        .replace(
          "/// Decides what ArticleList shows and where it leads.\n",
          "/// All articles.\n///\n/// Ask Kim.\n")
      ]),
    SwiftMergeCase(
      name: "a user's conditional compilation",
      ours: [.before("  func didSelectArticle", "  #if DEBUG\n    func dump() {}\n  #endif\n\n")],
      theirs: [newShare],
      expected: [
        .before("  func didSelectArticle", share + "  #if DEBUG\n    func dump() {}\n  #endif\n\n")
      ]),
    SwiftMergeCase(
      name: "the user wraps the file in a condition",
      ours: [
        .before("import Articles\n", "#if os(Linux)\n"),
        .after(stub("didLoad(_:)") + "  }\n}\n", "#endif\n"),
      ],
      theirs: [newShare],
      expected: [
        .before("import Articles\n", "#if os(Linux)\n"),
        .after(stub("didLoad(_:)") + "  }\n}\n", "#endif\n"),
        newShare,
      ]),
    SwiftMergeCase(
      name: "a brace is missing in ours: lines are merged",
      ours: [filled, .remove(stub("didLoad(_:)") + "  }\n")], theirs: [newShare],
      expected: [filled, .remove(stub("didLoad(_:)") + "  }\n"), newShare], compiles: false),
    SwiftMergeCase(
      name: "the user wraps one method in a condition, its neighbour is new",
      ours: [
        .replace(
          "  func didTapAdd() {\n" + addStub + "  }\n",
          "  #if DEBUG\n    func didTapAdd() {}\n  #endif\n")
      ],
      theirs: [newShare],
      expected: [
        .replace(
          "  func didTapAdd() {\n" + addStub + "  }\n",
          "  #if DEBUG\n    func didTapAdd() {}\n  #endif\n"),
        newShare,
      ], compiles: false),
    SwiftMergeCase(
      name: "remarks behind braces",
      ours: [filled, .replace("  func didTapAdd() {\n", "  func didTapAdd() {  // Kim\n")],
      theirs: [
        .replace(
          "  func didTapAdd() {\n" + addStub + "  }\n",
          "  func didTapAdd(id: Int) {\n" + addStub + "  }  // new\n")
      ],
      expected: [
        .replace(
          "  func didTapAdd() {\n" + addStub + "  }\n",
          "  func didTapAdd(id: Int) {  // Kim\n    router.openEditor()\n  }  // new\n")
      ]),
  ]
}
