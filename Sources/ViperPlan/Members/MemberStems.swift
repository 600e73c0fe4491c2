import SwiftReading
import ViperText

/// What tells the members of one name from each other, for names that are made of theirs.
///
/// Methods are told apart by their labels, `load(id:)` → `loadId`; where those are the same by their
/// types, `loadIdInt`; by what closures take and give, `loadIdIntToVoid`; then by the result,
/// `loadIdIntString`, and by `async`.
enum MemberStems {
  /// Of each member its name, and of methods of one name the shortest that no other one has.
  static func stems(of members: [Member]) -> [String] {
    guard members.count > 1 else { return members.map(\.name) }
    let overloads = Dictionary(grouping: members, by: \.name).filter { $0.value.count > 1 }
    let rivals = overloads.mapValues(rivals)
    return members.map { member in
      rivals[member.name].map { stem(of: member, among: $0) } ?? member.name
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
}

extension Member {
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
