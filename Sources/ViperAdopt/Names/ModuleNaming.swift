import ViperText

/// Names modules by the words that most of their types and protocols start with.
struct ModuleNaming {
  /// The share of names, in tenths, that must start with the module's name.
  private static let share = 7

  let modules: [FoundModule]

  init(_ found: [FoundModule]) {
    var taken: Set<String> = []
    var modules = found
    // `CartPresenter` takes the name `Cart` before `CartCellPresenter`.
    let lengths = found.map { NameWords($0.presenter).words.count }
    for index in found.indices.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
      let all = Self.candidates(for: found[index])
      // The pack `vip` makes a type with the module's name.
      let isVIP = found[index].architecture.pack == Architecture.vip.pack
      let candidates =
        isVIP
        ? all.filter { !found[index].parts.values.contains($0) } + [(all.first ?? "") + "Scene"]
        : all
      modules[index].name =
        candidates.first { !isSwiftKeyword($0) && taken.insert($0.lowercased()).inserted }
        ?? all.last ?? ""
    }
    self.modules = modules
  }

  /// Lists the module's name, and alternatives if another module has the same name.
  static func candidates(for module: FoundModule) -> [String] {
    let presenter = module.presenter
    let types = module.parts.filter { !module.shared.contains($0.key) }.map { NameWords($0.value) }
    let names = types + module.contracts.values.map { NameWords($0.name) }
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
    let common = counts.filter { $0.value * 10 >= most * share }
      .max { ($0.key.count, $0.value, $1.key.joined()) < ($1.key.count, $1.value, $0.key.joined()) }
    let whole = NameWords(presenter).words.dropLast().joined()
    return [common?.key.joined() ?? "", whole, presenter].filter { !$0.isEmpty }
  }
}
