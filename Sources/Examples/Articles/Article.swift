/// An article as the service describes it.
public struct Article: Codable, Hashable, Identifiable, Sendable {
  public let id: Int
  public let title: String
  public let description: String
  /// The day of publishing as the service words it: `Nov 21`.
  public let readablePublishDate: String
  public let url: String
  public let coverImage: String?
  public let tags: [String]
  public let user: User

  public init(
    id: Int, title: String, description: String, readablePublishDate: String, url: String,
    coverImage: String?, tags: [String], user: User
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.readablePublishDate = readablePublishDate
    self.url = url
    self.coverImage = coverImage
    self.tags = tags
    self.user = user
  }

  private enum CodingKeys: String, CodingKey {
    case id, title, description, url, user
    case readablePublishDate = "readable_publish_date"
    case coverImage = "cover_image"
    // The list names them `tag_list`; its `tags` is one string with commas.
    case tags = "tag_list"
  }
}

/// Who wrote an article.
public struct User: Codable, Hashable, Sendable {
  public let name: String
  public let username: String
  public let profileImage: String

  public init(name: String, username: String, profileImage: String) {
    self.name = name
    self.username = username
    self.profileImage = profileImage
  }

  private enum CodingKeys: String, CodingKey {
    case name, username
    case profileImage = "profile_image"
  }
}
