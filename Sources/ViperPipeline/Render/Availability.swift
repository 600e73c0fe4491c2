import SwiftReading

/// The attribute for the config's `available`.
package struct Availability: Hashable, Sendable {
  /// `@available(iOS 17, macOS 14, *)`
  let attribute: String

  package init(_ platforms: String) { attribute = "@available(\(platforms), *)" }

  /// Adds the attribute to each declaration on the top level. A file that isn't valid Swift doesn't
  /// change.
  package func marked(_ bytes: [UInt8]) -> [UInt8] {
    guard let file = SwiftFile(bytes) else { return bytes }
    var places: [Int] = []
    collect(file.declarations, into: &places)
    var result: [UInt8] = []
    var end = 0
    for place in places {
      let lineStart = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      result += bytes[end..<place] + Array(attribute.utf8) + [UInt8(ascii: "\n")]
      result += bytes[lineStart..<place]
      end = place
    }
    return result + bytes[end...]
  }

  private func collect(_ declarations: [SwiftDeclaration], into places: inout [Int]) {
    for declaration in declarations {
      switch declaration.kind {
      case .conditional: collect(declaration.members, into: &places)
      case .import, .statement, .operator, .precedenceGroup: break
      default:
        // Swift Testing allows no such attribute on a suite.
        let isMarked = ["available", "Suite", "Test"].contains { declaration.has(attribute: $0) }
        if !isMarked { places.append(declaration.range.lowerBound) }
      }
    }
  }
}
