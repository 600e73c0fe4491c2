/// An article from the service. Other fields of the answer are ignored.
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

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    description = try container.decode(String.self, forKey: .description)
    readablePublishDate = try container.decode(String.self, forKey: .readablePublishDate)
    url = try container.decode(String.self, forKey: .url)
    coverImage = try container.decodeIfPresent(String.self, forKey: .coverImage)
    tags = try Self.tags(from: decoder)
    user = try container.decode(User.self, forKey: .user)
  }

  private enum CodingKeys: String, CodingKey {
    case id, title, description, url, user
    case readablePublishDate = "readable_publish_date"
    case coverImage = "cover_image"
    case tags = "tag_list"
  }
}

extension Article {
  private enum TagKeys: String, CodingKey {
    case list = "tag_list"
    case text = "tags"
  }

  /// In a list of articles `tag_list` is an array and `tags` one text, `"swift, ios"`; in a single
  /// article it is the other way round.
  private static func tags(from decoder: any Decoder) throws -> [String] {
    let container = try decoder.container(keyedBy: TagKeys.self)
    for key in [TagKeys.list, .text] {
      if let tags = try? container.decode([String].self, forKey: key) { return tags }
    }
    for key in [TagKeys.list, .text] {
      guard let text = try? container.decode(String.self, forKey: key) else { continue }
      return text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
    return try container.decode([String].self, forKey: .list)
  }
}

/// The author of an article.
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
