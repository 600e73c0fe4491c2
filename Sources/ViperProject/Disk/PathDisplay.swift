/// The form of paths in messages: relative to the working directory, unless the user typed absolute
/// paths.
package struct PathDisplay: Hashable, Sendable {
  package let workingFolder: String
  package let isAbsolute: Bool

  package init(workingFolder: String, isAbsolute: Bool = false) {
    self.workingFolder = workingFolder
    self.isAbsolute = isAbsolute
  }

  package func callAsFunction(_ path: String) -> String {
    isAbsolute ? path : FilePath.relative(path, to: workingFolder)
  }
}
