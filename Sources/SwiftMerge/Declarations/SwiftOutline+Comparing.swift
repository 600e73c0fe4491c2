import ViperText

extension SwiftOutline {
  var declarations: [[UInt8]: Int] {
    var counts: [[UInt8]: Int] = [:]
    count(file, at: [], in: &counts)
    return counts
  }

  private func count(_ scope: OutlineScope, at path: [UInt8], in counts: inout [[UInt8]: Int]) {
    counts[path + print(of: scope.tail) + print(of: scope.preamble), default: 0] += 1
    for item in scope.items {
      if let inner = item.scope {
        let place = path + print(of: item.lead.lowerBound..<item.head.upperBound) + [0]
        count(inner, at: place, in: &counts)
      } else {
        counts[path + print(of: item.lines), default: 0] += 1
      }
    }
  }

  /// The most frequent indentation of members and bodies in relation to their owner; nil without
  /// members and bodies.
  var indentationStep: [UInt8]? {
    var votes: [[UInt8]: Int] = [:]
    for item in file.all {
      guard let body = item.body else { continue }
      let outer = indentation(at: item.head.lowerBound)
      let next = lines.line(at: body.lowerBound) + 1
      if next < lines.line(at: body.upperBound - 1), !lines.isBlank(next) {
        let inner = Array(bytes[lines.indentation(next)])
        if inner.count > outer.count, inner.starts(with: outer) {
          votes[Array(inner[outer.count...]), default: 0] += 1
        }
      }
    }
    return votes.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key
  }
}

extension OutlineScope {
  /// Whether an addition without outline, such as a condition, seems to contain known declarations.
  /// If so, the file is merged by lines.
  func hidesDeclarations(of base: OutlineScope) -> Bool {
    let (own, old) = (all, base.all)
    let isCover = { (item: OutlineItem) in item.kind == .conditional || item.kind == .unreadable }
    let known = Set(old.map(\.identity))
    guard own.contains(where: { isCover($0) && !known.contains($0.identity) }) else { return false }
    return !known.isSubset(of: Set(own.map(\.identity)))
  }

  var conditions: Set<String> { Set(all.filter { $0.kind == .conditional }.map(\.name)) }

  /// All declarations, each before its members.
  var all: [OutlineItem] { items.flatMap { [$0] + ($0.scope?.all ?? []) } }
}

extension TextLines {
  func indented(from step: [UInt8], to other: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for line in 0..<count {
      let indentation = indentation(line)
      output += Reindentation.converted(Array(bytes[indentation]), from: step, to: other)
      output += bytes[indentation.upperBound..<range(line).upperBound]
    }
    return output
  }
}
