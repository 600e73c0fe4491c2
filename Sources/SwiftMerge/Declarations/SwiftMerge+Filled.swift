extension SwiftMerge {
  /// A new text with the bodies that its stubs had in a former one.
  package static func filled(_ new: [UInt8], from former: [UInt8]) -> [UInt8] {
    guard let outline = SwiftOutline(new), let formerOutline = SwiftOutline(former) else {
      return new
    }
    let bodies = Dictionary(grouping: formerOutline.file.functions, by: \.title)
    var output = new
    for function in outline.file.functions.reversed() {
      guard ItemBlock(function, in: outline, unit: []).isStub, let place = function.body,
        let found = bodies[function.title], found.count == 1, let body = found[0].body
      else { continue }
      output.replaceSubrange(place, with: former[body])
    }
    return output
  }
}

extension OutlineScope {
  /// The functions of all types and extensions, in the order of the text.
  fileprivate var functions: [OutlineItem] {
    items.flatMap { $0.scope?.functions ?? ($0.kind == .function ? [$0] : []) }
  }
}
