import TestTools
import Testing
import ViperText

@testable import ViperSpec

/// A route and the call that builds the module it opens.
struct AcceptedRoute: CustomTestStringConvertible, Sendable {
  let method: String
  let rest: String
  let expected: String

  var testDescription: String { "\(method) \(rest)" }

  static let all = [
    row("open()", #""to": "About""#, "push About()"),
    row("open()", #""to": "About", "by": "present""#, "present About()"),
    row("open()", #""to": "Silent""#, "push Silent()"),
    row("open() async throws", #""to": "List""#, "push List(store: store)"),
    row("back()", #""by": "close""#, "close -()"),
    row("open(id: Trip.ID)", #""to": "Detail""#, "push Detail(id: id, store: store)"),
    row(
      "open(page: Int, id: Trip.ID)", #""to": "Detail""#,
      "push Detail(id: id, page: page, store: store)"),
    row(
      "open(key: Trip.ID)", #""to": "Detail", "with": { "page": "1 + 1", "id": "key" }"#,
      "push Detail(id: key, page: 1 + 1, store: store)"),
    row(
      "open(trip: Trip)", #""to": "Detail", "with": { "id": "trip.id" }"#,
      "push Detail(id: trip.id, store: store)"),
    row(
      "open(trip: Trip?)", #""to": "Detail", "with": { "id": "trip?.id ?? .none" }"#,
      "push Detail(id: trip?.id ?? .none, store: store)"),
    row(
      "open()", #""to": "Detail", "with": { "id": "Trip.ID(1)", "done": "nil" }"#,
      "push Detail(id: Trip.ID(1), done: nil, store: store)"),
    row(
      "open()", #""to": "Detail", "with": { "id": "newID()", "done": "{ print(\")\") }" }"#,
      #"push Detail(id: newID(), done: { print(")") }, store: store)"#),
    row(
      "open()", #""to": "Detail", "with": { "id": "Pair<A, B>()" }"#,
      "push Detail(id: Pair<A, B>(), store: store)"),
    row(
      "open(id: Trip.ID, done: @escaping () -> Void)", #""to": "Detail""#,
      "push Detail(id: id, done: done, store: store)"),
    row(
      "open(id: @autoclosure () -> Trip.ID)", #""to": "Detail""#,
      "push Detail(id: id(), store: store)"),
    row(
      "open(id: Trip.ID, store: Int)", #""to": "Detail""#,
      "push Detail(id: id, store: self.store)"),
    row(
      "open(store: any Store)", #""to": "List", "with": { "store": "store" }"#,
      "push List(store: store)"),
    row(
      "open(id: Trip.ID)", #""to": "Detail", "with": { "store": "store" }"#,
      "push Detail(id: id, store: store)"),
    row(
      "open(id: Trip.ID)", #""to": "Detail", "with": { "page": "store.page" }"#,
      "push Detail(id: id, page: store.page, store: store)"),
  ]

  private static func row(_ method: String, _ rest: String, _ expected: String) -> AcceptedRoute {
    .init(method: method, rest: rest, expected: expected)
  }
}

struct RouteTests {
  @Test(arguments: AcceptedRoute.all)
  func routesAreFilled(_ row: AcceptedRoute) {
    let (module, diagnostics) = TestProject.resolve(
      """
      {
        "services": ["store: any Store"],
        "router": [{ "func": "\(row.method)", \(row.rest) }],
        "yours": ["presenter", "interactor"]
      }
      """)
    #expect(DiagnosticPrinter().text(for: diagnostics) == "")
    guard case .route(let route)? = module?.members(of: "router").first?.implementation else {
      return #expect(Bool(false), "no route")
    }
    let arguments = route.arguments.map { "\($0.label): \($0.expression)" }
    let text = "\(route.by) \(route.target ?? "-")(\(arguments.joined(separator: ", ")))"
    #expect(text == row.expected)
  }

  @Test func servicesOfOpenedModulesAreHandedOnByTheRouter() {
    let (module, _) = TestProject.resolve(
      #"""
      {
        "services": ["store: any Store", "other: any Other"],
        "router": [{ "func": "open(id: Trip.ID)", "to": "Detail" }],
        "yours": ["presenter", "interactor"]
      }
      """#)
    #expect(module?.routedServices(of: "router").map(\.name) == ["store"])
    #expect(module?.routedServices(of: "view").isEmpty == true)
  }
}
