/// Texts of Xcode projects as Xcode lays them out.
package enum XcodeProjectText {
  /// An app 'Shop' with a group `Shop/Modules`, a storyboard in two languages, and unit tests.
  package static func grouped(version: Int = 56) -> String {
    text("Grouped").replacing("objectVersion = 56;", with: "objectVersion = \(version);")
  }

  /// The same app as Xcode 16 makes it: the folders 'Shop' and 'ShopTests' are followed.
  package static let synchronized = text("Synchronized")

  private static func text(_ name: String) -> String {
    FixtureFile.text("Projects/\(name).pbxproj")
  }
}
