import ViperProject
import ViperText

/// A `project.pbxproj`: its objects and their byte ranges.
package struct ProjectFile: Sendable {
  package static let name = "project.pbxproj"

  package let source: SourceText
  /// The absolute path of the folder that the project's paths are relative to.
  package let folder: String
  let objects: [PropertyListValue.Entry]
  /// The dictionary of all objects, with its braces.
  let objectsRange: Range<Int>
  /// The indexes in `objects` by id.
  let index: [String: Int]
  let mainGroup: String
  /// The group of the built products, which is optional.
  let productGroup: String?
  package let targets: [Target]

  /// An Xcode target: an app, a bundle of tests, or another product.
  package struct Target: Hashable, Sendable {
    package let name: String
    /// `com.apple.product-type.application`
    package let productType: String
    /// The ids of build phases by kind, such as `PBXSourcesBuildPhase`.
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
    do throws(Flaw) {
      return (try ProjectFile(source, root: root, folder: folder), [])
    } catch {
      return (nil, [.xcodeStructure(source, error.what, at: error.range)])
    }
  }

  /// The reason why a property list isn't a project.
  private struct Flaw: Error {
    let what: String
    let range: Range<Int>
  }

  private init(_ source: SourceText, root: PropertyListValue, folder: String) throws(Flaw) {
    guard let list = root["objects"], let objects = list.entries else {
      throw Flaw(what: "it has no dictionary 'objects'", range: root.range)
    }
    let index = Dictionary(objects.enumerated().map { ($1.key, $0) }) { first, _ in first }
    func object(_ id: String?) -> PropertyListValue? {
      id.flatMap { index[$0] }.map { objects[$0].value }
    }
    guard let project = object(root["rootObject"]?.string), project.isa == "PBXProject" else {
      let range = root["rootObject"]?.range ?? root.range
      throw Flaw(what: "'rootObject' doesn't refer to a PBXProject", range: range)
    }
    guard let mainGroup = project["mainGroup"]?.string, let group = object(mainGroup),
      group.isa == "PBXGroup", group["children"]?.elements != nil
    else {
      let range = project["mainGroup"]?.range ?? project.range
      throw Flaw(what: "'mainGroup' doesn't refer to a PBXGroup", range: range)
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

  /// Finds the name that Xcode shows for an object.
  func name(of id: String) -> String {
    guard let object = self[id] else { return "" }
    return object["name"]?.string ?? object["path"]?.string.map(FilePath.name) ?? ""
  }
}

extension PropertyListValue {
  /// The kind of an object.
  var isa: String? { self["isa"]?.string }
}
