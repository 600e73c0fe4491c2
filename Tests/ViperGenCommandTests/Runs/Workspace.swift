import Foundation
import TestTools

/// A folder in which the built tool is run, gone with the test.
struct Workspace {
  let folder: TestFolder
  private let cache: TestFolder
  var path: String { folder.path }

  /// - Parameter files: texts by path; folders are made as needed.
  init(_ files: [String: String] = [:]) throws {
    folder = try TestFolder()
    cache = try TestFolder()
    try folder.fill(files)
  }

  /// Runs a command line, with quotes as in a shell.
  ///
  /// - Parameter tool: the absolute path of the program; that of viper-gen if nil.
  func run(
    _ line: String, in subfolder: String = "", environment: [String: String] = [:],
    input: String? = nil, by tool: String? = nil
  ) throws -> Run {
    let process = try Subprocess(
      tool ?? Subprocess.viperGen, words(of: line), in: url(subfolder),
      environment: ["XDG_CACHE_HOME": cache.path].merging(environment) { $1 }, input: input)
    return Run(output: process.output, errors: process.errors, status: process.status)
  }

  func url(_ name: String) -> URL {
    name.isEmpty ? folder.url : folder.url.appending(path: name)
  }

  func text(_ name: String) throws -> String { try folder.text(name) }

  func write(_ name: String, _ text: String) throws { try folder.add(name, text) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

  var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects ?? []
    return all.compactMap { $0 as? String }.filter { !isFolder($0) }.sorted()
  }

  private func isFolder(_ name: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: url(name).path)[.type]
    return type as? FileAttributeType == .typeDirectory
  }

  var state: [String: FileState] {
    get throws {
      var states: [String: FileState] = [:]
      for name in files {
        let attributes = try FileManager.default.attributesOfItem(atPath: url(name).path)
        states[name] = FileState(
          bytes: FileManager.default.contents(atPath: url(name).path),
          changed: attributes[.modificationDate] as? Date)
      }
      return states
    }
  }

  struct FileState: Equatable {
    let bytes: Data?
    let changed: Date?
  }
}

struct Run: Equatable {
  var output = ""
  var errors = ""
  var status: Int32 = 0
}

extension Workspace {
  /// Whether 'check' finds nothing but members that are not written yet.
  var isInStep: Bool {
    get throws {
      let check = try run("check")
      return check.status == 0 && check.output == "" && !check.errors.contains("warning: ")
    }
  }
}

enum SpecText {
  /// Everything is generated.
  static let counter = """
    {
      "ui": "none",
      "view": ["show(count: Int)"],
      "viewOutput": [{ "func": "didTap()", "forward": "view.show", "body": "" }]
    }

    """

  static let empty = "{ \"ui\": \"none\" }\n"

  /// A module whose view is the user's.
  static let show =
    "{ \"ui\": \"none\", \"view\": [\"show(_ text: String)\"] }\n"
}
