extension Explanation {
  /// What is wrong with a command line, and what a command has to say.
  static let commandLine: [Explanation] = [
    Explanation(
      "contradicting-options",
      "An option and its opposite stand on one command line.",
      example: "viper-gen new A --tests --no-tests",
      mend: "Keep one of the two."),
    Explanation(
      "disk",
      """
      The system refused to read or write a file; its own words follow the path. Nothing \
      further was done.
      """,
      example: "viper-gen generate nowhere",
      mend: "See that the path is right and that you may use it."),
    Explanation(
      "drift",
      """
      'check' found files that are not as the specs say: edited, missing, or of no spec. The \
      differences stand above it.
      """,
      example: "a spec was changed, and 'generate' was not run",
      mend: "Run 'viper-gen generate' and commit what it makes."),
    Explanation(
      "empty-operand",
      "A word of the command line is empty, mostly since a variable of the shell is.",
      example: "viper-gen new \"$NAME\"",
      mend: "Give it a value."),
    Explanation(
      "empty-value",
      "An option is given an empty value, mostly since a variable of the shell is empty.",
      example: "viper-gen generate --into=",
      mend: "Give it a value, or leave the option out."),
    Explanation(
      "exists-already",
      """
      A file that would be created is there already, and nothing is ever overwritten by \
      'new' and 'init'.
      """,
      example: "viper-gen new Login   for the second time",
      mend: "Choose another name, or change the spec and run 'viper-gen generate'."),
    Explanation(
      "misplaced-option",
      "An option of a command stands before the command.",
      example: "viper-gen --force generate",
      mend: "Write it after the command."),
    Explanation(
      "missing-operand",
      "A command lacks a word that it needs.",
      example: "viper-gen new",
      mend: "Add it; 'viper-gen help' and the command show which."),
    Explanation(
      "missing-subcommand",
      "The first word of a command of two words stands alone.",
      example: "viper-gen templates",
      mend: "Add the second word: 'viper-gen templates list'."),
    Explanation(
      "missing-value",
      "An option that takes a value stands without one.",
      example: "viper-gen generate --into",
      mend: "Write the value behind it. One that starts with a dash is joined with '='."),
    Explanation(
      "no-module",
      "The project has no spec of that name.",
      example: "viper-gen remove Logn",
      mend: "'viper-gen list' shows the modules of the project."),
    Explanation(
      "no-specs",
      """
      No file that ends in '.viper.json' was found. Hidden folders, '.build' and folders \
      with a config of their own are not searched.
      """,
      example: "viper-gen generate   in an empty folder",
      mend: "Make one with 'viper-gen new', or name the project's folder."),
    Explanation(
      "no-tests-folder",
      "'--tests' asks for mocks and tests in a project whose config does not say where they go.",
      example: "viper-gen new Login --tests",
      mend: "Add 'tests' and 'testModule' to viper-gen.json."),
    Explanation(
      "output-not-written",
      "What the run had to say could not be written to the standard output.",
      example: "viper-gen list > /dev/full",
      mend: "See to the file or pipe that the output goes to."),
    Explanation(
      "repeated-option",
      "An option that counts once is given with two values.",
      example: "viper-gen new A --ui uikit --ui none",
      mend: "Keep one of the two."),
    Explanation(
      "reserved-word",
      "The module's name is a word of Swift, which no type can have.",
      example: "viper-gen new Type",
      mend: "Use another name, such as 'TypeScreen'."),
    Explanation(
      "several-modules",
      "A name belongs to several specs of the project.",
      example: "A/Login.viper.json and B/Login.viper.json",
      mend: "Give the path of the spec."),
    Explanation(
      "shared-path",
      """
      Two projects of one run would write to the same file, so the second would overwrite the first.
      """,
      example: "two configs with one \"output\", and a spec Login.viper.json in each",
      mend: "Rename a module, or give the projects different folders."),
    Explanation(
      "standard-input",
      "'-' mostly means the standard input, which the command does not read.",
      example: "viper-gen generate -",
      mend: "Write './-' for a file of that name."),
    Explanation(
      "superfluous-operand",
      "A command line has a word more than the command takes.",
      example: "viper-gen new Login Home",
      mend: "Delete it; a text with spaces needs quotes."),
    Explanation(
      "superfluous-value",
      "An option that is on or off is given a value.",
      example: "viper-gen generate --force=yes",
      mend: "Write the option alone."),
    Explanation(
      "taken-target",
      """
      The package's target would have the name of a module that Swift comes with, and files that \
      import that one would get the package in its place.
      """,
      example: "viper-gen new Foundation --package",
      mend: "Choose another name for the module, or put it into a package that is there."),
    Explanation(
      "tests-configured",
      "The config makes mocks and tests for all modules, so one cannot go without.",
      example: "viper-gen new Login --no-tests",
      mend: "Leave the option out, or delete 'tests' in viper-gen.json."),
    Explanation(
      "unknown-command",
      "The first word is no command of viper-gen.",
      example: "viper-gen chekc",
      mend: "'viper-gen help' lists the commands."),
    Explanation(
      "unknown-diagnostic",
      "There is no diagnostic of that id.",
      example: "viper-gen explain unknown-kee",
      mend: "'viper-gen explain' lists all ids."),
    Explanation(
      "unknown-option",
      "The command has no such option. Options are never abbreviated.",
      example: "viper-gen generate --dryrun",
      mend: "Use the near one that the message offers."),
  ]
}
