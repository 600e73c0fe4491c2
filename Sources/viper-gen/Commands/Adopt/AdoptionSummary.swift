import ViperAdopt
import ViperProject
import ViperSpec
import ViperText

/// The result of an adoption: one line for each module, and the totals.
struct AdoptionSummary {
  let adoptions: [Adoption]
  let display: PathDisplay

  private var modules: [Adoption.Module] { adoptions.flatMap(\.modules) }

  var text: String {
    let parts = modules.count(where: \.isInPart)
    let known = modules.count { !$0.isInPart && $0.new == nil }
    let adopted = modules.count - parts - known
    let left = adoptions.flatMap(\.notAdopted).count
    var counts = ["\(adopted) \(adopted == 1 ? "module" : "modules") adopted"]
    if known > 0 { counts.append("\(known) as before") }
    if parts > 0 { counts.append("\(parts) in part") }
    if left > 0 { counts.append("\(left) left alone") }
    let gap = modules.contains { $0.new != nil } ? "\n" : ""
    return gap + modules.map(line).joined() + counts.joined(separator: ", ") + "\n"
  }

  private func line(_ module: Adoption.Module) -> String {
    let counts = module.contracts.map { "\($0.key) \($0.memberCount)" }.joined(separator: ", ")
    return "\(printable(module.name)): \(counts.isEmpty ? "no protocols" : counts)\n"
  }

  var json: [JSONOutput] {
    modules.map { module in
      .object([
        .init("name", .string(module.name)), .init("spec", .string(display(module.spec))),
        .init("isInPart", .bool(module.isInPart)),
        .init("contracts", .array(module.contracts.map(object))),
      ])
    }
  }

  private func object(_ contract: Adoption.Contract) -> JSONOutput {
    .object([
      .init("key", .string(contract.key)), .init("protocol", .string(contract.name)),
      .init("conformer", .string(contract.conformer)),
      .init("members", .integer(contract.memberCount)),
      .init("unsaid", .integer(contract.omittedCount)),
    ])
  }
}
