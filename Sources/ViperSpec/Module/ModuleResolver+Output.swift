import SwiftReading
import ViperText

/// `output` and `handles`: how modules report to the module that opened them.
extension ModuleResolver {
  func written(_ contract: Dialect.Contract) -> [SpecMember] {
    guard contract.isOutput, let origin = contract.origin else {
      return spec.contracts[contract.key] ?? []
    }
    return spec.handled.first { $0.module.string == origin }?.members ?? []
  }

  /// The component that stores `output` conforms. The component that opens the module is the
  /// caller.
  func outputContracts(yours: Set<String>) -> [Dialect.Contract] {
    spec.handled.map { handled in
      let caller = opener(of: handled.module.string, yours: yours)
      return .output(
        of: handled.module.string, conformer: dialect.holders.output,
        caller: caller == dialect.holders.output ? nil : caller)
    }
  }

  private func hasOpenMembers(_ role: String) -> Bool {
    dialect.contracts(conformedToBy: role).contains { contract in
      (spec.contracts[contract.key] ?? []).contains(where: \.implementations.isEmpty)
    }
  }

  /// If the user writes the routes, the pack names the component.
  private func opener(of module: String, yours: Set<String>) -> String? {
    for contract in dialect.contracts where contract.origin == nil {
      let opens = (spec.contracts[contract.key] ?? []).flatMap(\.routes)
        .contains { $0.to?.string == module }
      if opens { return contract.conformer }
    }
    guard let holder = dialect.holders.routes else { return nil }
    return yours.contains(holder) || hasOpenMembers(holder) ? holder : nil
  }

  /// The handlers without a body of their own, because the handler of another module's output
  /// implements them, too.
  func sharedHandlers(of role: String) -> Set<SourceLocation> {
    let contracts = dialect.contracts(conformedToBy: role).filter(\.isOutput)
    let handlers = contracts.flatMap { contract in written(contract).map { (contract, $0) } }
    var first: [String: String] = [:]
    let sorted =
      handlers.filter { !$1.implementations.isEmpty } + handlers.filter(\.1.implementations.isEmpty)
    return Set(
      sorted.filter { contract, member in
        let key = member.member.outputKey
        first[key] = first[key] ?? contract.key
        return first[key] != contract.key && member.implementations.isEmpty
      }.map(\.1.member.location))
  }

  func checkHandled() {
    for contract in dialect.contracts where contract.isOutput {
      guard
        let handled = spec.handled.first(where: { $0.module.string == contract.origin })
      else { continue }
      guard let target = project[handled.module.string] else {
        reportUnknown(handled.module)
        continue
      }
      if contract.caller.isEmpty, opener(of: target.name, yours: []) == nil {
        report(.handledButNotOpened(handled.module))
      }
      check(handled, against: target)
    }
  }

  private func check(_ handled: OutputHandler, against target: Spec) {
    guard target.output?.form != .closures else {
      report(
        .handledClosures(
          handled.module, output: target.output, opener: closureLackingOpener(of: target)))
      return
    }
    let output = (target.output?.members ?? []).map(\.member)
    let wanted = Dictionary(grouping: output, by: \.compoundName)
    var written: Set<String> = []
    for member in handled.members.map(\.member) {
      written.insert(member.compoundName)
      let named = wanted[member.compoundName] ?? []
      if named.contains(where: member.matches) { continue }
      if let other = named.first {
        report(.wrongOutput(member, wants: other, of: target))
      } else if !target.brokenNames.contains(member.name) {
        report(.unknownOutput(member, of: target))
      }
    }
    for member in output
    where !written.contains(member.compoundName) && !spec.brokenNames.contains(member.name) {
      report(.missingHandler(handled.module, member: member))
    }
  }

  private func closureLackingOpener(of target: Spec) -> Member? {
    let methods = dialect.contracts.flatMap { spec.contracts[$0.key] ?? [] }
    return methods.first { written in
      written.implementations.contains {
        guard case .route(let route) = $0, case .method(let method) = written.member else {
          return false
        }
        return route.to?.string == target.name
          && !method.parameters.contains { $0.name == "output" }
          && !route.with.contains { $0.input.string == "output" }
      }
    }?.member
  }

  /// The route's `output`, a parameter called `output`, or the component that handles the output.
  func output(of opening: Opening) -> String? {
    guard let output = opening.target.output else { return nil }
    let method = opening.method
    var place: SourceLocation?
    if let written = opening.written.with.first(where: { $0.input.string == "output" }) {
      guard let value = written.value else { return nil }
      if let mistake = expressionMistake(in: value) { report(mistake) }
      if value.string == "nil", output.form == .protocol { return nil }
      guard isLiteral(value.string), !output.members.isEmpty else { return value.string }
      place = value.location
    } else if method.parameters.contains(where: { $0.name == "output" }) {
      return "output"
    } else if let contract = dialect.contracts.first(where: {
      $0.isOutput && $0.origin == opening.target.name
    }) {
      return contract.caller.isEmpty ? "self" : held(contract.property, hiddenBy: method)
    }
    if let first = output.members.first {
      report(
        .unhandledOutput(
          opening.to, at: place, first: first.member, output: output, method: method))
    }
    return nil
  }

  func swipe(of opening: Opening, listener: String?) -> String? {
    guard let swipe = opening.written.swipe else { return nil }
    guard uiFramework.swipedRoutes.contains(opening.route.by) else {
      return fail(.unexpectedSwipe(swipe, ways: uiFramework.swipedRoutes))
    }
    let target = opening.target
    let known = (target.output?.members ?? []).map(\.member).filter(\.isPlainCall)
    guard known.contains(where: { $0.name == swipe.string }) else {
      return fail(.unknownSwipe(swipe, of: target, known: known.map(\.name)))
    }
    // A missing listener has been reported, unless the spec passes `nil`.
    let isNobody = opening.written.with.contains {
      $0.input.string == "output" && $0.value?.string == "nil"
    }
    guard let listener = listener ?? (isNobody ? "nil" : nil) else { return nil }
    let name = listener.drop { $0 != "." }.dropFirst()
    let word = listener.hasPrefix("self.") ? String(name) : listener
    guard !isNobody, word == "self" || isSwiftIdentifier(word) else {
      return fail(.unheardSwipe(swipe, listener: listener))
    }
    let call = swiftEscaped(swipe.string) + "()"
    if target.output?.form == .closures { return "{ [\(word)] in \(word).\(call) }" }
    let capture = word == listener ? word : "\(word) = \(listener)"
    return "{ [weak \(capture)] in \(word)?.\(call) }"
  }

  private func isLiteral(_ expression: String) -> Bool {
    if ["nil", "true", "false"].contains(expression) { return true }
    return expression.drop { $0 == "-" }.first.map { $0.isNumber || $0 == "\"" } ?? false
  }

  // MARK: - Closures

  func checkClosures() {
    guard let output = spec.output, output.form == .closures else { return }
    var first: [String: Member] = [:]
    for member in output.members.map(\.member) {
      if let reason = member.reasonNotToBeAClosure {
        report(.notAClosure(member, reason: reason))
      } else if let earlier = first[member.name], earlier.compoundName != member.compoundName {
        report(.collision(member, first: earlier))
      }
      first[member.name] = first[member.name] ?? member
    }
  }
}

extension Member {
  fileprivate var isPlainCall: Bool {
    guard case .method(let method) = self else { return false }
    return method.parameters.isEmpty && !method.isAsync && !method.canThrow
      && method.returnType == nil
  }

  fileprivate func matches(_ other: Member) -> Bool {
    let plain = [self, other].map { $0.replacing { $0.module == nil ? nil : .named($0.name) } }
    return outputKey == other.outputKey
      || plain[0].outputKey == plain[1].outputKey
        && zip(types, other.types).allSatisfy { $0.matches($1) }
  }

  fileprivate var outputKey: String {
    switch self {
    case .method(let method): method.collisionKey + method.throwing.suffix
    case .property(let property): property.declaration
    }
  }

  fileprivate var reasonNotToBeAClosure: String? {
    guard case .method(let method) = self else { return "it is a property" }
    if method.generics != nil { return "it is generic" }
    for parameter in method.parameters {
      let words = parameter.type.text.split { !$0.isLetter }
      if words.contains("some") { return "parameter '\(parameter.name)' is generic" }
      if parameter.defaultValue != nil {
        return "parameter '\(parameter.name)' has a default value"
      }
      if parameter.isVariadic { return "parameter '\(parameter.name)' is variadic" }
      if parameter.isAutoclosure { return "parameter '\(parameter.name)' is an autoclosure" }
      if parameter.has("isolated") { return "parameter '\(parameter.name)' is 'isolated'" }
    }
    return nil
  }
}

extension Method {
  /// `"@MainActor (_ trip: Trip) async -> Bool"`
  package var closureType: String {
    let list = parameters.map { "_ " + swiftEscapedAsLabel($0.name) + ": " + $0.typeText }
    return "@MainActor (\(list.joined(separator: ", ")))" + (isAsync ? " async" : "")
      + throwing.suffix + " -> " + (returnType?.text ?? "Void")
  }
}
