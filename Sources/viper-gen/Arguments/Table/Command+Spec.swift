import ViperCommandLine

extension Command {
  private var lists: [String] { SpecList.common.map(\.word) }

  var spec: CommandSpec {
    switch self {
    case .new:
      CommandSpec(
        summary: "create a module, a package or an app",
        operands: [.name],
        options: [
          .package, .app, .empty, .into, .pack, .ui, .access, .tests, .agents, .dryRun,
          .diagnosticsOnly,
        ],
        examples: [
          .init("viper-gen new Login", "create a spec and its files in the working directory"),
          .init(
            "viper-gen new MyModule --package", "create a package that builds and passes its tests"),
          .init("viper-gen new --app Shop", "create an app package with two screens"),
          .init("viper-gen new Login --ui swiftui", "create a module with a SwiftUI view"),
        ])
    case .initialize:
      CommandSpec(
        summary: "create 'viper-gen.json', the config of a project",
        options: [.target, .initInto, .pack, .ui, .access, .agents, .dryRun],
        examples: [
          .init("viper-gen init --ui swiftui", "set the default UI framework of all specs"),
          .init(
            "viper-gen init --into Sources/App",
            "choose the folder, if the project has several targets"),
          .init("viper-gen init --target Promotions", "set up a feature target beside an app"),
        ])
    case .adopt:
      CommandSpec(
        summary: "create specs for existing VIPER modules, without changing Swift files",
        operands: [
          OperandSpec(
            "PATH", "a folder with Swift files (default: the working directory)", count: .any,
            values: .folder)
        ],
        options: [.adoptedModule, .update, .dryRun, .format],
        examples: [
          .init("viper-gen adopt", "create specs for all modules in the working directory"),
          .init("viper-gen adopt App/Modules --module Login", "create a spec for one module"),
          .init("viper-gen adopt --update", "copy changes in Swift protocols into the specs"),
        ])
    case .generate:
      CommandSpec(
        summary: "generate code from specs",
        operands: [.specs],
        options: [
          .dryRun, .force, .restart, .into, .onConflict, .format, .quiet, .verbose, .record,
        ],
        examples: [
          .init("viper-gen generate", "generate the project of the working directory"),
          .init("viper-gen generate Specs/Login.viper.json", "generate one module"),
          .init("viper-gen generate -nq Specs", "list the files of a folder that would change"),
          .init("viper-gen generate --restart LoginRouter.swift", "re-create a deleted file"),
        ])
    case .watch:
      CommandSpec(
        summary: "generate code whenever a spec changes, until Ctrl-C",
        operands: [.specs],
        examples: [.init("viper-gen watch", "watch the project of the working directory")])
    case .check:
      CommandSpec(
        summary: "report files that are out of date, without changing anything (for CI)",
        operands: [.specs],
        options: [.format, .quiet, .record],
        examples: [
          .init("viper-gen check", "check the project of the working directory"),
          .init("viper-gen check --format github", "print annotations for GitHub Actions"),
        ])
    case .diff:
      CommandSpec(
        summary: "show the changes that 'generate' would make",
        operands: [.specs],
        options: [.into, .listFormat, .record],
        examples: [
          .init("viper-gen diff", "show the changes in the project of the working directory"),
          .init("viper-gen diff Specs/Login.viper.json", "show the changes in one module"),
        ])
    case .add:
      CommandSpec(
        summary: "add a method, input, service, route or entity to a spec, and regenerate",
        operands: [
          OperandSpec(
            "LIST",
            "list of the spec: \((lists + ["route"]).joined(separator: ", ")), "
              + "or a contract such as view-output", values: .offered(lists + ["route"])),
          .value,
        ],
        options: [.to, .of, .dryRun, .diagnosticsOnly, .format] + OptionSpec.memberDetails,
        examples: [
          .init("viper-gen add view 'show(_ items: [Item])' --to Feed", "add a method to the view"),
          .init(
            "viper-gen add view-output 'viewDidLoad()' --to Feed --forward interactor.load",
            "add a method that calls the interactor"),
          .init(
            "viper-gen add route 'openItem(id: Int)' --to Feed --to-module Item",
            "add a route to another module"),
          .init("viper-gen add entity 'Item(id: Int, title: String)' --to Feed", "add an entity"),
          .init(
            "viper-gen add field 'subtitle: String' --of Item --to Feed", "add a field to an entity"
          ),
        ])
    case .rename:
      CommandSpec(
        summary: "rename a module or a member, with its uses in specs and in your files",
        operands: [.renamed, .newName], options: [.dryRun, .diagnosticsOnly, .format],
        examples: [
          .init("viper-gen rename Feed Timeline", "rename the spec, the files and the types"),
          .init("viper-gen rename Feed Timeline --dry-run", "show the changes"),
          .init("viper-gen rename Feed.didTapAdd didTapCreate", "rename a member"),
        ])
    case .remove:
      CommandSpec(
        summary: "delete a module's spec, and its files that you haven't edited",
        operands: [.module],
        options: [
          .dryRun, .diagnosticsOnly,
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
        summary: "list the modules of the project, with their numbers of methods, files and stubs",
        operands: [.specs], options: [.listFormat],
        examples: [.init("viper-gen list", "print a table of all modules")])
    case .graph:
      CommandSpec(
        summary: "draw the navigation between modules",
        operands: [
          OperandSpec(
            "MODULE",
            "name of a module, or path of its spec, to draw the modules around it; or folder of a "
              + "project (default: the project of the working directory)", count: .optional,
            values: .named(.modules))
        ],
        options: [.graphFormat, .depth],
        examples: [
          .init("viper-gen graph", "draw the whole project"),
          .init("viper-gen graph TripDetail --depth 2", "draw the modules around one module"),
          .init(
            "viper-gen graph --format html > modules.html", "write an HTML page that you can search"
          ),
          .init("viper-gen graph Sources/Examples/Trips", "draw the project of a folder"),
        ])
    case .explain:
      CommandSpec(
        summary: "explain a diagnostic and its fix",
        operands: [
          OperandSpec(
            "ID", "the id in brackets at the end of a message (default: list all ids)",
            count: .optional, values: .named(.diagnostics))
        ],
        examples: [
          .init("viper-gen explain unknown-key", "explain an error and its fix"),
          .init("viper-gen explain", "list all ids"),
        ])
    case .templatesList:
      CommandSpec(
        summary: "list the template packs that you can use here",
        examples: [
          .init("viper-gen templates list", "list the built-in packs and the project's pack")
        ])
    case .templatesShow:
      CommandSpec(
        summary: "print a pack's manifest or one of its templates",
        operands: [
          .pack,
          OperandSpec(
            "FILE", "a template of the pack (default: the manifest, pack.json)", count: .optional),
        ],
        examples: [
          .init("viper-gen templates show viper", "print the manifest of the pack 'viper'")
        ])
    case .templatesEject:
      CommandSpec(
        summary: "copy a pack or some of its templates into the project, to change them",
        operands: [
          .pack, OperandSpec("FILE", "a template to copy (default: the whole pack)", count: .any),
        ],
        options: [.ejectInto, .dryRun],
        examples: [
          .init("viper-gen templates eject viper", "copy the pack 'viper' to Templates/viper"),
          .init(
            "viper-gen templates eject viper Interactor.swift --into Templates/ours",
            "copy one template; the other templates come from 'viper'"),
        ])
    case .templatesLint:
      CommandSpec(
        summary: "report all errors in packs",
        operands: [
          OperandSpec(
            "DIR", "folder of a pack (default: the project's pack)", count: .any, values: .folder)
        ],
        options: [.format],
        examples: [
          .init("viper-gen templates lint", "check the project's pack"),
          .init("viper-gen templates lint Templates/ours", "check the pack in a folder"),
        ])
    case .exportXcode:
      CommandSpec(
        summary: "create an Xcode file template for new modules",
        options: [.pack, .exportInto, .dryRun],
        examples: [.init("viper-gen export xcode", "create a template for Xcode's New File dialog")]
      )
    case .build: .build
    case .inputs:
      CommandSpec(
        summary: "list the files that 'build' reads, for a script phase in Xcode",
        operands: [.specs],
        examples: [
          .init(
            "viper-gen inputs App/Modules > viper-gen.xcfilelist",
            "write a file list, if you are in the project's folder")
        ])
    case .schema:
      CommandSpec(
        summary: "print the JSON Schema of specs, configs, packs or JSON output",
        operands: [
          OperandSpec(
            "KIND",
            "spec (default), config or pack; or the JSON output of a command: report (generate, "
              + "check, …), list or graph", count: .optional,
            values: .choice(SchemaKind.allCases.map(\.rawValue)))
        ],
        options: [.schemaPack],
        examples: [
          .init(
            "viper-gen schema spec > viper.schema.json", "save the schema of specs for an editor")
        ])
    case .completions:
      CommandSpec(
        summary: "print a completion script for a shell, or names to complete",
        operands: [
          OperandSpec(
            "KIND",
            "\(ViperCommandLine.list(Shell.allCases.map(\.rawValue))) for a script; "
              + "\(ViperCommandLine.list(NameKind.allCases.map(\.rawValue))) for names",
            values: .choice(Shell.allCases.map(\.rawValue) + NameKind.allCases.map(\.rawValue)))
        ],
        examples: [
          .init("source <(viper-gen completions bash)", "load the completions in ~/.bashrc"),
          .init(
            "viper-gen completions zsh > ~/.zfunc/_viper-gen",
            "save the script in a folder of $fpath"),
          .init(
            "viper-gen completions fish | source",
            "load the completions in ~/.config/fish/config.fish"),
        ])
    case .manual:
      CommandSpec(
        summary: "print the manual page",
        options: [.manualFormat],
        examples: [
          .init(
            "viper-gen manual > viper-gen.1",
            "save the manual page; to read it, run 'man ./viper-gen.1'"),
          .init("viper-gen manual --format markdown", "print a Markdown page"),
        ])
    case .help:
      CommandSpec(
        summary: "show help for viper-gen or for a command",
        operands: [
          OperandSpec(
            "COMMAND", "a command, or a group such as 'templates' (default: an overview)",
            count: .any
          )
        ],
        examples: [.init("viper-gen help new", "show the options of 'new'")])
    }
  }
}
