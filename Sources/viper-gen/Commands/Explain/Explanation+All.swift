extension Explanation {
  /// All, by their ids; a test holds them against the sources.
  static let all: [Explanation] =
    [
      commandLine, files, modules, outputs, packs, projects, signatures, specs, templates, viperKit,
    ]
    .flatMap(\.self).sorted { $0.id < $1.id }
}
