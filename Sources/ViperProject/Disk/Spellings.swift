/// Finds files that stand under another spelling of their planned path, as where case is ignored: the
/// spec `login.viper.json` has become `Login.viper.json`.
package struct Spellings {
  private let disk: any Disk
  /// By their paths in lower case. (Equal strings may have composed and decomposed letters.)
  private let planned: [String: String]

  package init(_ planned: some Sequence<String>, disk: any Disk) {
    self.disk = disk
    self.planned = Dictionary(planned.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// The planned path of the file, or folder, that stands at a path; nil if it is another one.
  package func planned(at path: String) throws(DiskError) -> String? {
    guard let planned = planned[path.lowercased()],
      let identity = try disk.identity(of: path), try disk.identity(of: planned) == identity
    else { return nil }
    return planned
  }

  /// The paths that are no planned ones.
  package func others(among paths: [String]) throws(DiskError) -> [String] {
    var others: [String] = []
    for path in paths where try planned(at: path) == nil { others.append(path) }
    return others
  }
}
