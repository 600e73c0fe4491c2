import Foundation
import TestTools
import Testing
import ViperProject
import ViperText

@testable import ViperCommandLine
@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct CompletionTests {
  @Test(arguments: Shell.allCases)
  func theCompletionScriptIsValidInItsShell(shell: Shell) throws {
    let screen = Screen.after("completions \(shell)")
    #expect(screen == Screen(output: shell.completions(for: .everything), code: .fine))
    for table in [ViperGen.table, .everything] {
      let script = shell.completions(for: table)
      for option in table.commands.flatMap({ table.completedOptions(of: $0) }) {
        for spelling in option.spellings { #expect(script.contains(spelling)) }
      }
      guard let program = Subprocess.find(shell.rawValue) else { continue }
      let folder = try TestFolder()
      try folder.add("script", script)
      let run = try Subprocess(program, ["-n", "script"], in: folder.url)
      #expect(run.errors == "" && run.status == 0)
    }
  }

  /// Each line of the input is typed as far as it goes; `␣` is a space at its end.
  @Test(arguments: RecordedCase.all(in: "Completions.txt"))
  func bashOffersMatchingCompletions(_ row: RecordedCase) throws {
    let bash = try #require(Subprocess.find("bash"))
    let folder = try TestFolder()
    for name in ["A.viper.json", "two words.viper.json", "other.json", "Specs/B.viper.json"] {
      try folder.add(name)
    }
    let scripts = try TestFolder()
    try scripts.add("script", Shell.bash.completions(for: .everything))
    let lines = row.input.split(separator: "\n").map(String.init)
    let calls = lines.map { line in
      let typed = words(of: line.replacing("␣", with: " ")) + (line.hasSuffix("␣") ? [""] : [])
      return """
        COMP_WORDS=(\(typed.map(shellQuoted).joined(separator: " "))); COMPREPLY=()
        COMP_CWORD=\(typed.count - 1); _viper_gen; printf '%s\\n' "${COMPREPLY[@]}" | sort; echo ==
        """
    }
    let script = """
      source '\(scripts.url.path)/script'; export LC_ALL=C
      PATH='\(FilePath.folder(of: try Subprocess.viperGen))':"$PATH"
      \(calls.joined(separator: "\n"))
      """
    let run = try Subprocess(bash, ["-c", script], in: folder.url)
    #expect(run.errors == "" && run.status == 0)
    let found = run.output.components(separatedBy: "==\n")
      .map { $0.split(separator: "\n").map(String.init) }
    let offered = zip(lines, found).map { line, words in
      ([line + " →"] + words).joined(separator: " ") + "\n"
    }
    try row.expect(offered.joined())
  }

  @Test(arguments: Shell.allCases)
  func aPackCannotSmuggleCommandsIntoAScript(shell: Shell) {
    let table = CommandTable(commands: [.new]) { _, _ in
      CommandExtension(
        choices: ["ui": ["`evil`", "swiftui", "$(evil)"], "pack": ["'; evil"]])
    }
    let script = shell.completions(for: table)
    #expect(!script.contains("evil") && script.contains("swiftui"))
    for (text, word) in [("", "''"), ("it's $x `y`", #"'it'\''s $x `y`'"#)] {
      #expect(shellQuoted(text) == word)
    }
  }
}
