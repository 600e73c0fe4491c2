import Foundation
import TestTools
import Testing

/// Types that specs name and Swift files declare, with all that the user sees.
///
/// An input is a spec, an empty line, and the file `Types.swift` of the spec's target.
struct DeclaredTypeTests {
  @Test(arguments: RecordedCase.all(in: "RejectedTypes.txt"))
  func aTypeThatGeneratedCodeCannotUseIsAnError(_ rejected: RecordedCase) throws {
    let parts = rejected.input.components(separatedBy: "\n\n")
    try rejected.expect(try screen(parts[0], parts[1]))
  }

  @Test(arguments: [
    ("struct Item {}", #"{ "root": true, "inputs": ["item: Item"] }"#),
    ("public struct Item {}", #"{ "root": true, "access": "public", "inputs": ["item: Item"] }"#),
    ("struct Item {}", #"{ "root": true, "access": "public", "view": ["show(_ item: Item)"] }"#),
    (
      "public extension Shop { struct Item {} }\npublic enum Shop {}",
      #"{ "root": true, "access": "public", "inputs": ["item: Shop.Item"] }"#
    ),
    (
      "public struct Item: Identifiable { public let id = 1 }",
      #"{ "root": true, "access": "public", "inputs": ["id: Item.ID"] }"#
    ),
    ("private struct Item {}", #"{ "root": true, "imports": ["Shop"], "inputs": ["item: Item"] }"#),
    ("final class Model: Sendable {}", entity), ("struct Model {}", entity),
    ("@MainActor final class Model {}", entity), ("final class Model: Base {}", entity),
    ("final class Model {}\nextension Model: @unchecked Sendable {}", entity),
    ("final class Model: Base {}\nprotocol Base: Sendable {}", entity),
    ("struct Model { var all: Own { Own() }; var a: Safe<Own>; var b: Main }\n" + parts, entity),
    ("indirect enum Model { case row(Row) }", entity),
    ("enum Model { indirect case row(Row) }", entity),
    ("private struct Row {}; enum Shop { struct HomeBuilder {} }; struct Model {}", entity),
    ("final class HomeRouter {}", #"{ "root": true, "without": ["router"] }"#),
    ("class Base: UIViewController {}", #"{ "root": true, "superclass": "Base" }"#),
    ("class Base: Screen {}", #"{ "root": true, "superclass": "Base" }"#),
    ("", #"{ "root": true, "imports": ["Shop"], "superclass": "UIScreen" }"#),
    ("class Base<Item>: UIViewController {}", #"{ "root": true, "superclass": "Base<Int>" }"#),
    ("struct Item: Sendable {}\nextension App.Item: Hashable {}", hashable),
    ("struct Item: Base {}\nprotocol Base where Self: Hashable {}", hashable),
    ("private struct Item {}", hashable),
    ("struct Order: Hashable {}", ofCore),
    ("extension Core.Order: @retroactive Hashable {}", ofCore),
    ("@Made struct Order {}", ofCore), ("typealias Order = Mine", ofCore),
    ("protocol Character: Hashable {}; struct Order: Character {}", ofCore),
    ("@Made enum App {}", #"{ "root": true, "inputs": ["item: App.Item"] }"#),
    ("typealias Page<Item> = [Item]; class Item {}; struct Model { var page: Page<Int> }", entity),
    (
      "struct Model { var a: A<Int> }; struct A<T: Sendable> { var next: [A<(T, T)>] = [] }", entity
    ),
    (
      """
      extension Identifiable where Self: Hashable { var id: Self { self } }
      extension Result: @retroactive Codable where Success: Codable, Failure: Codable {}
      enum Failed: Error, Codable { case once }
      """,
      #"""
      { "root": true, "entities": [{ "name": "Row", "conforms": ["Hashable", "Identifiable"] },
        { "name": "Last", "conforms": ["Codable"], "fields": ["last: Result<Int, Failed>"] }] }
      """#
    ),
    (
      "typealias IDs = Set<Int>; protocol Store: Sendable { func load(_ ids: IDs) async -> IDs }",
      #"""
      { "root": true, "services": ["store: any Store"], "inputs": ["ids: IDs?"],
        "interactor": [{ "func": "load(_ ids: Set<Int>) async -> Set<Int>", "forward": "store.load" }],
        "router": [{ "func": "open(_ ids: Set<Int>)", "to": "Home" }], "view": ["show(_ ids: IDs)"],
        "viewOutput": [{ "func": "tap(_ ids: IDs)", "forward": "interactor.load", "then": "view.show" }] }
      """#
    ),
    (
      "enum Mood: String, CaseIterable, Codable { case good }",
      #"""
      { "root": true, "entities": [{ "name": "Row", "conforms": ["Hashable", "Codable"],
        "fields": ["mood: Mood"] }] }
      """#
    ),
    (
      "protocol Base: Hashable {}",
      #"""
      { "root": true, "entities": [{ "name": "Cell", "conforms": ["Base"] },
        { "name": "Row", "conforms": ["Hashable"], "fields": ["cell: Cell"] }] }
      """#
    ),
  ])
  func aTypeThatCompilesIsNotAnError(_ swift: String, _ spec: String) throws {
    #expect(!(try screen(spec, swift)).contains("error:"))
  }

  @Test func inputsOfAnAliasOfAClosureEscape() throws {
    let run = Run([
      "/p/viper-gen.json": #"{ "root": true, "ui": "none" }"#,
      "/p/A.viper.json": #"{ "inputs": ["done: Done", "other: @escaping Imported"] }"#,
      "/p/Done.swift": "typealias Done = () -> Void",
    ])
    try run.write()
    let builder = try #require(run.disk["/p/ABuilder.swift"])
    #expect(builder.contains("done: @escaping Done"))
    #expect(builder.contains("other: @escaping Imported"))
  }

  private static let entity =
    #"{ "root": true, "entities": [{ "name": "Row", "fields": ["model: Model"] }] }"#

  private static let parts = """
    class Own {}
    struct Safe<T>: @unchecked Sendable { let value: T; static let own = Own() }
    @MainActor struct Main { let own: Own; let done: @MainActor () -> Void }
    """

  private static let hashable = """
    {
      "root": true, "imports": ["Shop"],
      "entities": [{ "name": "Row", "conforms": ["Hashable"], "fields": ["item: Item"] }]
    }
    """

  private static let ofCore = """
    { "root": true, "imports": ["Core"],
      "entities": [{ "name": "Row", "conforms": ["Hashable"], "fields": ["order: Order"] }] }
    """

  private func screen(_ spec: String, _ swift: String) throws -> String {
    try Run([
      "/p/viper-gen.json": #"{ "root": true, "tests": "Tests/AppTests" }"#,
      "/p/Package.swift": """
      // swift-tools-version: 6.1
      let package = Package(name: "app", targets: [
        .target(name: "App"), .testTarget(name: "AppTests"), .target(name: "Core"),
      ])
      """,
      "/p/Sources/App/Home.viper.json": spec,
      "/p/Sources/App/Types.swift": swift,
      "/p/Sources/Core/Order.swift": "public struct Order: Equatable, Sendable {}; struct Draft {}",
    ]).screen()
  }
}
