import ViperText

/// Templates that can include one another, ready to be rendered.
///
/// The trees are laid out flat: every instruction is a plain value that refers to others by index.
/// Rendering so touches no reference count of the program, which otherwise takes most of the time,
/// the more so when several cores render from the same templates.
final class Program: Sendable {
  let tables: ProgramTables

  init(_ tables: ProgramTables) { self.tables = tables }
}

struct ProgramTables: Sendable {
  var templates: [TemplateEntry] = []
  /// The bytes of all templates, one after the other.
  var bytes: [UInt8] = []
  var instructions: [Instruction] = []
  var arms: [Arm] = []
  var loops: [LoopInstruction] = []
  var includes: [IncludeInstruction] = []
  var assignments: [AssignInstruction] = []
  var expressions: [FlatExpression] = []
  /// The operands of `and` and `or`, as expressions.
  var operands: [Int] = []
  var literals: [TemplateValue] = []
  var paths: [FlatPath] = []
  var pathKeys: [PathKey] = []
  var pathSites: [PathSite] = []
  var calls: [FlatCall] = []
  /// What the variables of all the templates are called.
  var symbols: [String] = []
}

struct TemplateEntry: Sendable {
  let text: EmbeddedText
  /// Where its bytes begin in the program's.
  let base: Int
  let body: Range<Int>

  /// One that nobody has needed yet.
  static let unparsed = TemplateEntry(
    text: EmbeddedText(SourceText(path: "", text: "")), base: 0, body: 0..<0)
}

/// A step of rendering; the numbers are indices into the program's tables.
enum Instruction: Sendable {
  /// Bytes of the program.
  case text(Range<Int>)
  case output(expression: Int)
  case branches(arms: Range<Int>)
  case loop(Int)
  case include(Int)
  case assign(Int)
}

struct Arm: Sendable {
  /// An expression; nil for `else`.
  let condition: Int?
  let body: Range<Int>
}

struct LoopInstruction: Sendable {
  let key: Int?
  let element: Int
  let sequence: Int
  let body: Range<Int>
  let empty: Range<Int>
}

struct IncludeInstruction: Sendable {
  let template: Int
  /// Assignments that hold for the include.
  let parameters: Range<Int>
  /// Bytes of the program.
  let indentation: Range<Int>
  let lineEnding: Range<Int>
  /// In its template.
  let range: Range<Int>
}

struct AssignInstruction: Sendable {
  let symbol: Int
  let value: Int
  let isLoopVariable: Bool
}

struct FlatExpression: Sendable {
  enum Kind: Sendable {
    case literal(Int)
    case path(Int, site: Int)
    case loop(LoopPath)
    case filtered(base: Int, calls: Range<Int>)
    case range(Int, Int)
    case compare(Int, Operator, Int)
    case not(Int)
    case all(operands: Range<Int>)
    case any(operands: Range<Int>)
    case broken
  }

  let kind: Kind
  /// In its template.
  let range: Range<Int>
}

/// A path wherever it stands; each is in the program once, so that its value can be kept.
struct FlatPath: Sendable {
  let symbol: Int
  let keys: Range<Int>
}

struct PathKey: Hashable, Sendable {
  let name: String
  let index: Int?
}

/// One place where a path stands, for messages.
struct PathSite: Sendable {
  let symbolRange: Range<Int>
  let keyRanges: [Range<Int>]
}

struct FlatCall: Sendable {
  let filter: Filter
  let nameRange: Range<Int>
  /// Expressions, which stand one after the other.
  let arguments: [Int]
}
