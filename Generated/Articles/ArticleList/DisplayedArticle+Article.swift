import ArticlesDomain
import ArticlesViews

extension DisplayedArticle {
  init(article: Article) {
    self.init(
      id: article.id, title: article.title, description: article.description,
      publishDate: article.readablePublishDate, imageURL: article.coverImage,
      authorName: article.user.name,
      tags: article.tags.map { "#" + $0 }.joined(separator: " "))
  }
}

// MARK: - PagedArticle

extension DisplayedArticle: PagedArticle {}
