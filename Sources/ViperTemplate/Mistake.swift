import ViperText

/// What is wrong with a template; `TemplateDiagnostics.swift` has the words.
struct Mistake: Error {
  /// The stable names of the mistakes.
  enum ID: String, CaseIterable {
    // Found when a template is parsed.
    case unclosedTag = "unclosed-tag"
    case unclosedString = "unclosed-string"
    case unknownEscape = "unknown-escape"
    case unexpectedCharacter = "unexpected-character"
    case numberTooLarge = "number-too-large"
    case unexpectedToken = "unexpected-token"
    case unknownTag = "unknown-tag"
    case unclosedBlock = "unclosed-block"
    case strayTag = "stray-tag"
    case tagAfterElse = "tag-after-else"
    case unknownFilter = "unknown-filter"
    case wrongArgumentCount = "wrong-argument-count"
    case wrongArgument = "wrong-argument"
    case unknownLoopProperty = "unknown-loop-property"
    case unknownInclude = "unknown-include"
    case includeOutsidePack = "include-outside-pack"
    case includeCircle = "include-circle"
    case unnamedInclude = "unnamed-include"
    case reservedName = "reserved-name"
    case repeatedName = "repeated-name"
    case nestingTooDeep = "nesting-too-deep"
    case tooManyErrors = "too-many-errors"
    // Found when it is rendered.
    case unknownVariable = "unknown-variable"
    case unknownKey = "unknown-key"
    case indexOutOfRange = "index-out-of-range"
    case noLoop = "no-loop"
    case notPrintable = "not-printable"
    case notLoopable = "not-loopable"
    case wrongOperands = "wrong-operands"
    case wrongInput = "wrong-input"
    case wrongElement = "wrong-element"
    case numberOverflow = "number-overflow"
    case includesTooDeep = "includes-too-deep"
    case valueTooLong = "value-too-long"
    case tooManySteps = "too-many-steps"
    case outputTooLong = "output-too-long"
    case unknownTemplate = "unknown-template"
  }

  let id: ID
  let message: String
  var help: String?
  var notes: [Diagnostic.Note] = []

  init(_ id: ID, _ message: String, help: String? = nil, notes: [Diagnostic.Note] = []) {
    self.id = id
    self.message = message
    self.help = help
    self.notes = notes
  }

  func diagnostic(at location: SourceLocation?) -> Diagnostic {
    Diagnostic(id: id.rawValue, message, at: location, help: help, notes: notes)
  }
}
