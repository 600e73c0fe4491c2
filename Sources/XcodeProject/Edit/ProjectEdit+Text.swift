import ViperText

extension ProjectEdit {
  package mutating func text() -> [UInt8] {
    dropEmptyGroups()
    guard hasChanges else { return file.source.bytes }
    let style = TextStyle(file)
    let kept = lists.keys.filter { !removed.contains($0) }
    let kinds = Set(newObjects.keys).union(removed.compactMap { file[$0]?.isa })
    return file.source.bytes.applying(
      kept.flatMap { replacements(inListOf: $0, style) }
        + kinds.sorted().flatMap { sections(of: $0, style) })
  }

  // MARK: - Lists

  private func replacements(inListOf id: String, _ style: TextStyle) -> [TextReplacement] {
    guard let edit = lists[id], let object = file[id],
      let value = object["children"] ?? object["files"], let elements = value.elements
    else { return [] }
    let ids = elements.map { $0.value.string ?? "" }
    let removed = Set(ids.indices.filter { edit.removed.contains(ids[$0]) })
    let interior = value.range.lowerBound + 1..<value.range.upperBound - 1
    let indentation =
      elements.first.map(\.range.lowerBound)
      .flatMap { TextStyle.indentation(at: $0, in: file.source.bytes) }
      ?? TextStyle.indentation(at: interior.upperBound, in: file.source.bytes)
      .map { $0 + style.step }
    let list = ElementEdit(
      elements.map { .init(body: $0.range, end: $0.end) }, in: file.source.bytes,
      interior: interior, line: indentation.map { style.newline + $0 }, terminator: ",",
      endsLast: elements.last.map { $0.end > $0.range.upperBound } ?? true)
    return list.replacements(
      removing: removed,
      inserting: places(of: edit, among: ids, in: id).map { index, insertion in
        (index, Array((insertion.id + style.comment(insertion.title)).utf8))
      })
  }

  /// Finds the places of new elements: in Xcode's order, or at the end of an unsorted array.
  private func places(
    of edit: ListEdit, among ids: [String], in list: String
  ) -> [(index: Int, insertion: ListEdit.Insertion)] {
    let items = ids.map(item)
    let order = NameOrder.style(of: items)
    var known = Set(ids)
    let isNew = edit.inserted.filter { known.insert($0.id).inserted }
    guard order != .free else {
      // The group of products stays last.
      let last = ids.last.map { list == file.mainGroup && $0 == file.productGroup } == true
      return isNew.map { (last ? ids.count - 1 : ids.count, $0) }
    }
    return isNew.sorted { NameOrder.precedes($0.item, $1.item, order) }.map { insertion in
      let place = firstIndex(below: items.count) {
        NameOrder.precedes(insertion.item, items[$0], order)
      }
      return (place, insertion)
    }
  }

  private func item(_ id: String) -> NameOrder.Item {
    let reference = file[id]?["fileRef"]?.string ?? id
    let isGroup = file[id].map { $0["children"] != nil && $0.isa == "PBXGroup" } ?? false
    return .init(name: file.name(of: reference), isGroup: isGroup)
  }

  private func elements(ofNew id: String) -> [(id: String, title: String)] {
    (lists[id]?.inserted ?? [])
      .sorted { NameOrder.precedes($0.item, $1.item, .byName) }
      .map { ($0.id, $0.title) }
  }

  // MARK: - Objects

  private func sections(of isa: String, _ style: TextStyle) -> [TextReplacement] {
    let new = (newObjects[isa] ?? [:]).sorted { $0.key < $1.key }
    var replacements: [TextReplacement] = []
    let runs = runs(of: isa)
    for (number, run) in runs.enumerated() {
      let entries = file.objects[run]
      let gone = Set(
        run.filter { removed.contains(file.objects[$0].key) }.map { $0 - run.lowerBound })
      let added = number == 0 ? new : []
      guard !gone.isEmpty || !added.isEmpty else { continue }
      if gone.count == run.count, added.isEmpty {
        replacements.append(.init(range: sectionRange(run, isa, style), text: []))
        continue
      }
      let isShort = entries.first.map { !file.source.bytes[$0.range].contains(0x0A) } ?? true
      let keys = entries.map(\.key)
      let isSorted = zip(keys, keys.dropFirst()).allSatisfy(<)
      replacements += elements(of: run, style).replacements(
        removing: gone,
        inserting: added.map { id, object in
          let place = isSorted ? firstIndex(below: keys.count) { keys[$0] > id } : keys.count
          return (place, style.text(of: object, isShort: isShort, list: elements))
        })
    }
    if runs.isEmpty { replacements.append(newSection(isa, new.map(\.value), style)) }
    return replacements
  }

  private func runs(of isa: String) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in file.objects.indices where file.objects[index].value.isa == isa {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  private func span(of run: Range<Int>) -> Range<Int> {
    file.objects[run.lowerBound].range
      .lowerBound..<file.objects[run.upperBound - 1].range.upperBound
  }

  private func elements(of run: Range<Int>, _ style: TextStyle) -> ElementEdit {
    let span = span(of: run)
    let line = TextStyle.indentation(at: span.lowerBound, in: file.source.bytes)
    return ElementEdit(
      file.objects[run].map { .init(body: $0.range, end: $0.range.upperBound) },
      in: file.source.bytes, interior: span, line: line.map { style.newline + $0 },
      terminator: "", endsLast: true)
  }

  /// Finds the range that is removed with the last object of a section, with the section's
  /// comments.
  private func sectionRange(_ run: Range<Int>, _ isa: String, _ style: TextStyle) -> Range<Int> {
    let bytes = file.source.bytes
    let span = span(of: run)
    let before =
      run.lowerBound > 0
      ? file.objects[run.lowerBound - 1].range.upperBound : file.objectsRange.lowerBound + 1
    let after =
      run.upperBound < file.objects.count
      ? file.objects[run.upperBound].range.lowerBound : file.objectsRange.upperBound - 1
    guard
      let begin = TextStyle.marker("Begin", isa, in: bytes, from: before..<span.lowerBound),
      let end = TextStyle.marker("End", isa, in: bytes, from: span.upperBound..<after)
    else { return before..<span.upperBound }
    // The blank line before the section is removed, too.
    let newline = Array(style.newline.utf8)
    let leads = bytes[before..<begin.lowerBound].suffix(newline.count).elementsEqual(newline)
    let follows = bytes[end.upperBound..<after].starts(with: newline)
    let start = begin.lowerBound - (leads ? newline.count : 0)
    return start..<(end.upperBound + (follows ? newline.count : 0))
  }

  /// Xcode sorts sections by name.
  private func newSection(
    _ isa: String, _ objects: [ObjectText], _ style: TextStyle
  ) -> TextReplacement {
    let bytes = file.source.bytes
    let isShort = isa != "PBXGroup"
    let texts = objects.map { style.text(of: $0, isShort: isShort, list: elements) }
    let next = file.objects.firstIndex { ($0.value.isa ?? "") > isa }
    let before =
      next.map { $0 > 0 ? file.objects[$0 - 1].range.upperBound : nil }
      ?? file.objects.last?.range.upperBound
    let place = before ?? file.objectsRange.lowerBound + 1
    guard style.hasComments else {
      let text = texts.flatMap { Array((style.newline + style.indentation).utf8) + $0 }
      return .init(range: place..<place, text: text)
    }
    let lines =
      [Array("/* Begin \(isa) section */".utf8)]
      + texts.map { Array(style.indentation.utf8) + $0 }
      + [Array("/* End \(isa) section */".utf8)]
    let newline = Array(style.newline.utf8)
    let text = newline + lines.flatMap { $0 + newline }
    let limit = next.map { file.objects[$0].range.lowerBound } ?? file.objectsRange.upperBound - 1
    var start = sectionStart(in: place..<limit, bytes) ?? limit
    if next != nil, bytes[place..<start].suffix(newline.count).elementsEqual(newline) {
      start -= newline.count
    }
    return .init(range: start..<start, text: text)
  }

  private func sectionStart(in range: Range<Int>, _ bytes: [UInt8]) -> Int? {
    if let begin = TextStyle.marker("Begin", nil, in: bytes, from: range) {
      return begin.lowerBound
    }
    return bytes[range].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }
}
