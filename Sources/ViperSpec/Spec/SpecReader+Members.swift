import SwiftReading
import ViperText

extension SpecReader {
  /// - Parameter mayImplement: whether keys may implement the member.
  mutating func member(_ node: JSONNode, mayImplement: Bool) -> SpecMember? {
    if case .string(let text) = node.value {
      return member(text).map { SpecMember(member: $0) }
    }
    let expected = "a member is a string such as \"load(id: Int)\", or an object"
    return object(node, expected) { reader, object in
      let signature = reader.signature(&object)
      let doc = reader.doc(&object)
      let implementations = mayImplement ? reader.implementations(&object) : []
      let cancelled = mayImplement ? object.stringOrStrings("cancel") ?? [] : []
      guard let signature, let member = reader.member(signature.text) else { return nil }
      if !object.left.isEmpty { reader.brokenNames.insert(member.name) }
      if member.isProperty == signature.isMethod {
        reader.report(.wrongSignatureKey(signature.text, isMethod: !member.isProperty))
      }
      return SpecMember(
        member: member, doc: doc, implementations: implementations, cancelled: cancelled)
    }
  }

  /// The name of an invalid member must not be reported as missing, too.
  private mutating func member(_ text: EmbeddedText) -> Member? {
    let member = SignatureParser.member(text, into: &diagnostics)
    if member == nil, let name = SignatureParser.declaredName(text) { brokenNames.insert(name) }
    return member
  }

  private mutating func signature(
    _ object: inout JSONObjectReader
  ) -> (text: EmbeddedText, isMethod: Bool)? {
    let isEmpty = !object.holds("func") && !object.holds("var")
    let function = object.string("func")
    let variable = object.string("var")
    switch (function, variable) {
    case (let text?, nil): return (text, true)
    case (nil, let text?): return (text, false)
    case (let function?, let variable?):
      report(.twoSignatures(function, variable))
      return (function, true)
    case (nil, nil):
      // A value of the wrong type has been reported.
      if isEmpty { object.miss("func") }
      return nil
    }
  }

  private mutating func implementations(_ object: inout JSONObjectReader) -> [SpecImplementation] {
    var implementations: [SpecImplementation] = []
    if let body = object.string("body") { implementations.append(.body(body)) }
    if let forward = forward(&object) { implementations.append(.forward(forward)) }
    let to = object.string("to")
    let by = object.string("by")
    let part = object.string("in")
    let withKey = object.location(of: "with")
    let with = object.members("with")
    let swipe = object.string("swipe")
    if let word = to ?? by {
      let route = SpecRoute(
        to: to, by: by, part: part,
        with: with.map { member in
          let expected = "'\(member.key.string)' takes a Swift expression"
          return (input: member.key, value: member.value.string(expected, into: &diagnostics))
        },
        swipe: swipe, location: word.location)
      implementations.append(.route(route))
    } else if let part {
      object.diagnostics.append(.keyNeeds("in", "by", at: part.location))
    } else if let swipe {
      object.diagnostics.append(.keyNeeds("swipe", "by", at: swipe.location))
    } else if let withKey {
      object.diagnostics.append(.keyNeeds("with", "to", at: withKey))
    }
    return implementations
  }

  /// Keys around `forward` are errors without it.
  private mutating func forward(_ object: inout JSONObjectReader) -> SpecForward? {
    let isMissing = !object.holds("forward")
    let target = object.string("forward")
    let then = object.stringOrStrings("then") ?? []
    let caught = object.stringOrStrings("catch") ?? []
    let indicator = object.string("while")
    let (task, slot) = task(&object)
    if let target {
      return SpecForward(
        target: target, then: then, catch: caught, while: indicator, task: task, slot: slot)
    }
    let keys = [
      ("then", then.first), ("catch", caught.first), ("while", indicator), ("task", task),
    ]
    // A value of the wrong type has been reported.
    for case (let key, let text?) in keys where isMissing {
      object.diagnostics.append(.keyNeeds(key, "forward", at: text.location))
    }
    return nil
  }

  /// `"task": "latest"`, or `"task": { "latest": "loading" }` with the name of a slot.
  private mutating func task(
    _ object: inout JSONObjectReader
  ) -> (task: EmbeddedText?, slot: EmbeddedText?) {
    guard case .object(let members)? = object.value(of: "task"), let node = object.take("task")
    else { return (object.string("task"), nil) }
    let slot = self.object(node.value, "'task' is an object") { reader, object -> EmbeddedText? in
      let slots = [object.string("latest"), object.string("first")].compactMap(\.self)
      if slots.count > 1 { reader.report(.twoTasks(slots[0], slots[1])) }
      if members.isEmpty { object.miss("latest") }
      return slots.first.flatMap { slot in
        if isSwiftIdentifier(slot.string), !isSwiftKeyword(slot.string) { return slot }
        return reader.fail(.badSlot(slot))
      }
    }
    return (members.first { ["latest", "first"].contains($0.key.string) }?.key, slot)
  }
}
