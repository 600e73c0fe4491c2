/// Values with names, in the order in which they were set.
///
/// It contains an array instead of a dictionary, because records are small and seldom read, and
/// hashing their keys would take most of the time of making them.
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

  /// - Precondition: The record doesn't have the key yet.
  package mutating func add(_ key: String, _ value: TemplateValue) { entries.append((key, value)) }

  private func index(of key: String) -> Int? {
    entries.firstIndex { $0.0 == key }
  }

  package var isEmpty: Bool { entries.isEmpty }
  package var count: Int { entries.count }
  package var keys: [String] { entries.map(\.0) }

  /// Sorted by key.
  var sorted: [(key: String, value: TemplateValue)] {
    entries.map { ($0, $1) }.sorted { $0.0 < $1.0 }
  }

  /// Adds the keys that this record doesn't have.
  package mutating func formUnion(_ other: TemplateRecord) {
    for entry in other.entries where self[entry.0] == nil { entries.append(entry) }
  }
}

extension TemplateRecord: Hashable {
  /// The order of the keys doesn't matter.
  package static func == (left: TemplateRecord, right: TemplateRecord) -> Bool {
    left.count == right.count && left.entries.allSatisfy { right[$0.0] == $0.1 }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension TemplateRecord: ExpressibleByDictionaryLiteral {
  /// - Precondition: Each key occurs once.
  package init(dictionaryLiteral elements: (String, TemplateValue)...) { self.init(elements) }

  /// - Precondition: Each key occurs once.
  package init(_ elements: [(String, TemplateValue)]) { entries = elements }
}
