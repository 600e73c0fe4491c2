/// The running calls in `calls` that nothing declares anymore after the user took over a body. Each
/// call becomes a property of the class: `calls.reload` or `callCounts.reload` → `reloadCall`.
struct RunningCalls {
  private(set) var former: [UInt8]
  private var properties: [(owner: String, name: String, declaration: [UInt8])] = []

  init(_ former: SwiftOutline, in new: SwiftOutline, beside part: SwiftOutline?) {
    self.former = former.bytes
    let taken = new.words(in: 0..<new.bytes.count)
    var renamed: [String: String] = [:]
    for owner in new.file.items where owner.kind == .type {
      let known = (new.calls(of: owner.name) + (part?.calls(of: owner.name) ?? [])).map(\.name)
      for call in former.calls(of: owner.name) where !known.contains(call.name) {
        guard let place = call.header?.slots[.name] else { continue }
        let stem = String(decoding: former.bytes[place], as: UTF8.self).filter { $0 != "`" }
        let name = stem + (taken.contains(stem + "Call") ? "Task" : "Call")
        renamed[stem] = name
        let start = former.bytes[call.head.lowerBound..<place.lowerBound]
        let end = former.bytes[place.upperBound..<call.end]
        properties.append((owner.name, name, start + Array(name.utf8) + end))
      }
    }
    guard !renamed.isEmpty else { return }
    rename(renamed, in: former)
  }

  private mutating func rename(_ names: [String: String], in outline: SwiftOutline) {
    let pieces = outline.pieces
    for index in pieces.indices.dropLast(2).reversed() {
      let word = { (offset: Int) in
        outline.lines.string(pieces[index + offset]).filter { $0 != "`" }
      }
      guard ["calls", "callCounts"].contains(word(0)), word(1) == ".", let name = names[word(2)]
      else { continue }
      let place = pieces[index].lowerBound..<pieces[index + 2].upperBound
      former.replaceSubrange(place, with: Array(name.utf8))
    }
  }

  /// Adds the properties that the bodies of a text use and the text doesn't declare.
  func declared(in text: [UInt8]) -> [UInt8] {
    guard !properties.isEmpty, let outline = SwiftOutline(text) else { return text }
    let used = outline.words(in: 0..<text.count)
    var output = text
    for item in outline.file.items.reversed() where item.kind == .type {
      let own = properties.filter { $0.owner == item.name && used.contains($0.name) }
      guard !own.isEmpty, let body = item.body, let items = item.scope?.items else { continue }
      let last = items.last { $0.kind == .variable } ?? items.first
      let indentation = last.map { outline.indentation(at: $0.head.lowerBound) } ?? Array("  ".utf8)
      let lines = own.flatMap { indentation + $0.declaration }
      if let last {
        output.insert(
          contentsOf: lines, at: last.kind == .variable ? last.end : last.lines.lowerBound)
      } else {
        output.replaceSubrange(body, with: Array("{\n".utf8) + lines + Array("}".utf8))
      }
    }
    return output
  }
}

extension SwiftOutline {
  /// Finds the properties of the classes with a component's running calls, and with their numbers.
  fileprivate func calls(of owner: String) -> [OutlineItem] {
    let names = [owner + "Calls", owner + "CallCounts"]
    return file.items.filter { $0.kind == .type && names.contains($0.name) }
      .flatMap { $0.scope?.items ?? [] }.filter { $0.kind == .variable }
  }
}
