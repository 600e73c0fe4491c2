import HomeModules
import TestTools
import Testing

@testable import ExamplesTerminal

@MainActor
struct HomeSessionTests {
  private func home() -> WindowApp { WindowApp(HomeApp().start) }

  @Test func thePersonLooksAtTheSlidesAndPulls() async {
    let stage = await Stage.run(home(), "next", "pull", "quit")

    #expect(
      stage.output == """

        Courses
        ───────
          (picture)
          Summer school
          ● ○
          Swift from the beginning
          24 hours

        Courses
        ───────
          (picture)
          Open day
          ○ ●
          Swift from the beginning
          24 hours

        Courses
        ───────
          (picture)
          Summer school
          ● ○
          Swift from the beginning
          24 hours

        """)
    #expect(stage.status == 0)
  }

  @Test func aTerminalShowsOnlyTheChanges() async {
    let stage = await Stage.run(home(), isInteractive: true, "next", "nxt", "quit")

    #expect(stage.output.ranges(of: "Swift from the beginning").count == 1)
    #expect(stage.output.ranges(of: "Open day").count == 1)
    #expect(stage.output.contains("! 'nxt' is no command here; did you mean 'next'?"))
    #expect(stage.status == 0)
  }

  @Test func invalidCommandsInAPipeAreReportedAndSetTheStatus() async {
    let stage = await Stage.run(home(), "page 3", "page", "next now", "back", "help")

    #expect(
      stage.output.contains(
        """
        ! there is no page 3: they go from 1 to 2; usage: page NUMBER
        ! the number of a page is missing; usage: page NUMBER
        """))
    #expect(stage.output.contains("! this is the first screen; 'quit' leaves\n"))
    #expect(stage.output.contains("  pull           pulls the screen down to refresh it\n"))
    #expect(stage.status == 1)
  }
}
