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
  /// The words of the config then.
  let words: [Config.Word]
  /// The text above every file then, a line each.
  let header: [String]
  /// The absolute paths of the files of yours that it was applied to.
  let files: Set<String>

  /// `…/TripList.viper.json` → `…/TripList.viper.lock`
  static func path(ofSpec path: String) -> String {
    String(path.dropLast(Project.SpecFile.suffix.count)) + suffix
  }

  /// The bytes of a lock.
  ///
  /// - Parameters:
  ///   - defaults: what the config says for the spec, by key.
  ///   - files: the files of yours, relative to the spec's folder.
  static func bytes(
    spec: JSONNode, defaults: [(key: String, value: String?)], files: [String]
  ) -> [UInt8] {
    var members = defaults.compactMap { key, value in
      value.map { "    \(jsonString(key)): \(jsonString($0))" }
    }
    members.sort()
    let config = members.isEmpty ? "{}" : "{\n" + members.joined(separator: ",\n") + "\n  }"
    let lines = files.sorted().map { "    " + jsonString($0) }.joined(separator: ",\n")
    let list = files.isEmpty ? "[]" : "[\n\(lines)\n  ]"
    return Array(
      """
      {
        "comment": "Made by viper-gen; commit it. It tells what to merge into your files.",
        "config": \(config),
        "files": \(list),
        "spec": \(spec.canonicalText(indentation: "  "))
      }

      """.utf8)
  }

  /// What the bytes of a lock say. A lock that is not in the form in which viper-gen writes it has
  /// been damaged or edited, and is not believed.
  ///
  /// Where git has left conflicts, the first side counts that is as viper-gen writes it: what stands
  /// on the other one has come into the files of yours through git as well.
  ///
  /// - Parameter folder: the absolute folder of the spec.
  static func state(of source: SourceText?, in folder: String) -> State {
    guard let source else { return .missing }
    let lock = read(source, in: folder) ?? sides(of: source, in: folder).first
    return lock.map { .valid($0) } ?? .damaged
  }

  /// The sides of the conflicts in a lock, as far as they can be believed; none without conflicts.
  static func sides(of source: SourceText, in folder: String) -> [ModuleLock] {
    guard let sides = ConflictMarkers.sides(of: source.bytes) else { return [] }
    return [sides.ours, sides.theirs].compactMap {
      read(SourceText(path: source.path, bytes: $0), in: folder)
    }
  }

  private static func read(_ source: SourceText, in folder: String) -> ModuleLock? {
    let (node, problems) = JSONParser.parse(source)
    guard let node, problems.isEmpty, case .object(let members) = node.value else { return nil }
    var values: [String: JSONNode] = [:]
    for member in members { values[member.key.string] = member.value }
    guard let spec = values["spec"], case .object = spec.value,
      case .object(let config) = values["config"]?.value
    else { return nil }
    var defaults: [String: EmbeddedText] = [:]
    for member in config {
      guard case .string(let word) = member.value.value else { return nil }
      defaults[member.key.string] = word
    }
    guard let files = values["files"]?.texts else { return nil }
    let expected = bytes(
      spec: spec, defaults: defaults.map { ($0.key, $0.value.string) },
      files: files.map(\.string))
    guard equalButForLineEndings(expected, source.bytes) else { return nil }
    let words = defaults.filter { $0.key.hasPrefix("words.") }.map {
      Config.Word(
        word: EmbeddedText(SourceText(path: source.path, text: String($0.key.dropFirst(6)))),
        replacement: $0.value)
    }
    return ModuleLock(
      spec: spec, ui: defaults["ui"], access: defaults["access"], pack: defaults["pack"],
      words: words,
      header: defaults["header"].map {
        $0.string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      } ?? [],
      files: Set(files.map { FilePath.absolute($0.string, in: folder) }))
  }

  /// What the config says for a spec, as the lock keeps it.
  static func defaults(of config: Config) -> [(key: String, value: String?)] {
    [
      ("access", config.access?.string), ("pack", config.pack?.string), ("ui", config.ui?.string),
      ("header", config.header?.joined(separator: "\n")),
    ] + config.words.map { ("words." + $0.word.string, $0.replacement.string) }
  }
}

extension JSONNode {
  /// The elements of an array of strings; nil for anything else.
  fileprivate var texts: [EmbeddedText]? {
    guard case .array(let nodes) = value else { return nil }
    var texts: [EmbeddedText] = []
    for node in nodes {
      guard case .string(let text) = node.value else { return nil }
      texts.append(text)
    }
    return texts
  }
}
