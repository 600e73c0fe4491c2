/// A type, and how code of a Swift module names it.
indirect enum ClashingType {
  /// A declared type. A generic one has an argument.
  case named(Declared, of: [ClashingType] = [])
  case plain(String)
  case array(ClashingType)
  case optional(ClashingType)
  case dictionary(ClashingType)
  case closure(ClashingType)
  case pair(ClashingType, ClashingType)

  struct Declared: Hashable {
    enum Form: Equatable { case type, generic, nesting, error, existential }

    let name: String
    /// `Swift`, `Foundation`, or a module of the project.
    let module: String
    var form = Form.type
  }

  /// What a file sees: the types of its own Swift module, then those of its imports.
  struct Scope {
    var own: [String]
    /// The types of imported modules by module.
    var imported: [String: [String]]
    let module: String

    func text(_ declared: Declared) -> String {
      let isOwn = own.contains(declared.name)
      let modules = imported.filter { $0.value.contains(declared.name) }.keys
      let isClear =
        declared.module == module
        || !isOwn
          && (declared.module == "Swift" ? modules.isEmpty : Array(modules) == [declared.module])
      if isClear { return declared.name }
      let home =
        declared.name == "Task" && declared.module == "Swift" ? "_Concurrency" : declared.module
      return home + "." + declared.name
    }

    func text(_ type: ClashingType) -> String {
      switch type {
      case .named(let declared, let arguments):
        let name = text(declared)
        switch declared.form {
        case .generic: return name + "<" + arguments.map(text).joined(separator: ", ") + ">"
        case .nesting: return name + ".ID"
        case .existential: return "any " + name
        case .type, .error: return name
        }
      case .plain(let name): return name
      case .array(let element): return "[\(text(element))]"
      case .optional(let base):
        if case .closure = base { return "(\(text(base)))?" }
        if case .named(let declared, _) = base, declared.form == .existential {
          return "(\(text(base)))?"
        }
        return text(base) + "?"
      case .dictionary(let value): return "[String: \(text(value))]"
      case .closure(let value): return "@Sendable (\(text(value))) -> Void"
      case .pair(let first, let second): return "(\(text(first)), other: \(text(second)))"
      }
    }
  }
}
