import ViperSpec
import ViperText

/// Leads from places in a spec that was edited to where the user can see them: in the arguments what
/// is new, in the spec as it is on the disk what was there.
struct AddedPlaces {
  private let addition: JSONAddition
  /// The keys and texts of the new value, where they stand in the spec and in the arguments.
  private let pairs: [(written: EmbeddedText, given: EmbeddedText?)]

  init(_ value: NewValue, _ addition: JSONAddition) {
    self.addition = addition
    pairs = Array(zip(addition.node.texts, value.places))
  }

  func original(_ location: SourceLocation) -> SourceLocation {
    guard location.source == addition.text else { return location }
    let range = location.range
    guard addition.inserted.contains(range.lowerBound) else {
      return addition.original(of: location)
    }
    let pair = pairs.first { written, _ in
      // The quotes belong to it.
      let place = written.location.range
      return range.lowerBound >= place.lowerBound - 1 && range.lowerBound <= place.upperBound
    }
    guard let pair, let given = pair.given else {
      // A key of the spec's own, or an object as a whole, is about what was given first.
      return pairs.lazy.compactMap(\.given).first?.location ?? addition.original(of: location)
    }
    guard given.bytes == pair.written.bytes else { return given.location }
    let start = pair.written.offset(at: range.lowerBound)
    return given.location(of: start..<max(start, pair.written.offset(at: range.upperBound)))
  }
}

extension EmbeddedText {
  /// The first of the text's own bytes that stands at an offset of its source, or behind it.
  fileprivate func offset(at source: Int) -> Int {
    firstIndex(below: bytes.count) { location(of: $0..<$0).range.lowerBound >= source }
  }
}
