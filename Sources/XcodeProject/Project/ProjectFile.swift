import ViperProject
import ViperText

/// A `project.pbxproj`: its objects and their byte ranges.
package struct ProjectFile: Sendable {
  package static let name = "project.pbxproj"

  package let source: SourceText
  /// The absolute path of the folder that the project's paths are relative to.
  package let folder: String
  let objects: [PropertyListValue.Entry]
  let objectsRange: Range<Int>
  let index: [String: Int]
  let mainGroup: String
  /// The group of the built products, which is optional.
  let productGroup: String?
  package let targets: [Target]

  package struct Target: Hashable, Sendable {
    package let name: String
    /// `com.apple.product-type.application`
    package let productType: String
    let phases: [String: String]
    /// The ids of the groups whose folders Xcode synchronizes.
    let followedGroups: [String]

    fileprivate init?(_ target: PropertyListValue, object: (String?) -> PropertyListValue?) {
      guard let name = target["name"]?.string else { return nil }
      self.name = name
      productType = target["productType"]?.string ?? ""
      followedGroups = target["fileSystemSynchronizedGroups"]?.strings ?? []
      var phases: [String: String] = [:]
      for id in target["buildPhases"]?.strings ?? [] {
        guard let phase = object(id), let isa = phase.isa, phase["files"]?.elements != nil,
          phases[isa] == nil
        else { continue }
        phases[isa] = id
      }
      self.phases = phases
    }

    private static let bundle = "com.apple.product-type.bundle."

    package var isTest: Bool { isUnitTest || productType == Self.bundle + "ui-testing" }
    package var isUnitTest: Bool { productType == Self.bundle + "unit-test" }
    package var isApp: Bool { productType == "com.apple.product-type.application" }
    package var compiles: Bool { phases["PBXSourcesBuildPhase"] != nil }
  }

  /// - Parameter folder: The absolute path of the folder that contains `App.xcodeproj`.
  package static func read(
    _ source: SourceText, in folder: String
  ) -> (file: ProjectFile?, diagnostics: [Diagnostic]) {
    let (root, diagnostics) = PropertyListParser.parse(source)
    guard let root else { return (nil, diagnostics) }
    do throws(Diagnostic) {
      return (try ProjectFile(source, root: root, folder: folder), [])
    } catch {
      return (nil, [error])
    }
  }

  private init(_ source: SourceText, root: PropertyListValue, folder: String) throws(Diagnostic) {
    guard let list = root["objects"], let objects = list.entries else {
      throw .xcodeStructure(source, "it has no dictionary 'objects'", at: root.range)
    }
    let index = Dictionary(objects.enumerated().map { ($1.key, $0) }) { first, _ in first }
    func object(_ id: String?) -> PropertyListValue? {
      id.flatMap { index[$0] }.map { objects[$0].value }
    }
    guard let project = object(root["rootObject"]?.string), project.isa == "PBXProject" else {
      let range = root["rootObject"]?.range ?? root.range
      throw .xcodeStructure(source, "'rootObject' doesn't refer to a PBXProject", at: range)
    }
    guard let mainGroup = project["mainGroup"]?.string, let group = object(mainGroup),
      group.isa == "PBXGroup", group["children"]?.elements != nil
    else {
      let range = project["mainGroup"]?.range ?? project.range
      throw .xcodeStructure(source, "'mainGroup' doesn't refer to a PBXGroup", at: range)
    }
    self.source = source
    self.objects = objects
    self.index = index
    self.mainGroup = mainGroup
    objectsRange = list.range
    productGroup = project["productRefGroup"]?.string
    self.folder = FilePath.absolute(project["projectDirPath"]?.string ?? "", in: folder)
    targets = (project["targets"]?.strings ?? []).compactMap { id in
      object(id).flatMap { Target($0, object: object) }
    }
  }

  subscript(id: String) -> PropertyListValue? { index[id].map { objects[$0].value } }

  func name(of id: String) -> String {
    guard let object = self[id] else { return "" }
    return object["name"]?.string ?? object["path"]?.string.map(FilePath.name) ?? ""
  }

  /// Finds the folder with a target's sources: one that Xcode synchronizes, the folder of a group
  /// with the target's name, or the folder with most of the compiled files.
  package func folder(of target: Target) -> String? {
    let tree = FileTree(self)
    let followed = target.followedGroups.compactMap { tree.followed[$0] }
    if let own = followed.first(where: { FilePath.name(of: $0) == target.name }) ?? followed.first {
      return own
    }
    // The project's folder often has the same name.
    let named = tree.groups.keys.filter { FilePath.name(of: $0) == target.name && $0 != folder }
    if let own = named.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) { return own }
    let references = Set(
      (target.phases["PBXSourcesBuildPhase"].flatMap { self[$0] }?["files"]?.strings ?? [])
        .compactMap { self[$0]?["fileRef"]?.string })
    let folders = tree.files.filter { !references.isDisjoint(with: $0.value) }.keys
      .filter { FilePath.isInside($0, folder) }.map(FilePath.folder)
    let parts = Dictionary(grouping: folders) { path in
      String(Substring(path.utf8.dropFirst(folder.utf8.count + 1).prefix { $0 != 0x2F }))
    }
    let most = parts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
    return most.dropFirst().reduce(most.first) { common, path in
      common.map { Self.common($0, path) }
    }
  }

  private static func common(_ a: String, _ b: String) -> String {
    var folder = a
    while !FilePath.isInside(b, folder), folder != "/" { folder = FilePath.folder(of: folder) }
    return folder
  }

  package func usesProduct(_ name: String) -> Bool {
    objects.contains {
      $0.value.isa == "XCSwiftPackageProductDependency" && $0.value["productName"]?.string == name
    }
  }
}

/// Makes the ids of new objects: 24 hexadecimal digits, like Xcode's.
///
/// Xcode's ids depend on time and machine. These ids are hashes of paths, so two branches that add
/// a file write the same line.
enum ObjectID {
  static func make(_ isa: String, _ key: String) -> String {
    let text = Array((isa + ":" + key).utf8)
    let first = hash(text, from: 0xCBF2_9CE4_8422_2325)
    let second = hash(text, from: first ^ 0x9E37_79B9_7F4A_7C15)
    return digits(first, 16) + digits(second, 8)
  }

  /// Computes FNV-1a. The bits are mixed at the end, because similar paths need different ids.
  private static func hash(_ bytes: [UInt8], from start: UInt64) -> UInt64 {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return hash ^ hash >> 31
  }

  private static func digits(_ value: UInt64, _ count: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String((String(repeating: "0", count: 16 - text.count) + text).prefix(count))
  }
}
