#if !canImport(UIKit)
  import Foundation
  import TestTools
  import Testing
  import ViperTestTools
  import ViperText

  @testable import ViperCommands
  @testable import ViperOwnership
  @testable import ViperProject

  /// Protocols as people write them, in two targets, with calls of their members and with their mocks.
  @Suite(.serialized, .processesInTurn) struct ServiceMocksCompileTests {
    private static let domain = """
      import Foundation
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif

      public struct Item: Hashable, Identifiable, Sendable { public var id: Int }
      public struct LoadError: Error, Equatable { public init() {} }
      public typealias Callback = @Sendable (Result<[Item], any Error>) -> Void

      // A protocol says what it needs: protocol Commented { func nothing() }
      /* protocol Store { */
      public protocol Base: AnyObject, Identifiable { func reset(); var name: String { get set } }
      public protocol Reading: Base, Sendable {
        func load(id: Item.ID) async throws(LoadError) -> Item
        func reset()
      }
      public protocol Store: Reading, Base {
        associatedtype Never_ = Int
        func save(_ item: Item) async throws
      }
      public protocol ItemStore: Reading {
        typealias Changes = [Item]
        @discardableResult func find(_ id: Int) -> Item?
        func find(_ name: String) -> Item?
        func find(_ name: String) async -> [Item]
        func `default`(for in: Int, _ where: String, repeat: Bool...) -> Changes
        func load(_ request: URLRequest, then callback: @escaping Callback)
        func swap(_ item: inout Item, with other: consuming Item)
        static func make() -> Self?
        subscript(id: Int) -> Item { get }
        var latest: Item { get async throws }
        @available(*, deprecated, message: "use find")
        func search(
          _ text: String,  // what
          in items: [ Item ] /* where */
        ) -> (first: Item?, count: Int)
      }
      extension ItemStore {
        public static func make() -> Self? { nil }
        public subscript(id: Int) -> Item { Item(id: id) }
        public func reload() async { reset() }
        public var isEmpty: Bool { name.isEmpty }
      }
      public protocol Coding {
        func decode<T: Decodable & Sendable>(_ type: T.Type, from data: Data) throws -> T
        func each<S: Sequence>(_ items: S, _ body: (S.Element) throws -> Void) where S: Sendable
        mutating func copy() -> Self
      }
      @MainActor public protocol Shown { func show(_ items: [Item]); var shown: [Item] { get } }
      @MainActor public protocol Half { func show(); nonisolated func hide() }
      @globalActor public actor StoreActor { public static let shared = StoreActor() }
      @StoreActor public protocol Elsewhere: Sendable { func count() -> Int; func wait() async }
      public protocol Acting: Actor { func work(_ count: Int) -> Int }
      public protocol Making { init(id: Int); func make() -> Int }
      public protocol Cache<Key, Value>: Sendable {
        associatedtype Key: Hashable
        associatedtype Value = Int
        func value(for key: Key) async -> Self.Value?
        func each(_ body: @escaping ([Key: Value]) -> Void)
      }
      extension Cache { public func more(_ key: Key) {} }
      public protocol Scanning { func scan() -> Int }

      public struct Buffer: ~Copyable { public var x = 1 }
      public protocol Pool: Sendable {
        func fill(_ buffer: inout Buffer)
        func take(_ buffer: consuming Buffer, _ other: borrowing Buffer) -> Buffer
        func read(_ span: Span<Int>)
        var buffer: Buffer { get set }
      }
      public typealias Both = Scanning & Clock2
      public protocol Clock2: Sendable { func now() -> Int }
      public protocol Everything: Sendable {
        #if DEBUG
          func dump()
        #elseif os(iOS)
          var x: Int { get set }
        #else
          func dump()
          init(a: Int)
        #endif
        init(path: String)
        static func make(_: Int, _: Int) -> Self?
        static var shared: Self { get }
        static var count: Int { get set }
        subscript(index: Int) -> String { get }
        subscript(at key: String) -> Int! { get set }
        func map<T>(_ f: () throws -> T) rethrows -> T
        var name: String! { get set }
        func f(_: Int, for _: String!) -> [Int]!
      }
      public protocol Keyed: Sendable {
        associatedtype Key: Hashable & Sendable
        associatedtype Item: Sequence where Item.Element == Key
        func load(_ key: Self.Key) -> Item?
        subscript(key: Key) -> Item { get }
        func each<S: Sequence>(_ items: S) where S.Element == Key
      }
      public protocol IntKeyed: Keyed where Key == Int, Item == [Int] { static var all: Item { get } }
      public protocol Drawing: Actor, CustomStringConvertible {
        init()
        func load(_ a: NSMutableString) -> Int
        nonisolated func id() -> Int
        var box: NSMutableString { get }
        subscript(a: Int) -> Int { get set }
      }
      public protocol Valued: Hashable, Comparable, Codable, CustomStringConvertible { func a() }
      public protocol Object: NSObjectProtocol { func a(); init(x: Int); var description: String { get } }
      public enum API {
        public struct Item {}
        public protocol Nested: Sendable { func get() -> Item; func put(_ item: [Item]) }
        public protocol More: Nested {}
      }
      @MainActor public protocol Screen: AnyObject {
        func show(_: Int)
        static func make() -> Int
        subscript(a: Int) -> Int { get set }
        init(z: Int)
      }
      public protocol Named: Identifiable where ID == String { var id: String { get } }
      @MainActor public protocol Painting { func paint() }
      """

    private static let app = #"""
      import Domain

      protocol Clocking: Sendable { func now() -> Int }
      enum Box { protocol Unused { func a() }; static let a = #"protocol B { "# }
      #if DEBUG
        protocol Debugging { func dump() }
      #else
        protocol Debugging { func dump() }
      #endif
      @MainActor let pattern = /protocol [A-Z]+ \{/
      """#

    private static let spec = """
      {
        "ui": "none",
        "imports": ["Domain"],
        "services": [
          "items: any ItemStore", "coding: any Coding", "shown: any Shown", "half: any Half",
          "elsewhere: any Elsewhere", "acting: any Acting", "making: any Making",
          "clock: any Clocking", "debugging: any Debugging", "store: any Store",
          "names: any Cache<String, [Item]>", "ids: (any Cache<Int, Item?>)?",
          "pool: any Pool", "two: any Both", "everything: any Everything", "keyed: any Keyed",
          "intKeyed: any IntKeyed", "drawing: any Drawing", "valued: any Valued",
          "object: any Object", "nested: any API.More", "screen: any Screen", "named: any Named",
          "both: any Scanning & Half & Sendable", "scanning: any Scanning & Sendable",
          "painting: any Painting & Scanning", "onScreen: any Shown & Painting"
        ],
        "interactor": [
          { "func": "load(id: Item.ID) async throws(LoadError) -> Item", "forward": "items.load" },
          { "func": "reload()", "forward": "items.reload" },
          { "func": "find(_ name: String) async -> [Item]", "forward": "items.find" },
          { "func": "clear()", "forward": "items.reset" },
          { "func": "show(_ items: [Item])", "forward": "shown.show" },
          { "func": "hide()", "forward": "half.hide" },
          { "func": "count() async -> Int", "forward": "elsewhere.count" },
          { "func": "wait()", "forward": "elsewhere.wait" },
          { "func": "work(_ count: Int) async -> Int", "forward": "acting.work" },
          { "func": "make() -> Int", "forward": "making.make" },
          { "func": "now() -> Int", "forward": "clock.now" },
          { "func": "items(for key: String) async -> [Item]?", "forward": "names.value" },
          { "func": "more(_ key: String)", "forward": "names.more" },
          { "func": "scan() -> Int", "forward": "scanning.scan" },
          { "func": "paint()", "forward": "onScreen.paint" }
        ]
      }
      """

    private static let newProject =
      ["-default-isolation", "MainActor"]
      + [
        "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        "ExistentialAny", "InternalImportsByDefault",
      ].flatMap { ["-enable-upcoming-feature", $0] }

    private static let manifest = """
      let package = Package(name: "app", targets: [
        .target(name: "Domain"), .target(name: "App", dependencies: ["Domain"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
      """

    @Test(arguments: runsLongTests ? [newProject, []] : [newProject])
    func oddProtocolsCompileWithTheirMocks(_ options: [String]) throws {
      let disk = MemoryDisk([
        "/p/viper-gen.json": #"""
        { "root": true, "tests": "Tests/AppTests",
          "samples": { "Item": "Item(id: 1)", "any Store": "NoStore()" } }
        """#,
        "/p/Package.swift": Self.manifest, "/p/Sources/Domain/Domain.swift": Self.domain,
        "/p/Sources/App/App.swift": Self.app, "/p/Sources/App/Home.viper.json": Self.spec,
      ])
      let screen = try Run(disk).screen()
      #expect(!screen.contains("error:"), "\(screen)")
      let notes = screen.split(separator: "\n").filter {
        $0.contains(": note: can't generate a mock of")
      }
      .compactMap { $0.split(separator: "note: ").last }
      #expect(
        notes == [
          "can't generate a mock of 'Debugging', because 2 protocols have the name 'Debugging' [unsupported-mock]"
        ])
      try Run(disk).write()
      let folder = try Toolchain.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }

      let domain = try Toolchain.write(["Domain.swift": Self.domain], in: folder)
      let domainOutput = try Toolchain.emit("Domain", domain, in: folder)
      try #require(domainOutput == "")
      func files(in part: String) -> [String: String] {
        disk.files.filter { $0.key.hasPrefix(part) && $0.key.hasSuffix(".swift") }
      }
      let app = try Toolchain.write(files(in: "/p/Sources/App/"), in: folder)
      let appOutput = try Toolchain.emit(
        "App", app, in: folder, options: ["-enable-testing"] + options)
      #expect(appOutput == "")
      let tests = files(in: "/p/Tests/")
      #expect(tests["/p/Tests/AppTests/ServiceMocks.swift"] != nil)
      let testOutput = try Toolchain.check(
        Toolchain.write(tests, in: folder), in: folder,
        options: options + ["-module-name", "AppTests", "-I", folder.path], isDebug: false)
      #expect(testOutput == "")
    }
  }
#endif
