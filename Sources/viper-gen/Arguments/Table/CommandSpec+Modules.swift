/// The commands that make, check and remove modules.
extension CommandSpec {
  static var new: CommandSpec {
    CommandSpec(
      summary: "start a module, with its spec and its files",
      operands: [.name],
      options: [
        .package, .into, .pack, .ui, .access, .tests, .dryRun, .importing, .service, .state,
        .input, .output, .entity, .yours,
      ],
      examples: [
        Example("viper-gen new Login", "a spec and its files, in the working directory"),
        Example("viper-gen new MyModule --package", "a package that builds at once"),
        Example(
          "viper-gen new Login --ui swiftui --view 'show(_ message: String)'",
          "with a method of the view"),
      ])
  }

  static var generate: CommandSpec {
    CommandSpec(
      summary: "make the files of all specs, or of those given",
      operands: [.specs],
      options: [.dryRun, .force, .into, .onConflict, .format, .quiet],
      examples: [
        Example("viper-gen generate", "the project around the working directory"),
        Example("viper-gen generate Specs/Login.viper.json", "one module"),
        Example("viper-gen generate -nq Specs", "list what would change below a folder"),
      ])
  }

  static var check: CommandSpec {
    CommandSpec(
      summary: "show what differs from the specs, changing nothing",
      operands: [.specs],
      options: [.format, .quiet],
      examples: [
        Example("viper-gen check", "the project around the working directory"),
        Example("viper-gen check --format github", "with annotations, for GitHub Actions"),
      ])
  }

  static var diff: CommandSpec {
    CommandSpec(
      summary: "show what 'generate' would change",
      operands: [.specs],
      options: [.into, .listFormat],
      examples: [Example("viper-gen diff", "the project around the working directory")])
  }

  static var build: CommandSpec {
    CommandSpec(
      summary: "make one Swift file for each spec, as a step of a build",
      operands: [.specs],
      options: [.outputFolder, .mocks, .known, .format, .onlyMistakes],
      examples: [
        Example(
          "viper-gen build --into Derived App/Login.viper.json", "writes Derived/Login.viper.swift"),
        Example(
          "viper-gen build --into Derived --mocks App=App/Login.viper.json",
          "mocks that import App, in place of the module"),
      ])
  }

  static var inputs: CommandSpec {
    CommandSpec(
      summary: "list the files that 'build' reads, for a script phase of Xcode",
      operands: [.specs],
      examples: [
        Example("viper-gen inputs App/Modules > viper-gen.xcfilelist", "in the project's folder")
      ])
  }

  static var remove: CommandSpec {
    CommandSpec(
      summary: "undo 'new' by deleting what is still as generated",
      operands: [.name],
      options: [.dryRun, .flag("force", short: "f", "delete files that you have edited, too")],
      examples: [Example("viper-gen remove Login --dry-run", "list what would be deleted")])
  }
}
