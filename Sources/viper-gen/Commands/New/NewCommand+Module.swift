import ViperCommandLine
import ViperCommands
import ViperProject
import ViperText

extension CommandRun {
  func module(into diagnostics: inout [Diagnostic]) throws(DiskError) -> NewModule? {
    guard let name = invocation.operands.first else { return nil }
    let source = SourceText(path: OperandSpec.name.placeholder, text: name)
    checkModuleName(source, isTarget: makesPackage, into: &diagnostics)
    var module = NewModule(name: invocation.isSet(.app) ? Self.firstTab : name.composed)
    module.pack = invocation.value(of: .pack)
    module.ui = invocation.value(of: .ui)
    module.access = invocation.value(of: .access)
    let (pack, _) = try pack(named: module.pack, in: invocation.value(of: .into) ?? ".", context)
    module.contracts = pack?.dialect.contracts.map(\.key) ?? []
    module.namespaces = pack?.dialect.namespaces?.key
    return module
  }

  private static let firstTab = "Home"

  /// Whether the command creates a package around the module.
  var makesPackage: Bool { invocation.isSet(.package) || invocation.isSet(.app) }
}
