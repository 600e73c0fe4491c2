extension Explanation {
  /// What is wrong with a config, or between the specs of a project.
  static let projects: [Explanation] = [
    Explanation(
      "bad-folder",
      """
      What should be a folder for files cannot be one: it is empty, begins with a '~' that no shell \
      has replaced, or lies in the folder of a version control system.
      """,
      example: "\"output\": \"~/App\"",
      mend: "Name a folder seen from the config; \".\" is the config's own."),
    Explanation(
      "bad-import",
      "'imports' holds names of Swift modules, and this is none.",
      example: "\"imports\": [\"import UIKit\"]",
      mend: "Write the name alone: \"UIKit\"."),
    Explanation(
      "bad-module-name",
      """
      The name of a module is the stem of its spec's file, and becomes part of the names of \
      Swift types. This stem cannot.
      """,
      example: "trip list.viper.json",
      mend: "Rename the file: 'TripList.viper.json'."),
    Explanation(
      "bad-path",
      "A template of the pack makes a path that no file can have.",
      example: "a path with a NUL in it",
      mend: "Correct 'path' in the pack.json."),
    Explanation(
      "bad-word",
      "What the config puts in place of a word can't stand in the name of a type.",
      example: "\"words\": { \"Router\": \"Wire frame\" }",
      mend: "Use letters and digits."),
    Explanation(
      "bare-header",
      "The text above every file is Swift, so what it says has to be a comment.",
      example: "\"header\": \"Copyright Acme.\"",
      mend: "Write \"// Copyright Acme.\", with '//' in front of every line."),
    Explanation(
      "clashing-type",
      """
      Two modules whose files land in one target declare a type of one name, or one declares \
      what a part of the other is called. Modules are in one target if the config's 'output' \
      puts them into one folder, or if they lie in the same folder of a package's 'Sources'.
      """,
      example: "\"entities\": [{ \"name\": \"Row\", … }]   in two specs",
      mend: "Rename one of the two, or declare the type once and use it in both modules."),
    Explanation(
      "clashing-words",
      "With the words of the config two types of one module would have one name.",
      example: "\"words\": { \"Router\": \"View\" }",
      mend: "Choose words that differ."),
    Explanation(
      "denied-folder",
      """
      A folder of the project may not be looked into. It is left out, and no file is removed for \
      want of a spec that may be in it.
      """,
      example: "a folder 'data' that belongs to a database",
      mend: "Let it be read, if there are specs in it, or keep it outside the project."),
    Explanation(
      "empty-sample",
      "'samples' of the config gives values that tests use, and this one is empty.",
      example: "\"samples\": { \"Trip\": \"\" }",
      mend: "Write an expression, such as \"Trip(id: 1)\"."),
    Explanation(
      "link-outside",
      """
      A file of a pack is a link to a place that is not in the pack. What it leads to would get \
      into the code.
      """,
      example: "Templates/ours/keys.swift -> ../../secrets",
      mend: "Put a copy of the file in its place."),
    Explanation(
      "long-sample",
      "A sample goes on behind its expression, or has a comment, which would swallow the test's code.",
      example: "\"samples\": { \"Trip\": \"Trip(id: 1) // one\" }",
      mend: "Leave it at the expression; give several as an array."),
    Explanation(
      "lost-spec",
      """
      A spec was found and could not be opened: a link that leads nowhere, or a file deleted \
      meanwhile.
      """,
      example: "a symbolic link Login.viper.json to a file that is gone",
      mend: "Delete the link, or run again."),
    Explanation(
      "need-each-other",
      """
      Each of the modules has to be there before the other can be built: because it is given \
      something of the other's, shares a component of it, or embeds it as soon as its view is \
      there.
      """,
      example:
        "\"inputs\": [\"list: any ListViewProtocol\"] in Map, and \"inputs\": [\"map: any MapViewProtocol\"] in List",
      mend: "Hand one of them over later, or embed one only when the user asks for it."),
    Explanation(
      "never-opened",
      """
      The specs of the project say which module opens which, and none opens this one. A \
      warning.
      """,
      example: "Settings.viper.json   without a route \"to\": \"Settings\"",
      mend: "Open it from another module, or add \"root\": true if the app starts with it."),
    Explanation(
      "no-test-module",
      "The config asks for tests, and does not say which Swift module they are to import.",
      example: "\"tests\": \"Tests/AppTests\"   without \"testModule\"",
      mend: "Add \"testModule\": \"MyApp\"."),
    Explanation(
      "path-outside",
      "A template of the pack names a file outside the module's folder.",
      example: "\"path\": \"../{{ module.name }}.swift\"",
      mend: "Correct 'path' in the pack.json."),
    Explanation(
      "repeated-module",
      "Two specs of a project have the same file name, and so make the same types.",
      example: "A/Login.viper.json and B/Login.viper.json",
      mend: "Rename one of the two, or give its folder a config of its own."),
    Explanation(
      "repeated-path",
      """
      Two files would be written to one place; on many disks names that differ in case only \
      are one.
      """,
      example: "modules 'Login' and 'LogIn' in one folder",
      mend: "Rename one, or give modules folders of their own with 'output'."),
    Explanation(
      "taken-type",
      "A type of one spec has the name of a part of another module of the project.",
      example: "\"entities\": [{ \"name\": \"DetailView\" }] beside a module Detail",
      mend: "Rename it."),
    Explanation(
      "code-too-deep",
      """
      A body, a value or a sample has more brackets in one another, or more operators and words in a \
      row, than anybody could read.
      """,
      example: "\"state\": [\"a: Int = ((((((((((((((((((((((((((0))))))))))))))))))))))))))\"]",
      mend: "Write it in a file of yours, in several statements."),
    Explanation(
      "too-many-overloads",
      "A contract has more members of one name than anybody could tell apart.",
      example: "\"interactor\": [\"load(a: A)\", \"load(a: B)\", … 70 of them]",
      mend: "Give them names of their own."),
    Explanation(
      "not-swift",
      "A Swift text has a character that means nothing in Swift, or that begins nothing there.",
      example: "\"body\": \"print('a')\"",
      mend: "Delete it, or write what it should be: strings stand in double quotes."),
    Explanation(
      "unbalanced",
      "A bracket or a quote in a Swift text has no other half.",
      example: "\"body\": \"print(\\\"a\\\"\"",
      mend: "Close it, or delete it."),
    Explanation(
      "unknown-pack",
      "There is no built-in pack of that name.",
      example: "\"pack\": \"vipr\"",
      mend: "Use the near one; a folder is written with './' in front."),
    Explanation(
      "unknown-value",
      "An option or a key of the config takes one of a few words, and this is none of them.",
      example: "viper-gen check --format xml",
      mend: "Use one of the words that the message lists."),
    Explanation(
      "unknown-word",
      "The config replaces a word that the names of the pack don't have.",
      example: "\"words\": { \"Ruter\": \"Wireframe\" }",
      mend: "Use one of the words that the message lists."),
  ]
}
