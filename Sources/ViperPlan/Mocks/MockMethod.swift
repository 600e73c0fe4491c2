import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// What templates may say of a method of a mock.
///
/// A handler can't be generic, so it takes and gives `Any` where the method speaks of its own generic
/// parameters, and the mock casts what it is given.
final class MockMethod {
  let method: Method
  /// `@MainActor` or `@Sendable`, with a space behind it, or nothing.
  let isolation: String
  private let generics: Set<String>
  private let noncopyable: Set<String>
  private let parameterNames: [String]
  /// Closures that become `Any` although they must not escape.
  private let boxedClosures: [Parameter]
  /// Those that a handler is given.
  private var keepable: [Parameter] = []

  init(method: Method, isolation: String = "") {
    self.method = method
    self.isolation = isolation
    let generics = method.genericNames
    self.generics = generics
    noncopyable = method.noncopyableNames
    parameterNames = method.parameters.map(\.name)
    boxedClosures = method.parameters.filter { $0.isErasedClosure(generics) && !$0.isEscaping }
    keepable = method.parameters.filter(isKeepable)
  }

  var record: TemplateRecord {
    let recorded = method.parameters.filter(isRecorded)
    return [
      "isMethod": true, "declaration": .string(method.declaration),
      "argType": recorded.isEmpty ? .none : .string(argType(recorded)),
      "argument": .string(argument(recorded)), "taken": .string(freeName("handler")),
      "handlerType": .string(handlerType),
      "preparations": strings(method.parameters.compactMap(preparation)),
      "tryAwait": .string(prefix), "arguments": strings(arguments),
      "nonescapingClosures": strings(boxedClosures.map { swiftEscapedInExpression($0.name) }),
      "returns": .bool(method.returnType != nil),
      "result": .string(method.returnType?.valueType.text ?? ""),
      "resultName": .string(freeName("result")), "sendsResult": .bool(sendsResult),
      "typedResult": .string(freeName("typedResult")),
      "sentResult": .string(isSent && erasesResult ? freeName("sentResult") : ""),
      "default": .string(method.returnType?.emptyValue ?? ""),
      "isErased": .bool(isErased || !boxedClosures.isEmpty), "erasesResult": .bool(erasesResult),
      "erasedError": .string(erasedError ?? ""),
      "inouts": .list(method.parameters.filter(isErasedInout).map(inoutRecord)),
    ]
  }

  private var prefix: String {
    (method.canThrow ? "try " : "") + (method.isAsync ? "await " : "")
  }

  // MARK: - What is recorded

  /// An argument that the mock keeps.
  struct Recorded {
    /// Of the parameter, counted from 0.
    let index: Int
    let name: String
    /// As it is kept, and as it was declared.
    let type: String
    let declared: String
  }

  var recorded: [Recorded] {
    method.parameters.enumerated().filter { isRecorded($0.element) }.map { index, parameter in
      Recorded(
        index: index, name: parameter.name, type: storedType(parameter).text,
        declared: parameter.storedType.text)
    }
  }

  var handlerParameterCount: Int { keepable.count }

  /// Whether a value of its type can be copied, and lent to a handler that does not know the type.
  private func isKeepable(_ parameter: Parameter) -> Bool {
    // What a closure would have to lend on, nobody can tell the compiler to be free again.
    if isBorrowed(parameter), parameter.type.depends(on: generics) || !boxedClosures.isEmpty {
      return false
    }
    if ownership(of: parameter) != nil, !boxedClosures.isEmpty { return false }
    // No cast can name the type that it has.
    if parameter.isInout, parameter.type.isOpaque { return false }
    return !parameter.type.isSuppressing
      && (noncopyable.isEmpty || !parameter.type.depends(on: noncopyable))
  }

  /// Whether a variable may keep the value: not of closures that must not escape.
  private func isRecorded(_ parameter: Parameter) -> Bool {
    guard isKeepable(parameter), !isBorrowed(parameter), ownership(of: parameter) == nil else {
      return false
    }
    if parameter.isEvaluated || !parameter.type.isFunction { return true }
    return (parameter.isEscaping && !parameter.isAutoclosure) || parameter.isVariadic
  }

  /// Whether the caller gets it back and nobody else may have it by then: `inout sending`.
  private func isBorrowed(_ parameter: Parameter) -> Bool {
    parameter.isInout && parameter.specifier?.hasSuffix("sending") == true
  }

  /// `borrowing` or `consuming`, of what may be a type that can't be copied.
  private func ownership(of parameter: Parameter) -> String? {
    guard !parameter.type.isCopyable, !parameter.type.depends(on: generics) else { return nil }
    return parameter.ownership
  }

  private func storedType(_ parameter: Parameter) -> SwiftType {
    guard parameter.isAutoclosure, !parameter.isEvaluated else {
      return parameter.storedType.erasing(generics)
    }
    return parameter.type.valueType.erasing(generics)
  }

  private func argType(_ parameters: [Parameter]) -> String {
    guard parameters.count != 1 else { return storedType(parameters[0]).text }
    let elements = parameters.map { swiftEscapedAsLabel($0.name) + ": " + storedType($0).text }
    return "(" + elements.joined(separator: ", ") + ")"
  }

  private func argument(_ parameters: [Parameter]) -> String {
    guard parameters.count != 1 else { return swiftEscapedInExpression(parameters[0].name) }
    let elements = parameters.map {
      swiftEscapedAsArgumentLabel($0.name) + ": " + swiftEscapedInExpression($0.name)
    }
    return "(" + elements.joined(separator: ", ") + ")"
  }

  /// What makes a plain value of a parameter: `let item = copy item`, `let text = text()`.
  private func preparation(_ parameter: Parameter) -> String? {
    guard isKeepable(parameter) else { return nil }
    let name = swiftEscapedInExpression(parameter.name)
    if parameter.isEvaluated { return "let \(name) = \(name)()" }
    return parameter.ownership != nil && ownership(of: parameter) == nil
      ? "let \(name) = copy \(name)" : nil
  }

  // MARK: - The handler

  private var handlerType: String {
    let parameters = keepable.map { parameter -> String in
      let type = storedType(parameter)
      if let ownership = ownership(of: parameter) { return "\(ownership) \(type.text)" }
      if parameter.isInout { return "inout \(isBorrowed(parameter) ? "sending " : "")\(type.text)" }
      let escapes =
        parameter.isClosure && !parameter.isErasedClosure(generics) && parameter.isEscaping
      return escapes ? type.escapingText : type.text
    }
    let throwing =
      switch method.throwing {
      case .never: ""
      case .any: " throws"
      case .typed(let type): erasedError == nil ? " throws(\(type.text))" : " throws"
      }
    let result = method.returnType.map { $0.depends(on: generics) ? "Any" : $0.text } ?? "Void"
    // `(Void) -> Int` takes one argument, but Swift warns that it looks as if it took none.
    let list = parameters == ["Void"] ? "()" : parameters.joined(separator: ", ")
    return "\(isolation)(\(list))\(method.isAsync ? " async" : "")\(throwing) -> \(result)"
  }

  private func isErasedInout(_ parameter: Parameter) -> Bool {
    parameter.isInout && isKeepable(parameter) && parameter.type.depends(on: generics)
  }

  /// Whether what `withoutActuallyEscaping` returns is sent on, which its own result type can't say.
  private var sendsResult: Bool { !boxedClosures.isEmpty && !erasesResult && isSent }

  /// Whether the result is `sending`.
  private var isSent: Bool { method.returnType.map { $0.text != $0.valueType.text } ?? false }

  private var erasesResult: Bool { method.returnType?.depends(on: generics) ?? false }

  /// The type that an error has to be cast to.
  private var erasedError: String? {
    guard case .typed(let type) = method.throwing else { return nil }
    return type.depends(on: generics) || !boxedClosures.isEmpty ? type.text : nil
  }

  /// Whether more than the call itself is needed.
  private var isErased: Bool {
    erasesResult || erasedError != nil || method.parameters.contains(where: isErasedInout)
  }

  private func inoutRecord(_ parameter: Parameter) -> TemplateValue {
    [
      "name": .string(swiftEscapedInExpression(parameter.name)),
      "erased": .string(erasedName(parameter)),
      "typed": .string(freeName("typed" + parameter.name.capitalisedFirst)),
      "type": .string(parameter.type.valueType.text),
      "erasedType": .string(storedType(parameter).text),
    ]
  }

  private func erasedName(_ parameter: Parameter) -> String {
    freeName("erased" + parameter.name.capitalisedFirst)
  }

  private func freeName(_ wanted: String) -> String {
    wanted.free(of: parameterNames)
  }

  /// What the handler is called with.
  private var arguments: [String] {
    keepable.map { parameter in
      let name = swiftEscapedInExpression(parameter.name)
      if isErasedInout(parameter) { return "&" + erasedName(parameter) }
      if parameter.isInout { return "&" + name }
      if parameter.isAutoclosure, !parameter.isEvaluated,
        case .function(let type) = parameter.type.withoutAttributes.node
      {
        let effects = (type.throwing == .never ? "" : "try ") + (type.isAsync ? "await " : "")
        return "{ \(effects)\(name)() }"
      }
      return name
    }
  }
}

extension SwiftType {
  /// Whether every type that is written like this can be copied.
  fileprivate var isCopyable: Bool {
    switch withoutAttributes.node {
    case .array, .dictionary, .function, .metatype, .any, .some: true
    case .optional(let type): type.isCopyable
    case .tuple(let elements): elements.allSatisfy(\.type.isCopyable)
    case .named, .member, .composition, .suppressed, .attributed: false
    }
  }

  /// Whether it mentions `some`.
  fileprivate var isOpaque: Bool {
    contains { if case .some = $0.node { true } else { false } }
  }
}

extension Parameter {
  /// `borrowing` or `consuming`.
  fileprivate var ownership: String? {
    (specifier ?? "").split(separator: " ").first { $0 == "borrowing" || $0 == "consuming" }
      .map(String.init)
  }

  fileprivate var isClosure: Bool { type.isFunction && !isEvaluated && !isVariadic }

  /// Whether it is a closure that speaks of the method's own generic parameters.
  fileprivate func isErasedClosure(_ generics: Set<String>) -> Bool {
    isClosure && type.depends(on: generics)
  }

  /// Whether it is an autoclosure that can be called at once, so that its value is what the test sees.
  fileprivate var isEvaluated: Bool {
    guard isAutoclosure, case .function(let function) = type.withoutAttributes.node else {
      return false
    }
    return !function.isAsync && function.throwing == .never
  }
}
