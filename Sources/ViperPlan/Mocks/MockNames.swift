import SwiftReading
import ViperPack
import ViperTemplate

/// The names of a mock's members, without the pack's suffixes.
///
/// A name that is already used gets a number.
struct MockNames {
  let suffixes: MockSuffixes
  private(set) var stems: [String] = []
  private(set) var lock = ""
  private(set) var state = ""
  private(set) var stateType = ""
  private(set) var staticStateType = ""
  private(set) var staticLock = ""
  private(set) var staticState = ""
  private(set) var strict = ""
  private var taken: Set<String>

  /// - Parameter types: the names of the mock's generic parameters and type aliases.
  init(for members: [Member], types: [String] = [], suffixes: MockSuffixes) {
    self.suffixes = suffixes
    taken = Set(minimumCapacity: 8 * members.count)
    for member in members { taken.formUnion(member.namesInBody) }
    for (member, stem) in zip(members, MemberStems.stems(of: members)) {
      stems.append(claim(stem, suffixes.of(member).values))
    }
    lock = claim("mockLock", [""])
    state = claim("mockState", [""])
    strict = claim("isStrict", [""])
    staticLock = claim("staticMockLock", [""])
    staticState = claim("staticMockState", [""])
    taken.formUnion(types + members.flatMap(\.outermostNames))
    stateType = freeType("State")
    staticStateType = freeType("StaticState")
  }

  private func freeType(_ wanted: String) -> String {
    taken.contains(wanted) ? freeType("Mock" + wanted) : wanted
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

struct MockedNames: Hashable {
  let stem: String
  let suffixes: [String: String]

  var record: TemplateValue { .record(suffixes.mapValues { .string(stem + $0) }) }
}

extension MockSuffixes {
  func of(_ member: Member) -> [String: String] { member.isMethod ? ofMethods : ofProperties }
}

extension Member {
  var isMethod: Bool { if case .method = self { true } else { false } }

  /// Names that would hide the mock's own.
  fileprivate var namesInBody: [String] {
    guard case .method(let method) = self else { return [name] }
    return [name] + method.parameters.map(\.name)
  }
}
