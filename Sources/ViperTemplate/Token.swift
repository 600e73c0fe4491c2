import ViperText

/// The smallest part of a tag that has a meaning.
struct Token {
  enum Kind: Hashable {
    case name(String)
    case string(String)
    case int(Int)
    case symbol(Symbol)
    /// The end of the tag. Its range is that of the closing bracket.
    case end
  }

  enum Symbol: String {
    case pipe = "|"
    case colon = ":"
    case comma = ","
    case dot = "."
    case range = ".."
    case open = "("
    case close = ")"
    case assign = "="
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  let kind: Kind
  let range: Range<Int>
}

/// A tag of a template. The bytes between two tags are text.
struct Tag {
  enum Kind {
    /// `{{ … }}`
    case output
    /// `{% … %}`
    case statement
    /// A tag that renders nothing: `{# … #}`, a whole `comment` block, and the brackets of raw
    /// text.
    case skipped
  }

  let kind: Kind
  /// Includes both brackets.
  var range: Range<Int>
  /// The last one is an `end`. A skipped tag has none.
  var tokens: [Token] = []
  /// A mistake in the tokens has been reported. Mistakes that follow from it aren't.
  var isBroken = false
  var trimsBefore = false
  var trimsAfter = false

  /// The name of a tag that consists of a name alone, such as `{% raw %}`.
  var onlyName: String? {
    guard kind == .statement, tokens.count == 2, case .name(let name) = tokens[0].kind else {
      return nil
    }
    return name
  }
}

/// The white space that a tag removes from the text around it.
struct TagExtent {
  /// The tag with the removed white space.
  let range: Range<Int>
  /// The white space before a tag that is alone on its line.
  var indentation = 0..<0
  /// The end of the line of a tag that is alone on it.
  var lineEnding = 0..<0

  /// A dash removes the white space on its side. A statement or comment without a dash that is
  /// alone on its line removes the line. `{{ … }}` without a dash removes nothing.
  init(of tag: Tag, in bytes: [UInt8]) {
    var (start, end) = (tag.range.lowerBound, tag.range.upperBound)
    guard tag.kind != .output, !tag.trimsBefore, !tag.trimsAfter else {
      if tag.trimsBefore { while start > 0, bytes[start - 1].isSpace { start -= 1 } }
      if tag.trimsAfter { while end < bytes.count, bytes[end].isSpace { end += 1 } }
      range = start..<end
      return
    }
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    var next = end
    if next < bytes.count, bytes[next] == Ascii.carriageReturn { next += 1 }
    let endsLine = next < bytes.count ? bytes[next] == Ascii.lineFeed : next == end
    guard start == 0 || bytes[start - 1] == Ascii.lineFeed, endsLine else {
      range = tag.range
      return
    }
    if next < bytes.count { next += 1 }
    range = start..<next
    indentation = start..<tag.range.lowerBound
    lineEnding = end..<next
  }
}
