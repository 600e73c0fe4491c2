extension SwiftMergeCase {
  private static let addStub =
    "    fatalError(\"ArticleListPresenter.didTapAdd() is not written yet\")\n"
  private static let loadStub =
    "    fatalError(\"ArticleListPresenter.viewDidLoad() is not written yet\")\n"
  private static let selectStub =
    "    fatalError(\"ArticleListPresenter.didSelectArticle(id:) is not written yet\")\n"
  private static let filledAdd: Edit = .replace(addStub, "    router.openEditor()\n")
  private static let filledLoad: Edit = .replace(loadStub, "    interactor.load()\n")
  private static let filledSelect: Edit = .replace(
    selectStub, "    log(id)\n    router.openDetail(id: id)\n")
  private static let addHead = "  func didTapAdd() {\n"
  private static let selectHead = "  func didSelectArticle(id: Int) {\n"
  private static let remarkedHead = "  func didSelectArticle(id: Int) {  // by id\n"
  private static let addMethod = addHead + addStub + "  }\n\n"
  private static let selectMethod = selectHead + selectStub + "  }\n"

  private static func method(_ signature: String, _ title: String) -> String {
    "  func \(signature) {\n" + stub(title) + "  }\n"
  }

  /// A new method behind `didTapAdd()`.
  private static let share = method("didTapShare()", "didTapShare()") + "\n"
  private static let newShare: Edit = .before(selectHead, share)
  private static let removedAdd: Edit = .remove(addMethod)
  private static let newParameter: Edit = .replace(
    selectHead + selectStub,
    "  func didSelectArticle(id: Int, animated: Bool) {\n" + stub("didSelectArticle(id:animated:)"))

  static let methods: [SwiftMergeCase] = filling + signatures + removing + moving

  private static let filling = [
    SwiftMergeCase(
      name: "a stub is filled, its neighbour below is new",
      ours: [filledAdd], theirs: [newShare], expected: [filledAdd, newShare]),
    SwiftMergeCase(
      name: "a stub is filled, its neighbour above is new",
      ours: [filledSelect], theirs: [newShare], expected: [filledSelect, newShare]),
    SwiftMergeCase(
      name: "a stub has a comment beside its brace, and a parameter is new",
      ours: [.before(selectHead, "  func own() {}\n\n"), .replace(selectHead, remarkedHead)],
      theirs: [newParameter],
      expected: [
        .before(selectHead, "  func own() {}\n\n"),
        .replace(
          selectHead + selectStub,
          "  func didSelectArticle(id: Int, animated: Bool) {  // by id\n"
            + stub("didSelectArticle(id:animated:)")),
      ]),
    SwiftMergeCase(
      name: "all stubs are filled, a method comes last",
      ours: [filledLoad, filledAdd, filledSelect],
      theirs: [.after(selectMethod, "\n" + method("didTapShare()", "didTapShare()"))],
      expected: [
        filledLoad, filledAdd,
        .replace(
          selectStub + "  }\n",
          "    log(id)\n    router.openDetail(id: id)\n  }\n\n"
            + method("didTapShare()", "didTapShare()")),
      ]),
    SwiftMergeCase(
      name: "a method comes first in its extension",
      ours: [filledLoad],
      theirs: [.before("  func viewDidLoad() {\n", share)],
      expected: [filledLoad, .before("  func viewDidLoad() {\n", share)]),
    SwiftMergeCase(
      name: "the user has written what the spec now has",
      ours: [.before(selectHead, "  func didTapShare() {\n    router.openDetail(id: 1)\n  }\n\n")],
      theirs: [newShare],
      expected: [
        .before(selectHead, "  func didTapShare() {\n    router.openDetail(id: 1)\n  }\n\n")
      ]),
    SwiftMergeCase(
      name: "the user has written it elsewhere in the extension",
      ours: [.after(selectMethod, "\n  func didTapShare() {\n    router.openEditor()\n  }\n")],
      theirs: [newShare],
      expected: [.after(selectMethod, "\n  func didTapShare() {\n    router.openEditor()\n  }\n")]),
    SwiftMergeCase(
      name: "a stub is filled on one line",
      ours: [.replace(addHead + addStub + "  }\n", "  func didTapAdd() { router.openEditor() }\n")],
      theirs: [newShare],
      expected: [
        .replace(addHead + addStub + "  }\n", "  func didTapAdd() { router.openEditor() }\n"),
        newShare,
      ]),
    SwiftMergeCase(
      name: "a helper between stubs, and a new method there",
      ours: [.before(selectHead, "  private func log(_ id: Int) {}\n\n"), filledSelect],
      theirs: [newShare],
      expected: [
        .before(selectHead, share + "  private func log(_ id: Int) {}\n\n"), filledSelect,
      ]),
    SwiftMergeCase(
      name: "a comment above a stub whose neighbour is new",
      ours: [.before(addHead, "  // Asks for a title first.\n")], theirs: [newShare],
      expected: [.before(addHead, "  // Asks for a title first.\n"), newShare]),
  ]

  private static let signatures = [
    SwiftMergeCase(
      name: "a parameter is added to a filled method",
      ours: [filledSelect], theirs: [newParameter],
      expected: [
        filledSelect,
        .replace("didSelectArticle(id: Int)", "didSelectArticle(id: Int, animated: Bool)"),
      ]),
    SwiftMergeCase(
      name: "a parameter is added to a filled method with a comment and an attribute",
      ours: [
        .before(selectHead, "  /// Opens the article.\n  @inline(never)\n"), filledSelect,
      ],
      theirs: [newParameter],
      expected: [
        .before(selectHead, "  /// Opens the article.\n  @inline(never)\n"), filledSelect,
        .replace("didSelectArticle(id: Int)", "didSelectArticle(id: Int, animated: Bool)"),
      ]),
    SwiftMergeCase(
      name: "a parameter's type changes under a filled body",
      ours: [filledSelect],
      theirs: [.replace("didSelectArticle(id: Int)", "didSelectArticle(id: Int?)")],
      expected: [filledSelect, .replace("didSelectArticle(id: Int)", "didSelectArticle(id: Int?)")]),
    SwiftMergeCase(
      name: "a filled method is renamed",
      ours: [filledAdd],
      theirs: [
        .replace(addHead + addStub, "  func didTapNew() {\n" + stub("didTapNew()"))
      ],
      expected: [filledAdd, .replace("func didTapAdd()", "func didTapNew()")]),
    SwiftMergeCase(
      name: "a filled method is renamed while another one comes",
      ours: [filledSelect, .before(selectHead, "  // Goes to the detail.\n")],
      theirs: [
        .replace(
          selectHead + selectStub,
          "  func didPickArticle(id: Int) {\n" + stub("didPickArticle(id:)")),
        .before("  func viewDidLoad", share),
      ],
      expected: [
        filledSelect, .before(selectHead, "  // Goes to the detail.\n"),
        .replace("func didSelectArticle", "func didPickArticle"),
        .before("  func viewDidLoad", share),
      ]),
    SwiftMergeCase(
      name: "a filled method becomes async",
      ours: [.replace(loadStub, "    interactor.load()\n")],
      theirs: [.replace("func viewDidLoad() {", "func viewDidLoad() async {")],
      expected: [
        .replace(loadStub, "    interactor.load()\n"),
        .replace("func viewDidLoad() {", "func viewDidLoad() async {"),
      ]),
    SwiftMergeCase(
      name: "the user makes a method public, the spec adds a parameter",
      ours: [
        filledSelect, .replace("  func didSelectArticle", "  @inlinable func didSelectArticle"),
      ],
      theirs: [newParameter],
      expected: [
        filledSelect, .replace("  func didSelectArticle", "  @inlinable func didSelectArticle"),
        .replace("didSelectArticle(id: Int)", "didSelectArticle(id: Int, animated: Bool)"),
      ], compiles: false),
    SwiftMergeCase(
      name: "the user breaks a parameter list, the spec adds to it",
      ours: [
        filledSelect, .replace(selectHead, "  func didSelectArticle(\n    id: Int\n  ) {\n"),
      ],
      theirs: [newParameter],
      expected: [
        filledSelect, .replace(selectHead, "  func didSelectArticle(id: Int, animated: Bool) {\n"),
      ]),
    SwiftMergeCase(
      name: "the same parameter on both sides",
      ours: [
        filledSelect, .replace(selectHead, "  func didSelectArticle(id: Int, animated: Bool) {\n"),
      ],
      theirs: [newParameter],
      expected: [
        filledSelect, .replace(selectHead, "  func didSelectArticle(id: Int, animated: Bool) {\n"),
      ]),
    SwiftMergeCase(
      name: "both sides change one parameter",
      ours: [filledSelect, .replace("didSelectArticle(id: Int)", "didSelectArticle(id: Int64)")],
      theirs: [.replace("didSelectArticle(id: Int)", "didSelectArticle(id: String)")],
      expected: [
        filledSelect,
        .replace(
          selectHead,
          """
          <<<<<<< yours
            func didSelectArticle(id: Int64) {
          ||||||| base
            func didSelectArticle(id: Int) {
          =======
            func didSelectArticle(id: String) {
          >>>>>>> viper-gen

          """),
      ], conflicts: 1),
  ]

  private static let removing = [
    SwiftMergeCase(
      name: "a stub is removed, its neighbours are filled",
      ours: [filledLoad, filledSelect], theirs: [removedAdd],
      expected: [filledLoad, filledSelect, removedAdd]),
    SwiftMergeCase(
      name: "a filled method is removed from the spec",
      ours: [filledAdd], theirs: [removedAdd], expected: [filledAdd],
      leftovers: ["ArticleListPresenter.didTapAdd()"]),
    SwiftMergeCase(
      name: "a commented stub is removed from the spec",
      ours: [.before(addHead, "  // Soon.\n")], theirs: [removedAdd],
      expected: [.before(addHead, "  // Soon.\n")],
      leftovers: ["ArticleListPresenter.didTapAdd()"]),
    SwiftMergeCase(
      name: "the user deletes a stub on purpose",
      ours: [removedAdd], theirs: [newShare], expected: [removedAdd, newShare], compiles: false),
    SwiftMergeCase(
      name: "the user deletes a stub, the spec gives it a parameter",
      ours: [.remove("\n" + selectMethod)], theirs: [newParameter],
      expected: [.remove("\n" + selectMethod)],
      leftovers: ["ArticleListPresenter.didSelectArticle(id:animated:)"], compiles: false),
    SwiftMergeCase(
      name: "a whole contract is removed, one method of it is filled",
      ours: [filledAdd],
      theirs: [
        .remove(
          "// MARK: - ArticleListViewOutputProtocol\n\nextension ArticleListPresenter: ArticleListViewOutputProtocol {\n"
        ),
        .remove("  func viewDidLoad() {\n" + loadStub + "  }\n\n"), removedAdd,
        .remove(selectMethod + "}\n\n"),
      ],
      expected: [
        .remove("  func viewDidLoad() {\n" + loadStub + "  }\n\n"), .remove("\n" + selectMethod),
        filledAdd,
      ],
      leftovers: ["ArticleListPresenter", "ArticleListPresenter.didTapAdd()"], compiles: false),
  ]

  private static let moving = [
    SwiftMergeCase(
      name: "a method is moved in the spec, and filled by the user",
      ours: [filledAdd],
      theirs: [removedAdd, .after(selectMethod, "\n" + String(addMethod.dropLast()))],
      expected: [filledAdd]),
    SwiftMergeCase(
      name: "the user has sorted the methods, a new one follows its neighbour",
      ours: [removedAdd, .before("  func viewDidLoad() {\n", addMethod)],
      theirs: [newShare],
      expected: [removedAdd, .before("  func viewDidLoad() {\n", addMethod + share)]),
    SwiftMergeCase(
      name: "the user has moved a contract's methods into the class",
      ours: [
        .remove(
          "\n// MARK: - ArticleListInteractorOutputProtocol\n\nextension ArticleListPresenter: ArticleListInteractorOutputProtocol {\n  func didLoad(_ articles: [Article]) {\n"
            + stub("didLoad(_:)") + "  }\n}\n"),
        .replace(
          "    self.router = router\n  }\n",
          "    self.router = router\n  }\n\n  func didLoad(_ articles: [Article]) {\n    view?.show(articles)\n  }\n"
        ),
        .replace(
          "final class ArticleListPresenter {",
          "final class ArticleListPresenter: ArticleListInteractorOutputProtocol {"),
      ],
      theirs: [
        .replace(
          stub("didLoad(_:)") + "  }\n",
          stub("didLoad(_:)") + "  }\n\n" + method("didFail()", "didFail()"))
      ],
      expected: [
        .remove(
          "\n// MARK: - ArticleListInteractorOutputProtocol\n\nextension ArticleListPresenter: ArticleListInteractorOutputProtocol {\n  func didLoad(_ articles: [Article]) {\n"
            + stub("didLoad(_:)") + "  }\n}\n"),
        .replace(
          "    self.router = router\n  }\n",
          "    self.router = router\n  }\n\n  func didLoad(_ articles: [Article]) {\n    view?.show(articles)\n  }\n\n"
            + method("didFail()", "didFail()")),
        .replace(
          "final class ArticleListPresenter {",
          "final class ArticleListPresenter: ArticleListInteractorOutputProtocol {"),
      ]),
    SwiftMergeCase(
      name: "the user has moved an extension to another file, its contract grows",
      ours: [.remove(interactorOutput)],
      theirs: [
        .replace(
          stub("didLoad(_:)") + "  }\n",
          stub("didLoad(_:)") + "  }\n\n" + method("didFail()", "didFail()"))
      ],
      expected: [
        .replace(
          interactorOutput,
          "\n// MARK: - ArticleListInteractorOutputProtocol\n\nextension ArticleListPresenter {\n"
            + method("didFail()", "didFail()") + "}\n")
      ]),
    SwiftMergeCase(
      name: "the user has renamed the class",
      ours: [
        .replace("final class ArticleListPresenter {", "final class ArticleListDirector {"),
        .replace(
          "ArticleListPresenter: ArticleListViewOutputProtocol",
          "ArticleListDirector: ArticleListViewOutputProtocol"),
        .replace(
          "ArticleListPresenter: ArticleListInteractorOutputProtocol",
          "ArticleListDirector: ArticleListInteractorOutputProtocol"),
      ],
      theirs: [newShare],
      expected: [
        .replace("final class ArticleListPresenter {", "final class ArticleListDirector {"),
        .replace(
          "ArticleListPresenter: ArticleListViewOutputProtocol",
          "ArticleListDirector: ArticleListViewOutputProtocol"),
        .replace(
          "ArticleListPresenter: ArticleListInteractorOutputProtocol",
          "ArticleListDirector: ArticleListInteractorOutputProtocol"),
        newShare,
      ]),
  ]

  private static let interactorOutput =
    "\n// MARK: - ArticleListInteractorOutputProtocol\n\nextension ArticleListPresenter: ArticleListInteractorOutputProtocol {\n  func didLoad(_ articles: [Article]) {\n"
    + stub("didLoad(_:)") + "  }\n}\n"
}
