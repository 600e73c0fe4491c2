/// The order in which Xcode sorts names: it ignores case and compares numbers by value.
enum NameOrder {
  static func precedes(_ a: String, _ b: String) -> Bool {
    let (left, right) = (key(of: a), key(of: b))
    return left == right
      ? a.utf8.lexicographicallyPrecedes(b.utf8) : left.lexicographicallyPrecedes(right)
  }

  private static func key(of name: String) -> [UInt8] {
    var key: [UInt8] = []
    var digits: [UInt8] = []
    for byte in Array(name.lowercased().utf8) + [0] {
      if (0x30...0x39).contains(byte) {
        if digits != [0x30] { digits.append(byte) } else { digits = [byte] }
        continue
      }
      if !digits.isEmpty { key += [0x30, UInt8(clamping: digits.count)] + digits }
      digits = []
      // `Feed.swift` is before `Feed+Calls.swift`.
      key.append(byte == UInt8(ascii: ".") ? 0x01 : byte)
    }
    return key
  }

  enum Style {
    case byName, groupsFirst
    /// No order. New elements are added at the end.
    case free
  }

  struct Item {
    let name: String
    let isGroup: Bool
  }

  static func style(of items: [Item]) -> Style {
    let pairs = zip(items, items.dropFirst())
    if pairs.allSatisfy({ !precedes($1, $0, .byName) }) { return .byName }
    if pairs.allSatisfy({ !precedes($1, $0, .groupsFirst) }) { return .groupsFirst }
    return .free
  }

  static func precedes(_ a: Item, _ b: Item, _ style: Style) -> Bool {
    switch style {
    case .byName: precedes(a.name, b.name)
    case .groupsFirst: a.isGroup == b.isGroup ? precedes(a.name, b.name) : a.isGroup
    case .free: false
    }
  }
}
