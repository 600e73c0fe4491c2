import SwiftReading
import ViperPack
import ViperProject
import ViperSpec
import ViperText

extension Diagnostic {
  static func startLacksBuilder(_ name: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "start-needs", "the app can't start with '\(name.string)', which has no builder",
      at: name.location, help: "delete the builder from 'without' of its spec")
  }

  /// - Parameter needed: `the input 'id'`
  static func startNeeds(_ name: EmbeddedText, _ needed: [String]) -> Diagnostic {
    Diagnostic(
      id: "start-needs",
      "the app can't start with '\(name.string)', which needs \(needed.joined(separator: ", "))",
      at: name.location,
      help: "give what it needs a default value in its spec, or start with a module that opens it")
  }

  static func appWithoutContainer(_ name: EmbeddedText) -> Diagnostic {
    Diagnostic(
      id: "app-without-container",
      "nothing gives '\(name.string)' its services as the app starts",
      at: name.location,
      help: "name the type that has all services: \"container\": \"AppContainer\"")
  }

  static func flavourWithoutApp(_ name: EmbeddedText, _ module: AppModule) -> Diagnostic {
    let flavours = module.dialect.flavours.filter { $0.app != nil }.map(\.key)
    let packs = BuiltIn.packsWithApps
    let (key, words) = flavours.isEmpty ? ("pack", packs) : ("ui", flavours)
    return Diagnostic(
      id: "flavour-without-app",
      "'\(name.string)' is made for '\(module.flavour.key)', and its pack starts no app with that",
      at: name.location,
      help: "give its spec another '\(key)': " + quotedList(words, separator: " or "))
  }

  // MARK: - Links

  static func notAStart(_ name: EmbeddedText, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "link-start", "a link starts from what the app starts with, and not '\(name.string)'",
      at: name.location,
      help: didYouMean(name.string, known)
        ?? "begin with \(quotedList(known, separator: " or ")), and lead on with its routes")
  }

  static func unknownStep(
    _ route: AppConfig.Word, of module: String, known: [String]
  ) -> Diagnostic {
    let list = known.isEmpty ? "it has none" : "its routes: \(known.joined(separator: ", "))"
    return Diagnostic(
      id: "unknown-route", "'\(module)' has no route '\(route.string)'", at: route.location,
      help: didYouMean(route.string, known) ?? list)
  }

  static func foreignRoute(_ step: AppConfig.Step, of module: String) -> Diagnostic {
    Diagnostic(
      id: "foreign-route",
      "'\(module)' is a module of another project, whose routes no link can follow",
      at: step.location, help: "end the link with '\(module)'")
  }

  static func routesWithoutApp(_ step: AppConfig.Step, of module: String) -> Diagnostic {
    Diagnostic(
      id: "flavour-without-app",
      "the pack of '\(module)' knows nothing of links, so none can follow its routes",
      at: step.location, help: "end the link with '\(module)'")
  }

  static func noPlainRoute(_ step: AppConfig.Step, member: Member) -> Diagnostic {
    Diagnostic(
      id: "link-route", "'\(member.compoundName)' is no route that a link can follow",
      at: step.route.location,
      help: "use a method that returns nothing, and is neither generic, 'async' nor 'throws'")
  }

  static func wrongStepArguments(_ step: AppConfig.Step, of method: Method) -> Diagnostic {
    let names = method.parameters.map { parameter in
      parameter.defaultValue == nil ? parameter.name : "\(parameter.name) or nothing"
    }
    let takes = names.isEmpty ? "no value" : names.joined(separator: ", ")
    return Diagnostic(
      id: "link-arguments", "'\(method.compoundName)' takes other values than these",
      at: step.location, help: "it takes \(takes)",
      notes: [.init("it is declared here", at: method.location)])
  }

  static func swappedValues(
    _ value: AppConfig.Word, _ step: AppConfig.Step, of method: Method
  ) -> Diagnostic {
    let names = method.parameters.map(\.name).joined(separator: ", ")
    return Diagnostic(
      id: "link-arguments",
      "'\(value.string)' goes to another parameter of '\(method.compoundName)' than the one called so",
      at: value.location, help: "write the values in this order: \(names)",
      notes: [.init("it is declared here", at: method.location)])
  }

  static func leadsNowhere(_ step: AppConfig.Step, of module: String) -> Diagnostic {
    Diagnostic(
      id: "link-leads-nowhere",
      "'\(step.route.string)' opens no module that the link could lead on from",
      at: step.location, help: "end the link here, or use a route of '\(module)' that has 'to'")
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
          "needs a stack, and '\(name)' is in none here",
          withStack.isEmpty
            ? "open '\(name)' in a stack"
            : "open '\(name)' in a stack of its own: " + withStack.joined(separator: " or ")
        )
      case .noTabs where isTabbed:
        ("needs tabs, and '\(name)' lies over them here", "end the link before it")
      case .noTabs: ("needs tabs, and the app has none", "give the app 'tabs' in place of 'start'")
      case .nothingToClose:
        ("closes '\(name)', which no route of the link has opened", "end the link before it")
      }
    return Diagnostic(
      id: "link-leads-nowhere", "'\(step.route.string)' \(reason)", at: step.location, help: help)
  }

  static func unknownPlaceholder(
    _ word: AppConfig.Word, link: EmbeddedText, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-placeholder", "'\(link.string)' has no value '\(word.string)'",
      at: word.location,
      help: didYouMean(word.string, known) ?? "put '{\(word.string)}' into the link")
  }

  static func unusedPlaceholder(_ word: AppConfig.Word) -> Diagnostic {
    Diagnostic(
      id: "unused-placeholder", "no route takes the value '\(word.string)'", at: word.location,
      help: "hand it to a route: \"open(\(word.string))\", or delete it")
  }

  static func unreadType(
    _ parameter: Parameter, of method: SourceLocation, _ word: AppConfig.Word, known: [String]
  ) -> Diagnostic {
    let type = if case .optional(let base) = parameter.type.node { base } else { parameter.type }
    let name = "read" + pascalCased(String(type.text.map { $0.isLetter || $0.isNumber ? $0 : " " }))
    let all = StandardReaders.all.keys.sorted() + known
    return Diagnostic(
      id: "unread-type", "nothing says how to read a '\(type.text)' from a URL",
      at: word.location,
      help: "write 'func \(name)(_ text: String) -> \(type.optional.text)', "
        + "and add \"readers\": {\"\(type.text)\": \"\(name)\"}; known: "
        + all.joined(separator: ", "),
      notes: [.init("'\(parameter.name)' is of that type", at: method)])
  }

  static func otherType(
    _ word: AppConfig.Word, type: SwiftType, before: SwiftType
  ) -> Diagnostic {
    Diagnostic(
      id: "placeholder-types",
      "'\(word.string)' is of the type '\(type.text)' here, and of '\(before.text)' before",
      at: word.location, help: "use two values: '{\(word.string)}' and another one")
  }
}
