import ViperText

/// What a lock says of a generated file: how it was rendered last.
///
/// There are several versions where Git could not merge the lock, and where somebody has saved a file while a run
/// was at work.
package struct KnownVersions: Hashable, Sendable {
  /// More than any work leaves: all pairs of versions are compared.
  static let limit = 64

  package private(set) var versions: [LineDigests]
  /// Those of files that the module has no more: one of them may have been moved here.
  let moved: [LineDigests]

  package init(_ versions: [LineDigests], moved: [LineDigests] = []) {
    self.versions = versions
    self.moved = moved
  }

  mutating func add(_ version: LineDigests) {
    if !versions.contains(version) { versions.append(version) }
  }

  /// Whether nobody has edited a file: it is one of the versions, or what Git makes of two of them.
  ///
  /// Where Git has left conflicts in the file, that has to be true of both sides; or their lines have
  /// to be known, for somebody may have resolved the lock.
  ///
  /// - Parameter rendered: the file as it is rendered now; empty if it is not.
  package func hold(_ text: [UInt8], rendered: [UInt8] = []) -> Bool {
    guard let sides = ConflictMarkers.sides(of: text) else {
      return firstUnknownLine(of: text) == nil
    }
    lazy var lines = Set((versions + [LineDigests(of: rendered)]).flatMap(\.digests))
    return [sides.ours, sides.theirs].allSatisfy { side in
      firstUnknownLine(of: side) == nil
        || LineDigests(of: side).digests.allSatisfy { lines.contains($0) }
    }
  }

  /// The version that a text is if what somebody has added is left out, the longest of several; nil where a line
  /// of each is gone or changed.
  package func original(of text: [UInt8]) -> [UInt8]? {
    let (lines, digests) = (TextLines(text), LineDigests(of: text).digests)
    guard lines.count == digests.count else { return nil }
    for version in versions.sorted(by: { $0.digests.count > $1.digests.count }) {
      var original: [UInt8] = []
      var next = 0
      for (line, digest) in digests.enumerated()
      where next < version.digests.count && digest == version.digests[next] {
        original += text[lines.range(line)]
        next += 1
      }
      if next == version.digests.count { return original }
    }
    return nil
  }

  /// The first line, from 0, that is in no version where it stands; nil if nobody has edited the file.
  package func firstUnknownLine(of text: [UInt8]) -> Int? {
    let own = LineDigests(of: text)
    guard !versions.contains(own), !moved.contains(own) else { return nil }
    var furthest = 0
    for (index, one) in versions.enumerated() {
      for other in versions[index...] {
        guard let line = own.firstLine(notBetween: one, and: other) else { return nil }
        furthest = max(furthest, line)
      }
    }
    return furthest
  }
}

extension LineDigests {
  /// The first line of a text that no merge of two versions can have, or the end of a text that lacks
  /// lines which both versions have.
  ///
  /// A merge has the lines that both versions have in common, in their order, and between them
  /// lines that one of the two has.
  fileprivate func firstLine(notBetween one: LineDigests, and other: LineDigests) -> Int? {
    let (common, rest) = one.shared(with: other)
    var extra = rest
    var next = 0
    for (line, digest) in digests.enumerated() {
      if next < common.count, common[next] == digest {
        next += 1
      } else if let count = extra[digest], count > 0 {
        extra[digest] = count - 1
      } else {
        return line
      }
    }
    return next == common.count ? nil : digests.count
  }

  /// The lines that two versions have in common, and how often either has each of the others.
  private func shared(with other: LineDigests) -> (common: [UInt32], rest: [UInt32: Int]) {
    guard self != other else { return (digests, [:]) }
    var numbers: [UInt32: Int] = [:]
    let lines = [digests, other.digests].map { digests in
      digests.map { digest in
        let number = numbers[digest] ?? numbers.count
        numbers[digest] = number
        return number
      }
    }
    var common: [UInt32] = []
    var rest: [UInt32: Int] = [:]
    var next = 0
    for change in LineDiff.changes(from: lines[0], to: lines[1], style: .likeGit) {
      common += digests[next..<change.old.lowerBound]
      for digest in digests[change.old] { rest[digest, default: 0] += 1 }
      for digest in other.digests[change.new] { rest[digest, default: 0] += 1 }
      next = change.old.upperBound
    }
    return (common + digests[next...], rest)
  }
}
