extension Explanation {
  /// What is wrong with a pack: its manifest, its files.
  static let packs: [Explanation] = [
    Explanation(
      "bad-choice",
      "A choice of Xcode's dialog is the name of a folder.",
      example: "\"xcode\": { \"a/b\": \"uikit\" }",
      mend: "Write a word."),
    Explanation(
      "bad-contract",
      "The key of a contract becomes a word of specs and of templates, so it is a name.",
      example: "\"contracts\": [{ \"key\": \"view output\" … }]",
      mend: "Use a name such as \"viewOutput\"."),
    Explanation(
      "bad-flavour",
      "A flavour of a pack needs a key that specs can write.",
      example: "\"flavours\": [{ \"key\": \" \" }]",
      mend: "Give it a name."),
    Explanation(
      "bad-list",
      "The key of the list that groups values becomes a word of specs, so it is a name.",
      example: "\"namespaces\": { \"key\": \"use cases\" … }",
      mend: "Use a name such as \"useCases\"."),
    Explanation(
      "bad-part",
      "A part of a group of values is a word of specs, and its name that of a struct.",
      example: "\"parts\": [{ \"key\": \"request\", \"name\": \"self\" … }]",
      mend: "Use names such as \"request\" and \"Request\"."),
    Explanation(
      "bad-property",
      "The property that holds a contract's conformer needs a name that Swift takes.",
      example: "\"property\": \"the view\"",
      mend: "Use a name such as \"view\"."),
    Explanation(
      "bad-role",
      "The key of a role becomes a word of specs and of templates, so it is a name.",
      example: "\"roles\": [{ \"key\": \"the view\" … }]",
      mend: "Use a name such as \"view\"."),
    Explanation(
      "bad-type-name",
      "A pack's template for a name makes something that is no name of a Swift type.",
      example: "\"name\": \"{{ module.name }} View\"",
      mend: "Write something like \"{{ module.name }}View\"."),
    Explanation(
      "builder-takes-part",
      """
      The builder of a pack makes the other roles, so it neither implements nor calls a \
      contract.
      """,
      example: "\"conformer\": \"builder\"",
      mend: "Name another role."),
    Explanation(
      "key-needs-key",
      "A key of a member says more about another key that is not there.",
      example: "{ \"func\": \"load()\", \"catch\": \"view.showError\" }",
      mend: "Add the other key, or delete this one."),
    Explanation(
      "missing-key",
      "An object lacks a key that it must have.",
      example: "\"entities\": [{ \"fields\": [] }]",
      mend: "Add the key; 'viper-gen schema' tells what it takes."),
    Explanation(
      "mixed-property",
      """
      Two contracts of a pack are reached by one property, so they need one conformer, and \
      both are weak or none.
      """,
      example: "\"property\": \"view\" in two contracts with other conformers",
      mend: "Give them properties of their own."),
    Explanation(
      "never-made",
      "No sample module of any flavour fulfils the condition of a file, so it may be that none does.",
      example: "\"when\": \"module.ui == 'uikti'\"",
      mend: "Correct the condition, or delete the file."),
    Explanation(
      "no-pack",
      "A folder is no pack without a pack.json.",
      example: "\"pack\": \"./Templates\"",
      mend: "Name the folder that holds the pack.json."),
    Explanation(
      "pack-too-large",
      "The folder of a pack holds more files or bytes than templates can need; it is not read.",
      example: "\"pack\": \"..\"",
      mend: "Name the folder that holds the pack.json and its templates, and nothing else."),
    Explanation(
      "not-shareable",
      """
      A contract of a pack is marked as shareable, but the component that conforms to it holds \
      other parts of its module, or is held weakly, so that two modules can't have it in common.
      """,
      example: "{ \"key\": \"view\", … \"weak\": true, \"shareable\": true }",
      mend: "Delete 'shareable'."),
    Explanation(
      "repeated-contract",
      "Two contracts of a pack have the same key.",
      example: "\"contracts\": [{ \"key\": \"view\" … }, { \"key\": \"view\" … }]",
      mend: "Rename one of them."),
    Explanation(
      "repeated-file-name",
      "Two files of one module have the same name in different folders. Swift takes a name once in a target.",
      example: "\"View.swift\" and \"Parts/View.swift\"",
      mend: "Rename one of them."),
    Explanation(
      "repeated-flavour",
      "Two flavours of a pack have the same key.",
      example: "\"flavours\": [{ \"key\": \"none\" }, { \"key\": \"none\" }]",
      mend: "Rename one of them."),
    Explanation(
      "repeated-list",
      "A pack groups values under a key that one of its contracts has already.",
      example: "\"namespaces\": { \"key\": \"view\" … } beside a contract \"view\"",
      mend: "Choose another key."),
    Explanation(
      "repeated-part",
      "Two parts of a group of values have the same key or the same name.",
      example: "\"parts\": [{ \"key\": \"request\" … }, { \"key\": \"request\" … }]",
      mend: "Rename one of them."),
    Explanation(
      "repeated-role",
      "Two roles of a pack have the same key.",
      example: "\"roles\": [{ \"key\": \"view\" … }, { \"key\": \"view\" … }]",
      mend: "Rename one of them."),
    Explanation(
      "repeated-type-name",
      "Two names of a pack come out alike.",
      example: "two roles with \"name\": \"{{ module.name }}View\"",
      mend: "Rename one of them."),
    Explanation(
      "reserved-contract",
      """
      Specs and templates have keys of their own in every pack, and a contract would have \
      the name of one.
      """,
      example: "\"contracts\": [{ \"key\": \"inputs\" … }]",
      mend: "Choose another key."),
    Explanation(
      "reserved-list",
      "A pack groups values under a key that has a meaning of its own in every spec.",
      example: "\"namespaces\": { \"key\": \"inputs\" … }",
      mend: "Choose another key."),
    Explanation(
      "reserved-part",
      "Each group of values has keys of its own, and a part would have the name of one.",
      example: "\"parts\": [{ \"key\": \"doc\" … }]",
      mend: "Choose another key."),
    Explanation(
      "reserved-property",
      """
      Components have properties of their own in every pack, and a contract's would have the \
      name of one.
      """,
      example: "\"property\": \"output\"",
      mend: "Choose another name."),
    Explanation(
      "reserved-role",
      "'yours' has words of its own in every pack, and a role would have the name of one.",
      example: "\"roles\": [{ \"key\": \"tests\" … }]",
      mend: "Choose another key."),
    Explanation(
      "same-in-all-modules",
      "The path of a file does not depend on the module, so two modules of one target would clash.",
      example: "\"path\": \"Contracts.swift\"",
      mend: "Write \"{{ module.name }}Contracts.swift\"."),
    Explanation(
      "unknown-contract",
      "A pack names a contract that it does not declare.",
      example: "\"conformers\": { \"veiw\": \"viewState\" }",
      mend: "Use one of its contracts."),
    Explanation(
      "unknown-flavour",
      "A flavour is like one that the pack does not declare before it.",
      example: "\"like\": \"uikti\"",
      mend: "Use one of the flavours above it."),
    Explanation(
      "unknown-role",
      "A pack names a role that it does not declare.",
      example: "\"conformer\": \"presentr\"",
      mend: "Use one of its roles."),
    Explanation(
      "unknown-template",
      "The pack has no template of that name.",
      example: "viper-gen templates show viper Veiw.swift",
      mend: "Use one of its files."),
    Explanation(
      "unused-template",
      """
      A file of a pack is neither in 'files' nor included, mostly since its name is \
      misspelled somewhere.
      """,
      example: "Rooter.swift beside \"template\": \"Router.swift\"",
      mend: "Name it in 'files' or in an include, or delete it."),
  ]
}
