import Foundation
import Testing

@testable import ArticlesDomain

struct ArticlesAnswerTests {
  func answer(_ changes: KeyValuePairs<String, String?> = [:]) -> ArticlesAnswer {
    var fields = [
      "id": "7", "title": #""Swift""#, "description": #""A language""#,
      "readable_publish_date": #""Nov 21""#, "url": #""https://example.org/7""#,
      "cover_image": "null", "tag_list": #"["swift", "ios"]"#, "tags": #""swift, ios""#,
      "user": #"{"name": "Ada", "username": "ada", "profile_image": "ada.png"}"#,
    ]
    for (name, value) in changes { fields[name] = value }
    let text = fields.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    return ArticlesAnswer(data: Data("[{\(text)}]".utf8))
  }

  @Test(
    arguments: [
      [:],
      ["unknown": "null"],
      ["unknown": #"{"deep": [1, null, {"deeper": "yes"}]}"#, "type_of": #""article""#],
      ["cover_image": nil],
      ["tags": nil],
      ["tag_list": #""swift, ios""#, "tags": #"["swift", "ios"]"#],
      ["tag_list": nil, "tags": #""swift, ios""#],
      ["tag_list": "null", "tags": #"["swift", "ios"]"#],
      [
        "user":
          #"{"name": "Ada", "username": "ada", "profile_image": "ada.png", "website_url": null}"#
      ],
    ] as [KeyValuePairs<String, String?>])
  func unneededFieldsOfAnArticleAreIgnored(_ changes: KeyValuePairs<String, String?>) throws {
    #expect(try answer(changes).decode(as: [Article].self) == [.swift])
  }

  struct Refused: CustomTestStringConvertible, Sendable {
    let field: String
    let value: String?
    let reason: String
    var testDescription: String { "\(field): \(value ?? "left out")" }
  }

  static let refused = [
    Refused(field: "title", value: nil, reason: "'title' of article 1 is missing"),
    Refused(field: "title", value: "null", reason: "'title' of article 1 is null"),
    Refused(field: "title", value: "5", reason: "'title' of article 1 is not a text"),
    Refused(field: "id", value: #""7""#, reason: "'id' of article 1 is not a whole number"),
    Refused(field: "user", value: nil, reason: "'user' of article 1 is missing"),
    Refused(field: "user", value: "[]", reason: "'user' of article 1 is not an object"),
    Refused(
      field: "user", value: #"{"name": "Ada", "username": "ada"}"#,
      reason: "'user.profile_image' of article 1 is missing"),
    Refused(field: "cover_image", value: "1", reason: "'cover_image' of article 1 is not a text"),
  ]

  @Test(arguments: refused)
  func anInvalidFieldOfAnArticleIsNamed(_ row: Refused) {
    #expect(throws: ArticlesError.decoding(row.reason)) {
      try answer([row.field: row.value]).decode(as: [Article].self)
    }
  }

  @Test func missingTagsAreNamed() {
    #expect(throws: ArticlesError.decoding("'tag_list' of article 1 is missing")) {
      try answer(["tags": nil, "tag_list": nil]).decode(as: [Article].self)
    }
  }

  @Test func aSingleArticleIsNamedWithoutANumber() {
    #expect(throws: ArticlesError.decoding("'id' is missing")) {
      try ArticlesAnswer(data: Data("{}".utf8)).decode(as: Article.self)
    }
  }

  @Test func anArticleThatIsWrittenIsReadAgain() throws {
    let data = try JSONEncoder().encode([Article.swift])
    #expect(try ArticlesAnswer(data: data).decode(as: [Article].self) == [.swift])
  }
}
