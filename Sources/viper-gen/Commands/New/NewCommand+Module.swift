import SwiftReading
import ViperCommandLine
import ViperGeneration
import ViperText

/// The options of `new` as a module; mistakes in signatures are shown where they stand in the
/// option's value.
extension NewCommand {
  func module(into diagnostics: inout [Diagnostic]) -> NewModule? {
    guard let name = invocation.operands.first else { return nil }
    let source = SourceText(path: OperandSpec.name.placeholder, text: name)
    checkModuleName(source, isTarget: makesPackage, into: &diagnostics)
    var module = NewModule(name: invocation.isSet(.app) ? Self.firstTab : name.composed)
    module.pack = invocation.value(of: .pack)
    module.ui = invocation.value(of: .ui)
    module.access = invocation.value(of: .access)
    module.imports = invocation.values(of: .importing)
    module.state = fields(.state, into: &diagnostics)
    let pack = packOptions(named: invocation.value(of: .pack), into: invocation.value(of: .into))
    readMembers(of: pack.options, to: &module, into: &diagnostics)
    module.namespaces = pack.namespaces
    module.yours = invocation.values(of: .yours)
    if invocation.wantsTests == false { module.yours.removeAll { $0 == "tests" } }
    return module
  }

  /// The module that a new app starts with.
  private static let firstTab = "Home"

  /// Whether a package is made around the module.
  var makesPackage: Bool { invocation.isSet(.package) || invocation.isSet(.app) }

  /// What options that follow an option may say more of.
  ///
  /// - Parameter contracts: the options of the pack.
  private func readMembers(
    of contracts: [OptionSpec], to module: inout NewModule, into diagnostics: inout [Diagnostic]
  ) {
    let plain: [OptionSpec] = [.importing, .state, .yours]
    var reader = MemberReader(
      invocation, of: contracts + plain + [.input, .service, .output, .entity])
    for given in reader.all {
      if given.option == .input || given.option == .service && given.details.isEmpty {
        _ = SignatureParser.field(given.text, into: &diagnostics)
      } else if given.option.contractKey != nil || given.option == .output {
        _ = SignatureParser.member(given.text, into: &diagnostics)
      } else if plain.contains(given.option) {
        reader.refuseDetails(of: given)
      } else if given.option == .entity {
        var entity = NewEntity.read(given.text.location.source, into: &diagnostics)
        reader.addDetails(of: given, to: &entity)
        if let entity { module.entities.append(entity) }
      }
    }
    module.inputs = reader.members(of: .input, allowing: NewMember.Detail.ofInput, .field)
    module.services = reader.members(
      of: .service, allowing: NewMember.Detail.ofService, .service)
    module.output = reader.members(of: .output, allowing: NewMember.Detail.ofOutput)
    for option in contracts {
      guard let key = option.contractKey else { continue }
      module.contracts.append(
        (key, reader.members(of: option, allowing: NewMember.Detail.ofContract)))
    }
    diagnostics += reader.diagnostics
  }

  private func fields(_ option: OptionSpec, into diagnostics: inout [Diagnostic]) -> [String] {
    for source in invocation.sources(of: option) {
      _ = SignatureParser.field(EmbeddedText(source), into: &diagnostics)
    }
    return invocation.values(of: option)
  }
}
