import ViperPipeline
import ViperProject

extension CommandContext {
  /// The cache in the folder that `--record` names, or in viper-gen's folder in the user's cache folder; nil if there
  /// is no such folder.
  package func cache(for invocation: Invocation) -> ModuleCache? {
    let given = invocation.value(of: .record).map(absolute)
    let usual = environment.cacheFolder.map { FilePath.join($0, "viper-gen") }
    guard let folder = given ?? usual, let tool else { return nil }
    return ModuleCache(in: folder, tool: tool, on: disk)
  }
}

extension Environment {
  /// Where programs keep what can be made again; nil without a home.
  fileprivate var cacheFolder: String? {
    #if !canImport(Darwin)
      // The standard says that a relative path is to be ignored.
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
