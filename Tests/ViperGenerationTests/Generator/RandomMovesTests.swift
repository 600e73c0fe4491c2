import TestTools
import Testing
import ViperTestTools

@testable import SwiftMerge
@testable import ViperGeneration

/// Random changes of a spec against random edits of a user: no line of the user's is lost, and each
/// member of the contracts stands in one place.
@Suite(.serialized, .inTurn) struct RandomMovesTests {
  @Test(arguments: 0..<(runsLongTests ? 500 : 4)) func nothingIsLostOrDoubled(seed: Int) throws {
    var user = RandomUser(seed: UInt64(seed + 1))
    try user.start()
    for step in 0..<20 {
      try user.edit()
      let before = user.disk.files
      user.changeSpec()
      let (changeSets, diagnostics) = try Run(user.disk).changeSets()
      let context = "seed \(seed), step \(step)"
      if diagnostics.hasErrors {
        #expect(
          diagnostics.filter { $0.severity == .error }
            .allSatisfy { ["written-member", "written-component"].contains($0.id) },
          "\(context): \(diagnostics)")
        #expect(try Run(user.disk).write() == ["error"])
        user.takeBack()
        #expect(user.disk.files == before, "\(context)")
        continue
      }
      let conflicts = changeSets.flatMap(\.leftToDo)
      try #require(conflicts.isEmpty, "\(context): \(conflicts) \(user.spec) \(user.disk.files)")
      try Run(user.disk).write()
      let texts = user.disk.files.filter { $0.key.hasSuffix(".swift") }
      for line in user.lines {
        #expect(
          texts.values.contains { $0.contains(line) }, "\(context): '\(line)' is gone\n\(texts)")
      }
      let members = texts.values.flatMap { SwiftMerge.members(in: Array($0.utf8)) ?? [] }
        .filter { $0.owner == "TripPresenter" }.map(\.title)
      for name in user.asked {
        try #require(
          members.count { $0 == name } == 1,
          "\(context): \(name) \(user.spec)\n\(texts.sorted { $0.key < $1.key })")
      }
      #expect(Set(members).count == members.count, "\(context): \(members)")
      #expect(
        try Run(user.disk).changes().allSatisfy {
          $0.hasPrefix("identical") || $0.hasPrefix("skip")
        }, "\(context)")
    }
  }
}

/// Somebody who writes in the presenter's files, and changes its spec.
private struct RandomUser {
  enum Saying: CaseIterable { case open, forward, body }

  private static let main = "/p/TripPresenter.swift"
  private static let other = "/p/TripPresenter+More.swift"

  var numbers: Seeded
  let disk = MemoryDisk(TestProject.viper([:]))
  /// What the user has written, a comment each.
  private(set) var lines: [String] = []
  private var members: [(name: String, contract: String, saying: Saying)] = []
  private var isYours = false
  private var last: (members: [(name: String, contract: String, saying: Saying)], isYours: Bool)
  private var count = 0

  init(seed: UInt64) {
    numbers = Seeded(state: seed)
    last = ([], false)
  }

  /// The members of the presenter's contracts.
  var asked: [String] { members.map { $0.name + "()" } }

  var spec: String {
    func list(_ contract: String) -> String {
      members.filter { $0.contract == contract }.map { member in
        switch member.saying {
        case .open: "\"\(member.name)()\""
        case .forward: "{ \"func\": \"\(member.name)()\", \"forward\": \"interactor.save\" }"
        case .body: "{ \"func\": \"\(member.name)()\", \"body\": \"interactor.save()\" }"
        }
      }.joined(separator: ", ")
    }
    return """
      { "ui": "none", "root": true, "interactor": ["save()"],
        "viewOutput": [\(list("viewOutput"))], "interactorOutput": [\(list("interactorOutput"))],
        "yours": [\(isYours ? "\"presenter\"" : "")] }
      """
  }

  mutating func start() throws {
    for _ in 0..<3 { add() }
    disk["/p/Trip.viper.json"] = spec
    try Run(disk).write()
  }

  private mutating func add() {
    count += 1
    let contract = numbers.pick(["viewOutput", "interactorOutput"])
    let place = numbers.number(0...members.count)
    members.insert(("m\(count)", contract, numbers.pick(Saying.allCases)), at: place)
  }

  mutating func changeSpec() {
    last = (members, isYours)
    for _ in 0..<numbers.number(1...2) {
      switch numbers.number(0...5) {
      case 0: add()
      case 1: isYours.toggle()
      default:
        guard !members.isEmpty else { return add() }
        let index = numbers.number(0...members.count - 1)
        members[index].saying = numbers.pick(Saying.allCases)
      }
    }
    disk["/p/Trip.viper.json"] = spec
  }

  mutating func takeBack() {
    (members, isYours) = last
    disk["/p/Trip.viper.json"] = spec
  }

  // MARK: - Edits

  private func isOwn(_ text: String) -> Bool { GeneratedMark(reading: Array(text.utf8)) == nil }

  mutating func edit() throws {
    guard let text = disk[Self.main], isOwn(text) else { return }
    switch numbers.number(0...5) {
    case 0: fill(Self.main)
    case 1: fill(Self.other)
    case 2: addProperty()
    case 3: move()
    default: break
    }
  }

  private func replaced(
    _ range: Range<String.Index>, of text: String, with new: String
  ) -> String {
    var text = text
    text.replaceSubrange(range, with: new)
    return text
  }

  private mutating func line() -> String {
    let line = "// line \(lines.count) of the user's"
    lines.append(line)
    return line
  }

  /// Writes a stub.
  private mutating func fill(_ path: String) {
    guard let text = disk[path],
      let stub = text.firstMatch(of: /fatalError\("TripPresenter.m\d+\(\) is not written yet"\)/)
    else { return }
    disk[path] = replaced(stub.range, of: text, with: line())
  }

  private mutating func addProperty() {
    guard let text = disk[Self.main],
      let place = text.firstRange(of: "  let interactor: ")?.lowerBound
    else { return }
    let line = line()
    disk[Self.main] = replaced(
      place..<place, of: text, with: "  var own\(lines.count) = 0  \(line)\n")
  }

  /// Moves a method to a file of its own.
  private mutating func move() {
    guard let text = disk[Self.main],
      let method = text.firstMatch(of: /\n  func m\d+\(\) \{\n[^}]*\n  \}\n/)
    else { return }
    disk[Self.main] = replaced(method.range, of: text, with: "")
    let moved = disk[Self.other] ?? "extension TripPresenter {\n}\n"
    disk[Self.other] = String(moved.dropLast(2)) + String(method.output).dropFirst() + "}\n"
  }
}
