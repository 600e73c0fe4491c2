import ArticlesDomain
import Foundation
import Testing

@Suite struct ArticleTests {
  @Test func theServicesAnswerIsRead() throws {
    let json = """
      [{
        "type_of": "article", "id": 7, "title": "Swift", "description": "A language",
        "readable_publish_date": "Nov 21", "url": "https://example.org/7", "cover_image": null,
        "tag_list": ["swift", "ios"], "tags": "swift, ios", "comments_count": 0,
        "user": { "name": "Ada", "username": "ada", "profile_image": "ada.png", "user_id": 1 }
      }]
      """

    let articles = try JSONDecoder().decode([Article].self, from: Data(json.utf8))

    #expect(articles == [.swift])
  }
}
