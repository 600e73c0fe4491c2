import SwiftReading
import ViperPack
import ViperProject
import ViperSpec
import ViperText

extension Diagnostic {
  static func startLacksBuilder(_ name: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "missing-start-inputs",
      "the app can't start with '\(name.string)', because the spec of '\(name.string)' leaves out the builder",
      at: name.location, help: "delete \"builder\" from 'without' in \(name.string).viper.json")
  }

  /// - Parameter needed: `the input 'id'`
  static func startNeeds(_ name: EmbeddedText, _ needed: [String]) -> Diagnostic {
    Diagnostic(
      id: "missing-start-inputs",
      "the app can't start with '\(name.string)', because '\(name.string)' needs \(needed.joined(separator: ", "))",
      at: name.location,
      help:
        "add a default value in \(name.string).viper.json, or start with a module that opens '\(name.string)'"
    )
  }

  static func appWithoutContainer(_ name: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "missing-container",
      "'\(name.string)' needs services, but the config doesn't name the dependency container",
      at: name.location,
      help:
        "add \"container\": \"AppContainer\" to viper-gen.json, with the name of the type that has all services"
    )
  }

  static func flavourWithoutApp(_ name: EmbeddedText, _ module: AppModule) -> Diagnostic {
    let flavours = module.dialect.flavours.filter { $0.app != nil }.map(\.key)
    let packs = BuiltIn.packsWithApps
    let (key, words) = flavours.isEmpty ? ("pack", packs) : ("ui", flavours)
    return Diagnostic(
      id: "unsupported-app",
      "the app can't start with '\(name.string)', because its pack doesn't support apps with '\(module.flavour.key)'",
      at: name.location,
      help: "in \(name.string).viper.json, change '\(key)' to "
        + quotedList(words, separator: " or "))
  }

  // MARK: - Links

  static func notAStart(_ name: EmbeddedText, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link-start",
      "a deep link must begin with a tab or the start module, found '\(name.string)'",
      at: name.location,
      help: didYouMean(name.string, known)
        ?? "begin with \(quotedList(known, separator: " or ")), and continue with its routes")
  }

  static func unknownStep(
    _ route: AppConfig.Word, of module: String, known: [String]
  ) -> Diagnostic {
    let list =
      known.isEmpty
      ? "end the deep link with '\(module)', which has no routes"
      : "use one of these routes: \(known.joined(separator: ", "))"
    return Diagnostic(
      id: "unknown-route", "'\(module)' has no route '\(route.string)'", at: route.location,
      help: didYouMean(route.string, known) ?? list)
  }

  static func foreignRoute(_ step: AppConfig.Step, of module: String) -> Diagnostic {
    Diagnostic(
      id: "unsupported-foreign-route",
      "a deep link can't use routes of '\(module)', because this module belongs to another project",
      at: step.location, help: "end the deep link with '\(module)'")
  }

  static func routesWithoutApp(_ step: AppConfig.Step, of module: String) -> Diagnostic {
    Diagnostic(
      id: "unsupported-app",
      "a deep link can't use routes of '\(module)', because its pack doesn't support deep links",
      at: step.location, help: "end the deep link with '\(module)'")
  }

  static func noPlainRoute(_ step: AppConfig.Step, member: Member) -> Diagnostic {
    Diagnostic(
      id: "unsupported-deep-link-route", "a deep link can't use the route '\(member.compoundName)'",
      at: step.route.location,
      help: "use a synchronous method that returns nothing, isn't generic and doesn't throw")
  }

  static func wrongStepArguments(_ step: AppConfig.Step, of method: Method) -> Diagnostic {
    let names = method.parameters.map { parameter in
      parameter.defaultValue == nil ? parameter.name : "\(parameter.name) (optional)"
    }
    return Diagnostic(
      id: "invalid-deep-link-arguments",
      "the values of '\(step.route.string)' don't match the parameters of '\(method.compoundName)'",
      at: step.location,
      help: names.isEmpty
        ? "write '\(step.route.string)()'"
        : "pass these values in order: " + names.joined(separator: ", "),
      notes: [.init("'\(method.compoundName)' is declared here", at: method.location)])
  }

  static func swappedValues(
    _ value: AppConfig.Word, _ step: AppConfig.Step, of method: Method
  ) -> Diagnostic {
    let names = method.parameters.map(\.name).joined(separator: ", ")
    return Diagnostic(
      id: "invalid-deep-link-arguments",
      "'\(value.string)' is at the position of another parameter of '\(method.compoundName)'",
      at: value.location, help: "write the values in this order: \(names)",
      notes: [.init("'\(method.compoundName)' is declared here", at: method.location)])
  }

  static func leadsNowhere(_ step: AppConfig.Step, of module: String) -> Diagnostic {
    Diagnostic(
      id: "invalid-deep-link-continuation",
      "the deep link can't continue after '\(step.route.string)', which doesn't open a module",
      at: step.location, help: "end the deep link here, or use a route of '\(module)' that has 'to'"
    )
  }

  static func blocked(
    _ step: AppConfig.Step, of module: AppModule, by obstacle: LinkTrail.Obstacle, isTabbed: Bool
  ) -> Diagnostic {
    let name = module.spec.name
    let ways = module.flavour.app?.ways ?? [:]
    let withStack = module.flavour.routes.filter { ways[$0] == .overInStack }.map {
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
          "needs tabs, but '\(name)' covers them here",
          "end the deep link before '\(step.route.string)'"
        )
      case .noTabs:
        (
          "needs tabs, but the app has no tabs",
          "in the config's 'app', use 'tabs' instead of 'start'"
        )
      case .nothingToClose:
        (
          "closes '\(name)', but no route of the deep link opened it",
          "end the deep link before '\(step.route.string)'"
        )
      }
    return Diagnostic(
      id: "invalid-deep-link-continuation", "'\(step.route.string)' \(reason)", at: step.location,
      help: help)
  }

  static func unknownPlaceholder(
    _ word: AppConfig.Word, link: EmbeddedText, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-placeholder", "the deep link '\(link.string)' has no value '\(word.string)'",
      at: word.location,
      help: didYouMean(word.string, known) ?? "add '{\(word.string)}' to the deep link")
  }

  static func unusedPlaceholder(_ word: AppConfig.Word) -> Diagnostic {
    Diagnostic(
      id: "unused-placeholder", "the value '\(word.string)' isn't passed to a route",
      at: word.location,
      help:
        "pass the value to a route, as in \"open(\(word.string))\", or delete '{\(word.string)}'")
  }

  static func unreadType(
    _ parameter: Parameter, of method: SourceLocation, _ word: AppConfig.Word, known: [String]
  ) -> Diagnostic {
    let type = if case .optional(let base) = parameter.type.node { base } else { parameter.type }
    let name = "read" + pascalCased(String(type.text.map { $0.isLetter || $0.isNumber ? $0 : " " }))
    let all = StandardReaders.all.keys.sorted() + known
    return Diagnostic(
      id: "missing-reader", "a deep link can't convert text to '\(type.text)'",
      at: word.location,
      help: "write 'func \(name)(_ text: String) -> \(type.optional.text)', "
        + "and add \"readers\": {\"\(type.text)\": \"\(name)\"} to viper-gen.json; "
        + "types that need no reader: "
        + all.joined(separator: ", "),
      notes: [.init("'\(parameter.name)' has the type '\(parameter.type.text)' here", at: method)])
  }

  static func otherType(
    _ word: AppConfig.Word, type: SwiftType, before: SwiftType
  ) -> Diagnostic {
    Diagnostic(
      id: "conflicting-placeholder-types",
      "'\(word.string)' has the type '\(type.text)' here, but the type '\(before.text)' in an earlier parameter",
      at: word.location,
      help:
        "add a second placeholder, such as '{\(word.string)2}', and use it for one of the parameters"
    )
  }
}
