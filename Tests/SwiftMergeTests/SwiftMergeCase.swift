import Foundation
import Testing

struct SwiftMergeCase: CustomTestStringConvertible, Sendable {
  enum Edit: Sendable {
    case replace(String, String)
    case before(String, String)
    case after(String, String)
    case remove(String)
    /// Every step of two spaces becomes this.
    case indent(String)
    case crlf
    case noLastLineFeed
    case all(String)
  }

  let name: String
  var base: [Edit] = []
  let ours: [Edit]
  let theirs: [Edit]
  let expected: [Edit]
  var leftovers: [String] = []
  var conflicts = 0
  /// Whether the result can compile; a stub that the user deleted is missed by the compiler.
  var compiles = true

  var testDescription: String { name }

  struct Texts {
    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]
    let expected: [UInt8]
  }

  func texts() throws -> Texts {
    let start = try Self.apply(base, to: Self.presenter)
    return Texts(
      base: Array(start.utf8), ours: Array(try Self.apply(ours, to: start).utf8),
      theirs: Array(try Self.apply(theirs, to: start).utf8),
      expected: Array(try Self.apply(expected, to: start).utf8))
  }

  struct NotFoundOnce: Error {
    let text: String
  }

  private static func apply(_ edits: [Edit], to text: String) throws -> String {
    try edits.reduce(text) { try apply($1, to: $0) }
  }

  private static func apply(_ edit: Edit, to text: String) throws -> String {
    switch edit {
    case .replace(let old, let new):
      let found = text.ranges(of: old)
      guard found.count == 1, let range = found.first else { throw NotFoundOnce(text: old) }
      return text[..<range.lowerBound] + new + text[range.upperBound...]
    case .before(let mark, let new): return try apply(.replace(mark, new + mark), to: text)
    case .after(let mark, let new): return try apply(.replace(mark, mark + new), to: text)
    case .remove(let old): return try apply(.replace(old, ""), to: text)
    case .indent(let step):
      return text.components(separatedBy: "\n").map { line -> String in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: step, count: spaces / 2) + line.dropFirst(spaces)
      }.joined(separator: "\n")
    case .crlf:
      return text.components(separatedBy: "\n").joined(separator: "\r\n")
    case .noLastLineFeed: return String(text.dropLast())
    case .all(let new): return new
    }
  }

  static func stub(_ title: String) -> String {
    "    fatalError(\"ArticleListPresenter.\(title) is not written yet\")\n"
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
