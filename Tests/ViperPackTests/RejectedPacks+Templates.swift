extension RejectedPacks {
  static let templates = [
    Case(
      #"All.swift"#,
      "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n",
      """
      packs/clean/All.swift:2:1: error: expected a template, found a conflict marker [unexpected-conflict-marker]
       2 | <<<<<<< HEAD
         | ^~~~~~~~~~~~
         = help: resolve the conflict that Git left here

      """),
    Case(
      #"All.swift"#,
      #"{% include "../secret.swift" %}"#,
      """
      packs/clean/All.swift:1:12: error: '../secret.swift' is outside the pack [invalid-include-path]
       1 | {% include "../secret.swift" %}
         |            ^~~~~~~~~~~~~~~~~
         = help: use the path from the pack's folder, without '..' and without a leading '/'

      """),
    Case(
      #"All.swift"#,
      #"{% include "none.swift" %}"#,
      """
      packs/clean/All.swift:1:12: error: no template 'none.swift' [unknown-include]
       1 | {% include "none.swift" %}
         |            ^~~~~~~~~~~~

      """),
    Case(
      #"All.swift"#,
      #"{% include "All.swift" %}"#,
      """
      packs/clean/All.swift:1:12: error: 'All.swift' includes itself [invalid-include-cycle]
       1 | {% include "All.swift" %}
         |            ^~~~~~~~~~~

      """),
    Case(
      #"All.swift"#,
      #"{% if x %}"#,
      """
      packs/clean/All.swift:1:1: error: 'if' is not closed [missing-block-end]
       1 | {% if x %}
         | ^~~~~~~~~~
         = help: close it with '{% endif %}'

      """),
    Case(
      #"Extra.swift"#,
      "// nobody asks for me\n",
      """
      packs/clean/Extra.swift:1:1: error: no file of the pack uses 'Extra.swift' [unused-template]
       1 | // nobody asks for me
         | ^~~~~~~~~~~~~~~~~~~~~
         = help: add it to 'files', include it in a template, or delete it

      """),
  ]
}
