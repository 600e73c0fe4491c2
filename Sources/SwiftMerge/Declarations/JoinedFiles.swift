import ViperText

/// Several files of a module as one text. A merge then finds code that moved between files.
///
/// A marker declaration separates two files. Merging keeps the marker's place.
package struct JoinedFiles {
  package let text: [UInt8]
  private let files: [[UInt8]]

  package init(_ files: [[UInt8]]) {
    self.files = files
    let ending = files.first.flatMap(LineEnding.dominant) ?? .lineFeed
    var text: [UInt8] = []
    for (index, file) in files.enumerated() {
      if index > 0 { text += Self.boundary(index) + ending.bytes }
      text += files.count == 1 ? file : LineEnding.completed(ending.applied(to: file))
    }
    self.text = text
  }

  private static let boundaryName = "_ViperGenFile"

  private static func boundary(_ index: Int) -> [UInt8] {
    Array("typealias \(boundaryName)\(index) = Never".utf8)
  }

  static func isBoundary(_ item: OutlineItem) -> Bool {
    item.kind == .alias && item.name.hasPrefix(boundaryName)
  }

  package struct Part {
    package let bytes: [UInt8]
    package let firstLine: Int
  }

  /// Splits a merged text into its files. Nil if a conflict removed or spans a boundary between
  /// files.
  package func split(_ merged: [UInt8]) -> [Part]? {
    guard files.count > 1 else { return [Part(bytes: merged, firstLine: 0)] }
    let lines = TextLines(merged)
    var bounds: [(end: Int, next: Int)] = []
    for line in 0..<lines.count where bounds.count < files.count - 1 {
      if merged[lines.content(line)].elementsEqual(Self.boundary(bounds.count + 1)) {
        bounds.append((line, line + 1))
      }
    }
    guard bounds.count == files.count - 1 else { return nil }
    var parts: [Part] = []
    for (index, file) in files.enumerated() {
      var first = index == 0 ? 0 : bounds[index - 1].next
      var end = index == bounds.count ? lines.count : bounds[index].end
      while index > 0, first < end, lines.isBlank(first) { first += 1 }
      while index < bounds.count, first < end, lines.isBlank(end - 1) { end -= 1 }
      let range = lines.range(of: first..<max(first, end))
      parts.append(Part(bytes: restored(Array(merged[range]), like: file), firstLine: first))
    }
    let conflicts = ConflictMarkers.find(in: merged).count
    guard parts.map({ ConflictMarkers.find(in: $0.bytes).count }).reduce(0, +) == conflicts else {
      return nil
    }
    return parts
  }

  /// Restores line endings and the end of the file. If nothing else changed, the file doesn't
  /// change.
  private func restored(_ bytes: [UInt8], like file: [UInt8]) -> [UInt8] {
    let ending = LineEnding.dominant(in: file)
    let text = ending?.applied(to: bytes) ?? bytes
    let isBlank = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let core = text.trimming(while: isBlank)
    if core.elementsEqual(file.trimming(while: isBlank)) { return file }
    return LineEnding.isMissing(atEndOf: file) ? Array(core) : text
  }
}
