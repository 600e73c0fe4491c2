import ViperCommandLine

extension Command {
  var spec: CommandSpec {
    switch self {
    case .new:
      CommandSpec(
        summary: "create a module, a package or an app",
        operands: [.name],
        options: [.package, .app, .into, .pack, .ui, .access, .tests, .dryRun],
        examples: [
          .init("viper-gen new Login", "a spec and its files, in the working directory"),
          .init("viper-gen new MyModule --package", "a package that builds and passes its tests"),
          .init("viper-gen new --app Shop", "an app package with one tab"),
          .init("viper-gen new Login --ui swiftui", "a module with a SwiftUI view"),
        ])
    case .initialize:
      CommandSpec(
        summary: "create 'viper-gen.json', the config of a project",
        options: [.initInto, .pack, .ui, .access, .dryRun],
        examples: [
          .init("viper-gen init --ui swiftui", "with a default for all specs"),
          .init("viper-gen init --into Sources/App", "for one of several targets"),
        ])
    case .adopt:
      CommandSpec(
        summary: "create specs for existing VIPER modules, without changing Swift files",
        operands: [OperandSpec(placeholder: "PATH", count: .any, values: .folder)],
        options: [.adoptedModule, .update, .dryRun, .format],
        examples: [
          .init("viper-gen adopt", "all modules in the working directory"),
          .init("viper-gen adopt App/Modules --module Login", "one module"),
          .init("viper-gen adopt --update", "copy changes of the protocols into the specs"),
        ])
    case .generate:
      CommandSpec(
        summary: "generate code from specs",
        operands: [.specs],
        options: [
          .dryRun, .force, .restart, .into, .onConflict, .format, .quiet, .verbose, .record,
        ],
        examples: [
          .init("viper-gen generate", "the project of the working directory"),
          .init("viper-gen generate Specs/Login.viper.json", "one module"),
          .init("viper-gen generate -nq Specs", "list the files that would change in a folder"),
          .init("viper-gen generate --restart LoginRouter.swift", "re-create a deleted file"),
        ])
    case .watch:
      CommandSpec(
        summary: "generate code whenever a spec changes, until Ctrl-C",
        operands: [.specs],
        examples: [.init("viper-gen watch", "the project of the working directory")])
    case .check:
      CommandSpec(
        summary: "report files that are out of date, without changing anything (for CI)",
        operands: [.specsOrInput],
        options: [.inputPath, .format, .quiet, .record],
        examples: [
          .init("viper-gen check", "the project of the working directory"),
          .init(
            "viper-gen check - --as Specs/Feed.viper.json < Draft.json",
            "the errors of a spec on the standard input, for editors"),
          .init("viper-gen check --format github", "with annotations, for GitHub Actions"),
        ])
    case .diff:
      CommandSpec(
        summary: "show the changes that 'generate' would make",
        operands: [.specs],
        options: [.into, .listFormat, .record],
        examples: [.init("viper-gen diff", "the project of the working directory")])
    case .add:
      CommandSpec(
        summary: "add a method, input, service, route or entity to a spec, and regenerate",
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
            "a method that calls the interactor"),
          .init(
            "viper-gen add route 'openItem(id: Int)' --to Feed --to-module Item",
            "a route to another module"),
          .init("viper-gen add entity 'Item(id: Int, title: String)' --to Feed", "an entity"),
          .init("viper-gen add field 'subtitle: String' --of Item --to Feed", "an entity's field"),
        ])
    case .rename:
      CommandSpec(
        summary: "rename a module, with its files, its types and the routes that open it",
        operands: [.module, .newName], options: [.dryRun, .format],
        examples: [
          .init("viper-gen rename Feed Timeline", "rename the spec, the files and the types"),
          .init("viper-gen rename Feed Timeline --dry-run", "show the changes"),
        ])
    case .remove:
      CommandSpec(
        summary: "delete a module that you haven't edited: its spec and its files",
        operands: [.module],
        options: [
          .dryRun,
          .flag(
            "force", short: "f",
            "discard edits in the spec and in generated files; files with your code are never deleted"
          ),
        ],
        examples: [
          .init("viper-gen remove Login --dry-run", "list the files that would be deleted")
        ])
    case .list:
      CommandSpec(
        summary: "list the modules of the project, with counts",
        operands: [.specs], options: [.listFormat],
        examples: [.init("viper-gen list", "a table of all modules")])
    case .graph:
      CommandSpec(
        summary: "draw the navigation between modules",
        operands: [OperandSpec(placeholder: "MODULE", count: .optional, values: .named(.modules))],
        options: [.graphFormat, .depth, .labels],
        examples: [
          .init("viper-gen graph", "the whole project"),
          .init("viper-gen graph TripDetail --depth 2", "the modules around one module"),
          .init("viper-gen graph --format html > modules.html", "a page that you can search"),
          .init("viper-gen graph Sources/Examples/Trips", "the project of a folder"),
        ])
    case .explain:
      CommandSpec(
        summary: "explain a diagnostic and its fix",
        operands: [OperandSpec(placeholder: "ID", count: .optional, values: .named(.diagnostics))],
        examples: [.init("viper-gen explain unknown-key", "the meaning and the fix of an error")])
    case .templatesList:
      CommandSpec(
        summary: "list the template packs that you can use here",
        examples: [.init("viper-gen templates list", "the built-in packs and the project's")])
    case .templatesShow:
      CommandSpec(
        summary: "print a pack's manifest or one of its templates",
        operands: [.pack, OperandSpec(placeholder: "FILE", count: .optional)],
        examples: [.init("viper-gen templates show viper", "the manifest of the pack 'viper'")])
    case .templatesEject:
      CommandSpec(
        summary: "copy a pack or some of its templates into the project, to change them",
        operands: [.pack, OperandSpec(placeholder: "FILE", count: .any)],
        options: [.ejectInto, .dryRun],
        examples: [
          .init("viper-gen templates eject viper", "the pack 'viper' into Templates/viper"),
          .init(
            "viper-gen templates eject viper Interactor.swift --into Templates/ours",
            "one template; the others come from 'viper'"),
        ])
    case .templatesLint:
      CommandSpec(
        summary: "report all errors in packs",
        operands: [OperandSpec(placeholder: "DIR", count: .any, values: .folder)],
        options: [.format],
        examples: [
          .init("viper-gen templates lint", "the project's pack"),
          .init("viper-gen templates lint Templates/ours", "the pack in a folder"),
        ])
    case .exportXcode:
      CommandSpec(
        summary: "create an Xcode file template for new modules",
        options: [.pack, .exportInto, .dryRun],
        examples: [.init("viper-gen export xcode", "for Xcode's New File dialog")])
    case .build: .build
    case .inputs:
      CommandSpec(
        summary: "list the files that 'build' reads, for a script phase in Xcode",
        operands: [.specs],
        examples: [
          .init("viper-gen inputs App/Modules > viper-gen.xcfilelist", "in the project's folder")
        ])
    case .schema:
      CommandSpec(
        summary: "print the JSON Schema of specs, configs, packs or JSON output",
        operands: [
          OperandSpec(
            placeholder: "KIND", count: .optional,
            values: .choice(SchemaKind.allCases.map(\.rawValue)))
        ],
        options: [.pack, .schemaFormat],
        examples: [
          .init("viper-gen schema spec > viper.schema.json", "for an editor"),
          .init("viper-gen schema spec --format markdown", "a page about the keys of specs"),
        ])
    case .completions:
      CommandSpec(
        summary: "print a completion script for a shell, or the names that it offers",
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
          .init("viper-gen manual --format markdown", "as a Markdown page"),
        ])
    case .help:
      CommandSpec(
        summary: "show help for viper-gen or for a command",
        operands: [OperandSpec(placeholder: "COMMAND", count: .any)],
        examples: [.init("viper-gen help new", "the options of 'new'")])
    }
  }
}
