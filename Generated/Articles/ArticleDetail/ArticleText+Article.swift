import ArticlesDomain

extension ArticleText {
  init(_ article: Article) {
    self.init(
      title: article.title, byline: "\(article.user.name), \(article.readablePublishDate)",
      tags: article.tags.map { "#" + $0 }.joined(separator: " "),
      description: article.description, link: article.url)
  }
}
