import SwiftReading
import ViperPack
import ViperProject
import ViperSpec
import ViperText

extension Diagnostic {
  static func startLacksBuilder(_ name: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-start-inputs",
      "the app can't start with '\(name)', because the spec of '\(name)' leaves out the builder",
      at: name, help: "delete \"builder\" from 'without' in \(name).viper.json")
  }

  /// - Parameter needed: `the input 'id'`
  static func startNeeds(_ name: EmbeddedText, _ needed: [String]) -> Self {
    Diagnostic(
      id: "missing-start-inputs",
      "the app can't start with '\(name)', because '\(name)' needs \(needed.joined(separator: ", "))",
      at: name,
      help:
        "add a default value in \(name).viper.json, or start with a module that opens '\(name)'")
  }

  static func appWithoutContainer(_ name: EmbeddedText) -> Self {
    Diagnostic(
      id: "missing-container",
      "'\(name)' needs services, but the config doesn't name the dependency container", at: name,
      help:
        "add \"container\": \"AppContainer\" to viper-gen.json, with the name of the type that has all services"
    )
  }

  static func uiFrameworkWithoutApp(_ name: EmbeddedText, _ module: AppModule) -> Self {
    let uiFrameworks = module.dialect.uiFrameworks.filter { $0.app != nil }.map(\.key)
    let packs = BuiltIn.packsWithApps
    let (key, words) = uiFrameworks.isEmpty ? ("pack", packs) : ("ui", uiFrameworks)
    return Diagnostic(
      id: "unsupported-app",
      "the app can't start with '\(name)', because its pack doesn't support apps with '\(module.uiFramework.key)'",
      at: name,
      help: "in \(name).viper.json, change '\(key)' to " + quotedList(words, separator: " or "))
  }

  // MARK: - Deep links

  static func notAStart(_ name: EmbeddedText, known: [String]) -> Self {
    Diagnostic(
      id: "invalid-deep-link-start",
      "a deep link must begin with a tab or the start module, found '\(name)'", at: name,
      help: didYouMean(name.string, known)
        ?? "begin with \(quotedList(known, separator: " or ")), and continue with its routes")
  }

  static func unknownStep(_ route: AppConfig.Word, of module: String, known: [String]) -> Self {
    let list =
      known.isEmpty
      ? "end the deep link with '\(module)', which has no routes"
      : "use one of these routes: \(known.joined(separator: ", "))"
    return Diagnostic(
      id: "unknown-route", "'\(module)' has no route '\(route)'", at: route,
      help: didYouMean(route.string, known) ?? list)
  }

  static func foreignRoute(_ step: AppConfig.Step, of module: String) -> Self {
    Diagnostic(
      id: "unsupported-foreign-route",
      "a deep link can't use routes of '\(module)', because this module belongs to another project",
      at: step, help: "end the deep link with '\(module)'")
  }

  static func routesWithoutApp(_ step: AppConfig.Step, of module: String) -> Self {
    Diagnostic(
      id: "unsupported-app",
      "a deep link can't use routes of '\(module)', because its pack doesn't support deep links",
      at: step, help: "end the deep link with '\(module)'")
  }

  static func noPlainRoute(_ step: AppConfig.Step, member: Member) -> Self {
    Diagnostic(
      id: "unsupported-deep-link-route", "a deep link can't use the route '\(member.compoundName)'",
      at: step.route,
      help: "use a synchronous method that returns nothing, isn't generic and doesn't throw")
  }

  static func wrongStepArguments(_ step: AppConfig.Step, of method: Method) -> Self {
    let names = method.parameters.map { parameter in
      parameter.defaultValue == nil ? parameter.name : "\(parameter.name) (optional)"
    }
    return Diagnostic(
      id: "invalid-deep-link-arguments",
      "the values of '\(step.route.string)' don't match the parameters of '\(method.compoundName)'",
      at: step,
      help: names.isEmpty
        ? "write '\(step.route.string)()'"
        : "pass these values in order: " + names.joined(separator: ", "),
      note: .declared(method.compoundName, at: method))
  }

  static func swappedValues(_ value: AppConfig.Word, of method: Method) -> Self {
    let names = method.parameters.map(\.name).joined(separator: ", ")
    return Diagnostic(
      id: "invalid-deep-link-arguments",
      "'\(value)' is at the position of another parameter of '\(method.compoundName)'", at: value,
      help: "write the values in this order: \(names)",
      note: .declared(method.compoundName, at: method))
  }

  static func leadsNowhere(_ step: AppConfig.Step, of module: String) -> Self {
    Diagnostic(
      id: "invalid-deep-link-continuation",
      "the deep link can't continue after '\(step.route.string)', which doesn't open a module",
      at: step, help: "end the deep link here, or use a route of '\(module)' that has 'to'")
  }

  static func blocked(
    _ step: AppConfig.Step, of module: AppModule, by obstacle: LinkTrail.Obstacle, isTabbed: Bool
  ) -> Self {
    let name = module.spec.name
    let ways = module.uiFramework.app?.ways ?? [:]
    let withStack = module.uiFramework.routes.filter { ways[$0] == .overInStack }.map {
      "\"by\": \"\($0)\""
    }
    let (reason, help) =
      switch obstacle {
      case .noStack:
        (
          "needs a navigation stack, but '\(name)' isn't in one here",
          withStack.isEmpty
            ? "open '\(name)' in a navigation stack"
            : "open '\(name)' in a new navigation stack: " + withStack.joined(separator: " or ")
        )
      case .noTabs where isTabbed:
        (
          "needs tabs, but '\(name)' isn't in a tab here",
          "end the deep link before '\(step.route.string)'"
        )
      case .noTabs: ("needs tabs, but the app has no tabs", "add 'tabs' to the config's 'app'")
      case .leavesApp:
        ("replaces the screens of the deep link", "end the deep link before '\(step.route.string)'")
      case .nothingToClose:
        (
          "closes '\(name)', but no route of the deep link opened it",
          "end the deep link before '\(step.route.string)'"
        )
      }
    return Diagnostic(
      id: "invalid-deep-link-continuation", "'\(step.route.string)' \(reason)", at: step,
      help: help)
  }

  static func unknownPlaceholder(
    _ word: AppConfig.Word, link: EmbeddedText, known: [String]
  ) -> Self {
    Diagnostic(
      id: "unknown-placeholder", "the deep link '\(link)' has no value '\(word)'", at: word,
      help: didYouMean(word.string, known) ?? "add '{\(word)}' to the deep link")
  }

  static func unusedPlaceholder(_ word: AppConfig.Word) -> Self {
    Diagnostic(
      id: "unused-placeholder", "the value '\(word)' isn't passed to a route", at: word,
      help: "pass the value to a route, as in \"open(\(word))\", or delete '{\(word)}'")
  }

  static func unreadType(
    _ parameter: Parameter, of method: SourceLocation, _ word: AppConfig.Word, known: [String]
  ) -> Self {
    let type = if case .optional(let base) = parameter.type.node { base } else { parameter.type }
    let name = "read" + pascalCased(String(type.text.map { $0.isLetter || $0.isNumber ? $0 : " " }))
    let all = StandardReaders.all.keys.sorted() + known
    return Diagnostic(
      id: "missing-reader", "a deep link can't convert text to '\(type.text)'", at: word,
      help: "write 'func \(name)(_ text: String) -> \(type.optional.text)', "
        + "and add \"readers\": {\"\(type.text)\": \"\(name)\"} to viper-gen.json; "
        + "types that need no reader: " + all.joined(separator: ", "),
      note: .init("'\(parameter.name)' has the type '\(parameter.type.text)' here", at: method))
  }

  static func otherType(_ word: AppConfig.Word, type: SwiftType, before: SwiftType) -> Self {
    Diagnostic(
      id: "conflicting-placeholder-types",
      "'\(word)' has the type '\(type.text)' here, but the type '\(before.text)' in an earlier parameter",
      at: word,
      help: "add a second placeholder, such as '{\(word)2}', and use it for one of the parameters")
  }
}
