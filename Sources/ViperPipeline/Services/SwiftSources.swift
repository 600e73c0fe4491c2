import SwiftReading
import ViperProject
import ViperText

/// The Swift files of one target, or of a folder that the config names, by what they declare.
///
/// Only names are looked for at first, and only in bytes: most files have nothing that is asked for.
/// What is generated is left out, since specs say all of it.
package struct SwiftSources: Sendable {
  /// Absolute.
  let folder: String
  /// The Swift module that they are compiled to; nil if nobody knows.
  let module: String?
  /// The files that speak of a protocol or an extension, by its name, in the order of their paths.
  private(set) var extensible: [String: [String]] = [:]
  /// The files with a class, a struct, an enum, an actor or an alias, by its name.
  package private(set) var types: [String: [String]] = [:]
  /// Of all that is declared, and where.
  private(set) var checksum = ByteHash([])
  /// Files and folders that can't be read.
  private(set) var unreadable: [DiskError] = []
  private let needs: NeededFolders

  /// - Parameter excluded: the absolute paths of files and folders that are not compiled.
  init(
    below folder: String, module: String?, excluding excluded: Set<String> = [],
    needs: NeededFolders, on disk: any Disk
  ) {
    self.folder = folder
    self.needs = needs
    self.module = module
    let paths = files(excluding: excluded, on: disk)
    let results = concurrentMap(paths) { path in
      Result { () throws(DiskError) in DeclaredWords(ofFile: try disk.read(path)) }
    }
    var declared: [UInt8] = []
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let words):
        for name in words.extensible { extensible[name, default: []].append(path) }
        for name in words.types { types[name, default: []].append(path) }
        guard !words.isEmpty else { continue }
        for text in [path] + words.extensible.sorted() + [""] + words.types.sorted() {
          declared.append(text: text)
        }
      case .failure(let error): unreadable.append(error)
      }
    }
    checksum = ByteHash(declared)
  }

  /// All Swift files, sorted. Hidden folders are left out, and links, which may lead in circles.
  private mutating func files(excluding excluded: Set<String>, on disk: any Disk) -> [String] {
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

extension DeclaredWords {
  /// What a Swift file declares. A generated file counts as empty.
  fileprivate init(ofFile bytes: [UInt8]?) {
    let isGenerated = bytes.map { GeneratedMark(reading: $0) != nil } ?? true
    self.init(isGenerated ? [] : bytes ?? [])
  }
}
