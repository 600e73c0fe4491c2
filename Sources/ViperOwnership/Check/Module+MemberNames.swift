import ViperPack
import ViperSpec

extension Module {
  /// The members of the contracts, by component: `TripPresenter.didTapAdd()`.
  func memberNames(by names: ModuleNames?) -> Set<String> {
    let all = dialect.roles.flatMap { role in
      members(of: role.key).map {
        (names?.roles[role.key] ?? "") + "." + $0.member.compoundName
      }
    }
    let requirements = ownContracts.flatMap { contract -> [String] in
      let owner = (names?.contracts[contract.contract.key] ?? "") + "."
      return contract.members.filter { $0.inheritance == nil }
        .map { owner + $0.member.compoundName }
        + contract.verbatim.map { owner + $0.title }
    }
    return Set(all + requirements)
  }

  func ownContractNames(by names: ModuleNames?) -> Set<String> {
    Set(ownContracts.compactMap { names?.contracts[$0.contract.key] })
  }

  /// The contracts whose protocols the developer owns.
  private var ownContracts: [Contract] {
    isYours(Spec.contractsWord) ? contracts.filter { $0.contract.origin == nil } : []
  }
}
