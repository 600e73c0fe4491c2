import SwiftMerge
import ViperPipeline
import ViperProject
import ViperText

/// The Swift files of shared folders, by the words in them. Each folder is read once, not once for
/// each module.
package final class SharedSources: Sendable {
  let folders: Set<String>
  private let disk: any Disk
  private let needs: NeededFolders
  private let indexes = SharedValue<[String: Result<WordIndex, DiskError>]>([:])

  init(_ folders: Set<String>, disk: any Disk, needs: NeededFolders) {
    (self.folders, self.disk, self.needs) = (folders, disk, needs)
  }

  func index(of folder: String) throws(DiskError) -> WordIndex {
    try indexes.change { indexes in
      if let known = indexes[folder] { return known }
      let index = Result { () throws(DiskError) in
        var index = WordIndex()
        for path in try ModuleSources(disk: disk, needs: needs, folders: [folder]).paths() {
          guard let text = try disk.read(path), GeneratedMark(reading: text) == nil else {
            continue
          }
          index.add(path, text)
        }
        return index
      }
      indexes[folder] = index
      return index
    }.get()
  }
}

/// The files that contain a word.
struct WordIndex: Sendable {
  private var paths: [String] = []
  private var places: [String: [Int]] = [:]

  mutating func add(_ path: String, _ text: [UInt8]) {
    for word in Set(text.split { !isWordByte($0) }) {
      places[String(decoding: word, as: UTF8.self), default: []].append(paths.count)
    }
    paths.append(path)
  }

  func paths(with word: String) -> [String] { (places[word] ?? []).map { paths[$0] } }

  /// Finds the files that may contain some names of a `SwiftOutline`, or their old names.
  func paths(mayHold names: Set<String>, former: [String: [String]]) -> Set<String> {
    var found: Set<String> = []
    for name in names {
      let words = SwiftMerge.words(ofPlaced: name).map { [$0] + (former[$0] ?? []) }
      let counts = words.map { $0.reduce(0) { $0 + (places[$1]?.count ?? 0) } }
      guard let rarest = counts.indices.min(by: { counts[$0] < counts[$1] }) else {
        return Set(paths)
      }
      found.formUnion(words[rarest].flatMap(paths(with:)))
    }
    return found
  }
}
