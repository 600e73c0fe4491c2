import ArticlesDomain

extension ArticlesError {
  /// What a reader is told.
  var sentence: String {
    switch self {
    case .invalidURL: "The address of the articles is wrong."
    case .noData: "The service sent nothing."
    case .decoding: "The service sent something else than articles."
    }
  }
}
