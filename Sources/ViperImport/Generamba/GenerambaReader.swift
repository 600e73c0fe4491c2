import ViperProject
import ViperText

/// Reads a template of Generamba: a folder with a `.rambaspec`.
struct GenerambaReader {
  static let specSuffix = ".rambaspec"

  let folder: TemplateFolder
  /// What a Rambafile around it says for all modules.
  let prefix: String?
  private var parameters: Parameters
  private var liquid: LiquidReader
  private var template: PeerTemplate
  /// The files that no module of Swift can have.
  private var objectiveC: [(path: String, place: SourceLocation?)] = []

  /// The templates of all specs that lie in a folder, as far as they can be read.
  static func read(
    _ folder: TemplateFolder, prefix: String?, parameters: inout Parameters,
    into diagnostics: inout [Diagnostic]
  ) -> [PeerTemplate] {
    folder.paths.filter { $0.hasSuffix(specSuffix) && !$0.contains("/") }.compactMap { path in
      guard let source = folder.files[path] else { return nil }
      var reader = GenerambaReader(folder: folder, prefix: prefix, parameters: parameters)
      let isRead = reader.read(source)
      parameters = reader.parameters
      diagnostics += reader.liquid.diagnostics + reader.template.diagnostics
      reader.template.diagnostics = []
      return isRead ? reader.template : nil
    }
  }

  private init(folder: TemplateFolder, prefix: String?, parameters: Parameters) {
    self.folder = folder
    self.prefix = prefix
    self.parameters = parameters
    var snippets: [String: SourceText] = [:]
    for (path, source) in folder.files where path.hasSuffix(".liquid") {
      guard FilePath.folder(of: path) == "snippets" else { continue }
      snippets[String(FilePath.name(of: path).dropLast(".liquid".count))] = source
    }
    liquid = LiquidReader(snippets: snippets)
    template = PeerTemplate(
      name: folder.name, summary: "", words: Placeholders(besides: folder.files.values))
  }

  // MARK: - The spec

  private mutating func read(_ source: SourceText) -> Bool {
    guard let pieces = pieces(of: source, isTest: false) else { return false }
    let text = PlaceholderText(pieces, words: &template.words)
    let spec: DataNode
    do throws(DataFailure) {
      spec = try YAMLReader.read(text.bytes)
    } catch {
      template.diagnostics.append(.badRambaspec(error.message, at: text.location(of: error.range)))
      return false
    }
    let named = spec["name"]?.text ?? folder.name
    template = PeerTemplate(
      name: named, summary: spec["summary"]?.text ?? "", words: template.words)
    for (key, isTest) in [("code_files", false), ("test_files", true)] {
      for entry in spec[key]?.elements ?? [] { add(entry, isTest: isTest, of: text) }
    }
    if template.fileCount == 0 {
      leave(FilePath.name(of: source.path), .noFiles, at: text.location(of: spec.range))
    }
    if let (path, place) = objectiveC.first {
      template.diagnostics.append(
        .leftAlone(path, andOthers: objectiveC.count - 1, because: .objectiveC, at: place))
    }
    return true
  }

  private mutating func add(_ entry: DataNode, isTest: Bool, of spec: PlaceholderText) {
    // An entry without a template makes a group of an Xcode project and no file.
    guard let path = entry["path"]?.text else { return }
    template.fileCount += 1
    let place = spec.location(of: entry["path"]?.range ?? entry.range)
    guard let name = entry["name"]?.text ?? entry["custom_name"]?.text else {
      return leave(path, .noName, at: place)
    }
    let custom = entry["custom_name"]?.text
    let fileName =
      custom ?? prefixWord + template.words.word(for: .moduleName)
      + FilePath.name(of: name)
    let target = FilePath.join(FilePath.folder(of: name), fileName)
    if PeerTemplate.isObjectiveC(target) { return objectiveC.append((path, place)) }
    guard let source = folder.files[FilePath.normal(path)] else {
      return leave(path, .noFile, at: place)
    }
    guard let text = pieces(of: source, isTest: isTest) else { return }
    template.files.append(.init(path: target, text: text, isTest: isTest, place: place))
  }

  private mutating func leave(_ path: String, _ reason: LeftAlone, at place: SourceLocation?) {
    template.diagnostics.append(.leftAlone(path, because: reason, at: place))
  }

  // MARK: - Variables

  private var prefixWord: String {
    mutating get {
      let meaning = parameters.meaning(of: "prefix", otherwise: prefix ?? "")
      return template.words.word(for: meaning)
    }
  }

  private mutating func pieces(of source: SourceText, isTest: Bool) -> [Piece]? {
    var parameters = parameters
    let prefix = prefix
    let pieces = liquid.pieces(of: source) { path in
      Self.meaning(of: path, isTest: isTest, prefix: prefix, parameters: &parameters)
    }
    self.parameters = parameters
    return pieces
  }

  /// What a variable of Generamba means; nil if there is no such variable.
  private static func meaning(
    of path: String, isTest: Bool, prefix: String?, parameters: inout Parameters
  ) -> Meaning? {
    switch path {
    case "module_info.name": return .moduleName
    case "prefix": return parameters.meaning(of: path, otherwise: prefix ?? "")
    // What tests import.
    case "module_info.project_name", "module_info.product_module_name",
      "module_info.project_targets":
      return isTest ? .expression("tests.module") : parameters.meaning(of: path)
    case "developer.name", "developer.company", "year", "date", "module_info.file_name",
      "module_info.file_basename", "module_info.description", "module_info.test_targets",
      "module_info.custom_name":
      return parameters.meaning(of: path)
    default:
      let group = "custom_parameters."
      guard path.hasPrefix(group) else { return nil }
      return parameters.meaning(of: path, String(path.dropFirst(group.count)))
    }
  }
}
