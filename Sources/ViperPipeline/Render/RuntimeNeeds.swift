import ViperSpec

/// The part of ViperKit that a project's modules need.
struct RuntimeNeeds {
  /// The folders of ViperKit's `Modules`.
  var parts: Set<String> = []
  /// The names that modules use. Nil if people or foreign templates may use any.
  var names: Set<String>? = []
  /// The widest access of a module, because modules inherit from these types.
  var access = Access.internal
  /// The absolute folders of the modules.
  var folders: [String] = []
}
