import TestTools
import ViperTestTools
import ViperText

@testable import SwiftMerge
@testable import ViperOwnership
@testable import ViperPipeline
@testable import ViperProject

struct BodyHistory {
  struct Failure: Error { let text: String }

  private struct Member {
    /// Stays the same whatever the member is called.
    let number: Int
    var contract: String
    var name: String
    var types: [String] = []
    var isProperty = false
    var isGiven = false

    private var signature: String {
      if isProperty { return "\(name): Int { get }" }
      let parameters = types.enumerated().map { "_ p\($0): \($1)" }.joined(separator: ", ")
      return "\(name)(\(parameters))"
    }

    var json: String {
      guard isGiven else { return "\"\(signature)\"" }
      let key = isProperty ? "var" : "func"
      return "{ \"\(key)\": \"\(signature)\", \"body\": \"\(isProperty ? "1" : "_ = 1")\" }"
    }

    var identity: String { name + "(" + types.joined(separator: ",") + ")" }
  }

  private struct Body {
    let mark: String
    var number: Int
    /// The identities under which it may be found.
    var identities: Set<String>
  }

  private var random: Seeded
  private let dialect: ChangingSpec.Dialect
  private let packs: PackCache
  private let disk = MemoryDisk(TestProject.viper([:]))
  private var members: [Member] = []
  private var bodies: [Body] = []
  private var count = 0
  private(set) var log: [String] = []
  /// How many bodies have stayed with a member that has changed its contract.
  private(set) var moves = 0

  init(seed: Int, packs: PackCache) {
    random = Seeded(seed)
    self.packs = packs
    dialect = random.pick(ChangingSpec.Dialect.all)
    for _ in 0..<random.number(3...6) { add() }
  }

  mutating func play(rounds: Int) throws {
    log.append("\(dialect.pack), \(dialect.ui)\n\(json)")
    disk["/p/Trip.viper.json"] = json
    try generate()
    for round in 0..<rounds {
      log.append("round \(round)")
      for _ in 0..<random.number(1...4) { write() }
      if random.once(in: 4) { moveCode() }
      let former = members
      for _ in 0..<random.number(1...3) { change() }
      disk["/p/Trip.viper.json"] = json
      if try !generate() { members = former }
      try checkBodies()
    }
  }

  private var json: String {
    let contracts = dialect.contracts.map { contract in
      let own = members.filter { $0.contract == contract.key }.map(\.json)
      return "  \"\(contract.key)\": [" + own.joined(separator: ", ") + "]"
    }
    return "{ \"pack\": \"\(dialect.pack)\", \"ui\": \"\(dialect.ui)\", \"root\": true,\n"
      + contracts.joined(separator: ",\n") + " }\n"
  }

  /// Contracts of one component are picked more often.
  private mutating func contract() -> String {
    let keys = dialect.contracts.map(\.key)
    let presenter = keys.filter { ["viewOutput", "interactorOutput"].contains($0) }
    return random.pick(presenter.isEmpty || random.once(in: 4) ? keys : presenter)
  }

  private mutating func add() {
    count += 1
    var member = Member(number: count, contract: contract(), name: "m\(count)")
    member.isProperty = random.once(in: 6)
    if !member.isProperty, random.chance(40) { member.types = [random.pick(["Int", "String"])] }
    // An overload of another one.
    if !member.isProperty, let other = members.first(where: { !$0.isProperty }), random.once(in: 4)
    {
      var overload = other
      overload.types = [random.pick(["Int", "String", "Bool", "Double"])]
      if !members.contains(where: { $0.identity == overload.identity }) {
        (member.name, member.types) = (overload.name, overload.types)
      }
    }
    member.isGiven = random.once(in: 6)
    members.insert(member, at: random.number(0...members.count))
  }

  private mutating func change() {
    guard !members.isEmpty else { return add() }
    let index = random.below(members.count)
    let before = members[index]
    switch random.below(12) {
    case 0...1: add()
    case 2: members.remove(at: index)
    case 3...5:
      // All of some members take the place of the next one.
      let number = random.number(2...4)
      let places = Set((0..<number).map { _ in random.below(members.count) }).sorted()
      let contracts = places.map { members[$0].contract }
      for (place, contract) in zip(places, contracts.dropFirst() + contracts.prefix(1)) {
        members[place].contract = contract
      }
      log.append("  \(places.map { members[$0].name }) change places")
    case 6...7: members[index].contract = contract()
    case 8:
      count += 1
      members[index].name = "m\(count)"
    case 9 where !before.isProperty:
      members[index].types = random.pick([[], ["Int"], ["String", "Int"]])
      let identity = members[index].identity
      if members.count(where: { $0.identity == identity }) > 1 { members[index] = before }
    case 10 where !bodies.contains { $0.number == before.number }:
      members[index].isGiven.toggle()
    default:
      let member = members.remove(at: index)
      members.insert(member, at: random.number(0...members.count))
    }
    log.append("  \(before.identity) of \(before.contract)")
  }

  private typealias Place = (path: String, member: DeclaredMember, item: OutlineItem)

  private var places: [Place] {
    disk.files.filter { OwnEdits.isOwn($0.key, $0.value) }.sorted { $0.key < $1.key }.flatMap {
      path, text in
      (SwiftOutline(Array(text.utf8), openingAllConditionsBut: [])?.declaredMembers ?? []).map {
        (path, $0.member, $0.item)
      }
    }
  }

  private static func identity(_ item: OutlineItem) -> String {
    item.name + "(" + item.types.filter { _ in item.kind == .function }.joined(separator: ",") + ")"
  }

  /// Writes a stub.
  private mutating func write() {
    let stubs = places.filter(\.member.isStub)
    guard !stubs.isEmpty else { return }
    let stub = random.pick(stubs)
    let identity = Self.identity(stub.item)
    guard let body = stub.item.body, var text = disk[stub.path].map({ Array($0.utf8) }),
      let member = members.first(where: { $0.identity == identity })
    else { return }
    let mark = "body\(bodies.count)_"
    let end = stub.item.kind == .variable ? "\n    return 1\n" : "\n"
    text.replaceSubrange(body, with: Array("{  // by \(mark)\n    \(mark)()\(end)  }".utf8))
    let lead = random.pick(["", "  // above \(mark)\n", "  /// Above.\n  @inline(never)\n"])
    text.insert(
      contentsOf: Array(lead.replacing("Above.", with: "above " + mark).utf8),
      at: stub.item.lead.upperBound)
    disk[stub.path] = String(decoding: text, as: UTF8.self)
    bodies.append(Body(mark: mark, number: member.number, identities: [identity]))
    log.append("  user: write \(identity) as \(mark) in \(stub.path)")
  }

  private mutating func moveCode() {
    let paths = disk.files.filter { OwnEdits.isOwn($0.key, $0.value) }.keys.sorted()
    guard !paths.isEmpty else { return }
    let path = random.pick(paths)
    guard var text = disk[path].map({ Array($0.utf8) }), let outline = SwiftOutline(text),
      let owner = outline.file.items.last(where: { $0.kind == .extension }),
      outline.file.items.count > 1
    else { return }
    count += 1
    disk["/p/Parts/Part\(count).swift"] = String(decoding: text[owner.lines], as: UTF8.self)
    text.removeSubrange(owner.blank.lowerBound..<owner.end)
    disk[path] = String(decoding: text, as: UTF8.self)
    log.append("  user: move an extension of \(path) to Part\(count)")
  }

  private static let refusals = [
    "conflicting-owned-code", "duplicate-member-implementation", "unused-owned-file",
  ]

  private func changeSet(checking: Bool = false) throws -> ChangeSet {
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    var pipeline = Pipeline(disk: disk, options: .init(comparesOwnedFiles: checking))
    packs.use(for: &pipeline)
    var whole = ChangeSet()
    for project in try finder.projects(for: []) { whole += try pipeline.changeSet(of: project) }
    packs.keep(of: pipeline)
    return whole
  }

  /// - Returns: whether the spec asks for nothing that would cost a body, which is an error.
  @discardableResult
  private mutating func generate() throws -> Bool {
    let changeSet = try changeSet()
    let problems = (changeSet.diagnostics + changeSet.leftToDo).filter { $0.severity == .error }
    if !problems.isEmpty, problems.allSatisfy({ Self.refusals.contains($0.id) }) {
      log.append("  " + problems.map(\.message).joined(separator: "; "))
      return false
    }
    guard problems.isEmpty else { throw failure(screen(problems)) }
    for diagnostic in changeSet.diagnostics where diagnostic.id == "changed-member-name" {
      log.append("  " + diagnostic.message)
      try takeForRenamed(String(diagnostic.message.split(separator: "'")[0]))
    }
    try Writer(disk: disk, root: "/p").write(changeSet.changes)
    let again = try self.changeSet(checking: true)
    let found = again.diagnostics + again.leftToDo
    if let error = found.first(where: { $0.severity == .error }) { throw failure(screen([error])) }
    guard !again.changes.contains(where: \.isPending) else {
      throw failure("a second run changes something")
    }
    return true
  }

  /// A body may follow a member to its new name, if the old one is nowhere.
  private mutating func takeForRenamed(_ title: String) throws {
    let name = title.prefix { $0 != "(" }
    let identities = members.filter { $0.name == name }.map(\.identity)
    let named = Set(members.map(\.identity))
    for index in bodies.indices where bodies[index].identities.isDisjoint(with: named) {
      bodies[index].identities.formUnion(identities)
    }
  }

  /// Each body is there once, in the method that it was written for.
  private mutating func checkBodies() throws {
    let places = places
    for index in bodies.indices {
      let body = bodies[index]
      let found = places.filter { holds($0, body.mark) }
      guard found.count == 1, let place = found.first else {
        throw failure("\(body.mark) is there \(found.count) times")
      }
      let identity = Self.identity(place.item)
      let member = members.first { $0.number == body.number }
      let isOverload = body.identities.contains { old in
        old.hasPrefix(place.item.name + "(") && !members.contains { $0.identity == old }
      }
      guard body.identities.contains(identity) || member?.identity == identity || isOverload else {
        throw failure("\(body.mark) is in \(identity), not in \(body.identities)")
      }
      bodies[index].identities = [identity]
      if let member, member.identity == identity { moves += 1 }
      let text = disk[place.path] ?? ""
      let isAbove = text.contains("above " + body.mark)
      let lead = Array(text.utf8)[place.item.lines]
      guard !isAbove || String(decoding: lead, as: UTF8.self).contains("above " + body.mark) else {
        throw failure("what is above \(body.mark) is elsewhere")
      }
    }
  }

  private func holds(_ place: Place, _ mark: String) -> Bool {
    guard let body = place.item.body, let text = disk[place.path] else { return false }
    return String(decoding: Array(text.utf8)[body], as: UTF8.self).contains("    \(mark)()")
  }

  private func failure(_ text: String) -> Failure {
    let own = disk.files.filter { OwnEdits.isOwn($0.key, $0.value) }.sorted { $0.key < $1.key }
    let files = own.map { "=== \($0.key)\n\($0.value)" }.joined()
    return Failure(text: ([text] + log + [files, json]).joined(separator: "\n"))
  }
}
