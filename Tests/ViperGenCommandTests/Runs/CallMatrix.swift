/// A member that passes its call on, with one of the things that a spec can say around it.
struct MatrixCall {
  enum Failing: String, CaseIterable {
    case never = ""
    case any = " throws"
    case typed = " throws(Trouble)"
  }

  enum Result: String, CaseIterable {
    case none, value, optional, tuple

    var type: String {
      switch self {
      case .none: ""
      case .value: " -> [Item]"
      case .optional: " -> Item?"
      case .tuple: " -> (items: [Item], total: Int)"
      }
    }

    var told: String {
      switch self {
      case .none: "done"
      case .value: "show"
      case .optional: "mark"
      case .tuple: "count"
      }
    }
  }

  let failing: Failing
  let result: Result
  let isAsync: Bool
  let targetIsAsync: Bool
  let throwsOn: Bool
  let returns: Bool
  let hasThen: Bool
  let hasWhile: Bool
  let task: String?

  var needsTask: Bool { targetIsAsync && !isAsync }

  /// Whether a spec may say it.
  private var isLegal: Bool {
    if needsTask, throwsOn || returns { return false }
    if !needsTask, task != nil { return false }
    if task == "each", hasWhile { return false }
    if throwsOn, failing == .never { return false }
    if failing != .never, !throwsOn, returns { return false }
    return result == .none ? !returns : returns || hasThen
  }

  static let all: [MatrixCall] = {
    var calls: [MatrixCall] = []
    for failing in Failing.allCases {
      for result in Result.allCases {
        for bits in 0..<64 {
          func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
          for task in [nil, "each", "latest", "first"] {
            calls.append(
              MatrixCall(
                failing: failing, result: result, isAsync: bit(0), targetIsAsync: bit(1),
                throwsOn: bit(2), returns: bit(3), hasThen: bit(4), hasWhile: bit(5), task: task))
          }
        }
      }
    }
    return calls.filter(\.isLegal)
  }()
}

struct CallMatrix {
  let name: String
  let head: String
  let members: String
  let targets: String
  let told: String
  let own: String
  var service: String?

  static let all = [
    CallMatrix(
      name: "Presenting", head: #""ui": "swiftui", "yours": ["interactor"]"#,
      members: "viewOutput", targets: "interactor", told: "view", own: "presenter"),
    CallMatrix(
      name: "Interacting",
      head: #""pack": "viper-io", "ui": "uikit", "yours": ["presenter"]"#,
      members: "interactor", targets: "depot", told: "interactorOutput", own: "interactor",
      service: "Depot"),
    CallMatrix(
      name: "Cycling", head: #""pack": "vip", "ui": "uikit", "yours": ["presenter"]"#,
      members: "businessLogic", targets: "yard", told: "presentationLogic", own: "interactor",
      service: "Yard"),
    CallMatrix(
      name: "Modelling", head: #""pack": "mvvm", "ui": "uikit""#,
      members: "viewModel", targets: "barn", told: "viewModel", own: "viewModel", service: "Barn"),
  ]

  private static let listeners = [
    "done()", "show(_ items: [Item])", "mark(_ item: Item?)", "count(items: [Item], total: Int)",
    "setRunning(_ isRunning: Bool)", "fail(_ error: any Error)", "failTyped(_ error: Trouble)",
  ]

  func spec(_ calls: [MatrixCall]) -> String {
    var targets: [String] = []
    var lines: [String] = []
    var running: [String] = []
    for (index, call) in calls.enumerated() {
      let name = "call\(index)"
      let target =
        "\(name)Target(id: Int)\(call.targetIsAsync ? " async" : "")\(call.failing.rawValue)"
        + call.result.type
      targets.append("\"\(target)\"")
      lines.append(member(call, name: name))
      if call.needsTask, call.task == "latest" || call.task == "first" || call.hasWhile {
        running.append("\"\(name)\"")
      }
    }
    if !running.isEmpty {
      lines.append("{ \"func\": \"stop()\", \"cancel\": [\(running.joined(separator: ", "))] }")
    }
    let listeners = Self.listeners.map { listener in
      let forward = "\"forward\": \"\(self.targets).\(listener.prefix { $0 != "(" })\""
      return told == members ? "{ \"func\": \"\(listener)\", \(forward) }" : "\"\(listener)\""
    }
    if told == members { targets += Self.listeners.map { "\"\($0)\"" } }
    let own = "{ \"func\": \"told(id: Int)\", \"forward\": \"\(self.targets).told\" }"
    targets.append("\"told(id: Int)\"")
    lines.append(own)
    var parts = [
      head, "\"root\": true",
      "\"\(members)\": [\((lines + (told == members ? listeners : [])).joined(separator: ",\n"))]",
    ]
    if told != members { parts.append("\"\(told)\": [\(listeners.joined(separator: ", "))]") }
    let list = targets.joined(separator: ",\n")
    parts.append(
      service.map {
        "\"services\": [{ \"name\": \"\($0)\", \"property\": \"\(self.targets)\", \"methods\": [\(list)] }]"
      } ?? "\"\(self.targets)\": [\(list)]")
    return "{ " + parts.joined(separator: ",\n") + " }"
  }

  private func member(_ call: MatrixCall, name: String) -> String {
    let listener = told == members ? own : told
    let signature =
      "\(name)(id: Int)\(call.isAsync ? " async" : "")"
      + (call.throwsOn ? call.failing.rawValue : "") + (call.returns ? call.result.type : "")
    var keys = ["\"func\": \"\(signature)\"", "\"forward\": \"\(targets).\(name)Target\""]
    if call.hasThen {
      keys.append("\"then\": [\"\(listener).\(call.result.told)\", \"\(own).told\"]")
    }
    if call.hasWhile { keys.append("\"while\": \"\(listener).setRunning\"") }
    if let task = call.task { keys.append("\"task\": \"\(task)\"") }
    if call.failing != .never, !call.throwsOn {
      let typed = call.failing == .typed ? ", \"\(listener).failTyped\"" : ""
      keys.append("\"catch\": [\"\(listener).fail\"\(typed)]")
    }
    return "{ " + keys.joined(separator: ", ") + " }"
  }

  /// A module of each component; together they have all calls, or some of each kind.
  static func specs(isComplete: Bool) -> [String: String] {
    var specs: [String: String] = [:]
    for (index, matrix) in all.enumerated() {
      let chosen = MatrixCall.all.enumerated().filter {
        isComplete ? $0.offset % all.count == index : ($0.offset + index * 7) % 97 == 0
      }
      specs[matrix.name] = matrix.spec(chosen.map(\.element))
    }
    return specs
  }
}
