/// Aligns the columns of a table.
func textTable(_ rows: [[String]]) -> String {
  let cells = rows.flatMap { Array($0.enumerated()) }
  let widths = Dictionary(cells.map { ($0.offset, $0.element.count) }, uniquingKeysWith: max)
  let lines = rows.map { row in
    row.enumerated().map { column, cell in
      let width = column == row.count - 1 ? 0 : (widths[column] ?? 0) + 2
      return cell + String(repeating: " ", count: max(0, width - cell.count))
    }.joined()
  }
  return lines.map { $0 + "\n" }.joined()
}
