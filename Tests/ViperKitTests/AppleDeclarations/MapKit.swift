// Declarations of MapKit for the example Trips. Apple's branches compile against them on other
// systems. Nothing here runs.
import Foundation
import SwiftUI

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double
  public init(latitude: Double, longitude: Double) { fatalError() }
}

public struct MKMapPoint {
  public var coordinate: CLLocationCoordinate2D { fatalError() }
}

open class MKPolyline: NSObject {
  public func points() -> UnsafeMutablePointer<MKMapPoint> { fatalError() }
  public var pointCount: Int { fatalError() }
}

open class MKPlacemark: NSObject {
  public init(coordinate: CLLocationCoordinate2D) { fatalError() }
  public var coordinate: CLLocationCoordinate2D { fatalError() }
}

open class MKMapItem: NSObject {
  public init(placemark: MKPlacemark) { fatalError() }
  public var placemark: MKPlacemark { fatalError() }
}

public struct MKError: Error {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public var code: Code { fatalError() }
}

open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    public var naturalLanguageQuery: String?
    public override init() { fatalError() }
  }

  open class Response: NSObject {
    public var mapItems: [MKMapItem] { fatalError() }
  }

  public init(request: Request) { fatalError() }
  public func start() async throws -> Response { fatalError() }
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
}

open class MKRoute: NSObject {
  public var distance: Double { fatalError() }
  public var polyline: MKPolyline { fatalError() }
}

open class MKDirections: NSObject {
  open class Request: NSObject {
    public var source: MKMapItem?
    public var destination: MKMapItem?
    public var transportType: MKDirectionsTransportType = .automobile
    public override init() { fatalError() }
  }

  open class Response: NSObject {
    public var routes: [MKRoute] { fatalError() }
  }

  public init(request: Request) { fatalError() }
  public func calculate() async throws -> Response { fatalError() }
}

// MARK: - In SwiftUI

@preconcurrency @MainActor public protocol MapContent {}

public struct TupleMapContent<each Content: MapContent>: MapContent {}

@resultBuilder public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<repeat each Content> { fatalError() }
}

extension ForEach: MapContent where Content: MapContent {}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    fatalError()
  }
}

extension ForEach where Content: MapContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
}

public struct Map<Content: MapContent>: View {
  public init(@MapContentBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}
