/// A component or a contract, as the keys of `names` and `files` tell them apart.
enum Slot: Hashable, Sendable {
  case part(Part)
  case contract(FoundModule.Direction)

  static let all = Part.allCases.map(Slot.part) + FoundModule.Direction.all.map(Slot.contract)

  /// What templates call its name.
  var variable: String {
    switch self {
    case .part(let part): "roles.\(part.rawValue).name"
    case .contract(let direction): "contract.\(direction.key).name"
    }
  }
}

extension FoundModule {
  /// What a component or a contract is called; nil if the module has none.
  func name(of slot: Slot) -> String? {
    switch slot {
    case .part(let part): parts[part]
    case .contract(let direction): contracts[direction]?.name
    }
  }
}
