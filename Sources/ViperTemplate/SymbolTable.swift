/// Gives every variable name of a program a number, while its templates are parsed.
final class SymbolTable {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    let number = names.count
    names.append(name)
    numbers[name] = number
    return number
  }
}
