import Foundation
import SwiftReading
import TestTools
import Testing

struct DeclarationTests {
  static func outline(_ text: String) throws -> String {
    let file = try #require(SwiftFile(Array(text.utf8)))
    return lines(of: file.declarations, in: file, indent: "").joined(separator: "\n")
  }

  static func lines(
    of declarations: [SwiftDeclaration], in file: SwiftFile, indent: String
  ) -> [String] {
    declarations.flatMap { declaration in
      let setter = declaration.modifiers.first { file.text($0.range).hasSuffix("(set)") }
      let access = declaration.modifiers.first {
        accessWords.contains($0.word) && !file.text($0.range).contains("(")
      }
      let parts: [String?] = [
        declaration.kind.rawValue, access.map { "\($0.word)" },
        setter.map { "set:\($0.word)" }, declaration.isStatic ? "static" : nil,
        declaration.names.count > 1
          ? declaration.names.joined(separator: ",") : compoundName(of: declaration),
        declaration.generics.map(file.text),
        declaration.effects.map(file.text), declaration.type.map { "-> " + file.text($0) },
        declaration.inherited.isEmpty
          ? nil : ": " + declaration.inherited.map(file.text).joined(separator: " "),
        declaration.requirements.map(file.text), declaration.value.map { "= " + file.text($0) },
        declaration.body.map { _ in "{}" },
      ]
      let line = indent + parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
      return [line] + lines(of: declaration.members, in: file, indent: indent + "  ")
    }
  }

  private static let accessWords: [SwiftWord] = [
    .private, .fileprivate, .internal, .package, .public, .open,
  ]

  /// `load(id:_:)`, `init(view:)`
  private static func compoundName(of declaration: SwiftDeclaration) -> String {
    switch declaration.kind {
    case .function, .initializer, .subscript:
      declaration.name + "("
        + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    default: declaration.name
    }
  }

  static let table: [(text: String, outline: String)] = [
    ("import Foundation\n@testable import struct A.B", "import Foundation\nimport struct A.B"),
    (
      "@MainActor public final class A<T>: B<T>, any C & D where T: E {\n}",
      "class public A <T> : B<T> any C & D where T: E {}"
    ),
    ("struct A { let a = 1 }", "struct A {}\n  variable a = 1"),
    ("struct A { func +}", "struct A {}\n  function +()"),
    (
      "precedencegroup A {\n  higherThan: B\n}\nlet x = 1",
      "precedenceGroup A\nvariable x = 1"
    ),
    ("extension A.B<Int>: C where D == [E] {}", "extension A.B<Int> : C where D == [E] {}"),
    (
      "struct A {\n  private(set) public var a: Int = 0 { didSet { f() } }\n  let b, c: Int\n}",
      "struct A {}\n  variable public set:private a -> Int = 0 {}\n  variable b,c -> Int"
    ),
    (
      "class A {\n  lazy var a = { 1 }()\n  class func b() {}\n  static let c = 1\n}",
      "class A {}\n  variable a = { 1 }()\n  function static b() {}\n  variable static c = 1"
    ),
    (
      "protocol A: AnyObject {\n  associatedtype B: C where B == D\n  var a: Int { get set }\n  func f(_ a: Int, b c: [Int]) async throws(E) -> some F\n  init?(a: Int)\n}",
      "protocol A : AnyObject {}\n  associatedtype B : C where B == D\n  variable a -> Int {}\n  function f(_:b:) async throws(E) -> some F\n  initializer init(a:)"
    ),
    (
      "enum A: Int {\n  case a = 1, b\n  indirect case c(Int, d: A)\n  func f() { switch self { case .a: 1 } }\n}",
      "enum A : Int {}\n  enumCase a,b\n  enumCase c\n  function f() {}"
    ),
    (
      "#if os(iOS) && A\nimport B\n#elseif C\nfunc f() {}\n#else\n#if D\nlet x = 1\n#endif\n#endif\nlet y = 2",
      "conditional\n  import B\n  function f() {}\n  conditional\n    variable x = 1\nvariable y = 2"
    ),
    ("#Preview(\"a\") {\n  A()\n}\nstruct B {}", "macroExpansion\nstruct B {}"),
    ("@available(iOS 17, *)\n#Preview {\n  A()\n}\nstruct B {}", "macroExpansion\nstruct B {}"),
    (
      "func ==(a: A, b: A) -> Bool { true }\nfunc <<T> (a: T) {}\nfunc a<T>(_ x: T) where T: P {}",
      "function ==(a:b:) -> Bool {}\nfunction <<T>(a:) {}\nfunction a(_:) <T> where T: P {}"
    ),
    (
      "print(1)\nlet a = 1\n  + 2\nif a { b } else { c }",
      "statement\nvariable a = 1\n  + 2\nstatement"
    ),
    (
      "struct A {\n  deinit { }\n  subscript(a: Int) -> Int { 1 }\n}",
      "struct A {}\n  deinitializer deinit {}\n  subscript subscript(a:) -> Int {}"
    ),
    ("typealias A<T> = (T) async throws -> Void", "typealias A <T> -> (T) async throws -> Void"),
    (
      "struct A: View {\n  @State private var a = 1\n  @ViewBuilder var body: some View {\n    Text(/a/)\n  }\n}",
      "struct A : View {}\n  variable private a = 1\n  variable body -> some View {}"
    ),
    (
      "nonisolated(unsafe) var a: () -> Void = {}\nactor B {}",
      "variable a -> () -> Void = {}\nactor B {}"
    ),
    (
      "func f(a: @escaping @Sendable (Int) -> Void = { _ in }, b: Pair<A, B> = Pair<A, B>()) {}",
      "function f(a:b:) {}"
    ),
    ("let a = Pair<A, [B: C<D>]>(), b = c < d, e = f > g", "variable a,b,e = Pair<A, [B: C<D>]>()"),
    (
      "struct A { var a: Int; func b() {}; func c() {} }",
      "struct A {}\n  variable a -> Int\n  function b() {}\n  function c() {}"
    ),
  ]

  @Test(arguments: table)
  func declarationsAreRead(_ text: String, _ outline: String) throws {
    #expect(try Self.outline(text) == outline)
  }

  @Test func partsOfParametersAreRead() throws {
    let file = try #require(
      SwiftFile(Array("func f(_ a: Int, b: [A: B] = [:], c d: inout C) {}".utf8)))
    let parameters = try #require(file.declarations.first).parameters
    #expect(parameters.map(\.label) == [nil, "b", "c"])
    #expect(parameters.map(\.name) == ["a", "b", "d"])
    #expect(parameters.map { file.text($0.type) } == ["Int", "[A: B]", "inout C"])
    #expect(parameters.map { $0.defaultValue.map(file.text) } == [nil, "[:]", nil])
  }

  @Test func everyFileOfThisRepositoryIsRead() throws {
    for url in casesToRun(RepositoryFiles.swift(), every: 12)
    where !url.path.contains("/Mutations/") {
      let file = try #require(SwiftFile([UInt8](try Data(contentsOf: url))), "\(url.path)")
      expectOrder(file.declarations, in: 0..<file.bytes.count, url.path)
      for declaration in Self.all(file.declarations) {
        let isScript = ["Package.swift", "main.swift"].contains(url.lastPathComponent)
        let isRead = declaration.kind != .statement || isScript
        #expect(isRead, "\(url.path): \(file.text(declaration.range).prefix(80))")
      }
    }
  }

  private static func all(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
    declarations.flatMap { [$0] + all($0.members) }
  }

  @Test func everyPrefixOfAFileIsRead() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: #filePath)))
    for end in stride(from: 0, to: bytes.count, by: runsLongTests ? 3 : 61) {
      _ = SwiftFile(Array(bytes[..<end]))
    }
  }

  @Test(arguments: casesToRun(Array(0..<20 as Range<UInt64>), every: 5))
  func anyTokensAreRead(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let words = [
      "func", "class", "var", "a", "(", ")", "{", "}", "[", "]", "<", ">", ",", ":", "=", "->",
      "\n",
      "@", "#if", "#else", "#endif", "where", "case", "enum", "init", ".", "?", "extension",
      "async",
      "import", ";", "private", "1", "\"s\"", "&", "associatedtype", "operator", "subscript",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
      }.joined(separator: " ")
      guard let file = SwiftFile(Array(text.utf8)) else { continue }
      expectOrder(file.declarations, in: 0..<file.bytes.count, "seed \(seed): \(text)")
    }
  }

  private func expectOrder(_ declarations: [SwiftDeclaration], in outer: Range<Int>, _ text: String)
  {
    var end = outer.lowerBound
    for declaration in declarations {
      let isInOrder =
        declaration.range.lowerBound >= end && declaration.range.upperBound <= outer.upperBound
      #expect(isInOrder, "\(text)")
      end = declaration.range.upperBound
      expectOrder(declaration.members, in: declaration.range, text)
    }
  }
}
