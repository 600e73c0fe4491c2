import ViperSpec
import ViperText

/// A pack's files merged with the files of the built-in pack that it extends.
///
/// Templates with the same path are replaced. Roles, contracts and UI frameworks are merged by
/// `key`, and files by `template`. `words` are added. `without` removes parts. `templates` instead
/// of `extends` only takes the templates and the suffixes of mocks.
package struct PackLayers {
  private static let identities = [
    "roles": "key", "contracts": "key", "uiFrameworks": "key", "files": "template",
  ]

  /// Nil if `pack.json` isn't JSON.
  package private(set) var manifest: JSONNode?
  package private(set) var templates: [String: SourceText]
  package let own: Set<String>
  private(set) var diagnostics: [Diagnostic]

  package init(_ files: [String: SourceText], manifest json: SourceText) {
    templates = files.filter { $0.key != "pack.json" && !$0.key.hasSuffix(".md") }
    own = Set(templates.keys)
    (manifest, diagnostics) = JSONParser.parse(json)
    guard let node = manifest else { return }
    for key in ["templates", "extends"] {
      guard let base = pack(key, of: node) else { continue }
      templates.merge(base.templates) { own, _ in own }
      guard let all = base.manifest else { continue }
      let below = key == "extends" ? all : all.keeping(["mockMethod", "mockProperty"])
      manifest = merged(node, over: below)
    }
  }

  private mutating func pack(_ key: String, of node: JSONNode) -> PackLayers? {
    guard let word = node.member(key)?.value.string("'\(key)' takes a string", into: &diagnostics)
    else { return nil }
    guard let files = BuiltIn.pack(word.string), let json = files["pack.json"] else {
      diagnostics.append(.unknownExtended(word, known: BuiltIn.packNames))
      return nil
    }
    return PackLayers(files, manifest: json)
  }

  // MARK: - One manifest over another

  private mutating func merged(_ node: JSONNode, over base: JSONNode) -> JSONNode {
    guard case .object(let own) = node.value, case .object(var members) = base.value else {
      return node
    }
    let place = node.member("without").flatMap { remove($0.value, from: &members) }
    let replacing = own.filter { !["extends", "without"].contains($0.key.string) }
    return object(
      JSONNode(.object(replacing), at: node.location),
      over: JSONNode(.object(members), at: base.location)
    ) { member, below in
      if member.key.string == "words" { return added(member.value, to: below) }
      guard let key = Self.identities[member.key.string] else {
        return object(member.value, over: below)
      }
      return list(member.value, over: below, by: key, newAt: key == "template" ? place : nil)
    }
  }

  /// - Parameter value: merges the values of a key that both objects have.
  private func object(
    _ node: JSONNode, over base: JSONNode,
    _ value: (JSONMember, JSONNode) -> JSONNode = { member, _ in member.value }
  ) -> JSONNode {
    guard case .object(let own) = node.value, case .object(var members) = base.value else {
      return node
    }
    for member in own {
      if let index = members.firstIndex(where: { $0.key.string == member.key.string }) {
        members[index] = JSONMember(key: member.key, value: value(member, members[index].value))
      } else {
        members.append(member)
      }
    }
    return JSONNode(.object(members), at: node.location)
  }

  private func added(_ node: JSONNode, to base: JSONNode) -> JSONNode {
    guard case .array(let own) = node.value, case .array(let elements) = base.value else {
      return node
    }
    let known = elements.map(\.value.text)
    let new = own.filter { $0.value.text == nil || !known.contains($0.value.text) }
    return JSONNode(.array(elements + new), at: node.location)
  }

  /// - Parameter place: the index of new elements; nil for the end.
  private func list(
    _ node: JSONNode, over base: JSONNode, by key: String, newAt place: Int?
  ) -> JSONNode {
    guard case .array(let own) = node.value, case .array(var elements) = base.value else {
      return node
    }
    var new: [JSONNode] = []
    for element in own {
      let name = element.text(of: key)
      if let name, let index = elements.firstIndex(where: { $0.text(of: key) == name }) {
        elements[index] = object(element, over: elements[index])
      } else {
        new.append(element)
      }
    }
    elements.insert(contentsOf: new, at: place ?? elements.count)
    return JSONNode(.array(elements), at: node.location)
  }

  /// `Contracts.swift`, `roles.viewState`, `xcode`
  ///
  /// - Returns: the index of the first removed file.
  private mutating func remove(_ node: JSONNode, from members: inout [JSONMember]) -> Int? {
    guard case .array(let words) = node.value else {
      diagnostics.append(.wrongType(node, expected: "'without' takes an array"))
      return nil
    }
    let parts = Dictionary(members.map { ($0.key.string, Self.parts(of: $0)) }) { first, _ in first
    }
    var removed: Set<String> = []
    for word in words {
      let expected = "'without' takes an array of strings"
      guard let text = word.string(expected, into: &diagnostics) else { continue }
      let key = String(text.string.prefix { $0 != "." })
      let isOfKey = parts[key] != nil && key != "files"
      let known = isOfKey ? (parts[key] ?? []) + [key] : parts["files"] ?? []
      if !known.contains(text.string) {
        diagnostics.append(.unknownInPack(isOfKey ? "part" : "template", text, known: known))
      }
      removed.insert(text.string)
    }
    members.removeAll { removed.contains($0.key.string) }
    members = members.map { JSONMember(key: $0.key, value: Self.value(of: $0, without: removed)) }
    return parts["files"]?.firstIndex(where: removed.contains)
  }

  /// The words by which `without` names the elements of a member.
  private static func parts(of member: JSONMember) -> [String] {
    let key = member.key.string
    switch member.value.value {
    case .array(let elements):
      guard let identity = identities[key] else { return [] }
      return elements.map { ($0.text(of: identity) ?? "") }
        .map { key == "files" ? $0 : key + "." + $0 }
    case .object(let members): return members.map { key + "." + $0.key.string }
    default: return []
    }
  }

  private static func value(of member: JSONMember, without removed: Set<String>) -> JSONNode {
    let parts = parts(of: member)
    func kept<Element>(_ elements: [Element]) -> [Element] {
      zip(elements, parts).filter { !removed.contains($0.1) }.map(\.0)
    }
    switch member.value.value {
    case .array(let elements) where !parts.isEmpty:
      return JSONNode(.array(kept(elements)), at: member.value.location)
    case .object(let members): return JSONNode(.object(kept(members)), at: member.value.location)
    default: return member.value
    }
  }
}

extension JSONNode {
  fileprivate func keeping(_ keys: Set<String>) -> JSONNode {
    guard case .object(let members) = value else { return self }
    return JSONNode(.object(members.filter { keys.contains($0.key.string) }), at: location)
  }

  fileprivate func text(of key: String) -> String? { member(key)?.value.value.text }
}
