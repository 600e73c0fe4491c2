import SwiftReading
import ViperTemplate
import ViperText

/// A method of a mock.
///
/// Handlers use `Any` for the method's generic parameters, and the mock casts.
final class MockMethod {
  let method: Method
  /// `@MainActor ` or `@Sendable `, or empty.
  let isolation: String
  private let sample: (SwiftType) -> String?
  private let generics: Set<String>
  private let noncopyable: Set<String>
  private let restricted: Set<String>
  private let parameterNames: [String]
  private let boxedClosures: [Parameter]
  private(set) var keepable: [Parameter] = []

  init(
    method: Method, isolation: String = "", restricted: Set<String> = [],
    sample: @escaping (SwiftType) -> String? = { _ in nil }
  ) {
    (self.method, self.isolation) = (method, isolation)
    (self.restricted, self.sample) = (restricted, sample)
    let generics = method.genericNames
    self.generics = generics
    noncopyable = method.noncopyableNames
    parameterNames = method.parameters.map(\.name)
    boxedClosures = method.parameters.filter { $0.isErasedClosure(generics) && !$0.isEscaping }
    keepable = method.parameters.filter(isKeepable)
  }

  var record: TemplateRecord {
    let recorded = method.parameters.filter(isRecorded)
    var record: TemplateRecord = [
      "isMethod": true, "declaration": .string(method.mockedDeclaration),
      "argType": recorded.isEmpty ? .none : .string(argType(recorded)),
      "argument": .string(argument(recorded)), "taken": .string(freeName("handler")),
      "handlerType": .string(handlerType),
      "preparations": strings(method.parameters.compactMap(preparation)),
      "tryAwait": .string(Member.method(method).callPrefix), "arguments": strings(arguments),
      "nonescapingClosures": strings(boxedClosures.map { swiftEscapedInExpression($0.name) }),
      "returns": .bool(method.returnType != nil),
      "result": .string(method.returnType?.valueType.text ?? ""),
      "resultName": .string(freeName("result")), "sendsResult": .bool(sendsResult),
      "typedResult": .string(freeName("typedResult")),
      "sentResult": .string(isSent && erasesResult ? freeName("sentResult") : ""),
      "isErased": .bool(isErased || !boxedClosures.isEmpty), "erasesResult": .bool(erasesResult),
      "erasedError": .string(erasedError ?? ""),
      "inouts": .list(method.parameters.filter(isErasedInout).map(inoutRecord)),
    ]
    let result = method.returnType?.valueType
    let value = result.map { $0.depends(on: generics) ? $0.emptyValue : $0.obviousValue } ?? ""
    record.addFallback(method.throwing, value: value, sample: sample, generics: generics)
    return record
  }

  // MARK: - Recorded arguments

  /// With their positions from 0.
  var recorded: [(index: Int, name: String)] {
    method.parameters.enumerated().filter { isRecorded($0.element) }
      .map { ($0.offset, $0.element.name) }
  }

  /// The value can be copied, and passed to a handler that doesn't know the type.
  private func isKeepable(_ parameter: Parameter) -> Bool {
    // A closure can't return ownership of such a value.
    if isBorrowed(parameter), parameter.type.depends(on: generics) || !boxedClosures.isEmpty {
      return false
    }
    if ownership(of: parameter) != nil, !boxedClosures.isEmpty { return false }
    // No cast can name an opaque type.
    if parameter.isInout, parameter.type.isOpaque { return false }
    return !parameter.type.suppressesConformance
      && (noncopyable.isEmpty || !parameter.type.depends(on: noncopyable))
  }

  /// Nonescaping closures can't be stored.
  private func isRecorded(_ parameter: Parameter) -> Bool {
    guard isKeepable(parameter), !isBorrowed(parameter), ownership(of: parameter) == nil else {
      return false
    }
    if isRestricted(parameter) { return false }
    if parameter.isEvaluated || !parameter.isFunction { return true }
    return (parameter.isEscaping && !parameter.isAutoclosure) || parameter.isVariadic
  }

  private func isRestricted(_ parameter: Parameter) -> Bool {
    parameter.type.referencedNames.contains { name in
      restricted.contains(String(name.split(separator: ".").last ?? ""))
    }
  }

  /// The mock can't keep a copy of an `inout sending` parameter.
  private func isBorrowed(_ parameter: Parameter) -> Bool {
    parameter.isInout && parameter.specifier?.hasSuffix("sending") == true
  }

  /// For types that may be noncopyable.
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

  /// `let item = copy item` or `let text = text()`
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
    let throwing = erasedError == nil ? method.throwing.effect : " throws"
    let result = method.returnType.map { $0.depends(on: generics) ? "Any" : $0.text } ?? "Void"
    // Swift warns about `(Void) -> Int`.
    let list = parameters == ["Void"] ? "()" : parameters.joined(separator: ", ")
    return "\(isolation)(\(list))\(method.isAsync ? " async" : "")\(throwing) -> \(result)"
  }

  private func isErasedInout(_ parameter: Parameter) -> Bool {
    parameter.isInout && isKeepable(parameter) && parameter.type.depends(on: generics)
  }

  /// The type of `withoutActuallyEscaping` can't express that the result is sent.
  private var sendsResult: Bool { !boxedClosures.isEmpty && !erasesResult && isSent }

  private var isSent: Bool { method.returnType.map { $0.text != $0.valueType.text } ?? false }

  private var erasesResult: Bool { method.returnType?.depends(on: generics) ?? false }

  private var erasedError: String? {
    guard case .typed(let type) = method.throwing else { return nil }
    return type.depends(on: generics) || !boxedClosures.isEmpty ? type.text : nil
  }

  private var isErased: Bool {
    erasesResult || erasedError != nil || method.parameters.contains(where: isErasedInout)
  }

  private func inoutRecord(_ parameter: Parameter) -> TemplateValue {
    [
      "name": .string(swiftEscapedInExpression(parameter.name)),
      "erased": .string(erasedName(parameter)),
      "typed": .string(freeName("typed" + parameter.name.capitalizedFirst)),
      "type": .string(parameter.type.valueType.text),
      "erasedType": .string(storedType(parameter).text),
    ]
  }

  private func erasedName(_ parameter: Parameter) -> String {
    freeName("erased" + parameter.name.capitalizedFirst)
  }

  private func freeName(_ wanted: String) -> String { wanted.free(of: parameterNames) }

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
  fileprivate var isCopyable: Bool {
    switch withoutAttributes.node {
    case .array, .dictionary, .function, .metatype, .any, .some: true
    case .optional(let type): type.isCopyable
    case .tuple(let elements): elements.allSatisfy(\.type.isCopyable)
    case .named, .member, .composition, .suppressed, .attributed: false
    }
  }

  fileprivate var isOpaque: Bool { contains { if case .some = $0.node { true } else { false } } }
}

extension Parameter {
  fileprivate var ownership: String? {
    (specifier ?? "").split(separator: " ").first { $0 == "borrowing" || $0 == "consuming" }
      .map(String.init)
  }

  fileprivate var isClosure: Bool { isFunction && !isEvaluated && !isVariadic }

  fileprivate func isErasedClosure(_ generics: Set<String>) -> Bool {
    isClosure && type.depends(on: generics)
  }

  fileprivate var isEvaluated: Bool {
    guard isAutoclosure, case .function(let function) = type.withoutAttributes.node else {
      return false
    }
    return !function.isAsync && function.throwing == .never
  }
}
