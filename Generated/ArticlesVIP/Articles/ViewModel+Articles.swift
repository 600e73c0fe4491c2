import ArticlesDomain
import ArticlesViews

extension Articles.FetchArticles.ViewModel {
  init(_ articles: [Article]) {
    self.init(displayedArticles: articles.map(DisplayedArticle.init))
  }
}

extension Articles.FetchArticles.ViewModel.DisplayedArticle {
  init(_ article: Article) {
    self.init(
      id: article.id, title: article.title, description: article.description,
      publishDate: article.readablePublishDate, imageURL: article.coverImage,
      authorName: article.user.name,
      tags: article.tags.map { "#" + $0 }.joined(separator: " "))
  }
}

// MARK: - PagedArticle

extension Articles.FetchArticles.ViewModel.DisplayedArticle: PagedArticle {}
