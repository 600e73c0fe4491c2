import Foundation
import TestTools
import Testing

/// A case of the folder `Merges`: what the user and the spec change, and the merged file.
///
/// The input has a section `yours` and a section `spec`, both for `presenter`, and a section `base`
/// before them if both have another base. A section has changes (``Swift/String/changed(by:)``).
struct SwiftMergeCase: CustomTestStringConvertible, Sendable {
  static let all = RecordedCase.all(in: "Merges").map(SwiftMergeCase.init)

  let recorded: RecordedCase
  var testDescription: String { recorded.testDescription }
  /// Whether the result can compile; a stub that the user deleted is missed by the compiler.
  var compiles: Bool { !recorded.title.hasSuffix(" [doesn't compile]") }

  func texts() throws -> (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    var sections: [String: String] = [:]
    var name = ""
    for line in recorded.input.components(separatedBy: "\n") {
      if ["base", "yours", "spec"].contains(line) {
        name = line
      } else {
        sections[name, default: ""] += line + "\n"
      }
    }
    let base = try Self.presenter.changed(by: sections["base"] ?? "")
    return (
      Array(base.utf8), Array(try base.changed(by: sections["yours"] ?? "").utf8),
      Array(try base.changed(by: sections["spec"] ?? "").utf8)
    )
  }

  static let presenter = """
    import Articles

    /// Decides what ArticleList shows and where it leads.
    @MainActor
    final class ArticleListPresenter {
      weak var view: (any ArticleListViewProtocol)?
      let interactor: any ArticleListInteractorProtocol
      let router: any ArticleListRouterProtocol

      init(interactor: any ArticleListInteractorProtocol, router: any ArticleListRouterProtocol) {
        self.interactor = interactor
        self.router = router
      }
    }

    // MARK: - ArticleListViewOutputProtocol

    extension ArticleListPresenter: ArticleListViewOutputProtocol {
      func viewDidLoad() {
        fatalError("ArticleListPresenter.viewDidLoad() is not written yet")
      }

      func didTapAdd() {
        fatalError("ArticleListPresenter.didTapAdd() is not written yet")
      }

      func didSelectArticle(id: Int) {
        fatalError("ArticleListPresenter.didSelectArticle(id:) is not written yet")
      }
    }

    // MARK: - ArticleListInteractorOutputProtocol

    extension ArticleListPresenter: ArticleListInteractorOutputProtocol {
      func didLoad(_ articles: [Article]) {
        fatalError("ArticleListPresenter.didLoad(_:) is not written yet")
      }
    }

    """
}
