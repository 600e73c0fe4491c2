import Foundation
import TestTools

/// A component of a module as the templates write it, and random changes of its spec.
struct ModuleSketch {
  struct Method: Equatable {
    var name: String
    var parameters: [(label: String, type: String)]

    static func == (a: Method, b: Method) -> Bool { a.title == b.title }

    var title: String { name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

    var signature: String {
      "func \(name)(" + parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
    }
  }

  struct Contract {
    let name: String
    var methods: [Method]
  }

  var imports = ["Articles"]
  var services: [String] = []
  var contracts: [Contract] = []
  private var count = 0

  init(random: inout Seeded) {
    for _ in 0..<1 + random.below(3) { addContract(random: &random) }
    for _ in 0..<random.below(3) { addService() }
  }

  private mutating func newName(_ stem: String) -> String {
    count += 1
    return stem + String(count)
  }

  private mutating func newMethod(random: inout Seeded) -> Method {
    var method = Method(name: newName("did"), parameters: [])
    for _ in 0..<random.below(3) {
      method.parameters.append((newName("p"), ["Int", "String", "[Int]"][random.below(3)]))
    }
    return method
  }

  private mutating func addContract(random: inout Seeded) {
    var contract = Contract(name: newName("Output"), methods: [])
    for _ in 0..<1 + random.below(4) { contract.methods.append(newMethod(random: &random)) }
    contracts.insert(contract, at: random.below(contracts.count + 1))
  }

  private mutating func addService() { services.append(newName("service")) }

  /// One edit of the spec.
  mutating func change(random: inout Seeded) {
    let kind = random.below(12)
    if kind == 0 { return addContract(random: &random) }
    if kind == 1 {
      return services.insert(newName("service"), at: random.below(services.count + 1))
    }
    if kind == 2 { return imports.append(newName("Domain")) }
    if kind == 3, !services.isEmpty {
      services.remove(at: random.below(services.count))
      return
    }
    guard !contracts.isEmpty else { return }
    let index = random.below(contracts.count)
    if kind == 4, contracts.count > 1 {
      contracts.remove(at: index)
      return
    }
    var contract = contracts[index]
    let method = newMethod(random: &random)
    if kind < 8 || contract.methods.isEmpty {
      contract.methods.insert(method, at: random.below(contract.methods.count + 1))
    } else {
      change(&contract.methods, kind, method, random: &random)
    }
    contracts[index] = contract
  }

  private mutating func change(
    _ methods: inout [Method], _ kind: Int, _ new: Method, random: inout Seeded
  ) {
    let index = random.below(methods.count)
    switch kind {
    case 8: methods.remove(at: index)
    case 9: methods[index].name = new.name
    case 10:
      let label = random.chance(50) ? newName("p") : "q\(random.below(2))"
      guard !methods[index].parameters.contains(where: { $0.label == label }) else { return }
      methods[index].parameters.append((label, "Int"))
    default:
      let moved = methods.remove(at: index)
      methods.insert(moved, at: random.below(methods.count + 1))
    }
  }

  var text: String {
    let properties = ["interactor: any InteractorProtocol"] + services.map { "\($0): any Store" }
    var text = imports.sorted().map { "import \($0)\n" }.joined()
    text += "\n/// Decides what Sketch shows.\n@MainActor\nfinal class Sketch {\n"
    text += properties.map { "  let \($0)\n" }.joined()
    text += "\n  init(" + properties.joined(separator: ", ") + ") {\n"
    text += (["interactor"] + services).map { "    self.\($0) = \($0)\n" }.joined() + "  }\n}\n"
    for contract in contracts {
      text += "\n// MARK: - \(contract.name)\n\nextension Sketch: \(contract.name) {\n"
      text += contract.methods.map { method in
        "  \(method.signature) {\n"
          + "    fatalError(\"Sketch.\(method.title) is not written yet\")\n  }\n"
      }.joined(separator: "\n")
      text += "}\n"
    }
    return text
  }
}

/// A user at work on such a file. Every line that is the user's has `mine` and a number in it.
struct SketchUser {
  var lines: [String]
  private var count = 0
  private(set) var isReindented = false

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
  }

  private mutating func mark() -> String {
    count += 1
    return "mine\(count)"
  }

  private func indices(_ isWanted: (String) -> Bool) -> [Int] {
    lines.indices.filter { isWanted(lines[$0]) }
  }

  private static func pick(_ indices: [Int], random: inout Seeded) -> Int? {
    indices.isEmpty ? nil : indices[random.below(indices.count)]
  }

  mutating func edit(random: inout Seeded) {
    let mark = mark()
    let heads = indices { $0.hasPrefix("  func ") }
    switch random.below(15) {
    case 0...3:
      guard let stub = Self.pick(indices { $0.contains("fatalError(") }, random: &random) else {
        return
      }
      lines.replaceSubrange(stub...stub, with: ["    \(mark)(self)", "    \(mark)(view)"])
    case 4:
      guard let head = Self.pick(heads, random: &random) else { return }
      lines.insert("  // \(mark)", at: head)
    case 5:
      guard let head = Self.pick(heads, random: &random), !lines[head - 1].contains("mine") else {
        return
      }
      lines.insert(
        contentsOf: ["  private func \(mark)() {", "    \(mark).run()", "  }", ""], at: head)
    case 6:
      guard let property = Self.pick(indices { $0.hasPrefix("  let ") }, random: &random) else {
        return
      }
      lines.insert("  var \(mark) = 0", at: property + 1)
    case 7...10: editAround(mark, random: &random)
    case 11: deleteStub(random: &random)
    default: editHead(random: &random)
    }
  }

  private mutating func editAround(_ mark: String, random: inout Seeded) {
    switch random.below(4) {
    case 0:
      guard let line = Self.pick(indices { $0.hasPrefix("import ") }, random: &random) else {
        return
      }
      lines.insert("import Z\(mark)", at: line + 1)
    case 1:
      lines.insert(
        contentsOf: ["", "extension Sketch {", "  func \(mark)() {}", "}"], at: lines.count - 1)
    case 2:
      guard let line = Self.pick(indices { $0.hasPrefix("    self.") }, random: &random) else {
        return
      }
      lines.insert("    \(mark)()", at: line + 1)
    default:
      guard let line = Self.pick(indices { $0.hasPrefix("// MARK") }, random: &random) else {
        return
      }
      lines[line] = "// MARK: - \(mark)"
    }
  }

  private static func isShortInit(_ line: String) -> Bool {
    line.hasPrefix("  init(") && line.hasSuffix(") {")
  }

  private mutating func editHead(random: inout Seeded) {
    let mark = "own\(count)"
    let heads = indices { $0.hasPrefix("  func ") }
    switch random.below(5) {
    case 4: renameParameter(heads, random: &random)
    case 0:
      guard let head = Self.pick(heads, random: &random) else { return }
      lines[head] = "  @\(mark) " + lines[head].dropFirst(2)
    case 1:
      guard let head = Self.pick(heads, random: &random) else { return }
      lines.insert("  @\(mark)", at: head)
    case 2:
      guard let head = lines.firstIndex(where: Self.isShortInit) else { return }
      lines[head].replace(") {", with: ", \(mark): Int) {")
    default:
      guard let head = lines.firstIndex(where: Self.isShortInit) else { return }
      let parts = lines[head].dropFirst("  init(".count).dropLast(") {".count)
        .components(separatedBy: ", ")
      lines.replaceSubrange(
        head...head,
        with: ["  init("] + parts.dropLast().map { "    \($0)," }
          + parts.suffix(1).map { "    " + $0 }
          + ["  ) {"])
    }
  }

  /// Gives a parameter a local name that a parameter of the spec may get as its own.
  private mutating func renameParameter(_ heads: [Int], random: inout Seeded) {
    let name = "q\(random.below(2))"
    guard let head = Self.pick(heads, random: &random), !lines[head].contains(name + ":"),
      let label = lines[head].range(of: #"\(p\d+:"#, options: .regularExpression)
    else { return }
    lines[head].replaceSubrange(label, with: lines[head][label].dropLast() + " \(name):")
  }

  private mutating func deleteStub(random: inout Seeded) {
    guard let stub = Self.pick(indices { $0.contains("fatalError(") }, random: &random), stub > 1,
      lines[stub - 1].hasPrefix("  func "), lines[stub - 2].isEmpty
    else { return }
    lines.removeSubrange(stub - 2...stub + 1)
  }

  /// The whole file with another step of indentation.
  mutating func reindent() {
    isReindented = true
    lines = lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: "    ", count: spaces / 2) + line.dropFirst(spaces)
    }
  }
}
