/// Why there are no articles.
public enum ArticlesError: Error, Hashable, Sendable {
  /// What was given as the address is none.
  case invalidURL(String)
  /// Nothing came; the text says why: `"no answer within 10 seconds"`.
  case noData(String)
  /// What came is no article; the text says what is wrong, and where.
  case decoding(String)

  /// What a reader is told.
  public var message: String {
    switch self {
    case .invalidURL(let address):
      "'\(address)' is no address of articles; one looks like \(HTTPArticlesWorker.publicAddress)"
    case .noData(let reason): "No articles came: \(reason)."
    case .decoding(let reason): "What came is no article: \(reason)."
    }
  }
}
