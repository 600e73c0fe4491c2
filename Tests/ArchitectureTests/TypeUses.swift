/// Which folder uses the types of which other, by the names of types that are declared once.
struct TypeUses {
  /// For each folder those that it uses, with some of the types.
  private(set) var edges: [String: [String: Set<String>]] = [:]

  init(_ tree: SourceTree) {
    let homes = Self.homes(in: tree)
    for file in tree.files {
      for name in Set(file.code.utf8.split { !Self.isOfWord($0) }.map { String(Substring($0)) }) {
        guard let home = homes[name], home != file.folder, file.canSee(home) else { continue }
        edges[file.folder, default: [:]][home, default: []].insert(name)
      }
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The folders of top-level types. Names that are declared twice, or inside a type, are left out.
  private static func homes(in tree: SourceTree) -> [String: String] {
    var homes: [String: String] = [:]
    var unclear: Set<String> = []
    let declaration =
      /(?m)^([ \t]*)(?:@\w+(?:\([^)]*\))? +)*(?:\w+ +)*?(?:struct|class|enum|protocol|actor|typealias) +([A-Z]\w*)/
    for file in tree.files {
      for match in file.code.matches(of: declaration) {
        let name = String(match.2)
        let isNested = !match.1.isEmpty
        if isNested || homes[name] != nil { unclear.insert(name) }
        homes[name] = file.folder
      }
    }
    return homes.filter { !unclear.contains($0.key) }
  }

  /// Groups of folders in which each needs each other, directly or by way of others.
  var knots: [[String]] {
    let reached = edges.keys.map { ($0, reachable(from: $0)) }
    let reach = Dictionary(uniqueKeysWithValues: reached)
    var knots: Set<[String]> = []
    for (folder, others) in reach where others.contains(folder) {
      knots.insert(others.filter { reach[$0]?.contains(folder) == true }.sorted())
    }
    return knots.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func reachable(from folder: String) -> Set<String> {
    var found: Set<String> = []
    var open = [folder]
    while let next = open.popLast() {
      for other in (edges[next] ?? [:]).keys where found.insert(other).inserted {
        open.append(other)
      }
    }
    return found
  }
}
