import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// What the names of a mock's members begin with; how they end is for the pack to say.
///
/// Methods of one name are told apart by their labels, `load(id:)` → `loadId`; where those are the
/// same by their types, `loadIdInt`; by what closures take and give, `loadIdIntToVoid`; then by the
/// result, `loadIdIntString`, and by `async`. Where a name is still taken, by a property
/// `loadCallCount` say, it gets a number.
struct MockNames {
  let suffixes: MockSuffixes
  /// Of each member, in their order.
  private(set) var stems: [String] = []
  /// The lock of a mock that may be called from anywhere.
  private(set) var lock = ""
  /// What that lock guards.
  private(set) var state = ""
  /// The type of that, which no method may speak of.
  private(set) var stateType = ""
  private var taken: Set<String>

  init(for members: [Member], suffixes: MockSuffixes) {
    self.suffixes = suffixes
    taken = Set(members.flatMap(\.namesInBody))
    findStems(for: members)
    lock = claim("mockLock", [""])
    state = claim("mockState", [""])
    let types = Set(members.flatMap(\.namesOfTypes))
    stateType = "State"
    while types.contains(stateType) { stateType = "Mock" + stateType }
  }

  private mutating func findStems(for members: [Member]) {
    let overloads = Dictionary(grouping: members, by: \.name).filter { $0.value.count > 1 }
    let rivals = overloads.mapValues(Self.rivals)
    for member in members {
      let stem = rivals[member.name].map { Self.stem(of: member, among: $0) }
      stems.append(claim(stem ?? member.name, suffixes.of(member).values))
    }
  }

  /// How many members of one name would get a stem, level by level.
  private static func rivals(of members: [Member]) -> [[String: Int]] {
    var counts: [[String: Int]] = []
    for member in members {
      for (level, stem) in member.stemCandidates.enumerated() {
        if level == counts.count { counts.append([:]) }
        counts[level][stem, default: 0] += 1
      }
    }
    return counts
  }

  /// The shortest stem that no other member of the name has; if there is none, the longest.
  private static func stem(of member: Member, among rivals: [[String: Int]]) -> String {
    let candidates = member.stemCandidates
    return zip(candidates, rivals).first { $1[$0] == 1 }?.0 ?? candidates.last ?? member.name
  }

  private mutating func claim(_ wanted: String, _ suffixes: some Sequence<String>) -> String {
    var stem = wanted
    var names = suffixes.map { stem + $0 }
    var number = 2
    while names.contains(where: taken.contains) {
      stem = wanted + String(number)
      names = suffixes.map { stem + $0 }
      number += 1
    }
    taken.formUnion(names)
    return stem
  }
}

/// The names of what a mock has of one member.
struct MockedNames: Hashable {
  let stem: String
  /// By key.
  let suffixes: [String: String]

  /// `callCount` → `loadCallCount`
  var record: TemplateValue {
    .record(TemplateRecord(suffixes.mapValues { .string(stem + $0) }))
  }
}

extension MockSuffixes {
  func of(_ member: Member) -> [String: String] { member.isMethod ? ofMethods : ofProperties }
}

extension Member {
  var isMethod: Bool {
    if case .method = self { true } else { false }
  }

  /// Names that would hide a mock's own inside the member: its own and those of its parameters.
  fileprivate var namesInBody: [String] {
    guard case .method(let method) = self else { return [name] }
    return [name] + method.parameters.map(\.name)
  }

  /// Stems from the shortest to the one that says most, as many for every member.
  fileprivate var stemCandidates: [String] {
    guard case .method(let method) = self else { return Array(repeating: name, count: 7) }
    let labels = method.parameters.map { ($0.label ?? $0.name).capitalisedFirst }
    let typed = zip(labels, method.parameters).map { label, parameter in
      label + parameter.storedType.word
    }
    // `_ x: Int` and `x: Int`, `Int...` and `[Int]` are two, here at last.
    let exact = method.parameters.map { parameter in
      (parameter.label ?? "").capitalisedFirst
        + (parameter.isVariadic
          ? parameter.type.exactWord + "List" : parameter.storedType.exactWord)
    }
    let result = method.returnType?.word ?? "Void"
    let waits = method.isAsync ? "Async" : ""
    let full = name + typed.joined()
    let fullest = name + exact.joined()
    return [
      name + labels.joined(), full, fullest, full + result, full + result + waits,
      fullest + result, fullest + result + waits,
    ]
  }
}
