/// Texts of Xcode projects as Xcode lays them out.
package enum XcodeProjectText {
  /// An app 'Shop' with a group `Shop/Modules`, a storyboard in two languages, and unit tests.
  package static func grouped(version: Int = 56) -> String {
    text(
      version: version,
      groups: """
        /* Begin PBXGroup section */
        \t\tA00000000000000000000001 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tA00000000000000000000002 /* Shop */,
        \t\t\t\tA00000000000000000000004 /* ShopTests */,
        \t\t\t\tA00000000000000000000005 /* Products */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tA00000000000000000000002 /* Shop */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tB00000000000000000000001 /* AppDelegate.swift */,
        \t\t\t\tB00000000000000000000002 /* Main.storyboard */,
        \t\t\t\tA00000000000000000000003 /* Modules */,
        \t\t\t);
        \t\t\tpath = Shop;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tA00000000000000000000003 /* Modules */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t);
        \t\t\tpath = Modules;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tA00000000000000000000004 /* ShopTests */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tB00000000000000000000003 /* ShopTests.swift */,
        \t\t\t);
        \t\t\tpath = ShopTests;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \(products)
        /* End PBXGroup section */


        """)
  }

  /// The same app as Xcode 16 makes it: the folders 'Shop' and 'ShopTests' are followed.
  package static let synchronized = text(
    version: 77,
    groups: """
      /* Begin PBXFileSystemSynchronizedRootGroup section */
      \t\tA00000000000000000000002 /* Shop */ = {
      \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
      \t\t\tpath = Shop;
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tA00000000000000000000004 /* ShopTests */ = {
      \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
      \t\t\tpath = ShopTests;
      \t\t\tsourceTree = "<group>";
      \t\t};
      /* End PBXFileSystemSynchronizedRootGroup section */

      /* Begin PBXGroup section */
      \t\tA00000000000000000000001 = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tA00000000000000000000002 /* Shop */,
      \t\t\t\tA00000000000000000000004 /* ShopTests */,
      \t\t\t\tA00000000000000000000005 /* Products */,
      \t\t\t);
      \t\t\tsourceTree = "<group>";
      \t\t};
      \(products)
      /* End PBXGroup section */


      """)

  private static let products = """
    \t\tA00000000000000000000005 /* Products */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tB00000000000000000000008 /* Shop.app */,
    \t\t\t\tB00000000000000000000009 /* ShopTests.xctest */,
    \t\t\t);
    \t\t\tname = Products;
    \t\t\tsourceTree = "<group>";
    \t\t};
    """

  private static func text(version: Int, groups: String) -> String {
    let files = version < 77
    let sources = { (line: String) in files ? "\n\t\t\t\t" + line : "" }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = \(version);
      \tobjects = {

      \(files ? buildFiles : "")/* Begin PBXFileReference section */
      \(files ? references : "")\t\tB00000000000000000000008 /* Shop.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
      \t\tB00000000000000000000009 /* ShopTests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = ShopTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
      /* End PBXFileReference section */

      \(groups)/* Begin PBXNativeTarget section */
      \(target(1, "Shop", "application", phases: "E00000000000000000000001", "D00000000000000000000001", files: files ? "" : "A00000000000000000000002"))
      \(target(2, "ShopTests", "bundle.unit-test", phases: "E00000000000000000000002", files: files ? "" : "A00000000000000000000004"))
      /* End PBXNativeTarget section */

      /* Begin PBXProject section */
      \t\tF00000000000000000000001 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tmainGroup = A00000000000000000000001;
      \t\t\tproductRefGroup = A00000000000000000000005 /* Products */;
      \t\t\tprojectDirPath = "";
      \t\t\ttargets = (
      \t\t\t\tC00000000000000000000001 /* Shop */,
      \t\t\t\tC00000000000000000000002 /* ShopTests */,
      \t\t\t);
      \t\t};
      /* End PBXProject section */

      /* Begin PBXResourcesBuildPhase section */
      \t\tD00000000000000000000001 /* Resources */ = {
      \t\t\tisa = PBXResourcesBuildPhase;
      \t\t\tfiles = (\(sources("900000000000000000000002 /* Main.storyboard in Resources */,"))
      \t\t\t);
      \t\t};
      /* End PBXResourcesBuildPhase section */

      /* Begin PBXSourcesBuildPhase section */
      \t\tE00000000000000000000001 /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (\(sources("900000000000000000000001 /* AppDelegate.swift in Sources */,"))
      \t\t\t);
      \t\t};
      \t\tE00000000000000000000002 /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (\(sources("900000000000000000000003 /* ShopTests.swift in Sources */,"))
      \t\t\t);
      \t\t};
      /* End PBXSourcesBuildPhase section */
      \(files ? variants : "")\t};
      \trootObject = F00000000000000000000001 /* Project object */;
      }

      """
  }

  private static let buildFiles = """
    /* Begin PBXBuildFile section */
    \t\t900000000000000000000001 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000001 /* AppDelegate.swift */; };
    \t\t900000000000000000000002 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000002 /* Main.storyboard */; };
    \t\t900000000000000000000003 /* ShopTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000003 /* ShopTests.swift */; };
    /* End PBXBuildFile section */


    """

  private static let references = """
    \t\tB00000000000000000000001 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
    \t\tB00000000000000000000003 /* ShopTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopTests.swift; sourceTree = "<group>"; };
    \t\tB00000000000000000000004 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    \t\tB00000000000000000000005 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };

    """

  private static let variants = """

    /* Begin PBXVariantGroup section */
    \t\tB00000000000000000000002 /* Main.storyboard */ = {
    \t\t\tisa = PBXVariantGroup;
    \t\t\tchildren = (
    \t\t\t\tB00000000000000000000004 /* Base */,
    \t\t\t\tB00000000000000000000005 /* de */,
    \t\t\t);
    \t\t\tname = Main.storyboard;
    \t\t\tsourceTree = "<group>";
    \t\t};
    /* End PBXVariantGroup section */

    """

  private static func target(
    _ number: Int, _ name: String, _ type: String, phases: String..., files followed: String
  ) -> String {
    let list = phases.map { "\n\t\t\t\t\($0)," }.joined()
    let groups =
      followed.isEmpty
      ? "" : "\n\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\t\(followed),\n\t\t\t);"
    return """
      \t\tC0000000000000000000000\(number) /* \(name) */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildPhases = (\(list)
      \t\t\t);\(groups)
      \t\t\tname = \(name);
      \t\t\tproductType = "com.apple.product-type.\(type)";
      \t\t};
      """
  }
}
