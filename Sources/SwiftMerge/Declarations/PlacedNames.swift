import ViperText

extension SwiftOutline {
  /// Names the top-level declaration at an offset, followed by its member there, if any:
  /// `TripView.show(_:)`.
  package func title(at offset: Int) -> String? {
    guard let outer = file.item(at: offset) else { return nil }
    guard let inner = outer.scope?.item(at: offset) else { return outer.title }
    return outer.title + "." + inner.title
  }

  /// The declarations with their types, `TripView.function show(_:)`, and the conformances,
  /// `TripView: TripViewProtocol`.
  package var qualifiedNames: Set<String> {
    var names = Set(
      allMembers.map { $0.member.owner + "." + $0.item.kind.rawValue + " " + $0.member.title })
    for item in file.items where item.kind != .import {
      let isExtension = item.kind == .extension && item.scope != nil
      names.formUnion(isExtension ? item.labels.map { item.name + ": " + $0 } : [item.identity])
      names.formUnion((item.scope?.items ?? []).map { item.name + "." + $0.identity })
    }
    return names
  }
}

extension SwiftMerge {
  /// Whether a text that can't be read as Swift may contain one of the `qualifiedNames`, because it
  /// has all words of the name.
  package static func mayHold(_ text: [UInt8], someOf names: Set<String>) -> Bool {
    let known = Set(text.split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) })
    return names.contains { words(ofPlaced: $0).allSatisfy(known.contains) }
  }

  /// Splits a qualified name into words, without labels: `TripView.function show(_:)` → `TripView`,
  /// `show`.
  package static func words(ofPlaced name: String) -> [String] {
    name.prefix { $0 != "(" }.utf8.split { !isWordByte($0) }.compactMap { bytes in
      guard let word = String(bytes) else { return nil }
      guard let kind = OutlineItem.Kind(rawValue: word) else { return word }
      return kind == .initializer ? "init" : nil
    }
  }
}

extension OutlineScope {
  fileprivate func item(at offset: Int) -> OutlineItem? {
    items.first { $0.lines.contains(offset) && $0.kind != .opaque && $0.kind != .unreadable }
  }
}
