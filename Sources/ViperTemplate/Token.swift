/// The smallest part of a tag that means something.
struct Token: Sendable {
  enum Kind: Hashable, Sendable {
    case name(String)
    case string(String)
    case int(Int)
    case symbol(Symbol)
    /// The end of the tag; its range is the closing bracket's.
    case end
  }

  enum Symbol: String, Sendable {
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

/// A template cut into text and tags. What lies between two tags is text.
struct Segment: Sendable {
  enum Kind: Sendable {
    /// `{{ … }}`
    case output
    /// `{% … %}`
    case tag
    /// `{# … #}`, and all of `{% comment %}…{% endcomment %}`
    case comment
    /// `{% raw %}` or `{% endraw %}`, of which nothing is left
    case fence
  }

  let kind: Kind
  /// From the opening bracket to behind the closing one.
  let range: Range<Int>
  /// What stands between the brackets, ending with an `end`; empty unless output or tag.
  var tokens: [Token] = []
  /// Whether a mistake inside has been reported, so that what follows from it is not.
  var isBroken = false
  var trimsBefore = false
  var trimsAfter = false
  /// What the tag takes with it: the line it is alone on, or white space.
  var extent = 0..<0
  /// For a tag alone on its line: the white space before it.
  var indentation = 0..<0
  /// For a tag alone on its line: the end of that line.
  var lineEnding = 0..<0
}
