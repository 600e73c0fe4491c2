import ViperProject
import ViperSpec

extension Pipeline {
  /// The actor of protocols without an attribute for it.
  func defaultIsolation(of read: ReadProject) throws(DiskError) -> DefaultIsolation {
    if let packageFolder = read.packageFolder {
      let path = FilePath.join(packageFolder, "Package.swift")
      let manifest = PackageManifest(try disk.read(path) ?? [])
      if manifest.hasDefaultIsolation { return .mainActor }
      return manifest.checksIsolation ? .nonisolated : .unchecked
    }
    guard let settings = try xcodeSettings(of: read.project) else { return .unchecked }
    if settings.values(of: "SWIFT_DEFAULT_ACTOR_ISOLATION").contains("MainActor") {
      return .mainActor
    }
    let isChecked = settings.values(of: "SWIFT_VERSION").contains { $0.hasPrefix("6") }
    return isChecked ? .nonisolated : .unchecked
  }

  /// The settings of the nearest Xcode project.
  private func xcodeSettings(of project: Project) throws(DiskError) -> XcodeSettings? {
    var search = XcodeSearch(disk: disk, config: project.config, display: project.display)
    guard let path = try search.project() else { return nil }
    return XcodeSettings(try disk.read(FilePath.join(path, XcodeSearch.textName)) ?? [])
  }

  /// Whether the compiler forbids values that aren't `Sendable` to leave the main actor. True unless
  /// a setting turns this check off.
  func checksSending(of read: ReadProject) throws(DiskError) -> Bool {
    if let packageFolder = read.packageFolder {
      let path = FilePath.join(packageFolder, "Package.swift")
      return PackageManifest(try disk.read(path) ?? []).checksSending
    }
    guard let settings = try xcodeSettings(of: read.project) else { return true }
    // New Xcode projects have all of these settings.
    let relaxing = [
      ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"),
      ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "YES"),
    ]
    return settings.values(of: "SWIFT_VERSION").contains { $0.hasPrefix("6") }
      && !relaxing.contains { setting, value in settings.values(of: setting).contains(value) }
  }
}
