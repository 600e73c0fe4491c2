import Foundation
import TestTools
import Testing
import ViperText

@testable import ViperCommandLine
@testable import ViperCommands
@testable import ViperPack
@testable import viper_gen

struct CommandTableTests {
  /// Summaries are lowercase phrases.
  @Test(arguments: Command.allCases)
  func optionsOfACommandHaveSpellingsOfTheirOwnAndSummaries(command: Command) {
    let options = CommandTable.everything.completedOptions(of: command)
    let names = options.flatMap(\.spellings)
    let letters = options.compactMap(\.short)
    #expect(Set(names).count == names.count && Set(letters).count == letters.count)
    for summary in options.map(\.summary) + [command.spec.summary] {
      #expect(summary.first?.isUppercase == false && summary.last != ".", "\(summary)")
    }
  }

  @Test(arguments: BuiltIn.templates("program").keys.filter { !$0.hasPrefix("partials/") }.sorted())
  func templatesOfTheProgramUseOnlyKnownVariables(template: String) throws {
    let pack = try #require(BuiltIn.read("viper"))
    let (text, diagnostics): (String, [Diagnostic]) =
      switch template {
      case "agents": (Schema.instructions(for: pack.dialect), [])
      case "graph.html": ModuleGraph(nodes: [], edges: []).page
      default: CommandTable.everything.rendered(template)
      }
    #expect(!text.isEmpty && diagnostics == [])
  }

  @Test(arguments: Command.allCases)
  func examplesParseAsTheCommandTheyBelongTo(command: Command) throws {
    #expect(!command.spec.examples.isEmpty)
    for example in command.spec.examples {
      let arguments = words(of: bare(example.command)).dropFirst()
      let parsed = ArgumentParser(table: .everything).parse(Array(arguments))
      switch parsed.outcome {
      case .run(let invocation): #expect(invocation.command == command)
      case .help: #expect(command == .help)
      default: Issue.record("\(example.command): \(parsed.outcome)")
      }
    }
  }

  /// The call of viper-gen without the shell around it.
  private func bare(_ line: String) -> String {
    if line.hasPrefix("source <(") { return String(line.dropFirst(9).dropLast()) }
    return line.components(separatedBy: " > ")[0].components(separatedBy: " | ")[0]
  }

  @Test func packOptionIsFoundAtAnyPosition() {
    for arguments in [["A", "--pack", "vip"], ["--pack=vip", "A"], ["--pack=vip", "--pack=b"]] {
      #expect(GivenOptions(arguments[...]).value(of: .pack) == "vip")
    }
    for arguments in [["A", "--", "--pack", "vip"], ["--pack"], ["--packs=vip"], []] {
      #expect(GivenOptions(arguments[...]).value(of: .pack) == nil)
    }
  }
}
