import ArticlesDomain

extension ArticlesError {
  /// What a reader is told.
  var message: String {
    switch self {
    case .invalidURL: "The address of the articles is wrong."
    case .noData: "The service sent nothing."
    case .decoding(let reason): "The service sent something else than articles: \(reason)"
    }
  }
}
