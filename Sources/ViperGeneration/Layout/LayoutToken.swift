import SwiftReading

/// One step of printing: a piece of text, a place where a line may break, or the edge of a group.
///
/// The stream of these is what Oppen's pretty printer works on: text is grouped by `open` and
/// `close`, and a `break` becomes a new line if what follows up to the next break does not fit.
struct LayoutToken {
  enum Kind: UInt8 {
    /// `start..<end` of the source; `size` columns.
    case text
    case open, openConsistent, close
    case lineBreak
    /// `size` spaces; `isFlagged` lets it merge with a neighbour.
    case space
    /// The comments of `trivia[start..<end]`; `isFlagged` if code stands before it on the line.
    case comment
    /// Source that is copied as it is; `isFlagged` if even the indentation of its lines stays.
    case opaque
    case disableBreaking, enableBreaking
    /// Around the elements of a list that may end with a comma.
    case listStart, listEnd
    /// Around a part of a chain of calls.
    case contextStart, contextEnd
  }

  enum BreakKind: UInt8 {
    /// Indents what follows by one level up to its `close`.
    case open
    /// Indents what follows up to its `close` if it becomes a new line.
    case openContinuation
    /// Ends an `open`; `close` is a new line if there was one since the `open`.
    case close, closeIfNeeded
    /// Indents the new line once more, that line only.
    case `continue`
    case same
    /// Becomes a new line on a line that `continue` began.
    case reset
    /// Between the parts of a chain of calls.
    case contextual
  }

  enum Newlines: UInt8 {
    case elective
    /// A line break of the source does not count here.
    case electiveIgnoringSource
    case soft
    /// A line break that stands in the source.
    case discretionary
    case hard
  }

  var kind: Kind
  var breakKind = BreakKind.same
  var newlines = Newlines.elective
  var isFlagged = false
  var isSingle = false
  /// Columns of text, spaces of a break or space.
  var size: Int32 = 0
  /// The number of new lines.
  var count: Int32 = 0
  var start: Int32 = 0
  var end: Int32 = 0
  /// Columns up to where the next break may be; computed before printing.
  var length: Int = 0

  init(_ kind: Kind) {
    self.kind = kind
  }

  static let open = LayoutToken(.open)
  static let openConsistent = LayoutToken(.openConsistent)
  static let close = LayoutToken(.close)
  static let contextStart = LayoutToken(.contextStart)
  static let contextEnd = LayoutToken(.contextEnd)
  static let space = LayoutToken.spaces(1)

  static func spaces(_ size: Int, isFlexible: Bool = false) -> LayoutToken {
    var token = LayoutToken(.space)
    token.size = Int32(clamping: size)
    token.isFlagged = isFlexible
    return token
  }

  static func lineBreak(
    _ kind: BreakKind = .continue, size: Int32 = 1, _ newlines: Newlines = .elective,
    count: Int32 = 1
  ) -> LayoutToken {
    var token = LayoutToken(.lineBreak)
    token.breakKind = kind
    token.size = size
    token.newlines = newlines
    token.count = count
    return token
  }

  static func disableBreaking(allowsDiscretionary: Bool) -> LayoutToken {
    var token = LayoutToken(.disableBreaking)
    token.isFlagged = allowsDiscretionary
    return token
  }

  /// Adds line breaks to a break that may have some already.
  mutating func addNewlines(_ added: Newlines, count added2: Int32) {
    let isElective = newlines == .elective || newlines == .electiveIgnoringSource
    switch (newlines, added) {
    case (_, .elective), (_, .electiveIgnoringSource):
      if isElective { newlines = added }
    case _ where isElective:
      newlines = added
      count = added2
    case (.hard, .hard):
      count += added2
    case (.hard, _), (_, .hard):
      newlines = .hard
      count = max(count, added2)
    case (.discretionary, .discretionary):
      count += added2
    case (.discretionary, _):
      break
    case (_, .discretionary):
      newlines = .discretionary
      count = added2
    default:
      count = max(count, added2)
    }
  }
}
