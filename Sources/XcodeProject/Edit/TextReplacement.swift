/// A replacement of a part of a text.
struct TextReplacement {
  let range: Range<Int>
  let text: [UInt8]
}

extension [UInt8] {
  /// - Parameter replacements: Those with the same start are written in their order.
  func applying(_ replacements: [TextReplacement]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(count * 5 / 4)
    var end = 0
    for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      output += self[end..<Swift.max(end, replacement.range.lowerBound)] + replacement.text
      end = Swift.max(end, replacement.range.upperBound)
    }
    return output + self[end...]
  }
}
