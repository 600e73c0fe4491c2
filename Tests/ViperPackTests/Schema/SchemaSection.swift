import ViperTemplate

/// A table of a `SchemaPage`: the keys of an object.
struct SchemaSection {
  let title: String
  var rows: [SchemaRow] = []

  /// A key that only later packs have is put before the key that follows there.
  static func merged(_ pages: [(name: String, sections: [SchemaSection])]) -> [SchemaSection] {
    var joined: [SchemaSection] = []
    for page in pages {
      for section in page.sections {
        let title = section.title
        let rows = section.rows.map { $0.inPack(page.name) }
        guard let index = joined.firstIndex(where: { $0.title == title }) else {
          joined.append(SchemaSection(title: title, rows: rows))
          continue
        }
        joined[index].merge(rows)
      }
    }
    return joined
  }

  private mutating func merge(_ others: [SchemaRow]) {
    var place = rows.endIndex
    for other in others.reversed() {
      if let index = rows.firstIndex(where: { $0.name == other.name }) {
        rows[index].packs += other.packs
        place = index
      } else {
        rows.insert(other, at: place)
      }
    }
  }

  /// - Parameter packs: none if the page is of one schema.
  func value(packs: [String]) -> TemplateValue {
    let isCommon = rows.allSatisfy { $0.isCommon(to: packs) }
    return [
      "title": .string(title), "isCommon": .bool(isCommon),
      "keys": .list(rows.map { $0.value(packs: isCommon ? [] : packs) }),
    ]
  }
}

struct SchemaRow {
  let name: String
  let type: String
  /// The type without its known values.
  let form: String
  let values: [String]
  let meaning: String
  let isRequired: Bool
  let needed: [String]
  let excluded: [String]
  let standard: String?
  let example: String?
  var packs: [(name: String, row: SchemaRow)] = []

  func inPack(_ pack: String) -> SchemaRow {
    var row = self
    row.packs = [(pack, self)]
    return row
  }

  func isCommon(to names: [String]) -> Bool {
    packs.count == names.count
      && packs.allSatisfy { $0.row.type == type && $0.row.meaning == meaning }
  }

  func value(packs names: [String]) -> TemplateValue {
    let isSameType = packs.allSatisfy { $0.row.type == type }
    // The values differ, or an alternative is missing.
    let isSameForm = packs.allSatisfy { $0.row.form == form }
    let cells = names.map { name in
      guard let row = packs.first(where: { $0.name == name })?.row else { return "–" }
      if isSameType { return "yes" }
      return isSameForm ? row.values.map { "`\($0)`" }.joined(separator: ", ") : row.type
    }
    return [
      "name": .string(name), "type": .string(isSameType ? type : isSameForm ? form : "see packs"),
      "meaning": .string(meanings), "isRequired": .bool(isRequired),
      "needed": .list(needed.map { .string($0) }), "excluded": .list(excluded.map { .string($0) }),
      "default": standard.map { .string($0) } ?? .none,
      "example": example.map { .string($0) } ?? .none, "cells": .list(cells.map { .string($0) }),
    ]
  }

  /// With the packs in which the meaning differs.
  private var meanings: String {
    packs.filter { $0.row.meaning != meaning }.reduce(meaning) { text, pack in
      text
        + " In `\(pack.name)`: \(pack.row.meaning.prefix(1).lowercased())\(pack.row.meaning.dropFirst())"
    }
  }
}
