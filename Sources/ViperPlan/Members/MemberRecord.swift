import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// What templates may say of a member of a contract.
package struct MemberRecord {
  /// The class that implements the member.
  let owner: String
  /// The name of another module's builder.
  let builder: (String) -> String
  let specPath: String

  /// The keys that only some members have, by what they are and by who does it.
  package static let occasionalKeys: Set<String> = [
    "identifier", "closureType", "call", "isSettable", "header", "effects", "owner",
    "implementation", "body", "file", "line", "forward", "route",
  ]

  /// A requirement alone: of a service, of the output.
  static func requirement(_ member: Member, doc: String?) -> TemplateRecord {
    var record: TemplateRecord = [
      "name": .string(member.name), "compoundName": .string(member.compoundName),
      "declaration": .string(member.declaration), "doc": lines(doc),
      "isMethod": .bool(false), "parameterNames": .list([]), "parameterTypes": .list([]),
      "returns": .bool(false), "isAsync": .bool(false), "isThrowing": .bool(false),
    ]
    switch member {
    case .method(let method):
      record["isMethod"] = .bool(true)
      record["isAsync"] = .bool(method.isAsync)
      record["isThrowing"] = .bool(method.canThrow)
      record["returns"] = .bool(method.returnType != nil)
      record["parameterNames"] = strings(method.parameters.map(\.name))
      record["parameterTypes"] = strings(method.parameters.map(\.typeText))
      record["identifier"] = .string(swiftEscaped(method.name))
      record["closureType"] = .string(method.closureType)
      record["call"] = .string("\(swiftEscaped(method.name))(\(method.callArguments))")
    case .property(let property):
      record["isAsync"] = .bool(property.isAsync)
      record["isThrowing"] = .bool(property.canThrow)
      record["isSettable"] = .bool(property.isSettable)
      record["header"] = .string("var \(swiftEscaped(property.name)): \(property.type.text)")
      record["effects"] = .string(effects(of: property))
    }
    return record
  }

  /// `""`, `" async"`, `" throws(LoadError)"`
  static func effects(of property: Property) -> String {
    let throwing =
      switch property.throwing {
      case .never: ""
      case .any: " throws"
      case .typed(let type): " throws(\(type.text))"
      }
    return (property.isAsync ? " async" : "") + throwing
  }

  /// A member with its implementation.
  func record(_ member: Module.ImplementedMember) -> TemplateRecord {
    var record = Self.requirement(member.member, doc: member.doc)
    record["owner"] = .string(owner)
    switch member.implementation {
    case .yours: record["implementation"] = "yours"
    case .state: record["implementation"] = "state"
    case .body(let text):
      let location = text.location
      record["implementation"] = "body"
      record["body"] = .string(text.string)
      record["file"] = .string(specPath)
      record["line"] = .int(location.source.position(at: location.range.lowerBound).line)
    case .forward(let forward):
      record["implementation"] = "forward"
      record["forward"] = .record(self.forward(forward))
    case .route(let route):
      record["implementation"] = "route"
      record["route"] = .record(self.route(route))
    }
    return record
  }

  private func forward(_ forward: Forward) -> TemplateRecord {
    let prefix = (forward.isThrowing ? "try " : "") + (forward.isAsync ? "await " : "")
    let call = "\(forward.call.receiver).\(forward.call.expression)"
    return [
      "call": .string(prefix + call), "selfCall": .string(prefix + "self?." + call),
      "assignment": .string("\(call) = newValue"), "needsTask": .bool(forward.needsTask),
      "catches": .bool(forward.handler != nil),
      "typedThrows": .string(Self.typedThrows(forward)),
      "handler": .string(forward.handler.map { "\($0.receiver).\($0.expression)" } ?? ""),
      "selfHandler": .string(
        forward.handler.map { "self?.\($0.receiver).\($0.expression)" } ?? ""),
    ]
  }

  /// What a `do` in a task has to say for its `catch` to get an error of the thrown type: a closure
  /// is no place where Swift finds that out by itself.
  private static func typedThrows(_ forward: Forward) -> String {
    guard forward.needsTask, case .typed(let type)? = forward.call.member?.throwing else {
      return ""
    }
    return "throws(\(type.text))"
  }

  private func route(_ route: Route) -> TemplateRecord {
    let arguments = route.arguments.map { "\(swiftEscapedAsLabel($0.label)): \($0.expression)" }
    return [
      "by": .string(route.by), "place": .string(route.place ?? ""),
      "opens": .bool(route.target != nil),
      "target": .string(route.target ?? ""),
      "builder": .string(route.target.map(builder) ?? ""), "arguments": strings(arguments),
      "build": .string(
        route.target.map { "\(builder($0)).build(\(arguments.joined(separator: ", ")))" } ?? ""),
    ]
  }
}
