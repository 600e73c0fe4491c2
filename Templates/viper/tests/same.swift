/// Whether two values look the same to `String(reflecting:)`.
private func same<Value>(_ one: Value, _ other: Value) -> Bool {
  String(reflecting: one) == String(reflecting: other)
}

private func same<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
  one == other
}
