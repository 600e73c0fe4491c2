/// Lets tasks run until a condition is true, but not forever.
@MainActor
private func settle(until isSettled: () -> Bool) async {
  for _ in 0..<1_000_000 {
    if isSettled() { return }
    await {{ module.task }}.yield()
  }
}
