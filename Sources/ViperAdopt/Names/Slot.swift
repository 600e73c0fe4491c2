import ViperText

/// A component or a contract: a key of `names` or `files`.
enum Slot: Hashable, Sendable {
  case part(Part)
  case contract(Architecture.Direction)

  var isOfPack: Bool {
    switch self {
    case .part(let part): Part.all.contains(part)
    case .contract(let direction): direction.isOfPack
    }
  }

  /// The name that a spec may omit: `store` → `{{ module.name }}Store`; nil for components and
  /// contracts of packs.
  var usual: String? { isOfPack ? nil : pattern }

  /// The default name.
  var pattern: String {
    switch self {
    case .part(let part): "{{ module.name }}" + capitalized(part.key)
    case .contract(let direction):
      "{{ module.name }}" + capitalized(direction.key) + direction.ending
    }
  }

  /// The names of other generated types.
  static let patternsOfOthers = Set(
    ["Builder", "Dependencies", "ViewState"].map { "{{ module.name }}" + $0 })

  var variable: String {
    switch self {
    case .part(let part): "roles.\(part.key).name"
    case .contract(let direction): "contract.\(direction.key).name"
    }
  }
}

extension FoundModule {
  /// Finds the default name of the caller's property; nil for contracts of packs, and for contracts
  /// that share their property.
  func usualProperty(of direction: Direction) -> String? {
    let isShared = architecture.directions.contains {
      $0.caller == direction.caller && $0.conformer == direction.conformer
    }
    return isShared ? nil : direction.conformer.key
  }

  func name(of slot: Slot) -> String? {
    switch slot {
    case .part(let part): parts[part]
    case .contract(let direction): contracts[direction]?.name
    }
  }
}
