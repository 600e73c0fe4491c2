import SwiftReading
import ViperProject
import ViperText

/// The declarations in the Swift files of a target, or of a folder in the config.
///
/// The search reads only names, because most files have none that is needed. It skips generated
/// files, because specs contain their declarations.
package struct SwiftSources: Sendable {
  let folder: String
  /// The Swift module; nil if it is unknown.
  let module: String?
  /// The files with a protocol or an extension, by name.
  private(set) var extensible: [String: [String]] = [:]
  private var protocols: Set<String> = []
  /// The files with another type, by name.
  package private(set) var types: [String: [String]] = [:]
  /// The names of types whose values may be noncopyable, or may not escape.
  private(set) var restricted: Set<String> = []
  private(set) var exportsImports = false
  /// The checksum of all names and their files.
  private(set) var checksum = ByteHash([])
  private(set) var unreadable: [DiskError] = []

  /// Swift's own types. There are no files, so no search finds anything.
  static let ofSwift = SwiftSources()

  private init() { (folder, module) = ("", "Swift") }

  init(
    below folder: String, module: String?, excluding excluded: Set<String> = [],
    needs: NeededFolders, on disk: any Disk
  ) {
    self.folder = folder
    self.module = module
    let paths = files(excluding: excluded, needs: needs, on: disk)
    let results = concurrentMap(paths) { path in
      Result { () throws(DiskError) in DeclaredNameScan(ofFile: try disk.read(path)) }
    }
    var declared: [UInt8] = []
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let words):
        for name in words.extensible { extensible[name, default: []].append(path) }
        for name in words.types { types[name, default: []].append(path) }
        restricted.formUnion(words.restricted)
        protocols.formUnion(words.protocols)
        if words.exportsImports { exportsImports = true }
        guard !words.isEmpty else { continue }
        let names = [words.extensible, words.types, words.restricted, words.protocols]
        let texts = [path, words.exportsImports ? "@" : ""] + names.flatMap { $0.sorted() + [""] }
        for text in texts { declared.append(text: text) }
      case .failure(let error): unreadable.append(error)
      }
    }
    checksum = ByteHash(declared)
  }

  /// Whether a file seems to declare the type.
  func seemsToDeclare(_ name: String) -> Bool { types[name] != nil || protocols.contains(name) }

  /// The names of all types and protocols.
  var names: [String] { Array(types.keys) + protocols }

  func mayDeclare(_ name: String) -> Bool { types[name] != nil || extensible[name] != nil }

  /// All Swift files, sorted. Links are skipped, because they may lead in circles.
  private mutating func files(
    excluding excluded: Set<String>, needs: NeededFolders, on disk: any Disk
  ) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      do throws(DiskError) {
        for entry in try needs.entries(of: folder, on: disk) ?? []
        where entry.name.utf8.first != UInt8(ascii: ".") {
          let path = FilePath.join(folder, entry.name)
          if excluded.contains(path) { continue }
          if entry.kind == .folder {
            folders.append(path)
          } else if entry.kind == .file, entry.name.hasSuffix(".swift") {
            files.append(path)
          }
        }
      } catch {
        unreadable.append(error)
      }
    }
    return files.sorted()
  }
}

extension DeclaredNameScan {
  /// A generated file counts as empty.
  fileprivate init(ofFile bytes: [UInt8]?) {
    let isGenerated = bytes.map { GeneratedMark(reading: $0) != nil } ?? true
    self.init(isGenerated ? [] : bytes ?? [])
  }
}
