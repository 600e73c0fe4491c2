import ViperPack
import ViperSpec
import ViperText

/// Copies a built-in pack into files that the user can change: the whole pack, or some templates.
package enum PackEjection {
  /// Copies the whole pack, `pack.json` first, without `extends` and without unused files.
  package static func whole(_ name: String) -> [(path: String, text: String)]? {
    guard let files = BuiltIn.pack(name), let json = files["pack.json"] else { return nil }
    let layers = PackLayers(files, manifest: json)
    guard let pack = PackReader.read(files, path: name).pack, let manifest = layers.manifest else {
      return nil
    }
    let isLayered = layers.own.count < layers.templates.count
    let used = pack.library.reached(from: pack.files.map(\.template))
    let templates = layers.templates.filter { used.contains($0.key) }
      .sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value.string) }
    // A pack that extends nothing keeps its own layout.
    let text = isLayered ? document(manifest, words: pack.words) : json.string
    return [("pack.json", text)] + templates
  }

  /// Leaves out the words that no name uses.
  private static func document(_ manifest: JSONNode, words: [String: String]) -> String {
    guard case .object(let members) = JSONOutput(manifest) else { return "" }
    // Templates from another pack are copied, too.
    let own = members.filter { $0.key != "templates" }.map { member -> JSONOutput.Member in
      guard member.key == "words", case .array(let list) = member.value else { return member }
      let used = list.filter { if case .string(let word) = $0 { words[word] != nil } else { true } }
      return .init(member.key, .array(used))
    }
    return JSONOutput.object(own).document()
  }

  /// Copies some templates of a pack, with a manifest that extends the pack.
  ///
  /// - Parameter folder: the name of the target folder, and of the new pack.
  /// - Returns: the files by path in the pack, or the templates that don't exist.
  package static func some(
    _ templates: [String], of name: String, folder: String
  ) -> (files: [(path: String, text: String)], unknown: [String]) {
    let all = Dictionary(
      (whole(name) ?? []).dropFirst().map { ($0.path, $0.text) }
    ) { first, _ in first }
    let manifest = JSONOutput.object([
      .init("name", .string(folder)), .init("extends", .string(name)),
    ])
    let found = templates.compactMap { path in all[path].map { (path: path, text: $0) } }
    return ([("pack.json", manifest.document())] + found, templates.filter { all[$0] == nil })
  }

  /// Finds the templates of other UI frameworks that generate the same file.
  package static func twins(of templates: [String], in name: String) -> [String] {
    guard let pack = BuiltIn.read(name) else { return [] }
    let paths = Set(pack.files.filter { templates.contains($0.template) }.map(\.pathText.string))
    return pack.files.filter { paths.contains($0.pathText.string) }.map(\.template)
      .filter { !templates.contains($0) }
  }
}
