import ViperText

/// A type in the Swift files of a module's target.
package struct DeclaredType: Sendable, Located {
  package let keyword: String
  package let name: String
  package let location: SourceLocation
  /// The widest access level of code that can use it; nil for a type that is private to its file.
  package let access: Access?
  package let isUnsendable: Bool
  /// Nil if unknown.
  package let isController: Bool?
  /// The class and its superclasses in the target.
  package let classes: [(name: String, members: Set<String>)]

  package init(
    keyword: String, name: String, location: SourceLocation, access: Access?, isUnsendable: Bool,
    isController: Bool?, classes: [(name: String, members: Set<String>)]
  ) {
    (self.keyword, self.name, self.location) = (keyword, name, location)
    (self.access, self.isUnsendable) = (access, isUnsendable)
    (self.isController, self.classes) = (isController, classes)
  }
}
