import ViperPipeline
import ViperProject

extension CommandContext {
  /// Opens the cache in the folder of `--record`, or in the user's cache folder. Nil without a
  /// folder, or if the build of viper-gen is unknown.
  package func cache(for invocation: Invocation) -> ModuleCache? {
    let given = invocation.value(of: .record).map(absolute)
    let usual = environment.cacheFolder.map { FilePath.join($0, "viper-gen") }
    guard let folder = given ?? usual, let tool else { return nil }
    return ModuleCache(in: folder, tool: tool, on: disk)
  }
}

extension Environment {
  fileprivate var cacheFolder: String? {
    #if !canImport(Darwin)
      // The XDG standard ignores relative paths.
      if let folder = variable("XDG_CACHE_HOME"), FilePath.isAbsolute(folder) { return folder }
    #endif
    guard let home = variable("HOME"), FilePath.isAbsolute(home) else { return nil }
    #if canImport(Darwin)
      return FilePath.join(home, "Library/Caches")
    #else
      return FilePath.join(home, ".cache")
    #endif
  }
}
