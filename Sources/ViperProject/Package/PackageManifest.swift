import SwiftReading
import ViperText

/// The targets that `Package.swift` declares with string literals. Targets made in a loop are
/// unknown, because the manifest isn't run.
package struct PackageManifest: Sendable {
  package struct Target: Hashable, Sendable {
    package let name: String
    package let isForTests: Bool
    package let path: String?
    package let excluded: [String]

    package let module: String

    /// Whether this may be a dependency in an array outside of the targets.
    fileprivate var isBare: Bool { !isForTests && path == nil && excluded.isEmpty }
  }

  package private(set) var targets: [Target] = []
  package private(set) var usesViperKit = false
  /// Whether the targets use the Swift 6 language mode, and async calls leave the caller's actor.
  package private(set) var checksSending = false
  /// Whether the compiler forbids types on the main actor to conform to nonisolated protocols.
  package private(set) var checksIsolation = false
  package private(set) var hasDefaultIsolation = false
  /// Whether plugins besides viper-gen's may add Swift files.
  package private(set) var hasOtherPlugins = false

  package init(_ bytes: [UInt8]) {
    guard let file = SwiftFile(bytes) else { return }
    let reader = CallReader(source: file.source, matches: file.matches)
    let texts = file.source.tokens.indices.map(file.source.text)
    let words = Set(texts)
    // Each has two of the words: `plugins: [.plugin(name: "ViperGenPlugin", …)]`
    let own = ["plugins", ":", "[", ".", "plugin", "(", "name", ":", "\"ViperGenPlugin\""]
    hasOtherPlugins =
      texts.count { $0 == "plugins" || $0 == "plugin" }
      > 2 * texts.indices.count { texts[$0...].starts(with: own) }
    usesViperKit = words.contains("\"ViperKit\"")
    hasDefaultIsolation = words.contains("defaultIsolation")
    checksIsolation = Self.toolsVersion(bytes) >= 6 && words.isDisjoint(with: Self.unisolating)
    checksSending = checksIsolation && !words.contains("\"NonisolatedNonsendingByDefault\"")
    var places: [String: Int] = [:]
    var index = 0
    while index < file.source.tokens.count {
      defer { index += 1 }
      guard let call = reader.call(at: index) else { continue }
      let name = Self.kinds.contains(call.name) ? call.strings["name"]?.first : nil
      // Dependencies of a target look like targets.
      if name != nil || call.name == "plugin" { index = call.end }
      guard let name else { continue }
      let target = Target(
        name: name, isForTests: call.name == "testTarget", path: call.strings["path"]?.first,
        excluded: call.strings["exclude"] ?? [], module: Self.moduleName(of: name))
      if let place = places[name] {
        if targets[place].isBare { targets[place] = target }
      } else {
        places[name] = targets.count
        targets.append(target)
      }
    }
  }

  /// Settings that turn off the checks of `checksIsolation`.
  private static let unisolating: Set = ["v5", "v4_2", "v4", "defaultIsolation"]

  /// Reads `// swift-tools-version: 6.1` → 6; 0 without this line.
  private static func toolsVersion(_ bytes: [UInt8]) -> Int {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix("swift-tools-version") else { return 0 }
    return Int(parts[1].drop { $0 == " " }.prefix(while: \.isNumber)) ?? 0
  }

  /// Whether a manifest lists the build plugin. Apart from whitespace, there is one way to list a
  /// plugin of another package: `.plugin(name: "ViperGenPlugin", package: "viper-gen")`.
  package static func usesPlugin(_ bytes: [UInt8]) -> Bool {
    var dense: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 <= 0x20 }
      if text.starts(with: "//".utf8) { continue }
      dense += text.filter { $0 > 0x20 }
    }
    return dense.firstRange(of: Array(#".plugin(name:"ViperGenPlugin",package:"#.utf8)) != nil
  }

  private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro"]

  /// `trips-app` → `trips_app`, `1st` → `_st`
  package static func moduleName(of target: String) -> String {
    var scalars = target.composed.unicodeScalars.map { scalar -> Unicode.Scalar in
      isSwiftIdentifierPart(scalar) && scalar != "$" ? scalar : "_"
    }
    if let first = scalars.first, !isSwiftIdentifierStart(first) { scalars[0] = "_" }
    return String(String.UnicodeScalarView(scalars))
  }

  package func folder(
    of target: Target, in package: String, on disk: any Disk
  ) throws(DiskError) -> String? {
    for path in target.path.map({ [$0] }) ?? usualFolders(of: target) {
      let folder = FilePath.absolute(path, in: package)
      if try disk.kind(of: folder) == .folder { return folder }
    }
    return nil
  }

  package func folders(in package: String, on disk: any Disk) throws(DiskError) -> [String] {
    var folders: [String] = []
    for target in targets {
      if let folder = try folder(of: target, in: package, on: disk) { folders.append(folder) }
    }
    return folders
  }

  /// `Sources/App/Login` → `App`
  package static func module(of folder: String, in package: String) -> String? {
    let sources = FilePath.join(package, "Sources")
    guard FilePath.isInside(folder, sources), folder != sources else { return nil }
    return moduleName(of: String(FilePath.relative(folder, to: sources).prefix { $0 != "/" }))
  }

  func usualFolders(of target: Target) -> [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    let own = target.isForTests ? ["Tests"] : sources
    // A single target may use the parent folder.
    let isAlone = targets.count { $0.isForTests == target.isForTests } == 1
    let parents = target.isForTests ? own + sources : sources
    return parents.map { $0 + "/" + target.name } + (isAlone ? own : [])
  }
}

extension Disk {
  func swiftModule(around folder: String) throws(DiskError) -> String? {
    for package in [folder] + FilePath.parents(of: folder) {
      guard let bytes = try read(FilePath.join(package, "Package.swift")) else { continue }
      let manifest = PackageManifest(bytes)
      var found: (module: String, folder: String)?
      for target in manifest.targets where !target.isForTests {
        guard let place = try manifest.folder(of: target, in: package, on: self),
          FilePath.isInside(folder, place), place.utf8.count > found?.folder.utf8.count ?? 0
        else { continue }
        found = (target.module, place)
      }
      return found?.module ?? PackageManifest.module(of: folder, in: package)
    }
    return nil
  }
}

/// Reads calls such as `.target(name: "App", path: "Sources/App")`.
private struct CallReader {
  struct Call {
    let name: String
    let end: Int
    var strings: [String: [String]] = [:]
  }

  let source: SwiftTokens
  let matches: [Int32]

  /// Reads the call whose period is at a token index.
  func call(at index: Int) -> Call? {
    let tokens = source.tokens
    guard index + 2 < tokens.count, tokens[index].kind == .period,
      tokens[index + 1].kind == .identifier, tokens[index + 2].kind == .leftParen
    else { return nil }
    var call = Call(name: source.text(at: index + 1), end: Int(matches[index + 2]))
    var label = ""
    var next = index + 3
    while next < call.end {
      switch tokens[next].kind {
      case .colon: label = source.text(at: next - 1)
      case .comma: label = ""
      case .string where !label.isEmpty: call.strings[label, default: []] += string(next)
      case .leftSquare where !label.isEmpty:
        for element in next..<Int(matches[next]) where tokens[element].kind == .string {
          call.strings[label, default: []] += string(element)
        }
      default: break
      }
      next = max(next, Int(matches[next])) + 1
    }
    return call
  }

  private func string(_ token: Int) -> [String] {
    let text = source.text(at: token)
    guard text.utf8.count > 1, text.hasPrefix("\""), !text.utf8.contains(UInt8(ascii: "\\")) else {
      return []
    }
    return [String(text.dropFirst().dropLast())]
  }
}
