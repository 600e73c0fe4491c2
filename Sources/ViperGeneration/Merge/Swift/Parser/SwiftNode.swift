import SwiftReading

/// A part of the syntax tree; nodes live in `SwiftTree` and name each other by their index there.
///
/// One shape serves all kinds: which fields a kind uses is written beside its case in `Kind`.
/// `first` and `last` are the tokens it spans. A field that is not there is -1.
struct SwiftNode {
  var kind: Kind
  var first: Int32
  var last: Int32

  var keyword: Int32 = -1
  var name: Int32 = -1
  var open: Int32 = -1
  var close: Int32 = -1
  /// The one token that matters beyond those: a colon, an arrow, an `else`.
  var mark: Int32 = -1
  /// An equals sign, where there is a `mark` as well.
  var equal: Int32 = -1
  var comma: Int32 = -1

  var attributes: Int32 = -1
  var modifiers: Int32 = -1
  var base: Int32 = -1
  var generics: Int32 = -1
  var parameters: Int32 = -1
  var effects: Int32 = -1
  var result: Int32 = -1
  var inheritance: Int32 = -1
  var requirements: Int32 = -1
  var value: Int32 = -1
  var body: Int32 = -1
  /// The children of a list, in `SwiftTree.items`.
  var items: Range<Int32> = 0..<0
  var height: Int32 = 0

  init(_ kind: Kind, first: Int32, last: Int32 = -1) {
    self.kind = kind
    self.first = first
    self.last = last
  }
}

extension SwiftNode {
  enum Kind: UInt8 {
    // Files and blocks.
    case file  // items
    case item  // base, mark (a semicolon)
    case codeBlock  // open, items, close
    case memberBlock  // open, items, close
    case opaque  // what could not be read
    case ignored  // what a comment says to leave alone
    case sourceLocation
    case ifConfig  // items (clauses), close (#endif)
    case ifConfigClause  // keyword, base (condition), items

    // Declarations.
    case typeDecl  // attributes, modifiers, keyword, name, base, generics, inheritance, …, body
    case functionDecl  // attributes, modifiers, keyword, name, generics, parameters, …, body
    case initializerDecl
    case deinitializerDecl
    case subscriptDecl
    case variableDecl  // attributes, modifiers, keyword, items (bindings)
    case binding  // base (pattern), mark (colon), result (type), equal, value, body, comma
    case accessorBlock  // open, items, close
    case getterBlock  // open, items, close
    case accessor  // attributes, modifiers, keyword, effects, body
    case typealiasDecl  // attributes, modifiers, keyword, generics, equal, value, requirements
    case associatedtypeDecl  // attributes, modifiers, keyword, inheritance, equal, value, …
    case importDecl  // attributes, modifiers, keyword, name (kind)
    case enumCaseDecl  // attributes, modifiers, keyword, items
    case enumElement  // name, parameters, equal, value, comma
    case macroExpansionDecl  // attributes, modifiers, open, items, close, body (closure)

    // Parts of declarations.
    case attributeList  // items
    case attribute  // base, open, items, close
    case availabilityArguments  // items
    case availabilityArgument  // keyword (label), mark (colon)
    case platformVersion  // name
    case otherArgument
    case modifierList  // items
    case modifier
    case parameterClause  // open, items, close
    case enumParameterClause
    case closureParameterClause
    case parameter  // attributes, modifiers, name (second name), mark (colon), base, …, comma
    case closureParameter
    case effects  // keyword (async), mark (throws), base (thrown type)
    case returnClause  // mark (arrow), base
    case typeReturnClause
    case genericParameterClause  // open, items, close
    case genericParameter  // attributes, keyword (each), mark (colon), base, comma
    case primaryAssociatedTypeClause
    case primaryAssociatedType
    case inheritanceClause  // mark (colon), items
    case inheritedType  // base, comma
    case genericWhereClause  // keyword, items
    case sameTypeRequirement  // base, equal, value, comma
    case conformanceRequirement  // base, mark (colon), value, comma

    // Statements.
    case returnStatement  // keyword, base
    case throwStatement
    case jumpStatement  // keyword, name (label)
    case spacedStatement  // keyword, base: `yield x`, `discard self`
    case fallthroughStatement
    case guardStatement  // keyword, items (conditions), mark (else), body
    case whileStatement  // keyword, items, body
    case repeatStatement  // keyword, body, mark (while), base
    case forStatement  // keyword, open (try), close (await), mark (case), base, equal (in), …
    case doStatement  // keyword, effects, body, items (catch clauses)
    case catchClause  // keyword, items, body
    case catchItem  // base, requirements, comma
    case deferStatement  // keyword, body
    case labeledStatement  // mark (colon), base
    case whereClause  // keyword, base
    case condition  // base, comma
    case optionalBinding  // keyword, base, mark (colon), result, equal, value
    case matchingPattern  // keyword, base, mark (colon), result, equal, value
    case availabilityCondition  // items
    case switchCase  // attributes, base (label), items
    case caseLabel  // keyword, items, mark (colon)
    case caseItem  // base, requirements, comma
    case defaultLabel

    // Patterns.
    case identifierPattern
    case wildcardPattern
    case tuplePattern  // open, items, close
    case tuplePatternElement  // base, comma
    case valueBindingPattern  // keyword, base
    case isTypePattern  // keyword, base

    // Expressions.
    case declReference  // name, parameters
    case declNameArguments  // open, items, close
    case declNameArgument
    case literal
    case superReference
    case stringLiteral
    case multilineString
    case array  // open, items, close
    case arrayElement  // base, comma
    case dictionary  // open, items, close
    case dictionaryElement  // base, mark (colon), value, comma
    case tuple  // open, base (argumentList), close
    case argumentList  // items
    case argument  // name, mark (colon), base, comma
    case memberAccess  // base, mark (period), name, parameters
    case call  // base, open, parameters (argumentList), close, body (closure), items (more)
    case subscriptCall
    case labeledClosure  // name, mark (colon), base
    case macroExpansion  // generics, open, parameters, close, body, items
    case closure  // open, base (signature), items, close
    case closureSignature  // attributes, value (captures), parameters, effects, result, mark (in)
    case captureClause  // open, items, close
    case capture  // keyword, comma
    case shorthandParameters  // items
    case shorthandParameter  // comma
    case keyPath  // base (root), items
    case keyPathComponent  // mark (period)
    case keyPathSubscript  // open, parameters, close
    case inOut  // base
    case prefixOperator  // base
    case postfixOperator  // base
    case forceUnwrap  // base
    case optionalChaining  // base
    case tryExpression  // keyword, base
    case awaitExpression  // keyword, base
    case unsafeExpression  // keyword, base
    case spacedExpression  // keyword, base: `copy x`, `consume x`, `each x`
    case repeatExpression  // keyword, base
    case infix  // base, mark…equal (operator), value
    case ternary  // base, mark (?), value, equal (:), result
    case asExpression  // base, keyword, result
    case isExpression
    case ifExpression  // keyword, items, body, mark (else), value
    case switchExpression  // keyword, base, open, items, close
    case specialization  // base, generics
    case typeExpression  // base
    case patternExpression  // base

    // Types.
    case identifierType  // generics
    case memberType  // base, mark (period), generics
    case genericArgumentClause  // open, items, close
    case genericArgument  // base, comma
    case plainType  // base: optional, metatype, ~Copyable, [T]
    case dictionaryType  // base, mark (colon), value
    case tupleType  // open, items, close
    case functionType  // open, items, close, effects, result
    case tupleTypeElement  // name (second name), mark (colon), base, comma
    case someOrAnyType  // keyword, base
    case compositionType  // items
    case compositionElement  // base, mark (ampersand)
    case attributedType  // items (specifiers), base
    case typeSpecifier
    case packElementType  // keyword, base
    case packExpansionType
  }
}

/// All nodes of a file.
struct SwiftTree {
  var nodes: [SwiftNode] = []
  var items: [Int32] = []

  /// Something could not be read.
  var hasOpaque = false

  subscript(index: Int32) -> SwiftNode { nodes[Int(index)] }
}
