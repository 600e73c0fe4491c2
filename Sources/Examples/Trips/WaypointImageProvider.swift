/// Has an image of each waypoint.
@available(iOS 17, macOS 14, *)
public protocol WaypointImageProvider: Sendable {
  /// Nil if the image is missing.
  func image(of waypoint: Waypoint) async -> Picture?
}

@available(iOS 17, macOS 14, *)
extension WaypointImageProvider {
  /// The images of a trip's first waypoints side by side; nil if there are none.
  public func picture(of trip: Trip) async -> Picture? {
    var images: [Picture] = []
    for waypoint in trip.waypoints.prefix(4) where !Task.isCancelled {
      if let image = await image(of: waypoint) { images.append(image) }
    }
    return images.isEmpty ? nil : Picture(joining: images)
  }
}

/// Draws a landscape for each waypoint, paler further from the equator. The hills depend on the
/// name, and a place therefore looks the same in every trip.
@available(iOS 17, macOS 14, *)
public struct DrawnImages: WaypointImageProvider {
  static let size = 8

  public init() {}

  public func image(of waypoint: Waypoint) -> Picture? {
    var seed = waypoint.name.unicodeScalars.reduce(2_166_136_261 as UInt32) {
      ($0 ^ $1.value) &* 16_777_619
    }
    let hills = (0..<Self.size).map { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 30) + Self.size / 2 - 1
    }
    let cold = UInt8(min(90, abs(waypoint.location.latitude)))
    return Picture(
      rows: (0..<Self.size).map { row in
        hills.map { $0 <= row ? Self.land(cold) : Self.sky(UInt8(row)) }
      })
  }

  private static func land(_ cold: UInt8) -> Picture.Color {
    Picture.Color(red: 60 + cold, green: 150 + cold / 2, blue: 40 + cold * 2)
  }

  private static func sky(_ row: UInt8) -> Picture.Color {
    Picture.Color(red: 90 + row * 12, green: 160 + row * 8, blue: 235)
  }
}
