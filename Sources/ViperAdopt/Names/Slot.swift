import ViperText

/// A component or a contract, as the keys of `names` and `files` tell them apart.
enum Slot: Hashable, Sendable {
  case part(Part)
  case contract(FoundModule.Direction)

  /// Whether packs have it.
  var isOfPack: Bool { Self.all.contains(self) }

  /// What a spec need not say of what it adds: `store` → `{{ module.name }}Store`; nil for parts of packs.
  var usual: String? { isOfPack ? nil : pattern }

  /// What it is called where neither a config nor a spec says it.
  var pattern: String {
    switch self {
    case .part(let part): "{{ module.name }}" + capitalized(part.key)
    case .contract(let direction): "{{ module.name }}" + capitalized(direction.key) + "Protocol"
    }
  }

  /// What packs call what is neither.
  static let patternsOfOthers = Set(
    ["Builder", "Dependencies", "ViewState"].map { "{{ module.name }}" + $0 })

  static let all = Part.all.map(Slot.part) + FoundModule.Direction.all.map(Slot.contract)

  /// What templates call its name.
  var variable: String {
    switch self {
    case .part(let part): "roles.\(part.key).name"
    case .contract(let direction): "contract.\(direction.key).name"
    }
  }
}

extension FoundModule {
  /// What the caller's property is called if the spec does not say it of a contract that it adds; nil for
  /// those of packs, and for those that share a property with one of these.
  func usualProperty(of direction: Direction) -> String? {
    let isShared = Direction.all.contains {
      $0.caller == direction.caller && $0.conformer == direction.conformer
    }
    return isShared ? nil : direction.conformer.key
  }

  /// What a component or a contract is called; nil if the module has none.
  func name(of slot: Slot) -> String? {
    switch slot {
    case .part(let part): parts[part]
    case .contract(let direction): contracts[direction]?.name
    }
  }
}
