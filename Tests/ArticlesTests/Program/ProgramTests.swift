import Foundation
import TestTools
import Testing

/// The program `articles` as a process that gets its commands from a pipe.
@Suite(.serialized, .processesInTurn) struct ProgramTests {
  @Test func theFirstPageOfTheArticlesThatComeAlong() throws {
    let run = try Program(input: "quit\nlist\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """

          Articles                                                         page 1 of 6
          ────────────────────────────────────────────────────────────────────────────
          Five protocols and one screen
          Mira Okafor, Nov 20
          #swift #viper #architecture

          What VIPER's contracts buy you, measured on a screen small enough to fit on
          a page, and when they are not worth their price.
          [picture] https://articles.example/pictures/4101.png

          ● ○ ○ ○ ○ ○   next · previous · open · list · help · quit

        """)
  }

  @Test func titlesStandInColumnsWhateverTheirScript() throws {
    let run = try Program(input: "3\nlist")
    #expect(
      run.output.hasSuffix(
        """

          Articles                                                          6 articles
          ────────────────────────────────────────────────────────────────────────────
            1  Five protocols and one screen                                    Nov 20
            2  A weak way back                                                  Nov 18
          > 3  テストを先に書く理由                                             Nov 15
            4  Généré, puis gardé                                               Nov 12
            5  The router does one thing                                         Nov 9
            6  Cancelling what nobody waits for                                  Nov 4

          page N · open N · help · quit

        """))
  }

  @Test func anArticleOpensWithItsAuthorAndCloses() throws {
    let run = try Program(input: "open 2\nauthor\nback\nback\n")
    let titles = run.output.split(separator: "\n").filter { line in
      ["Article", "Author"].contains { line.hasPrefix("  \($0)") }
    }
    #expect(
      titles.map { $0.trimmingCharacters(in: .whitespaces) } == [
        titles.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? "", "Article", "Author",
        "Article",
        titles.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "",
      ])
    #expect(
      run.output.contains(
        """
          A weak way back
          Sam Whitfield, Nov 18
          #swift #memory

          Views own presenters, presenters own interactors, and the ways back are
          weak. Draw the arrows once, and you never look for a retain cycle again.

          https://articles.example/samw/samw-4098

          author · reload · back · help · quit

          Author
          ────────────────────────────────────────────────────────────────────────────
          Sam Whitfield
          @samw

          back · help · quit
        """))
    #expect(run.output.contains("page 2 of 6"))
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let input: String
    let answer: String
    var testDescription: String { input.debugDescription }
  }

  static let mistakes = [
    Mistake(input: "lst", answer: "unknown command 'lst'; did you mean 'list'?"),
    Mistake(input: "sing a song", answer: "unknown command 'sing'; 'help' lists all"),
    Mistake(input: "naïve 🎉", answer: "unknown command 'naïve'; 'help' lists all"),
    Mistake(input: "\u{1B}[2J", answer: "unknown command ' [2j'; 'help' lists all"),
    Mistake(input: "next please", answer: "'next' stands alone"),
    Mistake(input: "page", answer: "which page? for example 'page 3'"),
    Mistake(input: "page two", answer: "'two' is no number of a page"),
    Mistake(input: "page 0", answer: "there are pages 1 to 6"),
    Mistake(input: "page 7", answer: "there are pages 1 to 6"),
    Mistake(input: "7", answer: "there are pages 1 to 6"),
    Mistake(input: "-9223372036854775808", answer: "there are pages 1 to 6"),
    Mistake(
      input: "page 99999999999999999999",
      answer: "'99999999999999999999' is no number of a page"),
    Mistake(input: "previous", answer: "this is the first page"),
    Mistake(input: "open 9", answer: "there are pages 1 to 6"),
    Mistake(input: "author", answer: "'open' the article first"),
    Mistake(input: "back", answer: "this is the first screen; 'quit' ends"),
    Mistake(input: "ok", answer: "there is no message to put away"),
    Mistake(input: "open\nnext", answer: "'back' leads to the list, where that can be done"),
    Mistake(input: "open\nauthor\nopen", answer: "'back' leads to the article"),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsAnsweredAndTheProgramGoesOn(_ row: Mistake) throws {
    let run = try Program(input: row.input + "\nhelp\n")
    #expect(run.status == 1)
    #expect(run.output.contains("\n? \(row.answer)\n"))
    #expect(run.output.contains("list           all titles"))
  }

  @Test(arguments: [
    (["--fil", "x"], "unknown argument '--fil'; 'articles --help' lists all"),
    (["--file"], "'--file' needs a value"),
    (["--file", "a", "--url", "b"], "one of '--file' and '--url' is enough"),
    (["--timeout", "soon"], "'soon' is no number of seconds up to 3600"),
    (["--timeout", "nan"], "'nan' is no number of seconds up to 3600"),
  ])
  func badOptionsAreNamedAndEndWithTwo(_ arguments: [String], _ message: String) throws {
    let run = try Program(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "articles: \(message)\n")
  }

  @Test func theHelpNamesThePublicService() throws {
    let run = try Program(["--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("https://dev.to/api/articles"))
  }

  @Test func anEndInTheMiddleOfALineIsAnEnd() throws {
    let run = try Program(input: "nex")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("? unknown command 'nex'; did you mean 'next'?\n"))
  }

  @Test func aFileThatIsNotThereIsShown() throws {
    let run = try Program(["--file", "no/such.json"])
    #expect(run.status == 1)
    #expect(run.output.contains("! No articles came: the file 'no/such.json' cannot be read."))
  }

  @Test(arguments: [">&-", ">/dev/full"].filter { $0 == ">&-" || Program.hasFullDevice })
  func anOutputThatCannotBeWrittenIsSaidOnce(_ redirection: String) throws {
    for arguments in [[], ["--help"]] {
      let run = try Program(arguments, input: "list\nnext\n", redirection: redirection)
      #expect(run.errors == "articles: the standard output can't be written\n")
      #expect(run.status == 1)
    }
    let wrong = try Program(["--fil"], redirection: redirection + " 2>&1")
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
    let run = try Program(["--url", server.address], input: "list\nreload\nreload\nquit\n")
    #expect(
      run.output.hasPrefix(
        """

          Articles
          ────────────────────────────────────────────────────────────────────────────
          ! No articles came: the service answered with status 500.

          reload · ok · help · quit

        """))
    #expect(run.output.contains("! What came is no article: it is not valid JSON."))
    #expect(run.output.contains("page 1 of 3"))
  }

  @Test func aServerThatIsDownIsShown() throws {
    let server = try LoopbackServer { _, _ in .closed }
    server.stop()
    let run = try Program(["--url", server.address], input: "ok\nlist\n")
    #expect(run.output.contains("! No articles came: "))
    #expect(run.output.contains("0 articles"))
  }

  @Test func aServerThatSaysNothingIsGivenUp() throws {
    let server = try LoopbackServer { _, _ in .silence }
    let run = try Program(["--url", server.address, "--timeout", "0.2"])
    #expect(run.output.contains("! No articles came: no answer within 0.2 seconds."))
  }

  @Test func whatAServerSendsCannotSteerTheTerminal() throws {
    let server = try LoopbackServer { _, _ in
      .body(
        #"""
        [{"id": 1, "title": "\u001b[2J\u0007evil\u202e", "description": "a\nb", "url": "u",
          "readable_publish_date": "\u001b]0;x", "cover_image": null, "tag_list": ["\u0000"],
          "user": {"name": "\r\n", "username": "x", "profile_image": ""}}]
        """#)
    }
    let run = try Program(["--url", server.address], input: "list\nopen\n")
    #expect(run.output.contains("evil"))
    let steering = run.output.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(steering.isEmpty)
  }
}
