extension Explanation {
  /// What stands in the way of files, locks and builds.
  static let files: [Explanation] = [
    Explanation(
      "bad-entity",
      "'--entity' of 'new' takes a name and the fields in brackets, separated by commas.",
      example: "viper-gen new A --entity 'Row(id'",
      mend: "Write it as 'Row(id: Int, title: String)'."),
    Explanation(
      "damaged-lock",
      """
      A lock ('.viper.lock') holds the text that was rendered last for each file of yours. This one is \
      not in the form in which viper-gen writes it, so nothing is merged into your files.
      """,
      example: "a line of the lock was deleted",
      mend: "Restore it from version control, or delete it and run 'viper-gen generate'."),
    Explanation(
      "deleted-file",
      """
      A file of yours was there when the spec was applied last, and is gone. It stays deleted, and what \
      the spec has changed since is not merged into anything.
      """,
      example: "rm TripListPresenter.swift",
      mend: "Restore the file, or take its component out of 'yours'."),
    Explanation(
      "edited-file",
      """
      A generated file carries a digest of its content, and that no longer fits: somebody \
      has edited the file. So that the edit is not lost, nothing at all is written.
      """,
      example: "a line was added to LoginContracts.swift",
      mend: """
        Undo the edit, or give it up with '--force'. What is yours goes into a component that \
        'yours' names.
        """),
    Explanation(
      "edited-spec",
      """
      'remove' undoes 'new'. This spec holds more than 'new' writes, so nothing of the module is deleted.
      """,
      example: "viper-gen remove Login   after a \"forward\" was added to its spec",
      mend: "Delete the whole module with '--force', or its files by hand."),
    Explanation(
      "edited-stale-file",
      """
      No spec asks for this generated file any more, and it has been edited, so it is left \
      alone.
      """,
      example: "the spec of an edited module was deleted",
      mend: "Delete the file, or delete its first line to keep it as yours."),
    Explanation(
      "file-without-part",
      """
      A component that you wrote is gone from the spec, since the module shares that of another \
      one, say. What you wrote is not deleted, but nothing would use it.
      """,
      example: "\"interactor\": { \"from\": \"Trip\" } in a module whose interactor was yours",
      mend: "Delete the file, or give it another name and keep what you need of it."),
    Explanation(
      "foreign-file",
      "Where a generated file has its place stands one that viper-gen has not written.",
      example: "your own LoginBuilder.swift",
      mend: "Move it, name its component in 'yours', or give it up with '--force'."),
    Explanation(
      "former-lock",
      """
      A lock ('.viper.lock') of an earlier version holds a spec, and not the text that was rendered for \
      each file of yours. Nothing is merged from it. What your files lack is listed; once they lack \
      nothing, the lock is rewritten, and changes are merged again.
      """,
      example: "a lock that begins with '{'",
      mend: "Run 'viper-gen generate', write what is listed, and commit the locks."),
    Explanation(
      "hidden-declaration",
      """
      The spec declares something that has to stand in a file of yours, and a private declaration of that \
      name stands there already. What viper-gen generates, such as tests, could not see it.
      """,
      example: "\"inputs\": [\"id: Int\"], and 'private var id = 0' in a presenter of yours",
      mend: "Delete 'private', or give one of them another name."),
    Explanation(
      "isolated-in-mock",
      "A method that runs on the actor it is given cannot be recorded by a mock.",
      example: "load(on actor: isolated Loader)",
      mend: "Leave 'isolated' out, or make no mocks."),
    Explanation(
      "left-lock",
      """
      A spec was moved or renamed, and its lock lies where the spec was. Without the lock, its files of \
      yours would be started anew.
      """,
      example: "mv Login.viper.json SignIn.viper.json",
      mend: """
        Move the lock beside the spec. If the module has another name now, 'viper-gen generate' then \
        says how the files of yours are called.
        """),
    Explanation(
      "leftover",
      """
      A change of the spec and an edit of yours met in a way that leaves something for you \
      to decide: a method that the spec dropped and you had changed, or the other way round.
      """,
      example: "a method of the spec is deleted that has a body of yours",
      mend: "Delete or keep the lines by hand."),
    Explanation(
      "made-twice",
      """
      The build makes a module, and a file that 'viper-gen generate' wrote of the same module lies in \
      the target still, so that everything would be declared twice.
      """,
      example: "a target that lists ViperGenPlugin, with LoginPresenter.swift from before",
      mend: "Say \"write\": \"plugin\" in the config; 'viper-gen generate' then removes the file."),
    Explanation(
      "merge-conflict",
      """
      An edit of yours and a change of the spec touch the same lines. Both stand in the \
      file, between conflict markers.
      """,
      example: "<<<<<<< in LoginView.swift",
      mend: """
        Keep what is right, and delete the markers. '--on-conflict fail' writes nothing \
        instead.
        """),
    Explanation(
      "missing-lock",
      """
      A file of yours lacks what its spec asks for, and without the lock beside the spec \
      viper-gen cannot tell what to merge.
      """,
      example: "the '.viper.lock' was not committed",
      mend: "Write what is missing, or restore the lock from version control."),
    Explanation(
      "moved-file",
      """
      The config puts files of yours into another folder, or they have other names now: by 'words', by \
      'names', or since their module was renamed. They are not started anew there, since that would \
      leave your code behind.
      """,
      example: "\"output\" changed from \"Gen\" to \"Sources/App\"",
      mend: """
        Move the files to where the message says, and run 'viper-gen generate' again. It puts the new \
        names of the module's types into them.
        """),
    Explanation(
      "no-plain-file",
      "A folder, a link or something else stands where a file should be written.",
      example: "a folder LoginView.swift",
      mend: "Move it away."),
    Explanation(
      "not-as-generated",
      "'remove' undoes 'new'. A file of the module has been edited, so nothing of it is deleted.",
      example: "viper-gen remove Login   after LoginView.swift was edited",
      mend: "Save what you need of the file, and delete the module with '--force'."),
    Explanation(
      "not-merged",
      """
      The spec of a module has changed since 'viper-gen generate' ran last, and a file of yours has \
      to change with it. The build does not touch files of yours, so it warns.
      """,
      example: "\"write\": \"plugin\", and a method more in a contract that you conform to",
      mend: "Run 'viper-gen generate': it merges the change into the file."),
    Explanation(
      "not-started",
      """
      A component is yours, and its file is not there yet. The build makes only what is generated, so \
      it warns; the compiler will miss the component.
      """,
      example: "\"write\": \"plugin\", and \"yours\": [\"presenter\"] in a new spec",
      mend: "Run 'viper-gen generate': it starts the file."),
    Explanation(
      "nothing-for-xcode",
      "A template for Xcode needs a flavour to offer, and files that depend on a module's name as it is.",
      example: "a pack without \"xcode\"",
      mend: "Add \"xcode\": { \"None\": \"uikit\" } to the pack.json, or use no filter on the name."
    ),
    Explanation(
      "opens-removed",
      "A route of another module opens the one that goes; the next 'generate' would reject it.",
      example: "viper-gen remove Detail   while List has \"to\": \"Detail\"",
      mend: "Delete the route, or let it open another module."),
    Explanation(
      "orphan-lock",
      """
      A lock lies where its spec has been deleted. The files that you wrote for the module are still \
      there, and refer to contracts that are not.
      """,
      example: "rm Login.viper.json",
      mend: "Restore the spec, or move what you need of your code and delete the lock."),
    Explanation(
      "read-only-file",
      """
      A change of the spec belongs into a file of yours that its permissions keep from being written. \
      So nothing at all is written.
      """,
      example: "chmod 444 LoginView.swift, and a method more in its contract",
      mend: "Make the file writable with 'chmod u+w', and run 'viper-gen generate' again."),
    Explanation(
      "runtime-for-several-targets",
      """
      With 'runtime' on 'file', ViperKit is rendered once beside the modules, for the one target \
      they lie in. Modules of another target could not see it.
      """,
      example: "\"runtime\": \"file\", with specs in Sources/App and in Sources/Kit",
      mend: "Depend on the package ViperKit, or give each target a config of its own."),
    Explanation(
      "runtime-with-plugin",
      """
      With 'runtime' 'file', one file with ViperKit stands beside the modules. The build makes one \
      file for each spec, and no such file.
      """,
      example: "\"write\": \"plugin\", \"runtime\": \"file\"",
      mend: "Leave 'runtime' out, and let the target depend on the product ViperKit."),
    Explanation(
      "second-runtime",
      """
      The target has a file with ViperKit already, and the same types twice do not compile.
      """,
      example: "two configs with \"runtime\": \"file\" below one target",
      mend: "Delete one of the files, and set 'runtime' in one config above both."),
    Explanation(
      "taken-for-renamed",
      """
      The spec has one method less and one more, of the same types and in the same place. That is how \
      a renaming looks, so your body was kept under the new name.
      """,
      example: "\"delete(id: Int)\" replaced by \"save(id: Int)\"",
      mend: "If it is another method, write its body anew."),
    Explanation(
      "unsaid-write",
      """
      A target of the package lists ViperGenPlugin, so that the build makes what is generated of its \
      modules. If 'viper-gen generate' wrote it as well, everything would be declared twice.
      """,
      example: ".plugin(name: \"ViperGenPlugin\", package: \"viper-gen\") in the Package.swift",
      mend: "Say \"write\": \"plugin\" in the config, or \"files\" where no plugin makes modules."),
    Explanation(
      "written-by-generate",
      """
      The config says that 'viper-gen generate' writes what is generated, and a build is to make it, \
      too.
      """,
      example: "\"write\": \"files\" above a target that lists ViperGenPlugin",
      mend: "Say \"write\": \"plugin\", or take the plugin from the target."),
  ]
}
