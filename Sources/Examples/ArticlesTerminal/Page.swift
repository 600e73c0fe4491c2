import ArticlesModules
import ViperKit

/// A screenful of text.
struct Page {
  let width: Int
  let isStyled: Bool
  private(set) var lines: [String] = []

  init(width: Int, isStyled: Bool) {
    self.width = width
    self.isStyled = isStyled
  }
}

// MARK: - Modules

@MainActor
extension Page {
  /// The page of the list that is shown.
  mutating func draw(_ pages: ArticlePagesView, title: String) {
    let count = pages.articles.count
    head(title, count == 0 ? "" : "page \(pages.currentPage + 1) of \(count)")
    guard pages.articles.indices.contains(pages.currentPage) else {
      body(pages.emptyText)
      foot("reload · help · quit")
      return
    }
    let article = pages.articles[pages.currentPage]
    heading(article.title)
    body("\(article.authorName), \(article.publishDate)")
    body(article.tags)
    gap()
    body(article.description)
    if let image = article.imageURL { body("[picture] \(image)") }
    foot("\(dots(pages.currentPage, of: count))next · previous · open · list · help · quit")
  }

  /// All titles of the list.
  mutating func drawTitles(of pages: ArticlePagesView, title: String) {
    let count = pages.articles.count
    head(title, count == 1 ? "1 article" : "\(count) articles")
    if count == 0 { body(pages.emptyText) }
    let digits = "\(count)".count
    for (index, article) in pages.articles.enumerated() {
      let number = "\(index + 1)".leftPadded(to: digits)
      let mark = index == pages.currentPage ? ">" : " "
      let date = article.publishDate.printable.clipped(to: 12)
      let room = width - digits - 9 - date.columns
      let title = article.title.printable.clipped(to: room).padded(to: room)
      lines.append("  \(mark) \(number)  \(title) \(styled(date, .dim))")
    }
    foot(count == 0 ? "reload · help · quit" : "page N · open N · help · quit")
  }

  mutating func draw(_ content: ArticlePage, title: String) {
    head(title, "")
    if let article = content.article {
      heading(article.title)
      body(article.byline)
      body(article.tags)
      gap()
      body(article.description)
      gap()
      body(article.link)
    } else {
      body("There is no article.")
    }
    foot("author · reload · back · help · quit")
  }

  mutating func draw(_ card: AuthorCard?) {
    head("Author", "")
    heading(card?.name ?? "")
    body(card?.handle ?? "")
    foot("back · help · quit")
  }

  /// What went wrong, over the module whose title it bears.
  mutating func draw(_ alert: UIAlertController) {
    head(alert.title ?? "", "")
    for line in (alert.message ?? "").printable.wrapped(to: width - 6) {
      lines.append("  " + styled("! ", .bold) + line)
    }
    foot("reload · ok · help · quit")
  }
}

// MARK: - Parts

extension Page {
  private enum Style: String {
    case bold = "1"
    case dim = "2"
  }

  private mutating func head(_ left: String, _ right: String) {
    let room = width - 4 - right.columns
    let left = left.printable.clipped(to: room)
    let space = String(repeating: " ", count: right.isEmpty ? 0 : room - left.columns)
    lines.append("")
    lines.append("  " + styled(left, .bold) + space + right)
    lines.append("  " + String(repeating: "─", count: width - 4))
  }

  private mutating func foot(_ text: String) {
    lines.append("")
    lines.append("  " + styled(text, .dim))
  }

  private mutating func heading(_ text: String) {
    for line in text.printable.wrapped(to: width - 4) { lines.append("  " + styled(line, .bold)) }
  }

  /// Nothing for an empty text.
  private mutating func body(_ text: String) {
    for line in text.printable.wrapped(to: width - 4) { lines.append("  " + line) }
  }

  private mutating func gap() {
    lines.append("")
  }

  /// A page control; none where there would be too many dots, or only one.
  private func dots(_ current: Int, of count: Int) -> String {
    guard (2...12).contains(count) else { return "" }
    return (0..<count).map { $0 == current ? "●" : "○" }.joined(separator: " ") + "   "
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isStyled ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
