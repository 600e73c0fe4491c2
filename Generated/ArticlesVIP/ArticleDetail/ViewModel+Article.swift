import ArticlesDomain

extension ArticleDetail.FetchArticle.ViewModel {
  init(_ article: Article) {
    self.init(
      title: article.title, byline: "\(article.user.name), \(article.readablePublishDate)",
      text: article.description)
  }
}
