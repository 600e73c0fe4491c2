/// Replaces ranges of a text, and maps places in the new text to the old text.
package struct TextEdits: Sendable {
  package struct Edit: Hashable, Sendable {
    package let range: Range<Int>
    package let bytes: [UInt8]

    package init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.bytes = Array(text.utf8)
    }
  }

  package let source: SourceText
  /// Sorted by range, without overlaps.
  package let edits: [Edit]

  /// The first of two overlapping edits wins.
  package init(_ edits: [Edit], of source: SourceText) {
    self.source = source
    var end = 0
    self.edits = edits.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element).filter { edit in
        guard edit.range.lowerBound >= end else { return false }
        end = edit.range.upperBound
        return true
      }
  }

  /// With the path of the source.
  package var edited: SourceText {
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits {
      bytes += source.bytes[end..<edit.range.lowerBound]
      bytes += edit.bytes
      end = edit.range.upperBound
    }
    return SourceText(path: source.path, bytes: bytes + source.bytes[end...])
  }

  /// Offsets in inserted text map to the start of their edit.
  package func original(of offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      if offset < start { break }
      if offset < start + edit.bytes.count { return edit.range.lowerBound }
      shift += edit.bytes.count - edit.range.count
    }
    return min(max(0, offset - shift), source.bytes.count)
  }

  package func original(of location: SourceLocation) -> SourceLocation {
    let start = original(of: location.range.lowerBound)
    let end = max(start, original(of: location.range.upperBound))
    return source.location(of: start..<end)
  }
}
