import ViperCommandLine

extension Command {
  /// The command's row in the table. It is computed, because a run needs one row at most.
  var spec: CommandSpec {
    switch self {
    case .new:
      CommandSpec(
        summary: "start a module, with its spec and its files",
        operands: [.name],
        options: [
          .package, .app, .into, .pack, .ui, .access, .tests, .dryRun,
        ],
        examples: [
          .init("viper-gen new Login", "a spec and its files, in the working directory"),
          .init("viper-gen new MyModule --package", "a package that builds at once"),
          .init("viper-gen new --app Shop", "an app with one tab, as a package"),
          .init("viper-gen new Login --ui swiftui", "with a SwiftUI view"),
        ])
    case .add:
      CommandSpec(
        summary: "put a member, an input, a service or another element into a spec",
        operands: [
          OperandSpec(
            placeholder: "LIST", count: .one, values: .offered(SpecList.common.map(\.word))),
          .value,
        ],
        options: [.to, .of, .dryRun, .format] + OptionSpec.memberDetails,
        examples: [
          .init("viper-gen add view 'show(_ items: [Item])' --to Feed", "a method of the view"),
          .init(
            "viper-gen add view-output 'viewDidLoad()' --to Feed --forward interactor.load",
            "one that is passed on"),
          .init(
            "viper-gen add route 'openItem(id: Int)' --to Feed --to-module Item",
            "a route to another module"),
          .init("viper-gen add entity 'Item(id: Int, title: String)' --to Feed", "an entity"),
          .init(
            "viper-gen add field 'subtitle: String' --of Item --to Feed", "one more field of it"),
        ])
    case .rename:
      CommandSpec(
        summary: "rename a module, everywhere",
        operands: [.module, .newName], options: [.dryRun, .format],
        examples: [
          .init("viper-gen rename Feed Timeline", "its spec, its files, its types, routes to it"),
          .init("viper-gen rename Feed Timeline --dry-run", "show what would change"),
        ])
    case .generate:
      CommandSpec(
        summary: "make the files of all specs, or of those given",
        operands: [.specs],
        options: [
          .dryRun, .force, .restart, .into, .onConflict, .format, .quiet, .verbose, .record,
        ],
        examples: [
          .init("viper-gen generate", "the project around the working directory"),
          .init("viper-gen generate Specs/Login.viper.json", "one module"),
          .init("viper-gen generate -nq Specs", "list what would change below a folder"),
          .init(
            "viper-gen generate --restart LoginRouter.swift", "with a deleted file of yours again"),
        ])
    case .watch:
      CommandSpec(
        summary: "generate whenever a spec changes, until Ctrl-C",
        operands: [.specs],
        examples: [.init("viper-gen watch", "the project around the working directory")])
    case .check:
      CommandSpec(
        summary: "show what differs from the specs, changing nothing",
        operands: [.specsOrInput],
        options: [.inputPath, .format, .quiet, .record],
        examples: [
          .init("viper-gen check", "the project around the working directory"),
          .init(
            "viper-gen check - --as Specs/Feed.viper.json < Draft.json",
            "the mistakes of a spec on the standard input, for an editor"),
          .init("viper-gen check --format github", "with annotations, for GitHub Actions"),
        ])
    case .diff:
      CommandSpec(
        summary: "show what 'generate' would change",
        operands: [.specs],
        options: [.into, .listFormat, .record],
        examples: [.init("viper-gen diff", "the project around the working directory")])
    case .build: .build
    case .inputs:
      CommandSpec(
        summary: "list the files that 'build' reads, for a script phase of Xcode",
        operands: [.specs],
        examples: [
          .init("viper-gen inputs App/Modules > viper-gen.xcfilelist", "in the project's folder")
        ])
    case .remove:
      CommandSpec(
        summary: "undo 'new' by deleting what is still as generated",
        operands: [.module],
        options: [
          .dryRun, .flag("force", short: "f", "discard edits in the spec and in generated files"),
        ],
        examples: [.init("viper-gen remove Login --dry-run", "list what would be deleted")])
    case .list:
      CommandSpec(
        summary: "list the modules of the project, with counts",
        operands: [.specs], options: [.listFormat],
        examples: [.init("viper-gen list", "a table of all modules")])
    case .graph:
      CommandSpec(
        summary: "draw which module opens which",
        operands: [
          OperandSpec(placeholder: "MODULE", count: .optional, values: .named(.modules))
        ],
        options: [.graphFormat, .depth, .labels],
        examples: [
          .init("viper-gen graph", "the whole project"),
          .init("viper-gen graph TripDetail --depth 2", "around one module"),
          .init("viper-gen graph --format html > modules.html", "a page to search and click in"),
          .init("viper-gen graph Sources/Examples/Trips", "the project of a folder"),
        ])
    case .adopt:
      CommandSpec(
        summary: "write the specs of an app that exists",
        operands: [OperandSpec(placeholder: "PATH", count: .any, values: .folder)],
        options: [.adoptedModule, .update, .dryRun, .format],
        examples: [
          .init("viper-gen adopt", "the app in the working directory"),
          .init("viper-gen adopt App/Modules --module Login", "one of its modules"),
          .init("viper-gen adopt --update", "take what was changed in protocols into the specs"),
        ])
    case .templatesList:
      CommandSpec(
        summary: "list the packs that can be used here",
        examples: [.init("viper-gen templates list", "the built-in packs and the project's")])
    case .templatesShow:
      CommandSpec(
        summary: "print a pack's manifest, or one of its templates",
        operands: [.pack, OperandSpec(placeholder: "FILE", count: .optional)],
        examples: [.init("viper-gen templates show viper", "what the pack 'viper' makes")])
    case .templatesEject:
      CommandSpec(
        summary: "copy a pack, or some of its templates, to change them",
        operands: [.pack, OperandSpec(placeholder: "FILE", count: .any)],
        options: [.ejectInto, .dryRun],
        examples: [
          .init("viper-gen templates eject viper", "the pack 'viper' into Templates/viper"),
          .init(
            "viper-gen templates eject viper Interactor.swift --into Templates/ours",
            "one template, over the rest of 'viper'"),
        ])
    case .templatesLint:
      CommandSpec(
        summary: "report all mistakes in packs",
        operands: [OperandSpec(placeholder: "DIR", count: .any, values: .folder)],
        options: [.format],
        examples: [
          .init("viper-gen templates lint", "the project's pack"),
          .init("viper-gen templates lint Templates/ours", "the pack in a folder"),
        ])
    case .exportXcode:
      CommandSpec(
        summary: "write an Xcode file template that makes a module",
        options: [.pack, .exportInto, .dryRun],
        examples: [.init("viper-gen export xcode", "for Xcode's New File dialog")])
    case .initialize:
      CommandSpec(
        summary: "write a 'viper-gen.json' for the project",
        options: [.initInto, .pack, .ui, .access, .dryRun],
        examples: [
          .init("viper-gen init --ui swiftui", "with a default for all specs"),
          .init("viper-gen init --into Sources/App", "for one of several targets"),
        ])
    case .schema:
      CommandSpec(
        summary: "print the JSON Schema of what is read, or printed as JSON",
        operands: [
          OperandSpec(
            placeholder: "KIND", count: .optional,
            values: .choice(SchemaKind.allCases.map(\.rawValue)))
        ],
        options: [.pack, .schemaFormat],
        examples: [
          .init("viper-gen schema spec > viper.schema.json", "for an editor"),
          .init("viper-gen schema spec --format markdown", "its keys, as a page"),
        ])
    case .explain:
      CommandSpec(
        summary: "explain a diagnostic, by its id",
        operands: [OperandSpec(placeholder: "ID", count: .optional, values: .named(.diagnostics))],
        examples: [.init("viper-gen explain unknown-key", "what it means and how to mend it")])
    case .completions:
      CommandSpec(
        summary: "print a completion script for a shell, or names it offers",
        operands: [
          OperandSpec(
            placeholder: "SHELL", count: .one,
            values: .choice(Shell.allCases.map(\.rawValue) + NameKind.allCases.map(\.rawValue)))
        ],
        examples: [
          .init("source <(viper-gen completions bash)", "in ~/.bashrc"),
          .init("viper-gen completions zsh > ~/.zfunc/_viper-gen", "in a folder of $fpath"),
          .init("viper-gen completions fish | source", "in ~/.config/fish/config.fish"),
        ])
    case .manual:
      CommandSpec(
        summary: "print the manual page",
        options: [.manualFormat],
        examples: [
          .init("viper-gen manual > viper-gen.1", "then: man ./viper-gen.1"),
          .init("viper-gen manual --format markdown", "the same, for a web page"),
        ])
    case .help:
      CommandSpec(
        summary: "show help for viper-gen, or for a command",
        operands: [OperandSpec(placeholder: "COMMAND", count: .any)],
        examples: [.init("viper-gen help new", "the options of 'new'")])
    }
  }
}
