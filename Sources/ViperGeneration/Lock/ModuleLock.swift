import ViperSpec
import ViperText

/// The spec that was last applied to a module's files of yours: the base of the next merge.
///
/// It stands beside the spec as `TripList.viper.lock`, in a canonical form, so that it does not
/// change with the spec's layout, and git merges it as it merges the spec.
package struct ModuleLock: Sendable {
  /// What is known of the spec that was applied last.
  package enum State: Sendable {
    /// There is no lock.
    case missing
    case valid(ModuleLock)
    /// There is one that can't be read, or that somebody has edited.
    case damaged
  }

  static let suffix = ".viper.lock"

  /// The spec as it was.
  let spec: JSONNode
  /// What the config said then, for specs that don't say it themselves.
  let ui: EmbeddedText?
  let access: EmbeddedText?
  let pack: EmbeddedText?

  /// `…/TripList.viper.json` → `…/TripList.viper.lock`
  static func path(ofSpec path: String) -> String {
    String(path.dropLast(Project.SpecFile.suffix.count)) + suffix
  }

  /// The bytes of a lock; `defaults` are the words of the config.
  static func bytes(spec: JSONNode, defaults: [(key: String, value: String?)]) -> [UInt8] {
    var members = defaults.compactMap { key, value in
      value.map { "    \(jsonString(key)): \(jsonString($0))" }
    }
    members.sort()
    let config = members.isEmpty ? "{}" : "{\n" + members.joined(separator: ",\n") + "\n  }"
    let text = spec.canonicalText.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n  ")
    return Array(
      """
      {
        "comment": "Made by viper-gen; commit it. It tells what to merge into your files.",
        "config": \(config),
        "spec": \(text)
      }

      """.utf8)
  }

  /// What the bytes of a lock say. A lock that is not in the form in which viper-gen writes it has
  /// been damaged or edited, and is not believed.
  static func state(of source: SourceText?) -> State {
    guard let source else { return .missing }
    let (node, problems) = JSONParser.parse(source)
    guard let node, problems.isEmpty, case .object(let members) = node.value else {
      return .damaged
    }
    var values: [String: JSONNode] = [:]
    for member in members { values[member.key.string] = member.value }
    guard let spec = values["spec"], case .object = spec.value,
      case .object(let config) = values["config"]?.value
    else { return .damaged }
    var words: [String: EmbeddedText] = [:]
    for member in config {
      guard case .string(let word) = member.value.value else { return .damaged }
      words[member.key.string] = word
    }
    let expected = bytes(spec: spec, defaults: words.map { ($0.key, $0.value.string) })
    guard equalButForLineEndings(expected, source.bytes) else { return .damaged }
    return .valid(
      ModuleLock(spec: spec, ui: words["ui"], access: words["access"], pack: words["pack"]))
  }
}
