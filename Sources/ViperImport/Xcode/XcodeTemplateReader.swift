import ViperProject
import ViperText

/// Reads a template of Xcode: a folder `….xctemplate` with a `TemplateInfo.plist`. Each of its
/// variations is a template of its own.
struct XcodeTemplateReader {
  static let folderSuffix = ".xctemplate"
  private static let informationName = "TemplateInfo.plist"
  /// How deep computed options may lead to others, and how often in all; how much text all
  /// variables may stand for.
  private static let limits = (depth: 16, expansions: 10_000, bytes: 16 << 20)

  let folder: TemplateFolder
  private let options: XcodeOptions
  private var parameters: Parameters
  private var (expansions, expandedBytes) = (0, 0)
  private var diagnostics: [Diagnostic] = []

  static func read(
    _ folder: TemplateFolder, parameters: inout Parameters, into diagnostics: inout [Diagnostic]
  ) -> [PeerTemplate] {
    guard let source = folder.files[informationName] else {
      diagnostics.append(.leftAlone(folder.path, because: .noInformation, at: nil))
      return []
    }
    let information: DataNode
    do throws(DataFailure) {
      information = try PropertyListReader.read(source.bytes)
    } catch {
      let place = SourceLocation(source: source, range: error.range)
      diagnostics.append(.badPropertyList(error.message, at: place))
      return []
    }
    var reader = XcodeTemplateReader(
      folder: folder, options: XcodeOptions(information), parameters: parameters)
    let templates = reader.templates()
    parameters = reader.parameters
    diagnostics += reader.diagnostics
    return templates
  }

  private init(folder: TemplateFolder, options: XcodeOptions, parameters: Parameters) {
    self.folder = folder
    self.options = options
    self.parameters = parameters
  }

  // MARK: - Variations

  private mutating func templates() -> [PeerTemplate] {
    let stem = String(folder.name.dropLast(Self.folderSuffix.count))
    let paths = folder.paths.filter(Self.isTemplate)
    let variations = Set(paths.map { String($0.prefix { $0 != "/" }) }).subtracting(paths)
    guard options.hasVariations, !variations.isEmpty else {
      return [template(kebabCased(stem), paths.map { ($0, $0) })]
    }
    for path in paths where !path.contains("/") {
      diagnostics.append(
        .leftAlone(path, because: .besideVariations, at: place(of: path)))
    }
    return variations.sorted().map { variation in
      template(
        kebabCased(stem + " " + variation),
        paths.filter { $0.hasPrefix(variation + "/") }
          .map { ($0, String($0.dropFirst(variation.count + 1))) })
    }
  }

  /// Whether a file is made for a module, and does not just tell of the template.
  private static func isTemplate(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return name != informationName && !name.hasPrefix("TemplateIcon")
      && ![".icns", ".png", ".md"].contains(where: name.hasSuffix)
  }

  private func place(of path: String) -> SourceLocation? {
    folder.files[path].map { SourceLocation(source: $0, range: 0..<0) }
  }

  private mutating func template(
    _ name: String, _ paths: [(source: String, target: String)]
  ) -> PeerTemplate {
    var template = PeerTemplate(
      name: name, summary: options.summary, words: Placeholders(besides: folder.files.values))
    template.fileCount = paths.count
    var objectiveC: [String] = []
    for (path, target) in paths {
      guard let source = folder.files[path] else { continue }
      if PeerTemplate.isObjectiveC(path) {
        objectiveC.append(path)
        continue
      }
      let isTest = Self.isTest(source)
      let name = pieces(of: SourceText(path: source.path, text: target), file: nil, isTest: isTest)
      let stem = FilePath.name(of: target)
      let base = stem.lastIndex(of: ".").map { String(stem[..<$0]) } ?? stem
      let text = pieces(of: source, file: base, isTest: isTest)
      guard !isTooLong else {
        diagnostics.append(.leftAlone(path, because: .tooLong, at: place(of: path)))
        continue
      }
      let targetText = PlaceholderText(name, words: &template.words)
      let made = targetText.string(in: 0..<targetText.bytes.count)
      template.files.append(
        .init(
          path: withoutModuleFolder(made, words: template.words),
          text: text, isTest: isTest,
          place: SourceLocation(source: source, range: 0..<0)))
    }
    if let path = objectiveC.first {
      diagnostics.append(
        .leftAlone(
          path, andOthers: objectiveC.count - 1, because: .objectiveC, at: place(of: path)))
    }
    return template
  }

  /// A module has a folder of its own anyway.
  private func withoutModuleFolder(_ path: String, words: Placeholders) -> String {
    let first = path.prefix { $0 != "/" }
    let parts = words.parts(of: String(first))
    let isModule =
      words.mentionsModule(String(first)) && parts.before.isEmpty && parts.after.isEmpty
    return isModule && first.count < path.count ? String(path.dropFirst(first.count + 1)) : path
  }

  private static func isTest(_ source: SourceText) -> Bool {
    source.string.split(separator: "\n").contains { line in
      ["import XCTest", "import Testing", "import Quick", "@testable import"]
        .contains { line.hasPrefix($0) }
    }
  }

  // MARK: - Variables

  /// - Parameter file: the template's name of the file, for variables that mean it; nil for that name
  ///   itself.
  private mutating func pieces(
    of source: SourceText, file: String?, isTest: Bool, depth: Int = 0
  ) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    func add(_ range: Range<Int>, _ meaning: Meaning? = nil) {
      guard !range.isEmpty else { return }
      pieces.append(
        Piece(meaning: meaning, location: SourceLocation(source: source, range: range)))
    }
    for variable in XcodeVariables.occurrences(in: source.bytes) {
      add(start..<variable.range.lowerBound)
      start = variable.range.upperBound
      guard !isTooLong else { return pieces }
      if let text = text(of: variable.name, file: file, depth: depth) {
        expansions += 1
        expandedBytes += text.utf8.count
        let place = SourceLocation(source: source, range: variable.range)
        let inner = SourceText(path: source.path, text: text)
        pieces += self.pieces(of: inner, file: nil, isTest: isTest, depth: depth + 1)
          .map { Piece(meaning: $0.asMeaning, location: place) }
      } else {
        let meaning = meaning(of: variable.name, isTest: isTest)
        if case .literal(let text) = meaning { expandedBytes += text.utf8.count }
        add(variable.range, meaning)
      }
    }
    add(start..<source.bytes.count)
    return pieces
  }

  private var isTooLong: Bool { expandedBytes > Self.limits.bytes }

  /// The text with variables that a variable stands for; nil if it has a meaning of its own.
  private func text(of name: String, file: String?, depth: Int) -> String? {
    guard depth < Self.limits.depth, expansions < Self.limits.expansions else { return nil }
    switch name {
    case "FILEBASENAME", "FILEBASENAMEASIDENTIFIER":
      let product = options.value(of: "productName")
      return file ?? product.flatMap { $0.isComputed ? $0.text : nil }
    default:
      let option = name.hasPrefix("VARIABLE_") ? String(name.dropFirst("VARIABLE_".count)) : ""
      guard option != options.main, let value = options.value(of: option), value.isComputed else {
        return nil
      }
      return value.text
    }
  }

  private mutating func meaning(of name: String, isTest: Bool) -> Meaning {
    switch name {
    case "FILEBASENAME", "FILEBASENAMEASIDENTIFIER", "VARIABLE_" + options.main:
      return .moduleName
    case "PROJECTNAME", "PROJECTNAMEASIDENTIFIER", "PACKAGENAME", "PACKAGENAMEASIDENTIFIER",
      "TARGETNAME":
      return isTest ? .expression("tests.module") : parameters.meaning(of: name)
    default:
      guard name.hasPrefix("VARIABLE_") else { return parameters.meaning(of: name) }
      let option = String(name.dropFirst("VARIABLE_".count))
      let usual = options.value(of: option)?.text ?? ""
      return parameters.meaning(of: option, otherwise: usual.isEmpty ? nil : usual)
    }
  }
}

extension Piece {
  /// What it means where another variable stands for it.
  fileprivate var asMeaning: Meaning {
    meaning ?? .literal(String(decoding: bytes, as: UTF8.self))
  }
}
