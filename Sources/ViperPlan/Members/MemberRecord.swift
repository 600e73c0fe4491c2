import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// A member of a contract, for templates.
struct MemberRecord {
  let owner: String
  let names: (String) -> ModuleNames
  let specPath: String?
  let calls: CallNames
  let task: String

  static func requirement(_ member: Member, doc: String?) -> TemplateRecord {
    switch member {
    case .method(let method):
      let identifier = swiftEscaped(method.name)
      return [
        "name": .string(method.name), "compoundName": .string(method.compoundName),
        "declaration": .string(method.mockedDeclaration), "doc": lines(doc),
        "isMethod": .bool(true),
        "parameterNames": strings(method.parameters.map(\.name)),
        "parameterTypes": strings(method.parameters.map(\.typeText)),
        "returns": .bool(method.returnType != nil), "isAsync": .bool(method.isAsync),
        "isThrowing": .bool(method.canThrow), "identifier": .string(identifier),
        "closureType": .string(method.closureType),
        "call": .string("\(identifier)(\(method.callArguments))"),
      ]
    case .property(let property):
      return [
        "name": .string(member.name), "compoundName": .string(member.compoundName),
        "declaration": .string(member.declaration), "doc": lines(doc), "isMethod": .bool(false),
        "parameterNames": .list([]), "parameterTypes": .list([]), "returns": .bool(false),
        "isAsync": .bool(property.isAsync), "isThrowing": .bool(property.canThrow),
        "isSettable": .bool(property.isSettable),
        "header": .string("var \(swiftEscaped(property.name)): \(property.mockedType)"),
        "effects": .string(effects(of: property)),
      ]
    }
  }

  static func effects(of property: Property) -> String {
    (property.isAsync ? " async" : "") + property.throwing.effect
  }

  func record(_ member: Module.ImplementedMember) -> TemplateRecord {
    var record = Self.requirement(member.member, doc: member.doc)
    record["owner"] = .string(owner)
    record["isOfPack"] = .bool(member.isOfPack)
    if member.isNonisolated {
      for key in ["declaration", "header"] {
        guard case .string(let text)? = record[key] else { continue }
        record[key] = .string("nonisolated " + text)
      }
    }
    let cancelled = member.cancelled.map { cancellation -> TemplateValue in
      [
        "call": .string(calls.property(of: cancellation.member, in: member.member)),
        "ended": .string(cancellation.ended?.text ?? ""),
        "isForgotten": .bool(cancellation.resetsTask),
      ]
    }
    record["cancelled"] = .list(cancelled)
    switch member.implementation {
    case .yours: record["implementation"] = "yours"
    case .state, .elsewhere: record["implementation"] = "state"
    case .cancel: record["implementation"] = "cancel"
    case .body(let text):
      let location = text.location
      let returns = !member.cancelled.isEmpty && member.member.resultType != nil
      record["implementation"] = "body"
      record["body"] = .string((returns && isValue(text.string) ? "return " : "") + text.string)
      record["file"] = .string(specPath ?? "")
      record["line"] = .int(location.source.position(at: location.range.lowerBound).line)
    case .forward(let forward):
      let call = ForwardRecord(
        forward: forward, member: member.member, calls: calls, task: task,
        isFirst: member.cancelled.isEmpty)
      record["implementation"] = "forward"
      record["forward"] = .record(call.record)
    case .route(let route):
      record["implementation"] = "route"
      record["route"] = .record(self.route(route))
    }
    return record
  }

  private func route(_ route: Route) -> TemplateRecord {
    let arguments = route.arguments.map { "\(swiftEscapedAsLabel($0.label)): \($0.expression)" }
    var record = route.target.map(names)?.call(arguments) ?? ModuleNames.noCall
    record["by"] = .string(route.by)
    record["place"] = .string(route.place ?? "")
    record["swipe"] = .string(route.swipe ?? "")
    record["opens"] = .bool(route.target != nil)
    record["target"] = .string(route.target ?? "")
    return record
  }
}

extension SwiftCodeMember {
  /// Nil if an extension can't contain the member.
  ///
  /// - Parameter owner: nil for a mock.
  func record(of owner: String?, in mock: String = "") -> TemplateValue? {
    guard let head else { return nil }
    let reason =
      owner.map { "\($0).\(title) is not written yet" } ?? "\(mock).\(title) can't be mocked"
    return ["head": .string(head), "isSettable": .bool(isSettable), "reason": .string(reason)]
  }
}

extension Throwing {
  /// ` throws(LoadError)`, or nothing.
  var effect: String {
    switch self {
    case .never: ""
    case .any: " throws"
    case .typed(let type): " throws(\(type.text))"
    }
  }
}

extension ModuleNames {
  /// For SwiftUI, templates add the place to the arguments.
  func call(_ arguments: [String]) -> TemplateRecord {
    [
      "framework": .string(framework), "builder": .string(builder),
      "arguments": .list(arguments.map(TemplateValue.string)),
      "build": .string("\(builder).build(\(arguments.joined(separator: ", ")))"),
    ]
  }

  static var noCall: TemplateRecord {
    ["framework": "", "builder": "", "arguments": .list([]), "build": ""]
  }
}

/// An expression needs `return` after other statements.
private func isValue(_ body: String) -> Bool {
  let word = String(body.prefix(while: \.isLetter))
  // These are expressions unless a branch returns.
  if ["if", "switch"].contains(word) { return !body.contains("return") }
  return ![
    "return", "throw", "fatalError", "preconditionFailure", "guard", "do", "for", "while", "repeat",
  ].contains(word)
}
