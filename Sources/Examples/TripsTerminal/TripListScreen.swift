import ExamplesTerminal
import TripsDomain

@available(iOS 17, macOS 14, *)
extension TripListView: TerminalScreen {
  package var heading: String { "Trips" }
  package var note: String { state.canSave ? "(not saved)" : "" }

  package var lines: [TerminalLine] {
    guard !state.rows.isEmpty else { return [.text("No trips yet. Type 'add NAME' to plan one.")] }
    return state.rows.enumerated().flatMap { index, row in
      let line = TerminalLine.row(index + 1, row.title, detail: row.subtitle)
      guard let picture = state.pictures[row.id] else { return [line] }
      return [line, .picture(picture.rows.map { $0.map(TerminalLine.Color.init) })]
    }
  }

  package var commands: [TerminalCommand] {
    [
      TerminalCommand("add", "[NAME]", "puts a new trip on top") { name in
        presenter.didTapAdd()
        return name.isEmpty ? [] : ["rename 1 \(name)"]
      },
      TerminalCommand("open", "NUMBER", "shows a trip") { number throws(TerminalMistake) in
        presenter.didSelect(id: try row(number).id)
        return []
      },
      TerminalCommand("rename", "NUMBER NAME", "gives a trip another name") {
        typed throws(TerminalMistake) in
        let (number, name) = TerminalCommand.split(typed)
        _ = try row(number)
        return ["open \(number)", "rename \(try TerminalCommand.text(name, "the name"))", "back"]
      },
      TerminalCommand("delete", "NUMBER...", "deletes trips") { typed throws(TerminalMistake) in
        presenter.didDelete(
          atOffsets: try TerminalCommand.rows(typed, of: state.rows.count, "trip"))
        return []
      },
      TerminalCommand("save", "", "keeps all changes for the next time") { _ in
        presenter.didTapSave()
        return []
      },
    ]
  }

  package func appear() {
    presenter.viewDidLoad()
  }

  private func row(_ number: String) throws(TerminalMistake) -> TripRow {
    state.rows[try TerminalCommand.row(number, of: state.rows.count, "trip")]
  }
}

@available(iOS 17, macOS 14, *)
extension TerminalLine.Color {
  init(_ color: Picture.Color) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
