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
    taken = Set(minimumCapacity: 8 * members.count)
    for member in members { taken.formUnion(member.namesInBody) }
    findStems(for: members)
    lock = claim("mockLock", [""])
    state = claim("mockState", [""])
    stateType = "State"
    while members.contains(where: { $0.outermostNames.contains(stateType) }) {
      stateType = "Mock" + stateType
    }
  }

  private mutating func findStems(for members: [Member]) {
    for (member, stem) in zip(members, MemberStems.stems(of: members)) {
      stems.append(claim(stem, suffixes.of(member).values))
    }
  }

  private mutating func claim(_ wanted: String, _ suffixes: some Sequence<String>) -> String {
    var stem = wanted
    var number = 2
    while true {
      let names = suffixes.map { stem + $0 }
      if !names.contains(where: taken.contains) {
        taken.formUnion(names)
        return stem
      }
      stem = wanted + String(number)
      number += 1
    }
  }
}

/// The names of what a mock has of one member.
struct MockedNames: Hashable {
  let stem: String
  /// By key.
  let suffixes: [String: String]

  /// `callCount` → `loadCallCount`
  var record: TemplateValue {
    .record(TemplateRecord(suffixes.map { ($0.key, .string(stem + $0.value)) }))
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
}
