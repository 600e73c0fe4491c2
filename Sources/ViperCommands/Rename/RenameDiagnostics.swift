import SwiftReading
import ViperText

extension Diagnostic {
  /// - Parameter subject: the module, or a member.
  static func sameName(_ subject: String, _ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "unused-rename", "\(subject) is already named '\(name)'", at: place,
      help: "choose another name")
  }

  static func takenModule(_ name: EmbeddedText, spec: String) -> Diagnostic {
    Diagnostic(
      id: "conflicting-module", "a module '\(name.string)' already exists: '\(spec)'",
      at: name.location,
      help: "choose another name")
  }

  static func notInStep(count: Int, first: String) -> Diagnostic {
    let files = count == 1 ? "'\(first)' is" : "'\(first)' and \(count - 1) more are"
    return Diagnostic(
      id: "outdated-before-rename", "can't rename now, because \(files) out of date",
      help: "run 'viper-gen generate' first")
  }

  static func takenPath(_ path: String, module: String) -> Diagnostic {
    Diagnostic(
      id: "conflicting-path", "'\(path)' already exists, but a file of '\(module)' needs this path",
      help: "move the file, or choose another name")
  }

  static func leftLink(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "unsupported-file-move",
      "'\(path)' wasn't moved, because it is hidden, executable or a symbolic link",
      help: "if the file belongs to the module, move it yourself")
  }

  static func movedRepository(_ folder: String) -> Diagnostic {
    Diagnostic(
      id: "unsupported-repository-move",
      "can't move '\(folder)', because it is a separate repository",
      help: "rename the folder yourself, then run the command again")
  }

  // MARK: - Members

  static func noMember(
    _ name: String, of module: String, known: [String], at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-member", "'\(module)' has no member '\(name)'", at: location,
      help: didYouMean(name, known, or: "use one of these members: ", none: "see the spec"))
  }

  static func severalMembers(
    _ name: String, of module: String, _ paths: [String], at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "conflicting-member-name", "'\(module)' has \(paths.count) members '\(name)'",
      at: location, help: "name one of them: " + quotedList(paths, separator: " or "))
  }

  static func takenMember(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "conflicting-member-name", "'\(name)' is already declared here", at: location,
      help: "rename this declaration first, or choose another name for the member")
  }

  static func keywordMember(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "invalid-member-name", "'\(name)' is a Swift keyword", at: location,
      help: "choose another name")
  }

  static func labelRename(
    _ member: Member, to name: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      id: "unsupported-label-rename",
      "a rename can't change the argument labels of '\(member.compoundName)'", at: location,
      help: "rename the method to '\(name)', then change the labels in the spec")
  }

  static func foreignMember(_ member: Member, of module: String, isOfPack: Bool) -> Diagnostic {
    let owner = isOfPack ? "the template pack" : "a Swift protocol"
    return Diagnostic(
      id: "unsupported-member-rename",
      "'\(member.compoundName)' of '\(module)' is declared by \(owner)", at: member.location,
      help: "rename the declaration there")
  }

  static func stateMember(_ member: Member, of module: String) -> Diagnostic {
    Diagnostic(
      id: "unsupported-member-rename",
      "'\(member.name)' of '\(module)' is a property in 'state'", at: member.location,
      help: "change the name in the spec, and in your code")
  }
}
