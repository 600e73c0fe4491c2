#if !canImport(UIKit)
  import ExamplesViews
  import Foundation
  import TestTools
  import Testing
  import ViperKit

  @MainActor
  struct HeadlessControlTests {
    @Test func aTapOnAButtonSendsTouchUpInside() {
      var events: [String] = []
      let button = UIButton(type: .system)
      button.setTitle("Start", for: .normal)
      button.addAction(UIAction { _ in events.append("touch") }, for: .touchUpInside)
      button.addAction(UIAction { _ in events.append("value") }, for: .valueChanged)

      #expect(button.currentTitle == "Start")
      #expect(button.tap())

      #expect(events == ["touch"])
    }

    @Test func hiddenAndDisabledButtonsCannotBeTapped() {
      var count = 0
      let button = UIButton()
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      let around = UIStackView(arrangedSubviews: [button])

      around.isHidden = true
      #expect(!button.tap())
      around.isHidden = false
      button.isEnabled = false
      #expect(!button.tap())
      button.isEnabled = true
      #expect(button.tap())

      #expect(count == 1)
    }

    @Test func aFingerTypesIntoAFieldThatItReaches() {
      let field = UITextField()

      #expect(field.type("typed"))
      field.isEnabled = false
      #expect(!field.type("more"))

      #expect(field.text == "typed")
    }

    @Test func dotsStayWithinTheirPages() {
      let dots = UIPageControl()
      dots.numberOfPages = 3
      dots.currentPage = 9
      #expect(dots.currentPage == 2)
      dots.numberOfPages = 1
      #expect(dots.currentPage == 0)
      #expect(!dots.turn(to: 1))
      dots.numberOfPages = 0
      dots.currentPage = -1
      #expect(dots.currentPage == 0)
    }

    @Test func pullingRefreshesOnceAtATime() {
      var count = 0
      let page = UIScrollView()
      let refreshing = UIRefreshControl()
      refreshing.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      page.refreshControl = refreshing
      #expect(refreshing.superview === page)

      #expect(refreshing.pull())
      #expect(!refreshing.pull())
      refreshing.endRefreshing()
      refreshing.beginRefreshing()

      #expect(count == 1, "the app's own beginning tells nobody")
      page.refreshControl = nil
      #expect(refreshing.superview == nil)
    }

    @Test func aRemovedViewIsNoLongerArranged() {
      let (one, two) = (UILabel(), UILabel())
      let stack = UIStackView(arrangedSubviews: [one, two])
      one.removeFromSuperview()
      #expect(stack.arrangedSubviews == [two])
      stack.addArrangedSubview(one)
      #expect(stack.arrangedSubviews == [two, one])
      stack.addArrangedSubview(two)
      #expect(stack.arrangedSubviews == [one, two])
    }

    @Test func aTableUsesItsCellsAgain() throws {
      let (table, rows) = (UITableView(), Rows())
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      rows.texts = ["a", "b"]
      #expect(rows.asked == 0, "nobody has looked yet")
      let first = table.visibleCells
      #expect(first.count == 2)
      #expect(rows.asked == 2)

      rows.texts = ["c"]
      table.reloadData()

      let cell = try #require(table.visibleCells.first as? Cell)
      #expect(first.contains(cell))
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "c")
      #expect(table.subviews == [cell])
    }
  }

  private final class Cell: UITableViewCell {}

  private final class Rows: UITableViewDataSource {
    var texts: [String] = []
    private(set) var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = texts[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
  }
#endif
