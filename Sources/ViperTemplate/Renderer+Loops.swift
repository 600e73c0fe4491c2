extension Renderer {
  mutating func render(_ loop: LoopInstruction) {
    guard let sequence = value(of: loop.sequence) else { return }
    switch (sequence, loop.key) {
    case (.none, _): render(loop.empty)
    case (.list(let list), nil):
      run(loop, count: list.count) { renderer, index in
        renderer.slots[loop.element] = .value(list[index])
      }
    case (.record(let record), let key?):
      let entries = record.sorted
      run(loop, count: entries.count) { renderer, index in
        renderer.slots[key] = .value(.string(entries[index].key))
        renderer.slots[loop.element] = .value(entries[index].value)
      }
    case (_, nil):
      report(.notLoopable(sequence), at: program.tables.expressions[loop.sequence].range)
    case (_, _?):
      report(.notLoopableByKey(sequence), at: program.tables.expressions[loop.sequence].range)
    }
  }

  private mutating func run(
    _ loop: LoopInstruction, count: Int, enter: (inout Renderer, Int) -> Void
  ) {
    guard count > 0 else { return render(loop.empty) }
    // Without a key this is the element twice: an optional slot here makes the optimizer of Swift
    // 6.3.1 crash.
    let key = loop.key ?? loop.element
    let (savedKey, savedElement) = (slots[key], slots[loop.element])
    let range = program.tables.expressions[loop.sequence].range
    loops.append(LoopState(index: 0, count: count))
    for index in 0..<count {
      guard spend(1 + loop.body.count, at: range) else { break }
      loops[loops.count - 1].index = index
      enter(&self, index)
      render(loop.body)
    }
    loops.removeLast()
    slots[key] = savedKey
    slots[loop.element] = savedElement
  }

  // MARK: forloop

  mutating func value(of path: LoopPath, at range: Range<Int>) -> TemplateValue? {
    guard path.depth < loops.count else {
      report(.noLoop(depth: loops.isEmpty ? 0 : path.depth), at: range)
      return nil
    }
    let loop = loops[loops.count - 1 - path.depth]
    if let property = path.property { return loop[property] }
    let properties = LoopPath.Property.allCases.map { ($0.rawValue, loop[$0]) }
    return .record(TemplateRecord(properties))
  }
}

extension Renderer.LoopState {
  subscript(property: LoopPath.Property) -> TemplateValue {
    switch property {
    case .index, .counter: .int(index + 1)
    case .index0, .counter0: .int(index)
    case .revindex: .int(count - index)
    case .revindex0: .int(count - index - 1)
    case .first: .bool(index == 0)
    case .last: .bool(index == count - 1)
    case .length: .int(count)
    }
  }
}
