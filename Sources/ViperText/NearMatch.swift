/// `"intercator"` → `"interactor"`
///
/// The edit distance (insert, delete, replace, swap) is at most a third of the longer word. Case is
/// ignored, and the first of equal candidates wins.
package func nearMatch(for word: String, in candidates: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased().utf8.prefix(64))
  var best: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let wanted = Array(candidate.lowercased().utf8.prefix(64))
    let limit = max(typed.count, wanted.count) / 3
    guard abs(word.utf8.count - candidate.utf8.count) <= limit else { continue }
    let distance = editDistance(typed, wanted)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// `did you mean 'interactor'?`
package func didYouMean(_ word: String, _ candidates: some Sequence<String>) -> String? {
  nearMatch(for: word, in: candidates).map { "did you mean '\($0)'?" }
}

/// Suggests a similar word, or all known words after `list`.
package func didYouMean(
  _ word: String, _ known: [String], or list: String, none: String? = nil
) -> String {
  if let none, known.isEmpty { return none }
  return didYouMean(word, known) ?? list + known.joined(separator: ", ")
}

/// `["view", "router"]` → `'view', 'router'`
package func quotedList(_ names: [String], separator: String = ", ") -> String {
  names.map { "'\($0)'" }.joined(separator: separator)
}

func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
