import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cover image of an article.
public struct CoverImage: Sendable {
  let address: String

  public init(address: String) {
    self.address = address
  }

  /// The bytes of the image; nil if there are none to be had, for an article can do without.
  public func data() async -> Data? {
    guard let url = URL(string: address), url.scheme == "https" || url.scheme == "http",
      let (data, response) = try? await URLSession.shared.data(from: url),
      (response as? HTTPURLResponse)?.statusCode == 200, !data.isEmpty
    else { return nil }
    return data
  }
}
