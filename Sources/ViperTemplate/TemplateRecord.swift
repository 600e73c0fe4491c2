/// The named values of a record, in the order in which they were set.
///
/// A list and no dictionary: records are small, many more are made than are ever looked into, and
/// hashing their keys took most of that time.
package struct TemplateRecord: Sendable {
  private var entries: [Entry]

  private struct Entry: Sendable {
    let key: String
    var value: TemplateValue
  }

  package init(_ values: [String: TemplateValue]) {
    entries = values.map { Entry(key: $0.key, value: $0.value) }
  }

  package subscript(key: String) -> TemplateValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      let index = entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The value of a key that is looked for again and again in records of one shape.
  ///
  /// - Parameter hint: where the key was found last.
  func value(of key: String, hint: inout Int) -> TemplateValue? {
    if hint < entries.count, entries[hint].key == key { return entries[hint].value }
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    hint = index
    return entries[index].value
  }

  package var isEmpty: Bool { entries.isEmpty }
  package var count: Int { entries.count }
  package var keys: [String] { entries.map(\.key) }

  /// By the names of the keys.
  var sorted: [(key: String, value: TemplateValue)] {
    entries.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Takes over what it doesn't say itself.
  package mutating func formUnion(_ other: TemplateRecord) {
    for entry in other.entries where self[entry.key] == nil { entries.append(entry) }
  }
}

extension TemplateRecord: Hashable {
  /// The order of the keys does not matter.
  package static func == (left: TemplateRecord, right: TemplateRecord) -> Bool {
    left.count == right.count && left.entries.allSatisfy { right[$0.key] == $0.value }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension TemplateRecord: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, TemplateValue)...) { self.init(elements) }

  /// - Parameter elements: each key once, which is not looked after: that took most of the time.
  init(_ elements: [(String, TemplateValue)]) {
    entries = elements.map { Entry(key: $0.0, value: $0.1) }
  }
}
