import Foundation
import Testing

/// Whether tests record their expected output: `VIPER_GEN_RECORD=1`. A recording test still fails.
package let isRecording = ProcessInfo.processInfo.environment["VIPER_GEN_RECORD"] == "1"

/// Expects the text of a file, or records it.
package func expectRecorded(_ text: String, at file: URL) throws {
  if isRecording {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.lastPathComponent)")
  }
  #expect((try? String(contentsOf: file, encoding: .utf8)) == text)
}

/// A case of a text file: the line `=== title`, the input, the line `---`, and the expected output.
///
/// `␛` and `␍` in an input are the control characters that they show.
package struct RecordedCase: CustomTestStringConvertible, Sendable {
  package let title: String
  package let expected: String
  private let written: String
  private let file: URL

  package var input: String {
    written.replacing("␛", with: "\u{1B}").replacing("␍", with: "\r")
  }

  package var testDescription: String {
    "\(file.deletingPathExtension().lastPathComponent): \(title) «\(written.prefix(60))»"
  }

  /// The words of the title before its first colon.
  package var ids: [String] {
    title.prefix { $0 != ":" }.split(separator: " ").map(String.init)
  }

  /// The cases of a file, or of all files of a folder, beside the test's own file.
  package static func all(in name: String, beside test: String = #filePath) -> [RecordedCase] {
    let place = URL(filePath: test).deletingLastPathComponent().appending(path: name)
    let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    let files = names?.sorted().map { place.appending(path: $0) } ?? [place]
    let all = files.flatMap(cases)
    // Without this case, a test of no case would pass.
    return all.isEmpty
      ? [RecordedCase(title: "no case in \(name)", expected: "a case", written: "", file: place)]
      : all
  }

  private static func cases(of file: URL) -> [RecordedCase] {
    let lines = ((try? Data(contentsOf: file)) ?? Data())
      .split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let starts = lines.indices.filter { lines[$0].hasPrefix("=== ") }
    return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
      let title = String(lines[start].dropFirst(4))
      // Each case ends with an empty line.
      guard let middle = lines[start..<end].firstIndex(of: "---"), middle + 1 < end,
        lines[end - 1].isEmpty
      else {
        return RecordedCase(title: title, expected: "a complete case", written: "", file: file)
      }
      return RecordedCase(
        title: title, expected: lines[middle + 1..<end - 1].map { $0 + "\n" }.joined(),
        written: lines[start + 1..<middle].joined(separator: "\n"), file: file)
    }
  }

  /// Expects the recorded output, or records another one.
  package func expect(_ output: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if isRecording, output != expected {
      let text = "\n" + (try String(contentsOf: file, encoding: .utf8))
      let start = "\n=== \(title)\n\(written)\n---\n"
      let changed = text.replacing(start + expected, with: start + output, maxReplacements: 1)
      try String(changed.dropFirst()).write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(output == expected, sourceLocation: sourceLocation)
  }
}
