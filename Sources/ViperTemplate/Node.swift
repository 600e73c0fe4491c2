/// A piece of a template as it was parsed. Variables are numbered, text is a byte range.
indirect enum Node: Sendable {
  /// Bytes of the template, as they are.
  case text(Range<Int>)
  case output(Expression)
  case branches([Branch])
  case loop(Loop)
  case include(Include)
  case assign(Assignment)
}

/// One arm of an `if`; the first one that is met is rendered.
struct Branch: Sendable {
  /// Nil for `else`.
  let condition: Expression?
  let nodes: [Node]
}

struct Loop: Sendable {
  let key: Int?
  let element: Int
  let sequence: Expression
  let nodes: [Node]
  let empty: [Node]
}

struct Include: Sendable {
  struct Parameter: Sendable {
    let symbol: Int
    let value: Expression
  }

  let template: Int
  let parameters: [Parameter]
  /// White space in front of a tag that is alone on its line; goes in front of every line.
  let indentation: Range<Int>
  /// The end of the line that a tag alone on its line has taken with it.
  let lineEnding: Range<Int>
  let range: Range<Int>
}

struct Assignment: Sendable {
  let symbol: Int
  let value: Expression
  /// Whether it changes the variable of a loop around it, and so ends with the loop's step.
  let isLoopVariable: Bool
}
