import SwiftReading

/// Distinct names for overloads.
///
/// Names get labels (`loadId`), types (`loadIdInt`), types of closures (`loadIdIntToVoid`), the
/// result (`loadIdIntString`) and `async`, in this order.
enum MemberStems {
  static func stems(of members: [Member]) -> [String] {
    guard members.count > 1 else { return members.map(\.name) }
    let overloads = Dictionary(grouping: members, by: \.name).filter { $0.value.count > 1 }
    let rivals = overloads.mapValues(rivals)
    return members.map { member in
      rivals[member.name].map { stem(of: member, among: $0) } ?? member.name
    }
  }

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

  /// The shortest unique stem, or else the longest.
  private static func stem(of member: Member, among rivals: [[String: Int]]) -> String {
    let candidates = member.stemCandidates
    return zip(candidates, rivals).first { $1[$0] == 1 }?.0 ?? candidates.last ?? member.name
  }
}

extension Member {
  /// In order of preference. All members have the same number.
  fileprivate var stemCandidates: [String] {
    guard case .method(let method) = self else { return Array(repeating: name, count: 7) }
    let labels = method.parameters.map { ($0.label ?? $0.name).capitalizedFirst }
    let typed = zip(labels, method.parameters).map { label, parameter in
      label + parameter.storedType.word
    }
    // Distinguishes `_ x: Int` from `x: Int`, and `Int...` from `[Int]`.
    let exact = method.parameters.map { parameter in
      (parameter.label ?? "").capitalizedFirst
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
