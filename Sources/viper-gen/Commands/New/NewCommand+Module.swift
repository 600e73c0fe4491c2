import ViperCommandLine
import ViperCommands
import ViperProject
import ViperText

/// The options of `new` as a module.
extension NewCommand {
  func module(into diagnostics: inout [Diagnostic]) throws(DiskError) -> NewModule? {
    guard let name = invocation.operands.first else { return nil }
    let source = SourceText(path: OperandSpec.name.placeholder, text: name)
    checkModuleName(source, isTarget: makesPackage, into: &diagnostics)
    var module = NewModule(name: invocation.isSet(.app) ? Self.firstTab : name.composed)
    module.pack = invocation.value(of: .pack)
    module.ui = invocation.value(of: .ui)
    module.access = invocation.value(of: .access)
    // What is wrong with the pack has been reported with the options.
    let (pack, _) = try pack(named: module.pack, in: invocation.value(of: .into) ?? ".", context)
    module.contracts = pack?.dialect.contracts.map(\.key) ?? []
    module.namespaces = pack?.dialect.namespaces?.key
    return module
  }

  /// The module that a new app starts with.
  private static let firstTab = "Home"

  /// Whether a package is made around the module.
  var makesPackage: Bool { invocation.isSet(.package) || invocation.isSet(.app) }
}
