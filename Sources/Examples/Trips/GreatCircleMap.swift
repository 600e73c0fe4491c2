import Foundation

/// A map that needs no network: a few cities, and the shortest ways over a round earth.
@available(iOS 17, macOS 14, *)
public struct GreatCircleMap: MapDataProvider {
  /// The mean radius of the earth in metres, as the IUGG has it.
  static let radius = 6_371_008.8
  /// How far the points of a leg are from each other, in metres.
  static let step = 100_000.0

  public init() {}

  public func location(of place: String) throws(MapDataError) -> Location {
    if let location = Location(atEndOf: place) { return location }
    guard let location = City.location(of: place) else { throw .unknownPlace(place) }
    return location
  }

  public func directions(over waypoints: [Waypoint]) -> [RouteLeg] {
    zip(waypoints, waypoints.dropFirst()).map { start, end in
      let arc = Arc(from: start.location, to: end.location)
      return RouteLeg(distance: arc.angle * Self.radius, path: arc.points(every: Self.step))
    }
  }
}

/// The shortest way between two points on a sphere.
@available(iOS 17, macOS 14, *)
struct Arc {
  let start: Location
  let end: Location
  /// The angle at the earth's center, in radians.
  let angle: Double

  init(from start: Location, to end: Location) {
    self.start = start
    self.end = end
    let height = sin((end.latitude - start.latitude).radians / 2)
    let width = sin((end.longitude - start.longitude).radians / 2)
    let haversine =
      height * height
      + cos(start.latitude.radians) * cos(end.latitude.radians) * width * width
    angle = 2 * asin(sqrt(min(1, haversine)))
  }

  /// Both ends, and points between them that are at most `step` metres apart. Opposite ends of the
  /// earth have no single shortest way, and so no points between them.
  func points(every step: Double) -> [Location] {
    let count = max(1, Int((angle * GreatCircleMap.radius / step).rounded(.up)))
    guard count > 1, sin(angle) > 1e-9 else { return [start, end] }
    let between = (1..<count).map { point(at: Double($0) / Double(count)) }
    return [start] + between + [end]
  }

  private func point(at fraction: Double) -> Location {
    let (a, b) = (sin((1 - fraction) * angle) / sin(angle), sin(fraction * angle) / sin(angle))
    let (from, to) = (start.vector, end.vector)
    let x = a * from.x + b * to.x
    let y = a * from.y + b * to.y
    let z = a * from.z + b * to.z
    return Location(
      latitude: atan2(z, sqrt(x * x + y * y)).degrees, longitude: atan2(y, x).degrees)
  }
}

@available(iOS 17, macOS 14, *)
extension Location {
  fileprivate var vector: (x: Double, y: Double, z: Double) {
    let (latitude, longitude) = (latitude.radians, longitude.radians)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}

@available(iOS 17, macOS 14, *)
extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
  fileprivate var degrees: Double { self * 180 / .pi }
}
