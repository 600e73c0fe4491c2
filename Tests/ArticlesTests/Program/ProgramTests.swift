import Foundation
import TestTools
import Testing

/// The program `articles` as a process that gets its commands from a pipe.
@Suite(.serialized, .processesInTurn) struct ProgramTests {
  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  @Test func theBundledArticlesOpenOnTheFirstPage() throws {
    let run = try articles(input: "quit\nhome\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        Type 'help' for the commands.

        Articles  [Refresh]
        ───────────────────
          (picture)
          Five protocols and one screen
          Mira Okafor, Nov 20
          #swift #viper #architecture
          What VIPER's contracts buy you, measured on a screen small enough to fit on
          a page, and when they are not worth their price.
          ● ○ ○ ○ ○ ○

        """)
  }

  @Test func anArticleOpensWithItsAuthorAndCloses() throws {
    let run = try articles(input: "open 2\nauthor\nclose\nback\n")
    #expect(
      run.output.contains(
        """

        Article  [Author]
        ─────────────────
          A weak way back
          Sam Whitfield, Nov 18
          #swift #memory
          Views own presenters, presenters own interactors, and the ways back are
          weak. Draw the arrows once, and you never look for a retain cycle again.
          https://articles.example/samw/samw-4098

          Sam Whitfield
          @samw
          [Close]

        Article  [Author]
        """))
    #expect(run.output.hasSuffix("  ○ ● ○ ○ ○ ○\n"), "it comes back to the page it left")
    #expect(run.status == 0)
  }

  @Test func theOtherArchitectureShowsTheSameArticles() throws {
    let run = try articles(["--vip"], input: "next\nopen\nback\n")
    #expect(
      run.output.contains(
        """
          ○ ● ○ ○ ○ ○

        A weak way back  [Back]
        ───────────────────────
          A weak way back
          Sam Whitfield, Nov 18
          Views own presenters, presenters own interactors, and the ways back are
          weak. Draw the arrows once, and you never look for a retain cycle again.

        Articles  [Refresh]
        """))
    #expect(run.status == 0)
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    let input: String
    let answer: String
    var testDescription: String { input.debugDescription }
  }

  static let wrong = [
    Wrong(input: "hme", answer: "'hme' is no command here; did you mean 'home'?"),
    Wrong(input: "sing a song", answer: "'sing' is no command here; 'help' lists them"),
    Wrong(input: "naïve 🎉", answer: "'naïve' is no command here; 'help' lists them"),
    Wrong(input: "\u{1B}[2J", answer: "'\u{FFFD}[2j' is no command here; 'help' lists them"),
    Wrong(input: "page", answer: "the number of a page is missing; usage: page NUMBER"),
    Wrong(
      input: "page 7", answer: "there is no page 7: they go from 1 to 6; usage: page NUMBER"),
    Wrong(input: "previous", answer: "this is the first page; usage: previous"),
    Wrong(input: "back", answer: "this is the first screen; 'quit' leaves"),
    Wrong(input: "refresh it", answer: "'refresh' stands alone; usage: refresh"),
    Wrong(input: "open\nnext", answer: "'next' is no command here; 'help' lists them"),
  ]

  @Test(arguments: wrong)
  func anInvalidCommandIsExplainedAndTheProgramContinues(_ row: Wrong) throws {
    let run = try articles(input: row.input + "\nhelp\n")
    #expect(run.status == 1)
    #expect(run.output.contains("\n! \(row.answer)\n"), "\(run.output)")
    #expect(run.output.contains(/home +goes to the first screen/))
  }

  @Test(arguments: [
    (["--fil", "x"], "there is no option '--fil'"), (["x"], "'x' is not expected"),
    (["--file"], "'--file' needs a value"),
    (["--file", "a", "--url", "b"], "one of '--file' and '--url' is enough"),
    (["--timeout", "soon"], "'soon' is no number of seconds up to 3600"),
    (["--timeout", "nan"], "'nan' is no number of seconds up to 3600"),
  ])
  func badOptionsAreNamedAndEndWithTwo(_ arguments: [String], _ message: String) throws {
    let run = try articles(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: \(message)\nusage: articles [--file PATH] "))
  }

  @Test func theHelpNamesThePublicService() throws {
    let run = try articles(["--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("https://dev.to/api/articles"))
  }

  @Test func anEndInTheMiddleOfALineIsAnEnd() throws {
    let run = try articles(input: "nex")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("! 'nex' is no command here; did you mean 'next'?\n"))
  }

  @Test func aMissingFileIsShown() throws {
    let run = try articles(["--file", "no/such.json"])
    #expect(run.status == 1)
    #expect(
      run.output.contains("! Articles: No articles came: the file 'no/such.json' cannot be read."))
  }

  @Test(arguments: [">&-", ">/dev/full"].filter { $0 == ">&-" || hasFullDevice })
  func anUnwritableOutputIsReportedOnce(_ redirection: String) throws {
    for arguments in [[], ["--help"]] {
      let run = try articles(arguments, input: "home\nnext\n", redirection: redirection)
      #expect(run.errors == "error: the standard output can't be written\n")
      #expect(run.status == 1)
    }
    let wrong = try articles(["--fil"], redirection: redirection + " 2>&1")
    #expect(wrong.status == 2)
  }
}

/// The program against a server.
extension ProgramTests {
  @Test func aServerThatFailsIsShownUntilItIsBack() throws {
    let server = try LoopbackServer { _, count in
      switch count {
      case 1: .body("[]", status: 500)
      case 2: .body("[{\"id\": ")
      default: .recorded("articles")
      }
    }
    let run = try articles(
      ["--url", server.address], input: "Try again\ntry again\nquit\n")
    #expect(
      run.output.hasPrefix(
        """
        Type 'help' for the commands.

        Articles  [Refresh]
        ───────────────────
          No articles came: the service answered with status 500.
        ! Articles: No articles came: the service answered with status 500.
          [Try again] [OK]

        """))
    #expect(run.output.contains("! Articles: What came is no article: it is not valid JSON."))
    #expect(run.output.hasSuffix("  ● ○ ○\n"))
  }

  @Test func aServerWithoutAnAnswerTimesOut() throws {
    let server = try LoopbackServer { _, _ in .silence }
    let run = try articles(["--url", server.address, "--timeout", "0.2"])
    #expect(run.output.contains("! Articles: No articles came: no answer within 0.2 seconds."))
  }

  @Test func controlCharactersFromAServerAreNotPrinted() throws {
    let server = try LoopbackServer { _, _ in
      .body(
        #"""
        [{"id": 1, "title": "\u001b[2J\u0007evil\u202e", "description": "a\nb", "url": "u",
          "readable_publish_date": "\u001b]0;x", "cover_image": null, "tag_list": ["\u0000"],
          "user": {"name": "\r\n", "username": "x", "profile_image": ""}}]
        """#)
    }
    let run = try articles(["--url", server.address], input: "home\nopen\n")
    #expect(run.output.contains("evil"))
    let steering = run.output.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(steering.isEmpty)
  }
}

/// The program run to its end.
private func articles(
  _ arguments: [String] = [], input: String = "", redirection: String = ""
) throws -> Subprocess {
  try Subprocess(example: "articles", arguments, input: input, redirection: redirection)
}
