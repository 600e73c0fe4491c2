import SwiftReading
import ViperGeneration
import ViperText

/// The options of `new` as a module; mistakes in signatures are shown where they stand in the
/// option's value.
extension NewCommand {
  func module(into diagnostics: inout [Diagnostic]) -> NewModule? {
    guard let name = invocation.operands.first else { return nil }
    checkName(name, into: &diagnostics)
    var module = NewModule(name: name.composed)
    module.pack = invocation.value(of: .pack)
    module.ui = invocation.value(of: .ui)
    module.access = invocation.value(of: .access)
    module.imports = invocation.values(of: .importing)
    module.inputs = fields(.input, into: &diagnostics)
    module.services = fields(.service, into: &diagnostics)
    module.state = fields(.state, into: &diagnostics)
    for source in invocation.sources(of: .entity) {
      if let entity = NewEntity.read(source, into: &diagnostics) { module.entities.append(entity) }
    }
    let pack = packOptions(named: invocation.value(of: .pack), into: invocation.value(of: .into))
    for option in pack.options {
      guard let key = option.contractKey else { continue }
      module.contracts.append((key, members(option, into: &diagnostics)))
    }
    module.namespaces = pack.namespaces
    module.output = members(.output, into: &diagnostics)
    module.yours = invocation.values(of: .yours)
    if invocation.wantsTests == false { module.yours.removeAll { $0 == "tests" } }
    return module
  }

  private func checkName(_ name: String, into diagnostics: inout [Diagnostic]) {
    let source = Invocation.nameSource(name)
    guard SignatureParser.identifier(EmbeddedText(source), into: &diagnostics) != nil else {
      return
    }
    let place = SourceLocation(source: source, range: 0..<source.bytes.count)
    if isReservedSwiftTypeName(name) {
      diagnostics.append(
        Diagnostic(
          id: "reserved-word", "'\(name)' is a reserved word of Swift", at: place,
          help: "use '\(pascalCased(name))Screen'"))
    } else if name.unicodeScalars.first?.properties.isLowercase == true {
      diagnostics.append(.lowerCaseName(name, at: place))
    } else if invocation.isSet(.package), NewPackage.isTakenTarget(name) {
      diagnostics.append(.takenTarget(name, at: place))
    }
  }

  private func fields(_ option: OptionSpec, into diagnostics: inout [Diagnostic]) -> [String] {
    for source in invocation.sources(of: option) {
      _ = SignatureParser.field(EmbeddedText(source), into: &diagnostics)
    }
    return invocation.values(of: option)
  }

  private func members(_ option: OptionSpec, into diagnostics: inout [Diagnostic]) -> [String] {
    for source in invocation.sources(of: option) {
      _ = SignatureParser.member(EmbeddedText(source), into: &diagnostics)
    }
    return invocation.values(of: option)
  }
}

extension Diagnostic {
  fileprivate static func lowerCaseName(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "bad-module-name",
      "types are named after their module, so that its name begins with a capital letter",
      at: place, help: "use '\(pascalCased(name))'")
  }

  fileprivate static func takenTarget(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "taken-target",
      "a target '\(name)' would stand in for the module of that name that Swift comes with",
      at: place, help: "use '\(pascalCased(name))Screen'")
  }
}
