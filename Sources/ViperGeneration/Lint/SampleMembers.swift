import ViperSpec

/// The members of one contract of a sample, as a spec writes them.
struct SampleMembers {
  /// Whether a person writes their component, so that the spec does not say what they do.
  let isWritten: Bool
  private(set) var texts: [String] = []

  /// - Parameter implementation: what the spec says of it: `"body": "_ = 0"`.
  private mutating func add(_ signature: String, key: String, _ implementation: String) {
    let rest = isWritten ? "" : ", " + implementation
    texts.append("{ \"\(key)\": \(jsonString(signature)), \"doc\": \"Does it.\"\(rest) }")
  }

  mutating func add(_ signature: String, body: String, key: String = "func") {
    add(signature, key: key, "\"body\": \(jsonString(body))")
  }

  /// Methods that others are passed on to, and those that are passed on themselves.
  ///
  /// - Parameter target: the contract that they are passed on to, and the start of its members' names.
  mutating func addCalls(_ name: String, target: String?) {
    if let target {
      add("\(name)Call(value: Int)", key: "func", "\"forward\": \"\(target)Take\"")
    } else {
      add("\(name)Call(value: Int)", body: "_ = value")
    }
    add("\(name)Take(value: Int)", body: "_ = value")
    add("\(name)Say(_ text: String = \"\")", body: "_ = text")
    add("\(name)Load(id: Int) async throws -> [String]", body: "return []")
    add("\(name)Fail(_ error: any Error)", body: "_ = error")
    add("\(name)Flag(_ isOn: Bool)", body: "_ = isOn")
    add("\(name)List(_ rows: [String]?)", body: "_ = rows")
    add("\(name)Count(_ rows: Int?)", body: "_ = rows")
    add("\(name)Done()", body: "_ = 0")
    guard let target else { return }
    add(
      "\(name)Try(id: Int)", key: "func",
      "\"forward\": \"\(target)Risk\", \"catch\": \"\(target)Fail\"")
    add("\(name)Lend(_ value: inout Int)", key: "func", "\"forward\": \"\(target)Swap\"")
    addToldCalls(name, target: target)
  }

  /// Calls that others are told of, in a task and without, and what ends them.
  private mutating func addToldCalls(_ name: String, target: String) {
    let call = "\"forward\": \"\(target)Risk\""
    let told =
      ", \"then\": [\"\(target)Done\", \"\(target)Say\"], \"catch\": [\"\(target)Fail\"]"
    let shown = ", \"while\": \"\(target)Flag\""
    let kinds = [
      ("Latest(id: Int, text: String)", told + shown + ", \"task\": \"latest\""),
      ("First(id: Int, text: String)", told + ", \"task\": \"first\""),
      ("Wait(id: Int, text: String) async", told + shown),
      ("Pass(id: Int) async throws", shown),
      ("PassOn(id: Int) async throws", shown + ", \"then\": \"\(target)Done\""),
    ]
    for (signature, rest) in kinds { add(name + signature, key: "func", call + rest) }
    add(
      "\(name)Newest(id: Int)", key: "func",
      "\"forward\": \"\(target)Load\", \"task\": \"latest\", \"then\": \"\(target)List\","
        + " \"catch\": \"\(target)Fail\"")
    add(
      "\(name)Give(id: Int) -> Int?", key: "func",
      "\"forward\": \"\(target)Ask\", \"then\": \"\(target)Count\"")
    add(
      "\(name)Get(id: Int)", key: "func",
      "\"forward\": \"\(target)Ask\", \"then\": \"\(target)Done\"")
    add(
      "\(name)End()", key: "func", "\"cancel\": [\"\(name)Latest\", \"\(name)First\"]")
  }

  mutating func addKinds(_ name: String, throwing: String) {
    add("\(name)Risk(id: Int) async \(throwing)", body: "_ = id")
    add("\(name)Name: String { get }", body: "\"\"", key: "var")
    add("\(name)Swap(_ value: inout Int)", body: "value = 0")
    add("\(name)Ask(id: Int) -> Int?", body: "id")
    add("\(name)Größe()", body: "_ = 0")
    add("\(name)Age: Int { get async throws }", body: "0", key: "var")
  }

  /// Members that a person writes.
  static func open(_ name: String) -> [String] {
    var members = SampleMembers(isWritten: true)
    members.addWritten(name)
    return members.texts
  }

  /// What no body of one statement can do.
  mutating func addWritten(_ name: String) {
    for property in [
      "Mark: Int { get set }", "Row: SampleRow? { get }", "Names: [String] { get }",
      "Owner: SampleRow { get }", "Holder: SampleRow { get set }",
    ] { add(name + property, body: "", key: "var") }
    for method in [
      "Exchange<T>(_ value: inout T) throws(SampleMark) -> T", "Pass<T>(_ value: T)",
      "Send<T>(_ value: sending T) -> sending T", "Find(id: Int) -> SampleRow",
    ] { add(name + method, body: "") }
    for requirement in ["static func \(name)Make() -> Int!", "var \(name)Raw: Int! { get set }"] {
      texts.append("{ \"swift\": \(jsonString(requirement)) }")
    }
  }
}
