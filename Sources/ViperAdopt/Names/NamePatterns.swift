import ViperProject
import ViperSpec
import ViperText

/// The common name and file patterns of a project, and the modules that differ.
struct NamePatterns: Sendable {
  /// The patterns of one module, or of most modules.
  struct Texts: Sendable {
    var names: [Slot: String] = [:]
    var files: [Slot: String] = [:]
    var properties: [Architecture.Direction: String] = [:]
    /// The file of all contracts that `files` doesn't contain.
    var contractsFile: String?

    func file(of slot: Slot) -> String? {
      if case .contract = slot { return files[slot] ?? contractsFile }
      return files[slot]
    }

    /// Keeps only the patterns of these slots.
    func limited(to slots: Set<Slot>) -> Texts {
      var texts = self
      texts.names = names.filter { slots.contains($0.key) }
      texts.files = files.filter { slots.contains($0.key) }
      texts.properties = properties.filter { slots.contains(.contract($0.key)) }
      return texts
    }

    fileprivate mutating func joinContractFiles() {
      let paths = files.compactMap { slot, path in
        if case .contract = slot, slot.isOfPack { path } else { nil }
      }
      guard let path = paths.first, paths.count > 1, Set(paths).count == 1 else { return }
      files = files.filter { if case .part = $0.key { true } else { false } }
      contractsFile = path
    }
  }

  /// The architecture of most modules, or of the existing config.
  let architecture: Architecture
  private(set) var common = Texts()
  /// The patterns of each module that differ from `common`.
  private(set) var deviations: [Texts] = []

  /// - Parameter config: an existing config, which stays unchanged.
  init(_ modules: [FoundModule], placement: ModuleFolders, config: Config?) {
    let isVIP =
      config.map { $0.pack?.string == Architecture.vip.pack }
      ?? (modules.count { $0.architecture.pack == Architecture.vip.pack } * 2 > modules.count)
    architecture = isVIP ? .vip : .viper
    let texts = modules.indices.map { index in
      Self.texts(of: modules[index], in: placement.folders[index], paths: placement.paths[index])
    }
    if let config {
      common = Texts(config, slots: Set(modules.flatMap(\.slots)))
    } else {
      // A name that is the same in all modules may belong to one module only.
      let pack = architecture.pack
      let texts = zip(modules, texts).filter { $0.0.architecture.pack == pack }.map(\.1)
      let names = texts.map { $0.names.filter { $0.value.contains("{{") } }
      common.names = Self.distinct(Self.commonest(names), in: names)
        .filter { $0.key.usual != $0.value }
      common.files = Self.commonest(texts.map { $0.files.filter { $0.value.contains("{{") } })
      common.joinContractFiles()
      common.properties = Self.commonest(texts.map { $0.properties.filter(\.key.isOfPack) })
    }
    deviations = modules.indices.map { index in
      var deviation = Texts()
      for (slot, text) in texts[index].names where (common.names[slot] ?? slot.usual) != text {
        deviation.names[slot] = modules[index].name(of: slot)
      }
      for (slot, text) in texts[index].files where common.file(of: slot) != text {
        deviation.files[slot] = text
      }
      for (direction, name) in texts[index].properties
      where (common.properties[direction] ?? modules[index].usualProperty(of: direction)) != name {
        deviation.properties[direction] = name
      }
      return deviation
    }
  }

  /// Finds the most frequent text of each key, or the first of equally frequent texts in sorted
  /// order.
  private static func commonest<Key: Hashable>(_ all: [[Key: String]]) -> [Key: String] {
    var counts: [Key: [String: Int]] = [:]
    for texts in all {
      for (key, text) in texts { counts[key, default: [:]][text, default: 0] += 1 }
    }
    return counts.compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  /// Removes patterns that would give two components the same name, the rarest first. Specs contain
  /// these names.
  private static func distinct(_ names: [Slot: String], in all: [[Slot: String]]) -> [Slot: String]
  {
    let slots =
      Part.all.map(Slot.part) + Architecture.Direction.ofPacks.map(Slot.contract)
      + names.keys.filter { !$0.isOfPack }.sorted { $0.variable < $1.variable }
    let counts = slots.map { slot in names[slot].map { text in all.count { $0[slot] == text } } ?? 0
    }
    let order = slots.indices.sorted { (counts[$0], $1) < (counts[$1], $0) }.map { slots[$0] }
    var kept = names
    func isShared(_ text: String, of slot: Slot) -> Bool {
      Slot.patternsOfOthers.contains(text)
        || slots.contains { $0 != slot && (kept[$0] ?? $0.pattern) == text }
    }
    while let slot = order.first(where: { slot in
      kept[slot].map { isShared($0, of: slot) } ?? false
    }) {
      kept[slot] = nil
    }
    return kept
  }

  private static func texts(
    of module: FoundModule, in folder: String, paths: [Slot: String]
  ) -> Texts {
    var texts = Texts()
    for slot in module.slots {
      guard let name = module.name(of: slot), let path = paths[slot] else { continue }
      texts.names[slot] = pattern(of: name, module: module.name)
      texts.files[slot] = file(FilePath.relative(path, to: folder), of: slot, module: module)
    }
    for (direction, contract) in module.contracts {
      texts.properties[direction] = contract.property
    }
    return texts
  }

  /// `LoginPresenter` → `{{ module.name }}Presenter`
  private static func pattern(of name: String, module: String) -> String {
    guard isSwiftIdentifier(name), let range = name.firstRange(of: module) else { return name }
    return name[..<range.lowerBound] + "{{ module.name }}" + name[range.upperBound...]
  }

  /// `Views/LoginView.swift` → `Views/{{ roles.view.name }}.swift`
  private static func file(_ path: String, of slot: Slot, module: FoundModule) -> String {
    let suffix = ".swift"
    let name = String(FilePath.name(of: path).dropLast(suffix.count))
    let folder = FilePath.folder(of: path)
    let named = ([slot] + module.slots).first { module.name(of: $0) == name }
    let stem = named.map { "{{ \($0.variable) }}" } ?? pattern(of: name, module: module.name)
    let folders = folder.split(separator: "/").map { part in
      let rest = part.dropFirst(module.name.count)
      return part.hasPrefix(module.name) && rest.first?.isLowercase != true
        ? "{{ module.name }}" + rest : part
    }
    return FilePath.join(folders.joined(separator: "/"), stem + suffix)
  }
}

extension NamePatterns.Texts {
  fileprivate init(_ config: Config, slots: Set<Slot>) {
    names = Self.bySlot(config.names, slots)
    files = Self.bySlot(config.files, slots)
    contractsFile = config.files.allContracts?.string
    for (key, text) in config.names.properties {
      let direction = Architecture.Direction.ofPacks.first { $0.key == key.string }
      if let direction { properties[direction] = text.string }
    }
  }

  private static func bySlot(_ texts: PartSettings, _ slots: Set<Slot>) -> [Slot: String] {
    let contracts = texts.contractsByKey
    var found: [Slot: String] = [:]
    for slot in slots {
      found[slot] =
        switch slot {
        case .part(let part): texts.rolesByKey[part.key]?.string
        case .contract(let direction): (contracts[direction.key] ?? texts.allContracts)?.string
        }
    }
    return found
  }
}
