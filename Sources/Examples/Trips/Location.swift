import Foundation

/// A point on the earth, in degrees.
@available(iOS 17, macOS 14, *)
public struct Location: Codable, Hashable, Sendable {
  /// North is positive.
  public var latitude: Double
  /// East is positive.
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether there is such a point: at most 90 degrees north or south, 180 east or west.
  public var isOnEarth: Bool {
    abs(latitude) <= 90 && abs(longitude) <= 180
  }

  /// `48.21° N, 16.37° E`
  public var formatted: String {
    "\(Self.degrees(latitude))° \(latitude < 0 ? "S" : "N"), "
      + "\(Self.degrees(longitude))° \(longitude < 0 ? "W" : "E")"
  }

  private static func degrees(_ value: Double) -> String {
    String(format: "%.2f", abs(value))
  }
}

@available(iOS 17, macOS 14, *)
extension Location {
  /// The coordinates at the end of a name: `"Cabin 47.1, -12.3"`, or just `"47.1, -12.3"`. Nil if
  /// they are missing or invalid.
  public init?(atEndOf name: String) {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last,
      let first = parts[parts.count - 2].split(whereSeparator: \.isWhitespace).last,
      let latitude = Double(first),
      let longitude = Double(last.trimmingCharacters(in: .whitespaces))
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
    guard isOnEarth else { return nil }
  }
}
