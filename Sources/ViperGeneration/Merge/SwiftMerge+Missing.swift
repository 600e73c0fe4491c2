extension SwiftMerge {
  /// The functions and properties of `theirs` that `ours` does not have, as a person names them:
  /// `didTapAdd()`. Empty if either can't be read as Swift.
  static func missing(in ours: [UInt8], of theirs: [UInt8]) -> [String] {
    guard let ours = SwiftOutline(ours), let theirs = SwiftOutline(theirs) else { return [] }
    let known = Set(ours.file.memberNames)
    return theirs.file.memberNames.filter { !known.contains($0) }
  }
}

extension OutlineScope {
  /// The functions and properties of all types and extensions, in the order of the text.
  fileprivate var memberNames: [String] {
    items.flatMap { item -> [String] in
      if let scope = item.scope { return scope.memberNames }
      switch item.kind {
      case .function: return ["\(item.name)(\(item.labels.map { "\($0):" }.joined()))"]
      case .variable: return [item.name]
      default: return []
      }
    }
  }
}
