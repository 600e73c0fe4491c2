/// Lets tasks run until something holds, or for long enough to be sure that it never will.
@MainActor
private func settle(until isSettled: () -> Bool) async {
  for _ in 0..<1_000_000 {
    if isSettled() { return }
    await {{ module.task }}.yield()
  }
}
