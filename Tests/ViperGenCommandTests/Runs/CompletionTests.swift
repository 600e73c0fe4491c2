import Foundation
import TestTools
import Testing
import ViperProject
import ViperText

@testable import ViperCommandLine
@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct CompletionTests {
  @Test(arguments: Shell.allCases)
  func theScriptIsSoundForItsShell(shell: Shell) throws {
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

  @Test(arguments: Shell.allCases)
  func theCommandPrintsTheScript(shell: Shell) {
    let screen = Screen.after("completions \(shell)")
    #expect(screen == Screen(output: shell.completions(for: .everything), code: .fine))
  }

  @Test(arguments: [
    (
      "viper-gen ",
      "add adopt build check completions diff explain export generate graph help init inputs list manual new remove rename schema templates upgrade watch"
    ),
    ("viper-gen ge", "generate"),
    ("viper-gen gx", ""),
    ("viper-gen generate --d", "--directory --dry-run"),
    ("viper-gen generate --dr", "--dry-run"),
    (
      "viper-gen generate -",
      "--color --directory --dry-run --force --format --help --into --on-conflict --quiet --record --restart --verbose --version"
    ),
    ("viper-gen --", "--color --directory --help --version"),
    ("viper-gen new --ui ", "none swiftui uikit"),
    ("viper-gen new --ui sw", "swiftui"),
    ("viper-gen new --ui = ", "none swiftui uikit"),
    ("viper-gen new --ui = sw", "swiftui"),
    ("viper-gen new --ui =", "none swiftui uikit"),
    ("viper-gen add --conf", "--conforms"),
    ("viper-gen add --conforms ", ""),
    ("viper-gen add --conforms = ", ""),
    ("viper-gen new --no", "--no-tests"),
    ("viper-gen new --into new --ui s", "swiftui"),
    ("viper-gen --color never ch", "check"),
    ("viper-gen --color = never ch", "check"),
    ("viper-gen --color a", "always auto"),
    ("viper-gen templates ", "eject lint list show"),
    ("viper-gen templates list --", "--color --directory --help --version"),
    ("viper-gen templates --color n", "never"),
    ("viper-gen export ", "xcode"),
    ("viper-gen help te", "templates"),
    ("viper-gen completions ", "bash diagnostics fish modules packs zsh"),
    ("viper-gen completions b", "bash"),
    ("viper-gen remove ", "A B"),
    ("viper-gen rename A", "A"),
    ("viper-gen add view 'show()' --to ", "A B"),
    ("viper-gen new C --pack vi", "vip viper viper-io"),
    ("viper-gen explain unknown-k", "unknown-key"),
    ("viper-gen -C Specs re", "remove rename"),
    ("viper-gen -C ", "Specs"),
    ("viper-gen schema c", "config"),
    ("viper-gen generate ", "A.viper.json Specs 'two words.viper.json'"),
    ("viper-gen generate -n A.viper.json S", "Specs"),
    ("viper-gen generate Specs/", "Specs/B.viper.json"),
    ("viper-gen generate -- -", ""),
    ("viper-gen generate --into ", "Specs"),
    ("viper-gen graph ", "A B"),
  ])
  func bashOffersWhatFits(line: String, expected: String) throws {
    let bash = try #require(Subprocess.find("bash"))
    let folder = try TestFolder()
    for name in ["A.viper.json", "two words.viper.json", "other.json", "Specs/B.viper.json"] {
      try folder.add(name)
    }
    let scripts = try TestFolder()
    try scripts.add("script", Shell.bash.completions(for: .everything))
    let call = """
      source '\(scripts.url.path)/script'
      PATH='\(FilePath.folder(of: try Subprocess.viperGen))':"$PATH"
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
      _viper_gen; printf '%s\\n' "${COMPREPLY[@]}"
      """
    var typed = words(of: line)
    if line.hasSuffix(" ") { typed.append("") }
    let run = try Subprocess(bash, ["-c", call, "bash"] + typed, in: folder.url)
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.split(separator: "\n").map(String.init).sorted() == words(of: expected))
  }

  @Test(arguments: Shell.allCases)
  func aPackCannotSmuggleCommandsIntoAScript(shell: Shell) {
    let table = CommandTable(commands: [.new]) { _, _ in
      CommandExtension(
        choices: ["ui": ["`evil`", "swiftui", "$(evil)"], "pack": ["'; evil"]])
    }
    let script = shell.completions(for: table)
    #expect(!script.contains("evil"))
    #expect(script.contains("swiftui"))
  }

  @Test(arguments: [("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("$x `y`", "'$x `y`'")])
  func aTextIsOneWordOfAShell(text: String, expected: String) {
    #expect(shellQuoted(text) == expected)
  }
}
