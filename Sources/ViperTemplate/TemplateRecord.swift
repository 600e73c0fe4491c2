/// The named values of a record, in the order in which they were set.
///
/// A list and no dictionary: records are small, many more are made than are ever looked into, and
/// hashing their keys took most of that time.
package struct TemplateRecord: Sendable {
  private var entries: [(String, TemplateValue)]

  package init(_ values: [String: TemplateValue]) {
    entries = values.map { ($0, $1) }
  }

  package subscript(key: String) -> TemplateValue? {
    get { index(of: key).map { entries[$0].1 } }
    set {
      let index = index(of: key)
      switch (index, newValue) {
      case (let index?, let value?): entries[index].1 = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// Adds a key that it does not have yet.
  package mutating func add(_ key: String, _ value: TemplateValue) { entries.append((key, value)) }

  /// Where a key is that is looked for again and again in records of one shape.
  ///
  /// - Parameter hint: where the key was found last.
  func place(of key: String, near hint: UInt32) -> UInt32? {
    if hint < entries.count, entries[Int(hint)].0 == key { return hint }
    return index(of: key).flatMap { UInt32(exactly: $0) }
  }

  subscript(place: UInt32) -> TemplateValue { entries[Int(place)].1 }

  private func index(of key: String) -> Int? {
    entries.firstIndex { $0.0 == key }
  }

  package var isEmpty: Bool { entries.isEmpty }
  package var count: Int { entries.count }
  package var keys: [String] { entries.map(\.0) }

  /// By the names of the keys.
  var sorted: [(key: String, value: TemplateValue)] {
    entries.map { ($0, $1) }.sorted { $0.0 < $1.0 }
  }

  /// Takes over what it doesn't say itself.
  package mutating func formUnion(_ other: TemplateRecord) {
    for entry in other.entries where self[entry.0] == nil { entries.append(entry) }
  }
}

extension TemplateRecord: Hashable {
  /// The order of the keys does not matter.
  package static func == (left: TemplateRecord, right: TemplateRecord) -> Bool {
    left.count == right.count && left.entries.allSatisfy { right[$0.0] == $0.1 }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension TemplateRecord: ExpressibleByDictionaryLiteral {
  /// - Parameter elements: each key once, which is not looked after: that took most of the time.
  package init(dictionaryLiteral elements: (String, TemplateValue)...) { self.init(elements) }

  /// - Parameter elements: as in a literal, each key once.
  package init(_ elements: [(String, TemplateValue)]) { entries = elements }
}
