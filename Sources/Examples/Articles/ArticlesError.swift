/// Why loading failed.
public enum ArticlesError: Error, Hashable, Sendable {
  /// The address is invalid.
  case invalidURL(String)
  /// No data arrived. The text gives the reason: `"no answer within 10 seconds"`.
  case noData(String)
  /// The data isn't an article. The text gives the reason and the place.
  case decoding(String)

  /// The text for readers.
  public var message: String {
    switch self {
    case .invalidURL(let address):
      "'\(address)' is no address of articles; one looks like \(HTTPArticlesWorker.publicAddress)"
    case .noData(let reason): "No articles came: \(reason)."
    case .decoding(let reason): "What came is no article: \(reason)."
    }
  }
}
