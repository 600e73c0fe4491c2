import ViperText

extension [FoundModule] {
  /// Names modules by the words that most of their types and protocols start with.
  func named() -> [FoundModule] {
    var taken: Set<String> = []
    var modules = self
    // `CartPresenter` takes the name `Cart` before `CartCellPresenter`.
    let lengths = map { NameWords($0.presenter).words.count }
    for index in indices.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
      let all = modules[index].nameCandidates
      // The pack `vip` makes a type with the module's name.
      let isVIP = modules[index].architecture.pack == Architecture.vip.pack
      let candidates =
        isVIP
        ? all.filter { !modules[index].parts.values.contains($0) } + [(all.first ?? "") + "Scene"]
        : all
      modules[index].name =
        candidates.first { !isSwiftKeyword($0) && taken.insert($0.lowercased()).inserted }
        ?? all.last ?? ""
    }
    return modules
  }
}

extension FoundModule {
  /// The share of names, in tenths, that must start with the module's name.
  private static let share = 7

  /// The module's name, and alternatives if another module has the same name.
  fileprivate var nameCandidates: [String] {
    let types = parts.filter { !shared.contains($0.key) }.map { NameWords($0.value) }
    let names = types + contracts.values.map { NameWords($0.name) }
    var counts: [[Substring]: Int] = [:]
    for type in types {
      let stem = type.words.dropFirst().prefix { !Part.isRole($0) }.count + 1
      for length in 1...max(1, stem) {
        let prefix = Array(type.words.prefix(length))
        counts[prefix] = names.count {
          $0.words.starts(with: prefix) || $0.unprefixed.starts(with: prefix)
        }
      }
    }
    let most = counts.values.max() ?? 0
    let common = counts.filter { $0.value * 10 >= most * Self.share }
      .max { ($0.key.count, $0.value, $1.key.joined()) < ($1.key.count, $1.value, $0.key.joined()) }
    let whole = NameWords(presenter).words.dropLast().joined()
    return [common?.key.joined() ?? "", whole, presenter].filter { !$0.isEmpty }
  }
}
