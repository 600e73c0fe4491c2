import Foundation
import TestTools
import Testing
import ViperSpec
import ViperTemplate
import ViperText

@testable import ViperCommandLine
@testable import ViperCommands
@testable import XcodeProject

/// Names that a hostile repository could give to files, folders and members. None may become anything else than a
/// name in a text for another program, so each text is read back, by that program where it is to be had.
@Suite(.serialized, .processesInTurn) struct HostileNameTests {
  private static let texts = [
    "plain", "a b", "it's", #"say "hi""#,
    #"a\b"#, #"a\ b"#,
    #"a\"; touch PWNED; ""#,
    "'\u{301}; touch PWNED; '", "'\u{301}x",
    "\"\u{301}x", "\\\u{301}x", "<\u{301}x",
    "|\u{301}x", "`\u{301}x",
    "*/\u{301}x",
    "$(touch PWNED)", "$(touch PWNED) x",
    "`touch PWNED`", "a\ntouch PWNED",
    "a\r\nb", "a\tb",
    "a%0Ab", "%%{init: {}}%%",
    "::error::x", "a::set-output name=b::c",
    "--> x", "</script><script>",
    "<!--", "]]>", "&amp;",
    "#quot;",
    "a#b", "# b", "\u{1}",
    "\u{1B}[31m", "\u{7F}",
    "\u{202E}gnp.exe", "\u{200F}a", "\u{2028}a",
    "\u{FFFE}", "-rf", "--help",
    "~",
    "~root", "a=b",
    "a!=touch PWNED", "a;touch PWNED",
    "a|b", "a&", "a&b",
    "a(b)", "a[b]",
    "a*b", "a?b",
    #"a\"#, #"a\:b"#, "a:b",
    "a ", " a", "a%b",
    ".SILENT", ".c.o",
    ".swift-format", "$HOME", "!!", "a,b",
    "{a,b}", "é", "e\u{301}",
    "\\(x)",
    "[x](http://a.b)",
    "![x](y)",
    "<img src=x onerror=y>", "@team", "#1",
    "include x", "define x", "ifdef x",
    "%a",
  ]

  private static func hex(_ text: String) -> String {
    text.utf8.map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
  }

  private static func lines(_ folder: TestFolder, _ program: [String]) throws -> [String] {
    let run = try folder.run(program)
    #expect(run.status == 0, "\(run.output)")
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast()
  }

  private static func python(_ folder: TestFolder, _ script: String, _ file: String) throws
    -> [String]
  {
    try lines(folder, ["python3", "-c", script, folder(file)])
  }

  @Test func bashReadsAndCompletesNamesWithoutRunningThem() throws {
    let folder = try TestFolder()
    let script = Self.texts.map {
      "printf %s \(shellWord($0)) | od -An -v -tx1 | tr -d ' \\n'; echo"
    }
    try folder.add("script", script.joined(separator: "\n"))
    let found = try Self.lines(folder, ["env", "LC_ALL=C.UTF-8", "bash", "script"])
    #expect(found == Self.texts.map { Self.hex($0.hasPrefix("-") ? "./" + $0 : $0) })
    #expect(shellWord("") == "''")
    let texts = Self.texts.filter { !$0.utf8.contains(0x0A) && !$0.utf8.contains(0x0D) }
    try folder.add("names", texts.joined(separator: "\n") + "\n")
    let completions = try Subprocess(Subprocess.viperGen, ["completions", "bash"])
    #expect(completions.status == 0)
    try folder.add(
      "completions",
      completions.output + #"""

        current=
        _viper_gen_names < names
        for word in "${COMPREPLY[@]}"; do
          eval "printf %s $word" | od -An -v -tx1 | tr -d ' \n'; echo
        done
        """#)
    #expect(
      try Self.lines(folder, ["env", "LC_ALL=C.UTF-8", "bash", "completions"])
        == texts.map(Self.hex))
    #expect(!FileManager.default.fileExists(atPath: folder("PWNED")))
  }

  @Test func jsonGivesEachBack() throws {
    let folder = try TestFolder()
    try folder.add("a.json", "[" + Self.texts.map(jsonString).joined(separator: ",") + "]")
    let script = """
      import json, sys
      for name in json.load(open(sys.argv[1], encoding='utf-8')): print(name.encode().hex())
      """
    #expect(try Self.python(folder, script, "a.json") == Self.texts.map(Self.hex))
  }

  private static let graph = ModuleGraph(
    nodes: texts.enumerated().map { index, text in
      .init(
        name: text, spec: text, folder: text, isRoot: index.isMultiple(of: 2), app: [],
        inputs: [text],
        services: [], output: [], contracts: [.init(key: text, members: [text])])
    },
    edges: texts.indices.dropFirst().map {
      .init(from: texts[$0 - 1], to: texts[$0], kind: .opens, label: texts[$0])
    })

  /// Line breaks are kept, and control characters are shown.
  private static func shown(_ text: String) -> String {
    printable(text, escapes: ["\n": "\n", "\u{FFFE}": "\\u{FFFE}"])
  }

  @Test func aPictureHasEachName() throws {
    let folder = try TestFolder()
    try folder.add("a.svg", Self.graph.svg)
    let script = """
      import sys, xml.etree.ElementTree as tree
      for node in tree.parse(sys.argv[1]).iter():
        if 'data-name' in node.attrib:
          name = node.attrib['data-name']
          assert any((text.text or '') == name for text in node), name
          print(name.encode().hex())
        assert not any(key.startswith('on') for key in node.attrib)
      """
    #expect(try Self.python(folder, script, "a.svg") == Self.texts.map { Self.hex(Self.shown($0)) })
  }

  @Test func aPageHasEachName() throws {
    let folder = try TestFolder()
    try folder.add("a.html", Self.graph.html)
    let script = """
      import sys, json
      from html.parser import HTMLParser
      class Page(HTMLParser):
        scripts, isIn = [], False
        def handle_starttag(self, tag, attributes):
          assert tag != 'img' and not any(key.startswith('on') for key, _ in attributes)
          if tag == 'script': self.isIn = True; self.scripts.append('')
        def handle_endtag(self, tag):
          if tag == 'script': self.isIn = False
        def handle_data(self, data):
          if self.isIn: self.scripts[-1] += data
      page = Page(); page.feed(open(sys.argv[1], encoding='utf-8', newline='').read())
      data = next(text for text in page.scripts if text.strip().startswith('{'))
      for module in json.loads(data)['modules']: print(module['name'].encode().hex())
      """
    #expect(try Self.python(folder, script, "a.html") == Self.texts.map(Self.hex))
  }

  @Test func hostileNamesAreOnlyLabelsInMermaid() throws {
    let lines = Self.graph.mermaid.split(separator: "\n").map(String.init)
    #expect(lines.count == 1 + Self.graph.nodes.count + Self.graph.edges.count)
    for (line, text) in zip(lines.dropFirst(), Self.texts) {
      let parts = line.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      #expect(parts.count == 3, "\(line)")
      var label = String(decoding: parts[1], as: UTF8.self)
      #expect(!label.utf8.contains { "%<>`\"".utf8.contains($0) } || label.contains("<br/>"))
      for (code, sign) in [
        ("#quot;", "\""), ("#37;", "%"), ("#lt;", "<"), ("#gt;", ">"), ("#96;", "`"),
        ("#amp;", "&"), ("<br/>", "\n"),
      ] { label = label.replacingOccurrences(of: code, with: sign, options: .literal) }
      label = label.replacingOccurrences(of: "#35;", with: "#", options: .literal)
      let expected =
        printable(text, escapes: ["\n": "\n"]) + "\nin: " + printable(text, escapes: ["\n": "\n"])
      #expect(Array(label.utf8) == Array(expected.utf8))
    }
  }

  @Test func gitHubReadsOneCommand() throws {
    let annotation = GitHubAnnotation(workingFolder: "/p", workspace: nil)
    for text in Self.texts {
      let source = SourceText(path: text, text: "x")
      let line = annotation.line(
        for: Diagnostic(id: "a", text, at: source.location(of: 0..<1), help: text)
      )
      #expect(line.utf8.count { $0 == 0x0A || $0 == 0x0D } == 1, "\(line)")
      #expect(line.hasPrefix("::error "))
      let rest = String(line.dropLast().dropFirst(2))
      let end = try #require(rest.range(of: "::", options: .literal))
      let properties = rest[..<end.lowerBound].split(
        separator: ",", omittingEmptySubsequences: false)
      #expect(properties.count == 6, "\(line)")
      let file = properties[0].replacingOccurrences(of: "error file=", with: "", options: .literal)
      #expect(
        file.removingPercentEncoding.map { Array($0.utf8) }
          == Array(printable(text, escapes: ["\n": "\n", "\r": "\r"]).utf8))
    }
  }

  @Test func swiftReadsEachLiteral() throws {
    let literals = try Self.texts.map { text in
      var (library, problems) = TemplateLibrary.parse([
        "a": SourceText(path: "a", text: "{{ x | quote }}")
      ])
      var bytes: [UInt8] = []
      problems += library.render("a", ["x": .string(text)], into: &bytes)
      try #require(problems.isEmpty)
      return String(decoding: bytes, as: UTF8.self)
    }
    let folder = try TestFolder()
    try folder.add(
      "main.swift",
      "let names: [String] = [\n" + literals.joined(separator: ",\n") + "\n]\n"
        + "for name in names { print(name.utf8.map { $0 < 16 ? \"0\" + String($0, radix: 16) : String($0, radix: 16) }.joined()) }\n"
        // A name there must be one string, too.
        + literals.map { "#sourceLocation(file: \($0), line: 1)\n#sourceLocation()\n" }.joined())
    let compiled = try folder.run(["swiftc", "-o", "names", "main.swift"])
    #expect(compiled.status == 0, "\(compiled.output)")
    #expect(try Self.lines(folder, ["./names"]) == Self.texts.map(Self.hex))
  }

  @Test func anXcodeProjectHasEachString() throws {
    let fields = Self.texts.enumerated().map { index, text in
      "k\(index) = \(PropertyListText.written(text))\(PropertyListText.comment(text));\n"
    }
    let folder = try TestFolder()
    try folder.add("a.plist", "{\n" + fields.joined() + "}\n")
    let script = """
      import json, subprocess, sys
      text = subprocess.run(['plutil', '-convert', 'json', '-o', '-', sys.argv[1]], capture_output=True, check=True).stdout
      values = json.loads(text)
      for index in range(len(values)): print(values['k%d' % index].encode().hex())
      """
    #expect(try Self.python(folder, script, "a.plist") == Self.texts.map(Self.hex))
  }
}
