import ViperProject

/// Whether the compiler forbids values that aren't `Sendable` to leave the main actor.
struct SendingCheck {
  let disk: any Disk
  let project: Project
  let packageFolder: String?

  /// True unless a setting turns it off.
  func isOn() throws(DiskError) -> Bool {
    if let packageFolder {
      let path = FilePath.join(packageFolder, "Package.swift")
      return PackageManifest(try disk.read(path) ?? []).checksSending
    }
    var search = XcodeSearch(disk: disk, config: project.config, display: project.display)
    guard let path = try search.project() else { return true }
    let settings = XcodeSettings(
      try disk.read(FilePath.join(path, XcodeSearch.textName)) ?? [])
    // New Xcode projects have all of these settings.
    let relaxing = [
      ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"),
      ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "YES"),
    ]
    return settings.values(of: "SWIFT_VERSION").contains { $0.hasPrefix("6") }
      && !relaxing.contains { setting, value in settings.values(of: setting).contains(value) }
  }
}
