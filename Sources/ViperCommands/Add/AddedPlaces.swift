import ViperSpec
import ViperText

/// Maps places in an edited spec to places the user can see: new values to the arguments, and old
/// values to the spec on the disk.
struct AddedPlaces {
  private let addition: JSONAddition
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
      let place = written.location.range
      return range.lowerBound >= place.lowerBound - 1 && range.lowerBound <= place.upperBound
    }
    guard let pair, let given = pair.given else {
      // Other places belong to the first argument.
      return pairs.lazy.compactMap(\.given).first?.location ?? addition.original(of: location)
    }
    guard given.bytes == pair.written.bytes else { return given.location }
    let start = pair.written.offset(at: range.lowerBound)
    return given.location(of: start..<max(start, pair.written.offset(at: range.upperBound)))
  }
}

extension EmbeddedText {
  fileprivate func offset(at source: Int) -> Int {
    firstIndex(below: bytes.count) { location(of: $0..<$0).range.lowerBound >= source }
  }
}
