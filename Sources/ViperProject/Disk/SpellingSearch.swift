/// Finds files whose path differs from the planned path in case only: `login.viper.json` instead of
/// `Login.viper.json`.
package struct SpellingSearch {
  private let disk: any Disk
  /// The planned paths, by lowercase path. Paths with composed and decomposed letters share a key,
  /// because Swift considers them equal.
  private let planned: [String: String]

  package init(_ planned: some Sequence<String>, disk: any Disk) {
    self.disk = disk
    self.planned = Dictionary(planned.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  package func planned(at path: String) throws(DiskError) -> String? {
    guard let planned = planned[path.lowercased()],
      let identity = try disk.identity(of: path), try disk.identity(of: planned) == identity
    else { return nil }
    return planned
  }

  package func others(among paths: [String]) throws(DiskError) -> [String] {
    var others: [String] = []
    for path in paths where try planned(at: path) == nil { others.append(path) }
    return others
  }
}
