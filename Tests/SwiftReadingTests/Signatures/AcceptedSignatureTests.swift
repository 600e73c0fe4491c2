import TestTools
import Testing
import ViperText

@testable import SwiftReading

struct AcceptedSignatureTests {
  @Test(arguments: AcceptedMethod.all)
  func methodHasOneSpelling(_ row: AcceptedMethod) {
    guard let method = method(row.input), let again = SwiftReadingTests.method(row.declaration)
    else { return }
    #expect(method.declaration == "func " + row.declaration)
    #expect(method.compoundName == row.compoundName)
    #expect(method.callArguments == row.callArguments)
    #expect(again.declaration == method.declaration)
    #expect(again.collisionKey == method.collisionKey)
    #expect(again.parameters.map(\.type) == method.parameters.map(\.type))
  }

  @Test func tableIsReadWhole() {
    #expect(AcceptedMethod.all.count >= 150)
    #expect(Set(AcceptedMethod.all.map(\.input)).count == AcceptedMethod.all.count)
  }

  @Test(arguments: [
    ("title: String { get }", "var title: String { get }"),
    ("title:String{get}", "var title: String { get }"),
    ("title: String { get set }", "var title: String { get set }"),
    ("title: String { set get }", "var title: String { get set }"),
    ("title: String { get async }", "var title: String { get async }"),
    ("title: String { get throws }", "var title: String { get throws }"),
    (
      "title: Int { get async throws(LoadError) }", "var title: Int { get async throws(LoadError) }"
    ),
    ("default: Int { get }", "var `default`: Int { get }"),
    ("`title`: Int { get }", "var title: Int { get }"),
    ("onTap: @MainActor () -> Void { get set }", "var onTap: @MainActor () -> Void { get set }"),
    ("onTap: (()->())? { get set }", "var onTap: (() -> Void)? { get set }"),
    ("items: Array<any P> { get }", "var items: [any P] { get }"),
    ("get: Int { get }", "var get: Int { get }"),
    ("pair: (a: Int, b: Int) { get /* only */ }", "var pair: (a: Int, b: Int) { get }"),
  ])
  func propertyHasOneSpelling(input: String, declaration: String) {
    guard case .property(let property)? = member(input) else {
      Issue.record("no property: \(input)")
      return
    }
    #expect(property.declaration == declaration)
    #expect(member(String(declaration.dropFirst(4)))?.declaration == declaration)
  }

  @Test func membersAreEqualWhereTheirTextsAre() throws {
    let read = { (text: String) in parsed(text, SignatureParser.member).0 }
    for text in ["title: Int { get }", "load(id: Int)"] {
      #expect(try #require(read(text)) == #require(read(text)))
      let other = text.replacing("Int", with: "Any")
      #expect(try #require(read(text)) != #require(read(other)))
    }
  }

  @Test func theLimitOfTypeNestingMatchesTheMessage() {
    for (count, isRead) in [(15, true), (16, false)] {
      let marks = String(repeating: "?", count: count)
      let (value, diagnostics) = parsed("id: Int" + marks, SignatureParser.field)
      #expect((value != nil) == isRead && diagnostics.isEmpty == isRead, "\(count)")
    }
  }

  @Test(
    arguments: [
      ("id: Trip.ID", "id: Trip.ID", nil),
      ("rows: [TripRow] = []", "rows: [TripRow] = []", "[]"),
      ("rows:[ TripRow ]=[ ]", "rows: [TripRow] = [ ]", "[ ]"),
      ("store: any TripStore", "store: any TripStore", nil),
      ("default: Int = 1", "`default`: Int = 1", "1"),
      ("title: String = \"a, b\"", "title: String = \"a, b\"", "\"a, b\""),
      ("pair: Pair<Int, Int> = Pair<Int, Int>(1, 2)", nil, "Pair<Int, Int>(1, 2)"),
      ("count: Int = 1 // one", "count: Int = 1", "1"),
      ("onTap: (@MainActor () -> Void)? = nil", nil, "nil"),
      ("sort: (Int, Int) -> Bool = { $0 < $1 }", nil, "{ $0 < $1 }"),
      ("flag: Bool = one < two", nil, "one < two"),
      ("root: Double = √2", nil, "√2"),
    ] as [(String, String?, String?)])
  func fieldKeepsItsDefaultValue(input: String, declaration: String?, value: String?) {
    let (field, diagnostics) = parsed(input, SignatureParser.field)
    #expect(field?.declaration == declaration ?? input, "\(diagnostics)")
    #expect(field?.defaultValue == value)
  }

  @Test func closureFieldEscapesInTheInitializer() throws {
    let (field, _) = parsed("onTap: @MainActor () -> Void = {}", SignatureParser.field)
    let parameter = field?.initializerParameter
    #expect(
      parameter?.declaration(withDefault: true) == "onTap: @escaping @MainActor () -> Void = {}")
    let (alias, _) = parsed("onTap: @escaping Action", SignatureParser.field)
    #expect(alias?.declaration == "onTap: Action")
    #expect(alias?.initializerParameter.declaration == "onTap: @escaping Action")
    let (plain, _) = parsed("id: Int", SignatureParser.field)
    #expect(plain?.initializerParameter.declaration == "id: Int")
    let done = try #require(parsed("done: Completion", SignatureParser.field).0)
    let escaping = Field(
      name: done.name, type: done.type, isEscaping: true, defaultValue: nil,
      location: done.location, nameLocation: done.nameLocation)
    #expect(done != escaping)
    #expect(escaping.renamed("done") == escaping)
  }

  @Test(
    arguments: [
      ("Int", "Int", ["Int"]),
      ("Trip . ID", "Trip.ID", ["Trip.ID"]),
      ("[Trip.ID: Result<Int, any Error>]", nil, ["Trip.ID", "Result", "Int", "Error"]),
      ("(any TripStore)?", nil, ["TripStore"]),
      ("() -> ()", "() -> Void", []),
      ("Void", "Void", []),
      ("()", "Void", []),
      ("(Int) async throws(LoadError) -> Int", nil, ["Int", "LoadError"]),
      ("A & B", nil, ["A", "B"]),
      ("[Int].Index", nil, ["Int"]),
      ("Optional<Optional<Int>>", "Int??", ["Int"]),
      (
        "Swift.Dictionary<Swift.String, Swift.Error>", "[String: Swift.Error]",
        ["String", "Swift.Error"]
      ),
      ("(((Int)))", "Int", ["Int"]),
      ("Box<Int>.Box<Int>", nil, ["Box.Box", "Int"]),
    ] as [(String, String?, [String])])
  func typeKnowsTheNamesItMentions(input: String, text: String?, names: [String]) {
    let (type, diagnostics) = parsed(input, SignatureParser.type)
    #expect(type?.text == text ?? input, "\(diagnostics)")
    #expect(type?.referencedNames == names)
  }

  @Test func optionalOfATypeIsBracketedWhereNeeded() {
    let texts = ["Int", "any P", "() -> Void", "@Sendable () -> Void", "A & B", "[Int]", "Int?"]
    let optionals = texts.map { parsed($0, SignatureParser.type).value?.optional.text }
    #expect(
      optionals == [
        "Int?", "(any P)?", "(() -> Void)?", "(@Sendable () -> Void)?", "(A & B)?", "[Int]?",
        "Int??",
      ])
  }

  @Test(
    arguments: [
      ("load(id:", "load"), ("func load(", "load"), ("title: ", "title"), ("`in`()", "in"),
      ("sign in()", nil), ("(", nil), ("", nil),
    ] as [(String, String?)])
  func declaredNameIsReadDespiteLaterErrors(text: String, name: String?) {
    #expect(SignatureParser.declaredName(embedded(text)) == name)
  }

  @Test func locationsAreThoseOfTheFile() {
    let source = SourceText(path: "A.json", text: #"["\u006coad(id: Int)"]"#)
    let text = EmbeddedText(
      bytes: Array("load(id: Int)".utf8), source: source,
      anchors: [
        EmbeddedText.Anchor(decoded: 0, source: 2), EmbeddedText.Anchor(decoded: 1, source: 8),
      ])
    var diagnostics: [Diagnostic] = []
    let method = SignatureParser.member(text, into: &diagnostics)
    #expect(method?.location.range == 2..<20)
    #expect(method?.nameLocation.range == 2..<11)
  }

  @Test func storedTypeFitsAVariable() {
    let input =
      "load(x: Int..., y: @autoclosure () -> Int, z: sending Item, w: @escaping @Sendable () -> Void)"
    let types = method(input)?.parameters.map(\.storedType.text)
    #expect(types == ["[Int]", "Int", "Item", "@Sendable () -> Void"])
  }

  @Test(
    arguments: [
      ("load(x: Int)", nil, nil),
      ("load(x: Int...)", "parameter 'x' is variadic", nil),
      ("load(x: inout Int)", nil, "parameter 'x' is 'inout'"),
      ("load(x: () -> Void)", nil, "parameter 'x' is a closure without '@escaping'"),
      ("load(x: @escaping () -> Void)", nil, nil),
      ("load(x: @autoclosure @escaping () -> Int)", nil, nil),
      (
        "load(x: @autoclosure @escaping () throws -> Int)",
        "parameter 'x' is an autoclosure that can throw or wait", nil
      ),
      ("load(x: (() -> Void)?)", nil, nil),
    ] as [(String, String?, String?)])
  func aParameterThatCannotBePassedGivesAReason(input: String, forward: String?, capture: String?) {
    let method = method(input)
    #expect(method?.reasonNotToForward == forward)
    #expect(method?.reasonNotToCapture == capture)
  }

  @Test(arguments: [
    ("isOn: Bool = false", "isOn = false"), ("count: Int = 10", "count = 10"),
    ("scale: Double = 1.5", "scale = 1.5"), ("name: String = \"a b\"", "name = \"a b\""),
    ("`in`: Bool = true", "`in` = true"), ("scale: Double = 1", "scale: Double = 1"),
    ("scale: Float = 1.5", "scale: Float = 1.5"),
    ("name: String = .empty", "name: String = .empty"),
    ("text: String = a + \"b\"", "text: String = a + \"b\""), ("isOn: Bool", "isOn: Bool"),
    ("text: String = \"a\" + \"b\"", "text: String = \"a\" + \"b\""),
    ("form: TripForm = TripForm()", "form = TripForm()"),
    ("form: Form = TripForm()", "form: Form = TripForm()"),
    ("count: Int = -1", "count: Int = -1"), ("isOn: Bool? = nil", "isOn: Bool? = nil"),
  ])
  func aStoredPropertyOmitsATypeThatItsValueShows(
    text: String, stored: String
  ) throws {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(path: "field", text: text)
    let field = SignatureParser.field(EmbeddedText(source), into: &diagnostics)
    #expect(field?.storedDeclaration == stored)
    #expect(diagnostics.isEmpty)
  }
}
