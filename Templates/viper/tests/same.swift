/// Whether two values are alike in all that Swift can tell of them.
private func same<Value>(_ one: Value, _ other: Value) -> Bool {
  String(reflecting: one) == String(reflecting: other)
}

private func same<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
  one == other
}
