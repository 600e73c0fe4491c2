import ViperText

/// A type in the Swift files of a module's target.
package struct DeclaredType: Sendable, Located {
  /// `struct`, `class`, `protocol` or the like.
  package let keyword: String
  package let name: String
  package let location: SourceLocation
  /// The widest access level of code that can use it; nil for a type that is private to its file.
  package let access: Access?
  /// Whether it is a class that can't leave its actor.
  package let isUnsendable: Bool
  /// Whether a view controller can inherit from it; nil if that isn't known.
  package let isController: Bool?
  /// The class and those of the target that it inherits from, each with its members.
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
