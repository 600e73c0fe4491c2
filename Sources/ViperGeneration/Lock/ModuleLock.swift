import SwiftMerge
import ViperProject
import ViperText

/// The text that was rendered last for each file of yours of a module: the base of the next merge.
///
/// It stands beside the spec as `TripList.viper.lock`. Each line of a text is a line of the lock, so
/// that git merges the lock where it merges the texts themselves:
///
/// ```text
/// # Made by viper-gen; commit it. It holds …
/// format 2
/// module TripList
/// name role view: TripListView
/// file TripListView.swift
/// template View.swift
/// | import UIKit
/// |
/// ```
package struct ModuleLock: Sendable {
  /// What is known of the texts that were rendered last.
  package enum State: Sendable {
    /// There is no lock.
    case missing
    case valid(ModuleLock)
    /// There is one that can't be read, or that somebody has edited.
    case damaged
  }

  /// A file of yours as it was rendered last.
  struct Entry: Sendable {
    /// Absolute.
    var path: String
    /// The name of its template.
    let template: String
    var text: [UInt8]
  }

  private static let comment =
    "# Made by viper-gen; commit it. It holds what was rendered last for your files: the base of merges."

  /// What the module and its types were called.
  let names: TypeNames
  /// The files of yours, by path.
  var entries: [Entry]

  init(names: TypeNames, entries: [Entry]) {
    self.names = names
    self.entries = entries.sorted { $0.path < $1.path }
  }

  /// `…/TripList.viper.json` → `…/TripList.viper.lock`
  package static func path(ofSpec path: String) -> String {
    String(path.dropLast(Project.SpecFile.suffix.count)) + Project.lockSuffix
  }
}

// MARK: - The text of a lock

extension ModuleLock {
  /// The words that lines begin with.
  private enum Word {
    static let format = "format 2"
    static let module = "module "
    static let name = "name "
    static let file = "file "
    static let template = "template "
    static let line = UInt8(ascii: "|")
    static let noLineEnding = #"\ no line ending"#
  }

  /// - Parameter folder: the absolute folder of the spec: paths in the lock are relative to it.
  func bytes(in folder: String) -> [UInt8] {
    var head = [Self.comment, Word.format, Word.module + names.module]
    head += names.types.sorted { $0.key < $1.key }.map { Word.name + $0.key + ": " + $0.value }
    var output: [UInt8] = []
    let add = { (line: String) in output += Array(line.utf8) + [UInt8(ascii: "\n")] }
    head.forEach(add)
    for entry in entries {
      add(Word.file + FilePath.relative(entry.path, to: folder))
      add(Word.template + entry.template)
      let lines = TextLines(entry.text)
      for line in 0..<lines.count {
        let content = lines.content(line)
        output.append(Word.line)
        if !content.isEmpty { output.append(UInt8(ascii: " ")) }
        output += entry.text[content] + [UInt8(ascii: "\n")]
      }
      if LineEnding.isMissing(atEndOf: entry.text) { add(Word.noLineEnding) }
    }
    return output
  }

  /// What the bytes of a lock say. A lock that is not in the form in which viper-gen writes it has
  /// been damaged or edited, and is not believed.
  ///
  /// Of a lock with git's conflict markers the first valid side is used; git has merged the other
  /// side's changes into your files.
  ///
  /// - Parameter folder: the absolute folder of the spec.
  static func state(of bytes: [UInt8]?, in folder: String) -> State {
    guard let bytes else { return .missing }
    let sides = ConflictMarkers.sides(of: bytes).map { [$0.ours, $0.theirs] } ?? [bytes]
    return sides.lazy.compactMap { read($0, in: folder) }.first.map { .valid($0) } ?? .damaged
  }

  private static func read(_ bytes: [UInt8], in folder: String) -> ModuleLock? {
    let lines = TextLines(bytes)
    var module: String?
    var types: [String: String] = [:]
    var paths: [String] = []
    var entries: [Entry] = []
    for line in 0..<lines.count {
      let content = bytes[lines.content(line)]
      if content.first == Word.line {
        guard !entries.isEmpty else { return nil }
        entries[entries.count - 1].text += content.dropFirst(content.count > 1 ? 2 : 1) + [10]
        continue
      }
      let text = String(decoding: content, as: UTF8.self)
      if text.hasPrefix(Word.module) {
        module = String(text.dropFirst(Word.module.count))
      } else if text.hasPrefix(Word.name), let colon = text.lastIndex(of: ":") {
        let key = text[..<colon].dropFirst(Word.name.count)
        types[String(key)] = String(text[colon...].dropFirst(2))
      } else if text.hasPrefix(Word.file) {
        paths.append(FilePath.absolute(String(text.dropFirst(Word.file.count)), in: folder))
      } else if text.hasPrefix(Word.template), let path = paths.last, paths.count > entries.count {
        let template = String(text.dropFirst(Word.template.count))
        entries.append(Entry(path: path, template: template, text: []))
      } else if text == Word.noLineEnding, entries.last?.text.isEmpty == false {
        entries[entries.count - 1].text.removeLast()
      }
    }
    guard let module else { return nil }
    let lock = ModuleLock(names: TypeNames(module: module, types: types), entries: entries)
    return equalButForLineEndings(lock.bytes(in: folder), bytes) ? lock : nil
  }
}
