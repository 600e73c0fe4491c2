import TestTools
import Testing
import ViperText

@testable import ViperSpec

/// Values that are added to random texts in random layouts.
struct RandomAdditionTests {
  @Test(arguments: 0..<(runsLongTests ? 4000 : 300))
  func anAdditionChangesNothingElse(seed: Int) throws {
    var random = Seeded(seed)
    var writer = RandomJSON(random: random)
    let source = SourceText(path: "A.json", text: writer.document())
    random = writer.random
    let root = try #require(JSONParser.parse(source).node, "seed \(seed): \(source.string)")
    var path: [JSONStep] = []
    let list = randomList(in: root, random: &random, path: &path)
    let value = writer.value(depth: 2)
    let output = JSONOutput(try #require(JSONParser.parse(SourceText(path: "", text: value)).node))
    let addition = try #require(
      JSONAddition(output, to: path, of: source), "seed \(seed): \(source.string)")
    let text = addition.text.string
    let comment: Comment = "seed \(seed):\n\(source.string)\n→\n\(text)"
    // It reads as before, with one more element.
    let new = try #require(JSONParser.parse(addition.text).node, comment)
    #expect(
      plain(new)
        == plain(
          root, adding: JSONOutput(addition.node), at: list?.location ?? root.location,
          key: list == nil ? path.last : nil), comment)
    #expect(plain(addition.node) == plain(output), comment)
    for (number, step) in addition.steps.enumerated() {
      let isLast = number == addition.steps.count - 1
      for edit in step.edits {
        #expect(step.source.bytes[edit.range].allSatisfy(isBlank), comment)
        if !isLast { #expect(edit.bytes.allSatisfy(isBlank), comment) }
      }
      if isLast { #expect(step.edits.count == 1, comment) }
    }
    // Every byte that was there is found again.
    for (offset, byte) in addition.text.bytes.enumerated() where !isBlank(byte) {
      guard !addition.node.location.range.contains(offset) else { continue }
      let place = addition.text.location(of: offset..<offset + 1)
      let found = addition.original(of: place)
      guard found.range.count == 1 else { continue }
      #expect(source.bytes[found.range.lowerBound] == byte, comment)
    }
  }

  @Test(arguments: 0..<(runsLongTests ? 500 : 60))
  func anAdditionAddsOneElement(seed: Int) throws {
    var random = Seeded(seed)
    let members = SpecPropertyTests.members.shuffled(using: &random)
      .prefix(random.below(SpecPropertyTests.members.count + 1))
    let source = SourceText(path: "A.json", text: SpecPropertyTests.text(Array(members)))
    let lists = [
      ("imports", "Added"), ("inputs", "added: Int"), ("services", "added: any Added"),
      ("state", "added: Int"), ("view", "added(_ text: String)"), ("router", "added: Int { get }"),
      ("output", "added()"),
    ]
    let (key, text) = random.pick(lists)
    let path = [JSONStep.key(key, order: SpecReader.keys(in: TestProject.dialect))]
    let addition = try #require(JSONAddition(.string(text), to: path, of: source), "seed \(seed)")
    var expected = try self.lists(of: source)
    expected[key, default: []].append(text)
    #expect(try self.lists(of: addition.text) == expected, "seed \(seed): \(addition.text.string)")
  }

  private func lists(of source: SourceText) throws -> [String: [String]] {
    let node = try #require(JSONParser.parse(source).node)
    let (spec, diagnostics) = SpecReader.read(node, name: "A", dialect: TestProject.dialect)
    #expect(printed(diagnostics) == "", "\(source.string)")
    let read = try #require(spec)
    var lists = read.contracts.mapValues { $0.map(\.member.declaration.withoutWord) }
    lists["imports"] = read.imports
    lists["inputs"] = read.inputs.map(\.declaration)
    lists["services"] = read.services.map(\.field.declaration)
    lists["state"] = read.state.map(\.declaration)
    lists["output"] = read.output?.members.map(\.member.declaration.withoutWord)
    return lists.filter { !$0.value.isEmpty }
  }

  private func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// A list that is there, or nil for one under a new key of the outermost object.
  private func randomList(
    in root: JSONNode, random: inout Seeded, path: inout [JSONStep]
  ) -> JSONNode? {
    var node = root
    while case .object(let members) = node.value {
      let member = members.isEmpty ? nil : random.pick(members)
      guard let member, JSONContainer(member.value) != nil else {
        path = [.key("new", order: members.map(\.key.string).shuffled(using: &random) + ["new"])]
        return nil
      }
      path.append(.key(member.key.string, order: []))
      node = member.value
    }
    return node
  }

  /// A value without its positions and layout.
  ///
  /// - Parameters:
  ///   - place: of the container that gets an element.
  ///   - key: of the list that is new.
  private func plain(
    _ node: JSONNode, adding value: JSONOutput, at place: ViperText.SourceLocation, key: JSONStep?
  ) -> String {
    switch node.value {
    case .array(let elements):
      let all = elements.map { plain($0, adding: value, at: place, key: key) }
      return "[" + (all + (node.location == place ? [plain(value)] : [])).joined(separator: ",")
        + "]"
    case .object(let members):
      var all = members.map {
        jsonString($0.key.string) + ":" + plain($0.value, adding: value, at: place, key: key)
      }
      if node.location == place, case .key(let key, _)? = key {
        all.append("\(jsonString(key)):[\(plain(value))]")
      }
      return "{" + all.sorted().joined(separator: ",") + "}"
    default: return plain(node)
    }
  }

  private func plain(_ node: JSONNode) -> String {
    switch node.value {
    case .array(let elements): "[" + elements.map(plain).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { jsonString($0.key.string) + ":" + plain($0.value) }.sorted()
        .joined(separator: ",") + "}"
    case .string(let text): jsonString(text.string)
    case .bool(let value): "\(value)"
    case .number(let digits): digits
    case .null: "null"
    }
  }

  private func plain(_ value: JSONOutput) -> String {
    let source = SourceText(path: "", text: value.document())
    return JSONParser.parse(source).node.map(plain) ?? ""
  }
}

struct RandomJSON {
  var random: Seeded
  private var lineEnding = "\n"

  init(random: Seeded) {
    self.random = random
    lineEnding = self.random.chance(30) ? "\r\n" : "\n"
  }

  mutating func document() -> String {
    (random.chance(10) ? "\u{FEFF}" : "") + object(depth: 0) + (random.chance(50) ? lineEnding : "")
  }

  /// Any value but those that JSON which is printed can't have.
  mutating func value(depth: Int) -> String {
    switch random.below(depth < 4 ? 6 : 3) {
    case 0: return jsonString(text)
    case 1: return "\(random.below(1000))"
    case 2: return random.chance(50) ? "true" : "false"
    case 3: return object(depth: depth)
    default: return array(depth: depth)
    }
  }

  private var text: String {
    mutating get {
      let pieces = ["a", "é", "\"", "\\", "\n", "x()", "longer than most", "{", "]", ","]
      return (0..<random.below(8)).map { _ in random.pick(pieces) }.joined()
    }
  }

  private mutating func array(depth: Int) -> String {
    let elements = (0..<random.below(4)).map { _ in value(depth: depth + 1) }
    return joined(elements, "[", "]", depth)
  }

  private mutating func object(depth: Int) -> String {
    let members = (0..<random.below(4)).map { number in
      "\"k\(number)\"" + (random.chance(20) ? " :" : ":") + (random.chance(80) ? " " : "")
        + value(depth: depth + 1)
    }
    return joined(members, "{", "}", depth)
  }

  private mutating func joined(
    _ children: [String], _ open: String, _ close: String, _ depth: Int
  ) -> String {
    let hasLines = random.chance(50)
    let indent = String(repeating: random.chance(20) ? "\t" : "  ", count: depth + 1)
    var output = open
    for (index, child) in children.enumerated() {
      output += index > 0 ? (random.chance(10) ? " ," : ",") : ""
      output += hasLines || random.chance(5) ? lineEnding + indent : random.chance(70) ? " " : ""
      output += child
    }
    return output + (hasLines ? lineEnding + indent.dropLast() : random.chance(70) ? " " : "")
      + close
  }
}

extension String {
  /// A declaration as a spec has it, without `func` or `var`.
  fileprivate var withoutWord: String {
    hasPrefix("func ") ? String(dropFirst(5)) : hasPrefix("var ") ? String(dropFirst(4)) : self
  }
}
