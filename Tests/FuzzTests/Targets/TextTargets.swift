import SwiftLayout
import SwiftMerge
import SwiftReading
import ViperSpec
import ViperText

/// The readers and writers of single texts.
extension FuzzTarget {
  static let json = FuzzTarget(
    "json", seeds: SeedFiles.all(below: "Sources/Examples", suffix: ".json")
  ) {
    let (node, diagnostics) = JSONParser.parse(SourceText(path: "a.json", bytes: $0))
    if let fault = unshown(diagnostics) { return fault }
    guard let node else { return diagnostics.isEmpty ? "neither a value nor an error" : nil }
    let text = JSONOutput(node).document()
    let again = JSONParser.parse(SourceText(path: "b.json", text: text))
    return again.node == nil ? "written as what can't be read: \(text)" : nil
  }

  static let signature = FuzzTarget("signature", seeds: signatures.map { Array($0.utf8) }) {
    bytes in
    let text = EmbeddedText(SourceText(path: "a.json", bytes: bytes))
    var (forMember, forField, forType): ([Diagnostic], [Diagnostic], [Diagnostic]) = ([], [], [])
    let member = SignatureParser.member(text, into: &forMember)
    let field = SignatureParser.field(text, into: &forField)
    let type = SignatureParser.type(text, into: &forType)
    _ = SignatureParser.declaredName(text)
    for (isRead, diagnostics) in [
      (member != nil, forMember), (field != nil, forField), (type != nil, forType),
    ] {
      if isRead != diagnostics.isEmpty { return "an answer and an error, or neither" }
      if let fault = unshown(diagnostics) { return fault }
    }
    guard let type else { return nil }
    var none: [Diagnostic] = []
    let again = SignatureParser.type(
      EmbeddedText(SourceText(path: "b.json", text: type.text)), into: &none)
    return again == type ? nil : "\(type.text) is read as \(again?.text ?? "nothing")"
  }

  static let swift = FuzzTarget("swift", seeds: SeedFiles.all(below: "Generated", suffix: ".swift"))
  {
    bytes in
    let (source, failure) = SwiftLexer.read(bytes)
    for index in source.tokens.indices where source.range(of: index).upperBound > bytes.count {
      return "token \(index) ends behind the text"
    }
    if let failure, failure.range.upperBound > bytes.count { return "a failure behind the text" }
    _ = (
      SwiftFragment(bytes), SwiftFragment.flaw(ofFile: bytes), SwiftEffects(bytes),
      DeclaredNameScan(bytes)
    )
    _ = (ProtocolFile(SourceText(path: "a.swift", bytes: bytes)), SwiftMerge.members(in: bytes))
    _ = (SwiftOutline(bytes), ConflictMarkers.find(in: bytes), SwiftMerge.isSame(bytes, bytes))
    return SwiftFile(bytes).flatMap { misplaced($0.declarations, within: 0..<bytes.count) }
  }

  private static func misplaced(_ declarations: [SwiftDeclaration], within outer: Range<Int>)
    -> String?
  {
    var end = outer.lowerBound
    for declaration in declarations {
      guard declaration.range.lowerBound >= end, declaration.range.upperBound <= outer.upperBound
      else {
        return "a declaration at \(declaration.range) in \(outer), behind \(end)"
      }
      end = declaration.range.upperBound
      if let fault = misplaced(declaration.members, within: declaration.range) { return fault }
    }
    return nil
  }

  static let layout = FuzzTarget("layout", seeds: swift.seeds) { bytes in
    for style in [LayoutStyle(lineLength: 40, indentation: .spaces(4)), LayoutStyle()] {
      let result = SwiftLayout(style).layout(bytes)
      if result.filter({ $0 > 0x20 }) != bytes.filter({ $0 > 0x20 }) {
        return "more than white space changed"
      }
      if SwiftFragment.flaw(ofFile: bytes) == nil, SwiftFragment.flaw(ofFile: result) != nil {
        return "what it wrote can't be read"
      }
    }
    return nil
  }

  static let merge = FuzzTarget(
    "merge", seeds: swift.seeds.map { Array([$0, $0, $0].joined(separator: [separator])) }
  ) {
    let texts = $0.split(separator: separator, omittingEmptySubsequences: false).map(Array.init)
    guard texts.count >= 3 else { return nil }
    let (base, ours, theirs) = (texts[0], texts[1], texts[2])
    if SwiftMerge.merge(base: base, ours: ours, theirs: base).bytes != ours {
      return "a change of nothing changed the file"
    }
    let result = SwiftMerge.merge(base: base, ours: ours, theirs: theirs)
    for conflict in result.conflicts where conflict.line < 1 { return "a conflict before the file" }
    if ![base, ours, theirs].contains(where: holdsMarker),
      ConflictMarkers.find(in: result.bytes) != result.conflicts
    {
      return "other markers than said"
    }
    _ = (SwiftMerge.missing(in: ours, of: theirs), SwiftMerge.leavingOut(theirs, writtenIn: [ours]))
    return nil
  }

  /// Whether a line is a marker, if only a lone one: it changes where a conflict that is written ends.
  private static func holdsMarker(_ bytes: [UInt8]) -> Bool {
    let lines = TextLines(bytes)
    return (0..<lines.count).contains { line in
      let content = bytes[lines.content(line)]
      return ["<<<<<<< ", "=======", ">>>>>>> "].contains { content.starts(with: $0.utf8) }
    }
  }

  private static let signatures = [
    "show()", "load(id: Trip.ID, page: Int = 1) async throws(LoadError) -> [Row]",
    "sort<T: Comparable>(_ rows: inout [T], by key: @escaping @Sendable (T) -> Int?) rethrows where T: Sendable",
    "title: String { get async throws }", "store: (any Store & Sendable)? = nil",
    "rows: [String: [Row]] = [:]",
    "done: (@MainActor (_ id: Int, Bool...) async throws -> Void)!",
    "pair: (a: Int, b: some P<Q>, `in`: C.Type)",
    "f(_: consuming sending A, x y: borrowing B = .init(a: [1, \"\\(2)\"])) -> ~Copyable",
    "var a: Int { get set }",
  ]
}
