/// The commands about a project as a whole, and about viper-gen itself.
extension CommandSpec {
  static var list: CommandSpec {
    CommandSpec(
      summary: "list the modules of the project, with counts",
      operands: [.specs], options: [.listFormat],
      examples: [Example("viper-gen list", "a table of all modules")])
  }

  static var graph: CommandSpec {
    CommandSpec(
      summary: "draw which module opens which",
      operands: [OperandSpec(placeholder: "MODULE", count: .optional)], options: [.graphFormat],
      examples: [
        Example("viper-gen graph", "the whole project"),
        Example("viper-gen graph TripDetail --format dot", "around one module"),
        Example("viper-gen graph Sources/Examples/Trips", "the project of a folder"),
      ])
  }

  static var templatesList: CommandSpec {
    CommandSpec(
      summary: "list the packs that can be used here",
      examples: [Example("viper-gen templates list", "the built-in packs and the project's")])
  }

  static var templatesShow: CommandSpec {
    CommandSpec(
      summary: "print a pack's manifest, or one of its templates",
      operands: [.pack, OperandSpec(placeholder: "FILE", count: .optional)],
      examples: [Example("viper-gen templates show viper", "what the pack 'viper' makes")])
  }

  static var templatesEject: CommandSpec {
    CommandSpec(
      summary: "copy a pack, or some of its templates, to change them",
      operands: [.pack, OperandSpec(placeholder: "FILE", count: .any)],
      options: [.ejectInto, .dryRun],
      examples: [
        Example("viper-gen templates eject viper", "the pack 'viper' into Templates/viper"),
        Example(
          "viper-gen templates eject viper Interactor.swift --into Templates/ours",
          "one template, over the rest of 'viper'"),
      ])
  }

  static var templatesLint: CommandSpec {
    CommandSpec(
      summary: "report all mistakes in packs",
      operands: [OperandSpec(placeholder: "DIR", count: .any, values: .folder)],
      options: [.format],
      examples: [
        Example("viper-gen templates lint", "the project's pack"),
        Example("viper-gen templates lint Templates/ours", "the pack in a folder"),
      ])
  }

  static var exportXcode: CommandSpec {
    CommandSpec(
      summary: "write an Xcode file template that makes a module",
      options: [.pack, .exportInto, .dryRun],
      examples: [Example("viper-gen export xcode", "for Xcode's New File dialog")])
  }

  static var initialize: CommandSpec {
    CommandSpec(
      summary: "write a 'viper-gen.json' for the project",
      options: [.pack, .ui, .access, .dryRun],
      examples: [Example("viper-gen init --ui swiftui", "with a default for all specs")])
  }

  static var schema: CommandSpec {
    CommandSpec(
      summary: "print the JSON Schema of specs, configs, packs or reports",
      operands: [
        OperandSpec(
          placeholder: "KIND", count: .optional,
          values: .choice(SchemaKind.allCases.map(\.rawValue)))
      ],
      options: [.pack],
      examples: [Example("viper-gen schema spec > viper.schema.json", "for an editor")])
  }

  static var explain: CommandSpec {
    CommandSpec(
      summary: "explain a diagnostic, by its id",
      operands: [OperandSpec(placeholder: "ID", count: .optional)],
      examples: [Example("viper-gen explain unknown-key", "what it means and how to mend it")])
  }

  static var completions: CommandSpec {
    CommandSpec(
      summary: "print a completion script for a shell",
      operands: [
        OperandSpec(
          placeholder: "SHELL", count: .one, values: .choice(Shell.allCases.map(\.rawValue)))
      ],
      examples: [
        Example("source <(viper-gen completions bash)", "in ~/.bashrc"),
        Example("viper-gen completions zsh > ~/.zfunc/_viper-gen", "in a folder of $fpath"),
        Example("viper-gen completions fish | source", "in ~/.config/fish/config.fish"),
      ])
  }

  static var manual: CommandSpec {
    CommandSpec(
      summary: "print the manual page",
      examples: [Example("viper-gen manual > viper-gen.1", "then: man ./viper-gen.1")])
  }

  static var help: CommandSpec {
    CommandSpec(
      summary: "show help for viper-gen, or for a command",
      operands: [OperandSpec(placeholder: "COMMAND", count: .any)],
      examples: [Example("viper-gen help new", "the options of 'new'")])
  }
}

extension OperandSpec {
  static let pack = OperandSpec(placeholder: "PACK", count: .one)
}
