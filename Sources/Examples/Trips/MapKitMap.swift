#if canImport(MapKit)
  import MapKit

  /// Apple's map: real roads, and any place that it can find.
  @available(iOS 17, macOS 14, *)
  public struct MapKitMap: MapDataProvider {
    public init() {}

    @MainActor
    public func location(of place: String) async throws(MapDataError) -> Location {
      if let location = Location(atEndOf: place) { return location }
      let request = MKLocalSearch.Request()
      request.naturalLanguageQuery = place
      do {
        let response = try await MKLocalSearch(request: request).start()
        guard let item = response.mapItems.first else { throw MapDataError.unknownPlace(place) }
        return Location(item.placemark.coordinate)
      } catch {
        throw Self.failure(error, if: .placemarkNotFound, .unknownPlace(place))
      }
    }

    @MainActor
    public func directions(
      over waypoints: [Waypoint]
    ) async throws(MapDataError) -> [RouteLeg] {
      var legs: [RouteLeg] = []
      for (start, end) in zip(waypoints, waypoints.dropFirst()) {
        legs.append(try await Self.leg(from: start, to: end))
      }
      return legs
    }

    @MainActor
    private static func leg(
      from start: Waypoint, to end: Waypoint
    ) async throws(MapDataError) -> RouteLeg {
      let request = MKDirections.Request()
      request.source = start.mapItem
      request.destination = end.mapItem
      request.transportType = .automobile
      let none = MapDataError.noWay(from: start.name, to: end.name)
      do {
        let response = try await MKDirections(request: request).calculate()
        guard let route = response.routes.first else { throw none }
        let points = UnsafeBufferPointer(
          start: route.polyline.points(), count: route.polyline.pointCount)
        return RouteLeg(distance: route.distance, path: points.map { Location($0.coordinate) })
      } catch {
        throw failure(error, if: .directionsNotFound, none)
      }
    }

    /// The failure for MapKit's error.
    private static func failure(
      _ error: any Error, if code: MKError.Code, _ known: MapDataError
    ) -> MapDataError {
      if let error = error as? MapDataError { return error }
      if (error as? MKError)?.code == code { return known }
      return .unavailable(error.localizedDescription)
    }
  }

  @available(iOS 17, macOS 14, *)
  extension Location {
    init(_ coordinate: CLLocationCoordinate2D) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    public var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
  }

  @available(iOS 17, macOS 14, *)
  extension Waypoint {
    fileprivate var mapItem: MKMapItem {
      MKMapItem(placemark: MKPlacemark(coordinate: location.coordinate))
    }
  }

  /// The map of the system: Apple's.
  @available(iOS 17, macOS 14, *)
  public typealias SystemMap = MapKitMap
#else
  /// The map of the system: here, great circles.
  @available(iOS 17, macOS 14, *)
  public typealias SystemMap = GreatCircleMap
#endif
