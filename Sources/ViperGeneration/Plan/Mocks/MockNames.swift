import ViperSpec
import ViperText

/// What the members of a mock are called: `load` gives `loadCallCount`, `loadArgValues` and
/// `loadHandler`, the names that Mockolo made known.
///
/// Methods of one name are told apart by their labels, `load(id:)` → `loadId`; where those are the
/// same by their types, `loadIdInt`; then by the result, `loadIdIntString`, and by `async`. Where a
/// name is still taken, by a property `loadCallCount` say, it gets a number.
struct MockNames {
  /// What is added to a member's name.
  static let methodSuffixes = ["CallCount", "ArgValues", "Handler"]
  static let propertySuffixes = ["GetCallCount", "SetCallCount", "Handler", "Storage"]

  private var stems: [String] = []
  private var taken: Set<String>

  /// The stem of each member's names, in their order.
  static func stems(for members: [Member]) -> [String] {
    var names = MockNames(taken: Set(members.flatMap(\.namesInBody)))
    names.findStems(for: members)
    return names.stems
  }

  private init(taken: Set<String>) {
    self.taken = taken
  }

  private mutating func findStems(for members: [Member]) {
    let candidates = members.map(\.stemCandidates)
    var overloads: [String: Int] = [:]
    // How many members of one name would get a stem at a level.
    var rivals: [[String]: Int] = [:]
    for (member, stems) in zip(members, candidates) {
      overloads[member.name, default: 0] += 1
      for (level, stem) in stems.enumerated() {
        rivals[[member.name, String(level), stem], default: 0] += 1
      }
    }
    for (member, stems) in zip(members, candidates) {
      let level = stems.indices.first { rivals[[member.name, String($0), stems[$0]]] == 1 }
      let stem = overloads[member.name] == 1 ? member.name : level.map { stems[$0] } ?? stems.last
      let suffixes = member.isMethod ? Self.methodSuffixes : Self.propertySuffixes
      self.stems.append(claim(stem ?? member.name, suffixes))
    }
  }

  private mutating func claim(_ wanted: String, _ suffixes: [String]) -> String {
    var stem = wanted
    var number = 2
    while suffixes.contains(where: { taken.contains(stem + $0) }) {
      stem = wanted + String(number)
      number += 1
    }
    taken.formUnion(suffixes.map { stem + $0 })
    return stem
  }
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
    guard case .method(let method) = self else { return Array(repeating: name, count: 4) }
    let labels = method.parameters.map { ($0.label ?? $0.name).capitalisedFirst }
    let typed = zip(labels, method.parameters).map { label, parameter in
      label + parameter.storedType.word
    }
    let full = name + typed.joined()
    let withResult = full + (method.returnType?.word ?? "Void")
    return [
      name + labels.joined(), full, withResult, withResult + (method.isAsync ? "Async" : ""),
    ]
  }
}
