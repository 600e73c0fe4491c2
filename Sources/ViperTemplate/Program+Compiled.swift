extension ProgramTables {
  /// All but the templates and their bytes.
  func write(to writer: inout ProgramWriter) {
    writer.add(instructions)
    writer.add(arms)
    writer.add(loops)
    writer.add(includes)
    writer.add(assignments)
    writer.add(expressions)
    writer.add(operands)
    writer.add(literals)
    writer.add(paths)
    writer.add(pathKeys)
    writer.add(pathSites)
    writer.add(calls)
    writer.add(symbols)
  }

  mutating func read(from reader: inout ProgramReader) {
    instructions = reader.next()
    arms = reader.next()
    loops = reader.next()
    includes = reader.next()
    assignments = reader.next()
    expressions = reader.next()
    operands = reader.next()
    literals = reader.next()
    paths = reader.next()
    pathKeys = reader.next()
    pathSites = reader.next()
    calls = reader.next()
    symbols = reader.next()
  }
}

extension Instruction: Compilable {
  init(from reader: inout ProgramReader) {
    let kind: Int = reader.next()
    switch kind {
    case 0: self = .text(reader.next())
    case 1: self = .output(expression: reader.next())
    case 2: self = .branches(arms: reader.next())
    case 3: self = .loop(reader.next())
    case 4: self = .include(reader.next())
    default: self = .assign(reader.next())
    }
  }

  func write(to writer: inout ProgramWriter) {
    func add(_ kind: Int, _ value: some Compilable) {
      writer.add(kind)
      writer.add(value)
    }
    switch self {
    case .text(let range): add(0, range)
    case .output(let expression): add(1, expression)
    case .branches(let arms): add(2, arms)
    case .loop(let index): add(3, index)
    case .include(let index): add(4, index)
    case .assign(let index): add(5, index)
    }
  }
}

extension Arm: Compilable {
  init(from reader: inout ProgramReader) {
    self.init(condition: reader.next(), body: reader.next())
  }

  func write(to writer: inout ProgramWriter) {
    writer.add(condition)
    writer.add(body)
  }
}

extension LoopInstruction: Compilable {
  init(from reader: inout ProgramReader) {
    self.init(
      key: reader.next(), element: reader.next(), sequence: reader.next(), body: reader.next(),
      empty: reader.next())
  }

  func write(to writer: inout ProgramWriter) {
    writer.add(key)
    writer.add(element)
    writer.add(sequence)
    writer.add(body)
    writer.add(empty)
  }
}

extension IncludeInstruction: Compilable {
  init(from reader: inout ProgramReader) {
    self.init(
      template: reader.next(), parameters: reader.next(), indentation: reader.next(),
      lineEnding: reader.next(), range: reader.next())
  }

  func write(to writer: inout ProgramWriter) {
    writer.add(template)
    writer.add(parameters)
    writer.add(indentation)
    writer.add(lineEnding)
    writer.add(range)
  }
}

extension AssignInstruction: Compilable {
  init(from reader: inout ProgramReader) {
    self.init(symbol: reader.next(), value: reader.next(), isLoopVariable: reader.next())
  }

  func write(to writer: inout ProgramWriter) {
    writer.add(symbol)
    writer.add(value)
    writer.add(isLoopVariable)
  }
}

// MARK: - Expressions

extension FlatExpression: Compilable {
  init(from reader: inout ProgramReader) { self.init(kind: reader.next(), range: reader.next()) }

  func write(to writer: inout ProgramWriter) {
    writer.add(kind)
    writer.add(range)
  }
}

extension FlatExpression.Kind: Compilable {
  init(from reader: inout ProgramReader) {
    let kind: Int = reader.next()
    switch kind {
    case 0: self = .literal(reader.next())
    case 1: self = .path(reader.next(), site: reader.next())
    case 2: self = .loop(LoopPath(depth: reader.next(), property: reader.next()))
    case 3: self = .filtered(base: reader.next(), calls: reader.next())
    case 4: self = .range(reader.next(), reader.next())
    case 5: self = .compare(reader.next(), reader.next(), reader.next())
    case 6: self = .not(reader.next())
    case 7: self = .all(operands: reader.next())
    case 8: self = .any(operands: reader.next())
    default: self = .broken
    }
  }

  func write(to writer: inout ProgramWriter) {
    func add<each Value: Compilable>(_ kind: Int, _ values: repeat each Value) {
      writer.add(kind)
      repeat writer.add(each values)
    }
    switch self {
    case .literal(let index): add(0, index)
    case .path(let index, let site): add(1, index, site)
    case .loop(let path): add(2, path.depth, path.property)
    case .filtered(let base, let calls): add(3, base, calls)
    case .range(let start, let end): add(4, start, end)
    case .compare(let left, let comparison, let right): add(5, left, comparison, right)
    case .not(let operand): add(6, operand)
    case .all(let operands): add(7, operands)
    case .any(let operands): add(8, operands)
    case .broken: add(9)
    }
  }
}

/// A word of the language, as it is written.
private protocol CompilableWord: Compilable, RawRepresentable<String>, CaseIterable {}

extension CompilableWord {
  init(from reader: inout ProgramReader) {
    let word = Self(rawValue: reader.next())
    if word == nil { reader.isSound = false }
    self = word ?? Self.allCases[Self.allCases.startIndex]
  }

  func write(to writer: inout ProgramWriter) { writer.add(rawValue) }
}

extension Operator: CompilableWord {}
extension LoopPath.Property: CompilableWord {}

extension TemplateValue: Compilable {
  init(from reader: inout ProgramReader) {
    let kind: Int = reader.next()
    switch kind {
    case 0: self = .none
    case 1: self = .bool(reader.next())
    case 2: self = .int(reader.next())
    default: self = .string(reader.next())
    }
  }

  /// Lists and records can't be written out in a template.
  func write(to writer: inout ProgramWriter) {
    func add(_ kind: Int, _ value: some Compilable) {
      writer.add(kind)
      writer.add(value)
    }
    switch self {
    case .none: writer.add(0)
    case .bool(let bool): add(1, bool)
    case .int(let int): add(2, int)
    case .string(let string): add(3, string)
    case .list, .record: writer.isSound = false
    }
  }
}

extension FlatPath: Compilable {
  init(from reader: inout ProgramReader) { self.init(symbol: reader.next(), keys: reader.next()) }

  func write(to writer: inout ProgramWriter) {
    writer.add(symbol)
    writer.add(keys)
  }
}

extension PathKey: Compilable {
  init(from reader: inout ProgramReader) { self.init(name: reader.next(), index: reader.next()) }

  func write(to writer: inout ProgramWriter) {
    writer.add(name)
    writer.add(index)
  }
}

extension PathSite: Compilable {
  init(from reader: inout ProgramReader) {
    self.init(symbolRange: reader.next(), keyRanges: reader.next())
  }

  func write(to writer: inout ProgramWriter) {
    writer.add(symbolRange)
    writer.add(keyRanges)
  }
}

extension FlatCall: Compilable {
  init(from reader: inout ProgramReader) {
    let filter = Filter.named[reader.next()]
    if filter == nil { reader.isSound = false }
    self.init(
      filter: filter ?? Filter(text: { $0 }), nameRange: reader.next(), arguments: reader.next())
  }

  func write(to writer: inout ProgramWriter) {
    writer.add(filter.name)
    writer.add(nameRange)
    writer.add(arguments)
  }
}
