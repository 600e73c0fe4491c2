struct TextTable {
  let rows: [[String]]

  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    var text = ""
    for row in rows {
      for (column, cell) in row.enumerated() {
        let isLast = column == row.count - 1
        let padding = isLast ? "" : String(repeating: " ", count: widths[column] - cell.count + 2)
        text += cell + padding
      }
      text += "\n"
    }
    return text
  }
}
