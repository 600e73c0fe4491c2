/// The explanations of all diagnostics, by their ids; a test holds them against the sources.
extension Explanation {
  static let all: [Explanation] = [
    Explanation(
      "already-presenting",
      """
      A view controller can present one other at a time, and this one does so already. A \
      failure of ViperKit while the app runs.
      """,
      example: "router.openDetail() called twice",
      mend: "Close what is presented first, or present from that."),
    Explanation(
      "already-shown",
      """
      The view controller to be shown is on screen already, and UIKit cannot show it twice. \
      A failure of ViperKit while the app runs.
      """,
      example: "navigation.push(detail) called twice with one controller",
      mend: "Build a new module for each time it is opened, or close it first."),
    Explanation(
      "ambiguous-target",
      """
      A 'forward' or 'catch' names a method of which there are several with the same base \
      name, so viper-gen cannot tell which one is called.
      """,
      example: "\"forward\": \"interactor.load\"   with load(id:) and load(name:)",
      mend: "Write the labels as well: \"interactor.load(id:)\"."),
    Explanation(
      "attribute-argument",
      """
      The attribute of a closure type takes one of a few words in brackets, and something \
      else stands there.
      """,
      example: "run(_ work: @convention(python) () -> Void)",
      mend: "Write one of the forms that the message offers."),
    Explanation(
      "autoclosure-parameters",
      "An autoclosure wraps an expression, so its type has no parameters.",
      example: "log(_ text: @autoclosure (Int) -> String)",
      mend: "Write '@autoclosure () -> String', or leave the attribute out."),
    Explanation(
      "bad-choice",
      "A choice of Xcode's dialog is the name of a folder.",
      example: "\"xcode\": { \"a/b\": \"uikit\" }",
      mend: "Write a word."),
    Explanation(
      "bad-conformance",
      "'conforms' lists protocols that an entity conforms to, and this is none that a struct can.",
      example: "\"conforms\": [\"[Int]\"]",
      mend: "Name protocols, such as \"Hashable\"."),
    Explanation(
      "bad-contract",
      "The key of a contract becomes a word of specs and of templates, so it is a name.",
      example: "\"contracts\": [{ \"key\": \"view output\" … }]",
      mend: "Use a name such as \"viewOutput\"."),
    Explanation(
      "bad-entity",
      "'--entity' of 'new' takes a name and the fields in brackets, separated by commas.",
      example: "viper-gen new A --entity 'Row(id'",
      mend: "Write it as 'Row(id: Int, title: String)'."),
    Explanation(
      "bad-flavour",
      "A flavour of a pack needs a key that specs can write.",
      example: "\"flavours\": [{ \"key\": \" \" }]",
      mend: "Give it a name."),
    Explanation(
      "bad-folder",
      "A key of the config that takes a folder holds a text that cannot name one.",
      example: "\"output\": \"\"",
      mend: "Name a folder seen from the config; \".\" is the config's own."),
    Explanation(
      "bad-handler",
      """
      'catch' names a method that is told of an error, so it has to take one error and \
      nothing else.
      """,
      example: "\"catch\": \"view.show\"   with show(title: String)",
      mend: "Name, or add, a method such as showError(_ error: any Error)."),
    Explanation(
      "bad-import",
      "'imports' holds names of Swift modules, and this is none.",
      example: "\"imports\": [\"import UIKit\"]",
      mend: "Write the name alone: \"UIKit\"."),
    Explanation(
      "bad-list",
      "The key of the list that groups values becomes a word of specs, so it is a name.",
      example: "\"namespaces\": { \"key\": \"use cases\" … }",
      mend: "Use a name such as \"useCases\"."),
    Explanation(
      "bad-module-name",
      """
      The name of a module is the stem of its spec's file, and becomes part of the names of \
      Swift types. This stem cannot.
      """,
      example: "trip list.viper.json",
      mend: "Rename the file: 'TripList.viper.json'."),
    Explanation(
      "bad-part",
      "A part of a group of values is a word of specs, and its name that of a struct.",
      example: "\"parts\": [{ \"key\": \"request\", \"name\": \"self\" … }]",
      mend: "Use names such as \"request\" and \"Request\"."),
    Explanation(
      "bad-path",
      "A template of the pack makes a path that no file can have.",
      example: "a path with a NUL in it",
      mend: "Correct 'path' in the pack.json."),
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
      "bad-target",
      """
      'forward' and 'catch' name a component, or a service, and one of its members, with a \
      dot between them.
      """,
      example: "\"forward\": \"load\"",
      mend: "Write it as \"interactor.load\"."),
    Explanation(
      "bad-type-name",
      "A pack's template for a name makes something that is no name of a Swift type.",
      example: "\"name\": \"{{ module.name }} View\"",
      mend: "Write something like \"{{ module.name }}View\"."),
    Explanation(
      "bad-word",
      "What the config puts in place of a word can't stand in the name of a type.",
      example: "\"words\": { \"Router\": \"Wire frame\" }",
      mend: "Use letters and digits."),
    Explanation(
      "bare-protocol",
      "A protocol is used as a type, which Swift 6 spells with 'any', or 'some' for a parameter.",
      example: "show(_ error: Error)",
      mend: "Write 'any Error'."),
    Explanation(
      "body-cannot-set",
      "A property that can be set needs a getter and a setter, and 'body' is one statement.",
      example: "{ \"var\": \"title: String { get set }\", \"body\": \"name\" }",
      mend: "Make it '{ get }', keep it in 'state', or forward it."),
    Explanation(
      "builder-name",
      """
      The builder has parameters and variables of its own, and an input or service would \
      have the name of one.
      """,
      example: "\"inputs\": [\"presenter: Int\"]",
      mend: "Rename the input or service."),
    Explanation(
      "builder-takes-part",
      """
      The builder of a pack makes the other roles, so it neither implements nor calls a \
      contract.
      """,
      example: "\"conformer\": \"builder\"",
      mend: "Name another role."),
    Explanation(
      "circular-forward",
      """
      A call is passed on from component to component until it is back where it started, so \
      that it would never end.
      """,
      example:
        "\"forward\": \"interactor.load\" in the presenter, and \"forward\": \"presenter.load\" in the interactor",
      mend:
        "Let one of the methods do something: give it a 'body', or write its component in Swift."),
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
      "close-opens",
      "'close' leaves the module, so there is none to open.",
      example: "{ \"func\": \"done()\", \"by\": \"close\", \"to\": \"Home\" }",
      mend: "Delete 'to', or choose another way in 'by'."),
    Explanation(
      "closure-attribute",
      "'@escaping', '@Sendable' and their like belong to closures, and the type is none.",
      example: "run(_ count: @escaping Int)",
      mend: "Leave the attribute out, or take a closure: '@escaping () -> Void'."),
    Explanation(
      "collision",
      """
      Two members that one class would have to implement cannot stand in it side by side: \
      they have the same name and the same types.
      """,
      example: "\"viewOutput\": [\"load()\"], \"interactorOutput\": [\"load()\"]",
      mend: "Rename one of them, or give it other labels or types."),
    Explanation(
      "composition-member",
      "'any', 'some' and '&' join names of protocols and classes; something else stands there.",
      example: "show(_ item: any [Item])",
      mend: "Write names only, as in 'any Item & Sendable'."),
    Explanation(
      "consuming-closure",
      "A closure that does not escape is never owned by the method, so it cannot be consumed.",
      example: "run(_ work: consuming () -> Void)",
      mend: "Write 'consuming @escaping () -> Void'."),
    Explanation(
      "contradicting-options",
      "An option and its opposite stand on one command line.",
      example: "viper-gen new A --tests --no-tests",
      mend: "Keep one of the two."),
    Explanation(
      "control-character",
      "A comment in Swift stands on lines of its own and cannot hold control characters.",
      example: "\"doc\": \"a\\u0000b\"",
      mend: "Write '\\n' between lines, and leave the rest out."),
    Explanation(
      "damaged-lock",
      """
      A lock ('.viper.lock') holds the spec that was applied last. This one is not in the \
      form in which viper-gen writes it, so nothing is merged into your files.
      """,
      example: "a lock with conflict markers of git in it",
      mend: "Restore it from version control, or delete it and run 'viper-gen generate'."),
    Explanation(
      "default-not-allowed",
      "A default value stands where Swift takes none.",
      example: "show(_ items: Int... = 1)",
      mend: "Delete the default value."),
    Explanation(
      "deleted-file",
      """
      A file of yours was there when the spec was applied last, and is gone. It stays deleted, and what \
      the spec has changed since is not merged into anything.
      """,
      example: "rm TripListPresenter.swift",
      mend: "Restore the file, or take its component out of 'yours'."),
    Explanation(
      "directive-as-body",
      "A directive of the compiler spans lines, a body is one.",
      example: "\"body\": \"#if DEBUG\"",
      mend: "Name the component in 'yours', and write the method there."),
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
      "duplicate-generic-parameter",
      "Two generic parameters of one method have the same name.",
      example: "load<T, T>(_ item: T)",
      mend: "Rename one of them."),
    Explanation(
      "duplicate-key",
      """
      An object of JSON has the same key twice. Most readers drop one in silence; here it is \
      an error.
      """,
      example: "{ \"view\": [], \"view\": [] }",
      mend: "Delete one of the two, or join their lists."),
    Explanation(
      "duplicate-modifier",
      "The same word, or two that exclude each other, stand before one type.",
      example: "run(_ work: @escaping @escaping () -> Void)",
      mend: "Delete one of them."),
    Explanation(
      "duplicate-parameter",
      "Two parameters of one method have the same name inside it.",
      example: "move(from id: Int, to id: Int)",
      mend: "Rename one: 'move(from source: Int, to target: Int)'."),
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
      "edited-stale-file",
      """
      No spec asks for this generated file any more, and it has been edited, so it is left \
      alone.
      """,
      example: "the spec of an edited module was deleted",
      mend: "Delete the file, or delete its first line to keep it as yours."),
    Explanation(
      "effect-after-result",
      "'async' and 'throws' stand before the arrow.",
      example: "load() -> Item async",
      mend: "Write 'load() async -> Item'."),
    Explanation(
      "effect-order",
      "'async' comes before 'throws'.",
      example: "load() throws async",
      mend: "Write 'load() async throws'."),
    Explanation(
      "effectful-setter",
      "A property whose getter is async or throws cannot have a setter in Swift.",
      example: "title: String { get async set }",
      mend: "Delete 'set', and add a method that sets it."),
    Explanation(
      "empty-body",
      "'body' holds the statement that a method consists of, and it is empty.",
      example: "{ \"func\": \"cancel()\", \"body\": \"\" }",
      mend: "Write a statement, such as 'return', or take another of 'forward' and 'to'."),
    Explanation(
      "empty-expression",
      "A Swift expression is wanted, and the text is empty.",
      example: "\"with\": { \"id\": \"\" }",
      mend: "Write a value, such as the name of a parameter."),
    Explanation(
      "empty-generic-parameters",
      "Angle brackets without a generic parameter.",
      example: "load<>()",
      mend: "Delete '<>'."),
    Explanation(
      "empty-operand",
      "A word of the command line is empty, mostly since a variable of the shell is.",
      example: "viper-gen new \"$NAME\"",
      mend: "Give it a value."),
    Explanation(
      "empty-sample",
      "'samples' of the config gives values that tests use, and this one is empty.",
      example: "\"samples\": { \"Trip\": \"\" }",
      mend: "Write an expression, such as \"Trip(id: 1)\"."),
    Explanation(
      "empty-signature",
      "A text that should hold a signature, a type or a name is empty.",
      example: "\"view\": [\"\"]",
      mend: "Write one, or delete the entry."),
    Explanation(
      "empty-value",
      "An option is given an empty value, mostly since a variable of the shell is empty.",
      example: "viper-gen generate --into=",
      mend: "Give it a value, or leave the option out."),
    Explanation(
      "escaping-optional",
      """
      An optional closure is stored in the optional, so it escapes anyway, and Swift takes \
      no '@escaping' there.
      """,
      example: "load(done: @escaping (() -> Void)?)",
      mend: "Write '(() -> Void)?'."),
    Explanation(
      "exists-already",
      """
      A file that would be created is there already, and nothing is ever overwritten by \
      'new' and 'init'.
      """,
      example: "viper-gen new Login   for the second time",
      mend: "Choose another name, or change the spec and run 'viper-gen generate'."),
    Explanation(
      "expected-name",
      "A signature starts with a name, and something else stands there.",
      example: "\"(id: Int)\"",
      mend: "Write the name first: 'load(id: Int)'."),
    Explanation(
      "expected-parameter",
      "A parameter, or its name, is missing.",
      example: "load(, id: Int)",
      mend: "Write name and type, as in 'id: Int'."),
    Explanation(
      "expected-requirement",
      "After the subject of a 'where' clause stands ':' or '=='.",
      example: "load<T>(_ item: T) where T",
      mend: "Write 'where T: Equatable'."),
    Explanation(
      "expected-type",
      "A type is missing.",
      example: "load(id: )",
      mend: "Write it: 'load(id: Int)'."),
    Explanation(
      "field-accessors",
      "Inputs, services, state and fields of entities are stored values, which have no '{ get }'.",
      example: "\"inputs\": [\"id: Int { get }\"]",
      mend: "Write 'id: Int'."),
    Explanation(
      "field-expected",
      "A name with a type is wanted, and a method stands there.",
      example: "\"inputs\": [\"load()\"]",
      mend: "Write 'load: () -> Void' for a closure."),
    Explanation(
      "foreign-container",
      """
      The view that a module should be embedded in is not part of the view of the module \
      that embeds it. A failure of ViperKit while the app runs.
      """,
      example: "embedding into a view of another screen",
      mend: "Add that view to the module's own view first."),
    Explanation(
      "foreign-file",
      "Where a generated file has its place stands one that viper-gen has not written.",
      example: "your own LoginBuilder.swift",
      mend: "Move it, name its component in 'yours', or give it up with '--force'."),
    Explanation(
      "foreign-requirement",
      "A requirement speaks of nothing that the method declares.",
      example: "load<T>(_ item: T) where U: Equatable",
      mend: "Name one of the parameters between '<' and '>'."),
    Explanation(
      "func-keyword",
      "In specs a method is written without the word 'func'.",
      example: "\"func load()\"",
      mend: "Write 'load()'."),
    Explanation(
      "function-type-brackets",
      "The parameters of a function type stand in round brackets.",
      example: "run(_ work: Int -> Void)",
      mend: "Write '(Int) -> Void'."),
    Explanation(
      "function-type-label",
      "Function types have no argument labels in Swift.",
      example: "run(_ work: (id: Int) -> Void)",
      mend: "Write '(_ id: Int) -> Void' or '(Int) -> Void'."),
    Explanation(
      "handled-but-not-opened",
      """
      'handles' says what is done when another module tells this one something, but no route \
      of this module opens that one.
      """,
      example: "\"handles\": { \"TripDetail\": [\"didDelete()\"] }   without a route to TripDetail",
      mend: "Open the module with 'to', or delete its handlers."),
    Explanation(
      "handled-closures",
      """
      The output of the other module is closures: there is no protocol that this module could \
      conform to. They are handed over where the module is opened.
      """,
      example:
        "\"handles\": { \"Picker\": [\"didPick()\"] }   with \"output\": { \"as\": \"closures\", … } in Picker",
      mend: "Delete the handlers, and give the method that opens the module a parameter 'output'."),
    Explanation(
      "hiding-parameter",
      "A parameter of a route has the name of a property that the route needs.",
      example: "{ \"func\": \"open(viewController: Int)\", \"to\": \"Detail\" }",
      mend: "Rename the parameter."),
    Explanation(
      "hiding-type",
      "A type of the spec would hide one that the generated code uses: Swift's, or its views'.",
      example: "\"entities\": [{ \"name\": \"String\" }]",
      mend: "Rename the entity or service."),
    Explanation(
      "implemented-state",
      "A property that 'state' holds needs nothing that says how it works.",
      example: """
        "state": ["title: String = \\"\\""] and { "var": "title: String { get }", "body": "name" \
        }
        """,
      mend: "Delete the key, or take the property out of 'state'."),
    Explanation(
      "implemented-yours",
      """
      A component that 'yours' names is written by you, so the spec cannot say how one of \
      its methods works.
      """,
      example: """
        "yours": ["presenter"] and { "func": "didTap()", "forward": "interactor.load" }
        """,
      mend: "Delete the key and write the method in Swift, or take the component out of 'yours'."),
    Explanation(
      "implicitly-unwrapped-optional",
      "A type with '!' crashes when it is nil; generated code has none.",
      example: "show(_ item: Item!)",
      mend: "Write 'Item?' or 'Item'."),
    Explanation(
      "include-circle",
      "A template includes itself, directly or by way of others.",
      example: "{% include \"a.swift\" %} in a.swift",
      mend: "Break the circle."),
    Explanation(
      "include-outside-pack",
      "An include may only name files of the same pack.",
      example: "{% include \"../other/a.swift\" %}",
      mend: "Copy the file into the pack."),
    Explanation(
      "includes-too-deep",
      "Includes lie deeper in one another than any pack needs; mostly a circle that ends late.",
      example: "{% include name %} with a name that grows",
      mend: "Include less deeply."),
    Explanation(
      "index-out-of-range",
      "A list has fewer elements than a template asks for.",
      example: "{{ module.inputs[3] }}",
      mend: "Ask for 'count' first, or use 'for'."),
    Explanation(
      "inherited-name",
      """
      A member has the name of something that the component's superclass has already, and \
      would override it by accident.
      """,
      example: "\"view\": [\"dismiss(animated: Bool)\"] with \"ui\": \"uikit\"",
      mend: "Rename the member."),
    Explanation(
      "is-navigation-controller",
      """
      A navigation controller cannot be pushed onto another one. A failure of ViperKit while \
      the app runs.
      """,
      example: "navigation.push(UINavigationController())",
      mend: "Push its root view controller, or present it."),
    Explanation(
      "is-root",
      """
      The first view controller of a navigation stack cannot be popped. A failure of \
      ViperKit while the app runs.
      """,
      example: "navigation.pop() on the first screen",
      mend: "Use 'close', or 'replaceRoot'."),
    Explanation(
      "isolated-in-mock",
      "A method that runs on the actor it is given cannot be recorded by a mock.",
      example: "load(on actor: isolated Loader)",
      mend: "Leave 'isolated' out, or make no mocks."),
    Explanation(
      "json-depth",
      "Arrays and objects lie deeper in one another than a spec can need.",
      example: "[[[[[[…",
      mend: "Take the superfluous levels out."),
    Explanation(
      "json-syntax",
      """
      The file is not JSON as RFC 8259 defines it. Comments, single quotes and 'undefined' \
      are not part of it.
      """,
      example: "{ 'view': [] }",
      mend: "Correct what the message points at; for notes there is the key 'doc'."),
    Explanation(
      "kept-files",
      """
      'remove' left files that somebody has edited, or that are not viper-gen's. They are \
      listed with 'skip'.
      """,
      example: "viper-gen remove Login   after LoginView.swift was edited",
      mend: "Delete them yourself, or have them deleted with '--force' at once."),
    Explanation(
      "key-needs-key",
      "A key of a member says more about another key that is not there.",
      example: "{ \"func\": \"load()\", \"catch\": \"view.showError\" }",
      mend: "Add the other key, or delete this one."),
    Explanation(
      "keyword-as-type",
      "A word of Swift stands where a type should.",
      example: "load(id: class)",
      mend: "Write the type; if there really is one of that name, put it between backticks."),
    Explanation(
      "keyword-in-observable",
      """
      SwiftUI follows a state through the macro '@Observable', which puts together names of its own \
      with that of the property; a word of Swift between backticks can't be put together with anything.
      """,
      example: "\"state\": [\"`in`: Int = 0\"] with \"ui\": \"swiftui\"",
      mend: "Give the property another name."),
    Explanation(
      "leftover",
      """
      A change of the spec and an edit of yours met in a way that leaves something for you \
      to decide: a method that the spec dropped and you had changed, or the other way round.
      """,
      example: "a method of the spec is deleted that has a body of yours",
      mend: "Delete or keep the lines by hand."),
    Explanation(
      "long-body",
      "'body' is one statement on one line; logic belongs into a Swift file.",
      example: "\"body\": \"let a = 1; print(a)\"",
      mend: "Name the component in 'yours', and write the method there."),
    Explanation(
      "long-expression",
      "An expression in a spec stands on one line.",
      example: "\"with\": { \"id\": \"a\\n+ b\" }",
      mend: "Write what is longer in Swift."),
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
      "made-twice",
      """
      The build makes a module, and a file that 'viper-gen generate' wrote of the same module lies in \
      the target still, so that everything would be declared twice.
      """,
      example: "a target that lists ViperGenPlugin, with LoginPresenter.swift from before",
      mend: "Say \"write\": \"plugin\" in the config; 'viper-gen generate' then removes the file."),
    Explanation(
      "member-attribute",
      "Attributes are not part of a signature in a spec.",
      example: "\"@MainActor load()\"",
      mend: "Delete it: contracts are on the main actor anyway."),
    Explanation(
      "member-modifier",
      "Modifiers such as 'public' and 'static' are not part of a signature in a spec.",
      example: "\"public load()\"",
      mend: "Delete it; 'access' says who may use the module."),
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
      "method-body",
      "A signature ends before the body.",
      example: "\"load() { }\"",
      mend: "Delete the braces; for a generated component there is the key 'body'."),
    Explanation(
      "method-expected",
      "A method is wanted, and a property stands there.",
      example: "{ \"func\": \"title: String\" }",
      mend: "Write 'title()', or use the key 'var'."),
    Explanation(
      "misfit",
      "A call cannot be passed on as it is: the two members differ in what they take or return.",
      example: "{ \"func\": \"didTap()\", \"forward\": \"interactor.load\" }   with load(id: Int)",
      mend: "Make the two alike, or use 'body' to fill in what is missing."),
    Explanation(
      "misplaced-option",
      "An option of a command stands before the command.",
      example: "viper-gen --force generate",
      mend: "Write it after the command."),
    Explanation(
      "missing-accessors",
      "A property of a contract says whether it can be set.",
      example: "\"title: String\"",
      mend: "Write 'title: String { get }' or 'title: String { get set }'."),
    Explanation(
      "missing-arrow",
      "A result stands behind the parameters without an arrow.",
      example: "load() Item",
      mend: "Write 'load() -> Item'."),
    Explanation(
      "missing-comma",
      "Two parameters stand side by side without a comma.",
      example: "load(id: Int name: String)",
      mend: "Write a comma between them."),
    Explanation(
      "missing-default-value",
      "An equals sign without a value behind it.",
      example: "\"state\": [\"count: Int =\"]",
      mend: "Write the value, or delete the sign."),
    Explanation(
      "missing-field-type",
      "A stored value needs its type.",
      example: "\"inputs\": [\"id\"]",
      mend: "Write 'id: Int'."),
    Explanation(
      "missing-handler",
      """
      A module that handles another one's output handles all of it, as Swift wants it from \
      whoever conforms to a protocol.
      """,
      example:
        "\"handles\": { \"TripDetail\": [] }   with \"output\": [\"didDelete()\"] in TripDetail",
      mend: "Add the method that the message names."),
    Explanation(
      "missing-input",
      "The module that a route opens has an input that the route does not fill.",
      example: """
        { "func": "open()", "to": "Detail" }   where Detail has "inputs": ["id: Int"]
        """,
      mend: "Add \"with\": { \"id\": \"…\" }."),
    Explanation(
      "missing-key",
      "An object lacks a key that it must have.",
      example: "\"entities\": [{ \"fields\": [] }]",
      mend: "Add the key; 'viper-gen schema' tells what it takes."),
    Explanation(
      "missing-lock",
      """
      A file of yours lacks what its spec asks for, and without the lock beside the spec \
      viper-gen cannot tell what to merge.
      """,
      example: "the '.viper.lock' was not committed",
      mend: "Write what is missing, or restore the lock from version control."),
    Explanation(
      "missing-operand",
      "A command lacks a word that it needs.",
      example: "viper-gen new",
      mend: "Add it; 'viper-gen help' and the command show which."),
    Explanation(
      "missing-parameter-list",
      "A name stands alone, neither a method nor a property.",
      example: "\"load\"",
      mend: "Write 'load()', or 'load: Int { get }'."),
    Explanation(
      "missing-parameter-name",
      "A parameter has a type and no name.",
      example: "load(Int)",
      mend: "Write 'load(_ id: Int)' or 'load(id: Int)'."),
    Explanation(
      "missing-parameter-type",
      "A parameter has a name and no type.",
      example: "load(id)",
      mend: "Write 'load(id: Int)'."),
    Explanation(
      "missing-property-type",
      "A property needs its type.",
      example: "\"title { get }\"",
      mend: "Write 'title: String { get }'."),
    Explanation(
      "missing-service",
      "A module that is opened needs a service that this module cannot hand on.",
      example: "\"to\": \"Detail\"   where Detail has \"services\": [\"store: any Store\"]",
      mend: "Add the service here, or give it a default value there."),
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
      "mixed-property",
      """
      Two contracts of a pack are reached by one property, so they need one conformer, and \
      both are weak or none.
      """,
      example: "\"property\": \"view\" in two contracts with other conformers",
      mend: "Give them properties of their own."),
    Explanation(
      "modifier-before-name",
      "'inout' and its like stand before the type, not before the name.",
      example: "change(inout count: Int)",
      mend: "Write 'change(count: inout Int)'."),
    Explanation(
      "modifier-conflict",
      "Two words say opposite things about who owns a parameter.",
      example: "take(_ item: borrowing consuming Item)",
      mend: "Keep one of them."),
    Explanation(
      "moved-file",
      """
      The config puts files of yours into another folder, or gives them other names. They are not \
      started anew there, since that would leave your code behind.
      """,
      example: "\"output\" changed from \"Gen\" to \"Sources/App\"",
      mend: "Move the files to where the message says, and run 'viper-gen generate' again."),
    Explanation(
      "must-be-yours",
      """
      In this flavour nothing can be generated for a component, so it is started for you to \
      finish.
      """,
      example: "\"ui\": \"swiftui\" without \"yours\": [\"view\"]",
      mend: "Add the component to 'yours'."),
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
      "needs-async",
      "The attribute belongs to closures that are async.",
      example: "run(_ work: @concurrent () -> Void)",
      mend: "Write '@concurrent () async -> Void'."),
    Explanation(
      "nesting-too-deep",
      "Tags, or brackets in one, lie deeper in one another than the language allows.",
      example: "{% if a %}{% if b %}{% if c %}…",
      mend: "Move the inner part into a file of its own and include it."),
    Explanation(
      "never-made",
      "No sample module of any flavour fulfils the condition of a file, so it may be that none does.",
      example: "\"when\": \"module.ui == 'uikti'\"",
      mend: "Correct the condition, or delete the file."),
    Explanation(
      "never-opened",
      """
      The specs of the project say which module opens which, and none opens this one. A \
      warning.
      """,
      example: "Settings.viper.json   without a route \"to\": \"Settings\"",
      mend: "Open it from another module, or add \"root\": true if the app starts with it."),
    Explanation(
      "newline-in-default-value",
      "A default value stands on one line.",
      example: "\"state\": [\"text: String =\\n\\\"\\\"\"]",
      mend: "Write it on one line, or name a constant."),
    Explanation(
      "nib-missing",
      "The bundle holds no nib of that name. A failure of ViperKit while the app runs.",
      example: "a view 'LoginView' without LoginView.xib",
      mend: "Add the file to the target, or correct the name."),
    Explanation(
      "no-loop",
      "'forloop' has a meaning inside 'for' only.",
      example: "{{ forloop.index }} outside of a loop",
      mend: "Move it into the loop."),
    Explanation(
      "no-module",
      "The project has no spec of that name.",
      example: "viper-gen remove Logn",
      mend: "'viper-gen list' shows the modules of the project."),
    Explanation(
      "no-navigation-stack",
      """
      A push needs a navigation controller around the screen. A failure of ViperKit while \
      the app runs.
      """,
      example: "a route by 'push' from a screen without one",
      mend: "Put the first screen into a UINavigationController, or open it by 'present'."),
    Explanation(
      "no-pack",
      "A folder is no pack without a pack.json.",
      example: "\"pack\": \"./Templates\"",
      mend: "Name the folder that holds the pack.json."),
    Explanation(
      "no-plain-file",
      "A folder, a link or something else stands where a file should be written.",
      example: "a folder LoginView.swift",
      mend: "Move it away."),
    Explanation(
      "no-routes",
      "The flavour has no way to open and close modules, so no component can do it by itself.",
      example: "\"ui\": \"none\" with { \"func\": \"open()\", \"to\": \"Detail\" }",
      mend: "Delete 'to', and write the router in Swift: \"yours\": [\"router\"]."),
    Explanation(
      "no-specs",
      """
      No file that ends in '.viper.json' was found. Hidden folders, '.build' and folders \
      with a config of their own are not searched.
      """,
      example: "viper-gen generate   in an empty folder",
      mend: "Make one with 'viper-gen new', or name the project's folder."),
    Explanation(
      "no-such-tab",
      "The tab bar has fewer tabs than asked for. A failure of ViperKit while the app runs.",
      example: "selecting tab 4 of 3",
      mend: "Add the tab first."),
    Explanation(
      "no-tab-bar",
      "There is no tab bar around the screen. A failure of ViperKit while the app runs.",
      example: "a route by 'tab' outside of a UITabBarController",
      mend: "Show the screen as a tab first."),
    Explanation(
      "no-test-module",
      "The config asks for tests, and does not say which Swift module they are to import.",
      example: "\"tests\": \"Tests/AppTests\"   without \"testModule\"",
      mend: "Add \"testModule\": \"MyApp\"."),
    Explanation(
      "no-tests-folder",
      "'--tests' asks for mocks and tests in a project whose config does not say where they go.",
      example: "viper-gen new Login --tests",
      mend: "Add 'tests' and 'testModule' to viper-gen.json."),
    Explanation(
      "no-window",
      """
      The screen is in no window, so there is no root to replace. A failure of ViperKit \
      while the app runs.
      """,
      example: "replaceRoot before the window is there",
      mend: "Show the screen in a window first."),
    Explanation(
      "not-a-closure",
      """
      The output is closures, and a closure can't do what this member does: be a property, be \
      generic, or have default values.
      """,
      example: "\"output\": { \"as\": \"closures\", \"methods\": [\"title: String { get }\"] }",
      mend: "Write another method, or leave out \"as\": \"closures\"."),
    Explanation(
      "not-an-identifier",
      "A text should be a Swift name and holds something that none can.",
      example: "\"sign in()\"",
      mend: "Use the near name that the message offers."),
    Explanation(
      "not-conforming",
      """
      A part handed to a builder of ViperBase's kind does not conform to the protocol that \
      the builder connects it by. A failure of ViperKit while the app runs.
      """,
      example: "a view without its view protocol",
      mend: "Add the conformance."),
    Explanation(
      "not-for-a-task",
      """
      A call that cannot wait is passed on to one that is async, and wrapping it in a task \
      is not possible here.
      """,
      example: """
        { "func": "load() -> Item", "forward": "interactor.load" }   with load() async -> Item
        """,
      mend: "Make the method async as well."),
    Explanation(
      "not-implemented",
      "Every method of a generated component needs one of 'body', 'forward' and 'to'.",
      example: "\"viewOutput\": [\"didTap()\"]",
      mend: "Add one of them, or write the component in Swift: \"yours\": [\"presenter\"]."),
    Explanation(
      "not-in-stack",
      """
      The screen to go back to is not in this navigation stack. A failure of ViperKit while \
      the app runs.
      """,
      example: "popping to a screen that was replaced",
      mend: "Push it first."),
    Explanation(
      "not-its-own",
      """
      A module that shares another one's component is built with that component, so only the module \
      that has it, or one that shares it as well, can open it.
      """,
      example: "\"interactor\": { \"from\": \"TripDetail\" }   in TripMap, opened by TripList",
      mend: "Open it from the module that has the component, or let this one share it too."),
    Explanation(
      "not-loopable",
      "'for' goes through lists, and with two names through records.",
      example: "{% for c in module.name %}",
      mend: "Loop over a list."),
    Explanation(
      "not-merged",
      """
      The spec of a module has changed since 'viper-gen generate' ran last, and a file of yours has \
      to change with it. The build does not touch files of yours, so it warns.
      """,
      example: "\"write\": \"plugin\", and a method more in a contract that you conform to",
      mend: "Run 'viper-gen generate': it merges the change into the file."),
    Explanation(
      "not-on-screen",
      "The screen to start from is in no window. A failure of ViperKit while the app runs.",
      example: "presenting from a screen that was closed",
      mend: "Show it first."),
    Explanation(
      "not-one-expression",
      "One Swift expression is wanted, and more follows.",
      example: "\"with\": { \"id\": \"a; b\" }",
      mend: "Delete what follows."),
    Explanation(
      "not-presented",
      """
      The screen was not presented, so it cannot be dismissed. A failure of ViperKit while \
      the app runs.
      """,
      example: "dismissing a screen that was pushed",
      mend: "Use 'close', which finds the right way."),
    Explanation(
      "not-printable",
      "Lists, records and booleans have no text of their own.",
      example: "{{ module.inputs }}",
      mend: "Use '| join: \", \"', a loop, or one of its keys."),
    Explanation(
      "not-sendable",
      "Entities can be sent between actors, so a closure in one has to be as well.",
      example: "\"fields\": [\"done: () -> Void\"]",
      mend: "Write '@Sendable () -> Void'."),
    Explanation(
      "not-shareable",
      """
      A contract of a pack is marked as shareable, but the component that conforms to it holds \
      other parts of its module, or is held weakly, so that two modules can't have it in common.
      """,
      example: "{ \"key\": \"view\", … \"weak\": true, \"shareable\": true }",
      mend: "Delete 'shareable'."),
    Explanation(
      "not-started",
      """
      A component is yours, and its file is not there yet. The build makes only what is generated, so \
      it warns; the compiler will miss the component.
      """,
      example: "\"write\": \"plugin\", and \"yours\": [\"presenter\"] in a new spec",
      mend: "Run 'viper-gen generate': it starts the file."),
    Explanation(
      "not-utf-8",
      "Specs, configs and templates are UTF-8, and this file is not.",
      example: "a file saved as UTF-16",
      mend: "Save it as UTF-8."),
    Explanation(
      "nothing-for-xcode",
      "A template for Xcode needs a flavour to offer, and files that depend on a module's name as it is.",
      example: "a pack without \"xcode\"",
      mend: "Add \"xcode\": { \"None\": \"uikit\" } to the pack.json, or use no filter on the name."
    ),
    Explanation(
      "nothing-to-catch",
      "There is no error that 'catch' could be told of.",
      example: "\"forward\": \"interactor.load\", \"catch\": \"view.showError\"   with load()",
      mend: "Delete 'catch'."),
    Explanation(
      "nothing-to-close",
      """
      The screen was neither pushed, presented nor embedded. A failure of ViperKit while the \
      app runs.
      """,
      example: "'close' on the first screen of the app",
      mend: "Show another module with 'replaceRoot'."),
    Explanation(
      "nothing-to-return",
      "After an error that 'catch' takes, the method would have no result to return.",
      example: """
        { "func": "load() -> Item", "forward": "interactor.load", "catch": "view.showError" }
        """,
      mend: "Delete 'catch', and let the method throw."),
    Explanation(
      "number-overflow",
      "A calculation in a template leaves 64 bits.",
      example: "{{ 9223372036854775807 | plus: 1 }}",
      mend: "Use smaller numbers."),
    Explanation(
      "number-too-large",
      "A number in a template does not fit into 64 bits.",
      example: "{{ 99999999999999999999 }}",
      mend: "Use a smaller one, or a string."),
    Explanation(
      "opaque-closure-parameter",
      "A closure's own parameter cannot be 'some'.",
      example: "run(_ work: (some View) -> Void)",
      mend: "Write 'any', or a generic parameter of the method."),
    Explanation(
      "opaque-result",
      "A requirement of a protocol cannot return 'some'.",
      example: "make() -> some View",
      mend: "Write 'any View'."),
    Explanation(
      "opens-removed",
      "A route of another module opens the one that goes; the next 'generate' would reject it.",
      example: "viper-gen remove Detail   while List has \"to\": \"Detail\"",
      mend: "Delete the route, or let it open another module."),
    Explanation(
      "optional-constraint",
      "In 'any P?' the question mark belongs to P alone, which Swift rejects.",
      example: "show(_ item: any Item?)",
      mend: "Write '(any Item)?'."),
    Explanation(
      "orphan-lock",
      """
      A lock lies where its spec has been renamed or deleted. The files that you wrote for the module \
      are still there, and refer to contracts that are not.
      """,
      example: "mv Login.viper.json SignIn.viper.json",
      mend:
        "Restore the spec, or move your code to the new module and delete the old files and the lock."
    ),
    Explanation(
      "output-not-written",
      "What the run had to say could not be written to the standard output.",
      example: "viper-gen list > /dev/full",
      mend: "See to the file or pipe that the output goes to."),
    Explanation(
      "output-too-long",
      "A template makes a file longer than any Swift file should be.",
      example: "{% for i in (1..1000000) %}…",
      mend: "Loop over less."),
    Explanation(
      "outside-parameter",
      "A word that says how a parameter is passed stands at another type.",
      example: "load() -> inout Item",
      mend: "Delete the word."),
    Explanation(
      "own-type",
      "An entity or service has the name of a part of its module.",
      example: "TripList with \"entities\": [{ \"name\": \"TripListView\" }]",
      mend: "Rename it."),
    Explanation(
      "parameter-pack",
      "Parameter packs cannot be mocked, so contracts have none.",
      example: "load<each T>(_ items: repeat each T)",
      mend: "Take an array of 'any' values."),
    Explanation(
      "part-without-embedding",
      """
      'in' names the part of this module's view that the other module fills, which only an \
      embedded one does.
      """,
      example: "{ \"func\": \"openMap()\", \"to\": \"Map\", \"by\": \"push\", \"in\": \"map\" }",
      mend: "Write \"by\": \"embed\", or delete 'in'."),
    Explanation(
      "path-outside",
      "A template of the pack names a file outside the module's folder.",
      example: "\"path\": \"../{{ module.name }}.swift\"",
      mend: "Correct 'path' in the pack.json."),
    Explanation(
      "property-accessor",
      "Between the braces of a property stand 'get' and perhaps 'set'.",
      example: "title: String { set }",
      mend: "Write '{ get }' or '{ get set }'."),
    Explanation(
      "property-default-value",
      "A property of a protocol has no first value.",
      example: "title: String = \"\" { get }",
      mend: "Delete the value; 'state' is the place for one."),
    Explanation(
      "repeated-conformance",
      "A protocol stands twice in 'conforms', or is there anyway: every entity is 'Sendable'.",
      example: "\"conforms\": [\"Hashable\", \"Hashable\"]",
      mend: "Delete it."),
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
      "repeated-import",
      "A module is imported twice.",
      example: "\"imports\": [\"Domain\", \"Domain\"]",
      mend: "Delete one of the two."),
    Explanation(
      "repeated-list",
      "A pack groups values under a key that one of its contracts has already.",
      example: "\"namespaces\": { \"key\": \"view\" … } beside a contract \"view\"",
      mend: "Choose another key."),
    Explanation(
      "repeated-module",
      "Two specs of a project have the same file name, and so make the same types.",
      example: "A/Login.viper.json and B/Login.viper.json",
      mend: "Rename one of the two, or give its folder a config of its own."),
    Explanation(
      "repeated-name",
      "One name is declared twice where it has to be unique.",
      example: "\"inputs\": [\"id: Int\", \"id: String\"]",
      mend: "Rename one of the two."),
    Explanation(
      "repeated-option",
      "An option that counts once is given with two values.",
      example: "viper-gen new A --ui uikit --ui none",
      mend: "Keep one of the two."),
    Explanation(
      "repeated-part",
      "Two parts of a group of values have the same key or the same name.",
      example: "\"parts\": [{ \"key\": \"request\" … }, { \"key\": \"request\" … }]",
      mend: "Rename one of them."),
    Explanation(
      "repeated-path",
      """
      Two files would be written to one place; on many disks names that differ in case only \
      are one.
      """,
      example: "modules 'Login' and 'LogIn' in one folder",
      mend: "Rename one, or give modules folders of their own with 'output'."),
    Explanation(
      "repeated-role",
      "Two roles of a pack have the same key.",
      example: "\"roles\": [{ \"key\": \"view\" … }, { \"key\": \"view\" … }]",
      mend: "Rename one of them."),
    Explanation(
      "repeated-type",
      "Two entities or services of a module declare the same type.",
      example: "\"entities\": [{ \"name\": \"Row\" }, { \"name\": \"Row\" }]",
      mend: "Rename one of the two."),
    Explanation(
      "repeated-type-name",
      "Two names of a pack come out alike.",
      example: "two roles with \"name\": \"{{ module.name }}View\"",
      mend: "Rename one of them."),
    Explanation(
      "repeated-word",
      "A word stands twice in a list that is a set.",
      example: "\"yours\": [\"view\", \"view\"]",
      mend: "Delete one of the two."),
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
      "reserved-member",
      "A member has a name with a meaning of its own in Swift.",
      example: "\"view\": [\"self()\"]",
      mend: "Rename it."),
    Explanation(
      "reserved-name",
      """
      The name has a meaning already where it is declared: in Swift, in the template \
      language, or as a parameter of the builder.
      """,
      example: "\"inputs\": [\"view: Int\"]",
      mend: "Use another name."),
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
      "reserved-type-name",
      "An entity or service has a name that no Swift type can have.",
      example: "\"entities\": [{ \"name\": \"Type\" }]",
      mend: "Rename it."),
    Explanation(
      "reserved-word",
      "The module's name is a word of Swift, which no type can have.",
      example: "viper-gen new Type",
      mend: "Use another name, such as 'TypeScreen'."),
    Explanation(
      "route-returns",
      "A route opens a module and returns nothing.",
      example: "{ \"func\": \"open() -> Int\", \"to\": \"Detail\" }",
      mend: "Delete the result."),
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
      "same-in-all-modules",
      "The path of a file does not depend on the module, so two modules of one target would clash.",
      example: "\"path\": \"Contracts.swift\"",
      mend: "Write \"{{ module.name }}Contracts.swift\"."),
    Explanation(
      "second-runtime",
      """
      The target has a file with ViperKit already, and the same types twice do not compile.
      """,
      example: "two configs with \"runtime\": \"file\" below one target",
      mend: "Delete one of the files, and set 'runtime' in one config above both."),
    Explanation(
      "several-implementations",
      "A member has more than one of 'body', 'forward' and 'to'.",
      example: "{ \"func\": \"load()\", \"body\": \"return\", \"forward\": \"interactor.load\" }",
      mend: "Delete all but one."),
    Explanation(
      "several-modules",
      "A name belongs to several specs of the project.",
      example: "A/Login.viper.json and B/Login.viper.json",
      mend: "Give the path of the spec."),
    Explanation(
      "shared-across-packs",
      """
      A module can share a component only with modules of its own pack: another pack has other \
      contracts.
      """,
      example: "\"pack\": \"vip\", \"interactor\": { \"from\": \"TripDetail\" }",
      mend: "Give both modules one pack."),
    Explanation(
      "shared-contract",
      """
      A module that shares another one's component has no such component itself, so that it can \
      declare neither what the component does nor what it answers.
      """,
      example:
        "\"interactor\": { \"from\": \"TripDetail\" }, \"interactorOutput\": [\"didLoad()\"]",
      mend: "Move the members to the spec of the module that has the component."),
    Explanation(
      "shared-further",
      "'from' names a module that has no such component itself: it shares that of a third one.",
      example:
        "\"interactor\": { \"from\": \"TripMap\" }   where TripMap shares that of TripDetail",
      mend: "Name the module that the component belongs to."),
    Explanation(
      "shared-in-a-circle",
      """
      Modules share a component with one another in a circle, or one with itself, so that nobody \
      would make it.
      """,
      example:
        "\"interactor\": { \"from\": \"B\" }   in A, and \"interactor\": { \"from\": \"A\" } in B",
      mend: "Let one of them have a component of its own."),
    Explanation(
      "shared-path",
      """
      Two projects of one run would write to the same file, so the second would overwrite the first.
      """,
      example: "two configs with one \"output\", and a spec Login.viper.json in each",
      mend: "Rename a module, or give the projects different folders."),
    Explanation(
      "shared-too-far",
      """
      The builder of a module that shares a component takes it as a parameter, so it can't be \
      visible farther than the component's contract.
      """,
      example:
        "\"access\": \"public\", \"interactor\": { \"from\": \"TripDetail\" }   which is internal",
      mend: "Give both modules the same access."),
    Explanation(
      "shared-yours",
      "'yours' names a component that this module has from another one; it is written there.",
      example: "\"interactor\": { \"from\": \"TripDetail\" }, \"yours\": [\"interactor\"]",
      mend: "Delete the word from 'yours'."),
    Explanation(
      "signature-too-deep",
      "Types lie deeper in one another than a contract can need.",
      example: "[[[[[[[[[[Int]]]]]]]]]]…",
      mend: "Give the inner type a name with 'typealias'."),
    Explanation(
      "signature-too-long",
      "A signature is longer than anybody could read.",
      example: "a method with 200 parameters",
      mend: "Group the parameters in a type of their own."),
    Explanation(
      "source-gone",
      "The router's view does not exist any more. A failure of ViperKit while the app runs.",
      example: "a route after the screen was closed",
      mend: "Keep the module on screen while it routes."),
    Explanation(
      "standard-input",
      "'-' mostly means the standard input, which the command does not read.",
      example: "viper-gen generate -",
      mend: "Write './-' for a file of that name."),
    Explanation(
      "state-without-value",
      "What a module remembers has a value from the start.",
      example: "\"state\": [\"count: Int\"]",
      mend: "Add one: \"count: Int = 0\"."),
    Explanation(
      "storyboard-mismatch",
      """
      The storyboard's initial view controller has another class. A failure of ViperKit \
      while the app runs.
      """,
      example: "Login.storyboard whose first controller is a UIViewController",
      mend: "Set the class, and 'Is Initial View Controller', in the storyboard."),
    Explanation(
      "storyboard-missing",
      "The bundle holds no storyboard of that name. A failure of ViperKit while the app runs.",
      example: "a view 'Login' without Login.storyboard",
      mend: "Add the file to the target, or correct the name."),
    Explanation(
      "stray-tag",
      "A tag that continues or ends a block stands where none is open.",
      example: "{% endif %} alone",
      mend: "Delete it, or add the tag that opens the block."),
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
      "tag-after-else",
      "'else' is the last branch of a block.",
      example: "{% else %}{% elif a %}",
      mend: "Put the branches in order."),
    Explanation(
      "taken-for-renamed",
      """
      The spec has one method less and one more, of the same types and in the same place. That is how \
      a renaming looks, so your body was kept under the new name.
      """,
      example: "\"delete(id: Int)\" replaced by \"save(id: Int)\"",
      mend: "If it is another method, write its body anew."),
    Explanation(
      "taken-name",
      "A component would have a method and a stored property of one name.",
      example: "\"interactor\": [\"store()\"], \"services\": [\"store: any Store\"]",
      mend: "Rename the method."),
    Explanation(
      "taken-part",
      """
      The part of a view that another module is embedded in becomes a property of the view, \
      which has one of that name already.
      """,
      example: "\"by\": \"embed\", \"in\": \"title\"   in a view controller",
      mend: "Give the part another name."),
    Explanation(
      "taken-type",
      "A type of one spec has the name of a part of another module of the project.",
      example: "\"entities\": [{ \"name\": \"DetailView\" }] beside a module Detail",
      mend: "Rename it."),
    Explanation(
      "tests-configured",
      "The config makes mocks and tests for all modules, so one cannot go without.",
      example: "viper-gen new Login --no-tests",
      mend: "Leave the option out, or delete 'tests' in viper-gen.json."),
    Explanation(
      "too-many-defaults",
      """
      A method with so many default values would need too many overloads to be called from \
      generated code.
      """,
      example: "load(a: Int = 0, b: Int = 0, c: Int = 0, …)",
      mend: "Group the parameters in a type of their own."),
    Explanation(
      "too-many-errors",
      "A template has so many errors that the rest is not shown.",
      example: "a file that is no template",
      mend: "Correct the first ones and run again."),
    Explanation(
      "too-many-parameter-names",
      "A parameter has at most a label and a name.",
      example: "load(for the id: Int)",
      mend: "Write 'load(forThe id: Int)'."),
    Explanation(
      "too-many-steps",
      "Rendering a file takes longer than any pack should.",
      example: "loops over large ranges inside one another",
      mend: "Loop over less."),
    Explanation(
      "trailing-comma",
      "A comma stands behind the last element.",
      example: "[\"a()\", \"b()\",]",
      mend: "Delete the comma."),
    Explanation(
      "trailing-text",
      "A signature is complete, and more follows.",
      example: "load() load()",
      mend: "Delete the rest, or make it an entry of its own."),
    Explanation(
      "tuple-label",
      "The labels of a tuple are not as Swift allows them.",
      example: "load() -> (id: Int, id: Int)",
      mend: "Use one label an element, each once."),
    Explanation(
      "two-signatures",
      "A member is a method or a property.",
      example: "{ \"func\": \"load()\", \"var\": \"title: String { get }\" }",
      mend: "Make two members of it."),
    Explanation(
      "unbalanced",
      "A bracket or a quote in a Swift text has no other half.",
      example: "\"body\": \"print(\\\"a\\\"\"",
      mend: "Close it, or delete it."),
    Explanation(
      "uncaught",
      """
      A method that cannot throw is passed on to one that does, and nobody would be told of \
      the error.
      """,
      example: "{ \"func\": \"didTap()\", \"forward\": \"interactor.load\" }   with load() throws",
      mend: "Add \"catch\": \"view.showError\", or make the method throw."),
    Explanation(
      "unclosed-block",
      "A block of a template is not ended.",
      example: "{% if a %}",
      mend: "Write '{% endif %}' where it ends."),
    Explanation(
      "unclosed-bracket",
      "A bracket in a signature is not closed.",
      example: "load(id: Int",
      mend: "Close it."),
    Explanation(
      "unclosed-string",
      "A string in a tag is not closed on its line.",
      example: "{{ \"a }}",
      mend: "Close it with the same quote."),
    Explanation(
      "unclosed-tag",
      "A tag of a template is not closed, or not with its own brackets.",
      example: "{{ module.name %}",
      mend: "Close '{{' with '}}' and '{%' with '%}'."),
    Explanation(
      "unexpected-character",
      "A character has no meaning where it stands.",
      example: "load() → Item",
      mend: "Write what the message offers, or delete it."),
    Explanation(
      "unexpected-token",
      "A tag of a template does not continue as it may.",
      example: "{% for in rows %}",
      mend: "Write what the message expects."),
    Explanation(
      "unfinished-expression",
      "An expression ends with an operator that needs a value behind it.",
      example: "\"with\": { \"page\": \"number +\" }",
      mend: "Write the value, or delete the operator."),
    Explanation(
      "unhandled-output",
      "A route opens a module that tells the one that opened it something, and nobody listens.",
      example:
        "{ \"func\": \"openDetail()\", \"to\": \"TripDetail\" }   with \"output\": [\"didDelete()\"] in TripDetail",
      mend:
        "Say what is done about it with 'handles', or that nothing is: \"with\": { \"output\": \"nil\" }."
    ),
    Explanation(
      "unknown-access",
      "'access' takes 'internal', 'package' or 'public'.",
      example: "\"access\": \"private\"",
      mend: "Use one of the three."),
    Explanation(
      "unknown-argument",
      "'with' names a value of the route's method that it does not have.",
      example: """
        { "func": "open(id: Int)", "to": "Detail", "with": { "id": "key" } }
        """,
      mend: "Name one of the method's parameters."),
    Explanation(
      "unknown-as",
      """
      The output reaches the one that listens as a protocol or as closures, and this is \
      neither.
      """,
      example: "\"output\": { \"as\": \"closure\", … }",
      mend: "Write \"protocol\" or \"closures\"."),
    Explanation(
      "unknown-attribute",
      "The attribute is not one that a parameter's type can have.",
      example: "run(_ work: @escapin () -> Void)",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unknown-by",
      "The flavour has no such way to open a module.",
      example: "\"by\": \"slide\"",
      mend: "Use one of the ways that the message lists."),
    Explanation(
      "unknown-command",
      "The first word is no command of viper-gen.",
      example: "viper-gen chekc",
      mend: "'viper-gen help' lists the commands."),
    Explanation(
      "unknown-contract",
      "A pack names a contract that it does not declare.",
      example: "\"conformers\": { \"veiw\": \"viewState\" }",
      mend: "Use one of its contracts."),
    Explanation(
      "unknown-diagnostic",
      "There is no diagnostic of that id.",
      example: "viper-gen explain unknown-kee",
      mend: "'viper-gen explain' lists all ids."),
    Explanation(
      "unknown-escape",
      "A backslash in a template's string is followed by a letter that means nothing.",
      example: "{{ \"\\q\" }}",
      mend: "Use \\n, \\r, \\t, \\\\, \\\" or \\'."),
    Explanation(
      "unknown-filter",
      "There is no filter of that name.",
      example: "{{ module.name | upcas }}",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unknown-flavour",
      "A flavour is like one that the pack does not declare before it.",
      example: "\"like\": \"uikti\"",
      mend: "Use one of the flavours above it."),
    Explanation(
      "unknown-include",
      "The pack has no file of that name.",
      example: "{% include \"memebr.swift\" %}",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unknown-input",
      "A route fills an input that the opened module does not have.",
      example: "\"with\": { \"di\": \"id\" }",
      mend: "Use one of the inputs of that module."),
    Explanation(
      "unknown-key",
      """
      An object has a key that means nothing there. A misspelled key would be ignored by \
      other readers; here it is an error.
      """,
      example: "{ \"views\": [] }",
      mend: "Use the near key that the message offers."),
    Explanation(
      "unknown-loop-property",
      "'forloop' has no such property.",
      example: "{{ forloop.idx }}",
      mend: "Use 'index', 'index0', 'first', 'last', 'length' or 'parent'."),
    Explanation(
      "unknown-member",
      "The component or service has no member of that name.",
      example: "\"forward\": \"interactor.laod\"",
      mend: "Use the near one, or add the member to its contract."),
    Explanation(
      "unknown-module",
      "No spec of the project makes the module that a route opens.",
      example: "\"to\": \"Detial\"",
      mend: "Use the near name, or make the module: 'viper-gen new Detail'."),
    Explanation(
      "unknown-names",
      """
      'names' gives the types of components other names; a builder keeps its own, \
      since other modules call it.
      """,
      example: "\"names\": { \"viewmodel\": \"GameViewModel\" }",
      mend: "Use one of the words that the message lists."),
    Explanation(
      "unknown-option",
      "The command has no such option. Options are never abbreviated.",
      example: "viper-gen generate --dryrun",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unknown-output",
      "'handles' names a method that the output of the other module does not have.",
      example: "\"handles\": { \"TripDetail\": [\"didDelet()\"] }",
      mend: "Write it as the other spec does, or add it to the output there."),
    Explanation(
      "unknown-pack",
      "There is no built-in pack of that name.",
      example: "\"pack\": \"vipr\"",
      mend: "Use the near one; a folder is written with './' in front."),
    Explanation(
      "unknown-receiver",
      "A component is named that this one has no reference to.",
      example: "a view output with \"forward\": \"worker.load\"",
      mend: "Use one of those that the message lists."),
    Explanation(
      "unknown-role",
      "A pack names a role that it does not declare.",
      example: "\"conformer\": \"presentr\"",
      mend: "Use one of its roles."),
    Explanation(
      "unknown-tag",
      "The template language has no such tag.",
      example: "{% fro a in b %}",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unknown-taker",
      """
      'for' of an input names the components that keep it, and this is no component of the module \
      that a spec can hand something to.
      """,
      example: "\"inputs\": [{ \"var\": \"id: Int\", \"for\": \"presentr\" }]",
      mend: "Name a component, such as \"interactor\"."),
    Explanation(
      "unknown-template",
      "The pack has no template of that name.",
      example: "viper-gen templates show viper Veiw.swift",
      mend: "Use one of its files."),
    Explanation(
      "unknown-ui",
      "The pack has no such flavour.",
      example: "\"ui\": \"uikti\"",
      mend: "Use one of the flavours that the message lists."),
    Explanation(
      "unknown-value",
      "An option or a key of the config takes one of a few words, and this is none of them.",
      example: "viper-gen check --format xml",
      mend: "Use one of the words that the message lists."),
    Explanation(
      "unknown-variable",
      "A template names a variable that is not there. Other engines print nothing then.",
      example: "{{ modul.name }}",
      mend: "Use the near one that the message offers."),
    Explanation(
      "unknown-word",
      "The config replaces a word that the names of the pack don't have.",
      example: "\"words\": { \"Ruter\": \"Wireframe\" }",
      mend: "Use one of the words that the message lists."),
    Explanation(
      "unknown-yours",
      "'yours' names components of the pack that can be written by hand.",
      example: "\"yours\": [\"presentr\"]",
      mend: "Use one of the words that the message lists."),
    Explanation(
      "unlabelled-after-variadic",
      """
      Behind a variadic parameter the next one needs a label, or Swift could not tell them \
      apart.
      """,
      example: "load(_ ids: Int..., _ name: String)",
      mend: "Give it a label."),
    Explanation(
      "unnamed-include",
      "'with' hands a value to an included file and needs a name for it.",
      example: "{% include file with a %}",
      mend: "Write 'with a as name'."),
    Explanation(
      "unnamed-parameter",
      "A parameter without a name cannot be used.",
      example: "load(id _: Int)",
      mend: "Give it a name."),
    Explanation(
      "unsaid-write",
      """
      A target of the package lists ViperGenPlugin, so that the build makes what is generated of its \
      modules. If 'viper-gen generate' wrote it as well, everything would be declared twice.
      """,
      example: ".plugin(name: \"ViperGenPlugin\", package: \"viper-gen\") in the Package.swift",
      mend: "Say \"write\": \"plugin\" in the config, or \"files\" where no plugin makes modules."),
    Explanation(
      "unsupported-member",
      """
      Contracts have methods and properties; initialisers, subscripts and the like cannot be \
      mocked.
      """,
      example: "\"init(id: Int)\"",
      mend: "Write a method: 'make(id: Int) -> Item'."),
    Explanation(
      "unsupported-type",
      "Swift knows this form of a type, viper-gen does not.",
      example: "load() -> [3 of Int]",
      mend: "Write the long form that the message offers."),
    Explanation(
      "unterminated-text",
      "A comment, a string or a name between backticks is not closed.",
      example: "load(name: String = \"a)",
      mend: "Close it."),
    Explanation(
      "unused-generic-parameter",
      "Nothing that is passed or returned tells what the generic parameter is.",
      example: "load<T>()",
      mend: "Add a parameter such as '_ type: T.Type'."),
    Explanation(
      "unused-input",
      "The component that would take the input is another module's.",
      example:
        "\"inputs\": [\"id: Int\"]   in a pack whose interactor takes inputs, with a shared interactor",
      mend: "Name the component that takes it with 'for', or delete it."),
    Explanation(
      "unused-service",
      """
      Services are for the component that does the work, and this module has that from another \
      one; no route hands the service on either.
      """,
      example: "\"interactor\": { \"from\": \"TripDetail\" }, \"services\": [\"store: any Store\"]",
      mend: "Delete the service, or move it to the module that has the component."),
    Explanation(
      "unused-template",
      """
      A file of a pack is neither in 'files' nor included, mostly since its name is \
      misspelled somewhere.
      """,
      example: "Rooter.swift beside \"template\": \"Router.swift\"",
      mend: "Name it in 'files' or in an include, or delete it."),
    Explanation(
      "useless-default",
      "Default values of a method could not be used in calls of the generated protocol.",
      example: "a generic method with default values",
      mend: "Delete the default values."),
    Explanation(
      "value-generic-parameter",
      "Generic parameters that are values are not supported.",
      example: "load<let n: Int>()",
      mend: "Take the value as a parameter."),
    Explanation(
      "value-too-long",
      "A value in a template is longer than any should be.",
      example: "{{ text | append: text }} in a loop",
      mend: "Build less."),
    Explanation(
      "var-keyword",
      "In specs a property is written without 'var' or 'let'.",
      example: "\"var title: String { get }\"",
      mend: "Write 'title: String { get }'."),
    Explanation(
      "variadic-modifier",
      "A variadic parameter cannot be 'inout' and the like.",
      example: "change(_ counts: inout Int...)",
      mend: "Take an array: 'inout [Int]'."),
    Explanation(
      "where-without-generics",
      "'where' speaks of generic parameters, and there are none.",
      example: "load() where T: Equatable",
      mend: "Declare one: 'load<T>(_ item: T) where T: Equatable'."),
    Explanation(
      "written-by-generate",
      """
      The config says that 'viper-gen generate' writes what is generated, and a build is to make it, \
      too.
      """,
      example: "\"write\": \"files\" above a target that lists ViperGenPlugin",
      mend: "Say \"write\": \"plugin\", or take the plugin from the target."),
    Explanation(
      "wrong-argument",
      "A filter is given a value that it cannot use.",
      example: "{{ module.name | join: 3 }}",
      mend: "Use a value of the kind that the message names."),
    Explanation(
      "wrong-argument-count",
      "A filter is given too many or too few values.",
      example: "{{ module.name | replace: \"a\" }}",
      mend: "Use it as the message shows."),
    Explanation(
      "wrong-arrow",
      "A result stands behind '->', and another arrow is there.",
      example: "load() => Item",
      mend: "Write '->'."),
    Explanation(
      "wrong-effect",
      "A word stands where 'async' or 'throws' may, and is neither; 'rethrows' cannot be mocked.",
      example: "load() rethrows",
      mend: "Write 'async', 'throws' or both."),
    Explanation(
      "wrong-element",
      "An element of a list is not of the kind that a filter works on.",
      example: "{{ module.inputs | join: \",\" }}",
      mend: "Use 'map' first to take one key of each element."),
    Explanation(
      "wrong-flavour",
      "Modules of different flavours cannot open each other.",
      example: "a 'uikit' module with a route to a 'swiftui' one",
      mend: "Give both one 'ui'."),
    Explanation(
      "wrong-input",
      "A value is handed to an input or a filter that takes another type.",
      example: "\"with\": { \"id\": \"name\" }   where id is an Int and name a String",
      mend: "Hand over a value of that type."),
    Explanation(
      "wrong-operands",
      "A comparison in a template is between values that cannot be compared.",
      example: "{% if module.name > 3 %}",
      mend: "Compare two integers or two strings."),
    Explanation(
      "wrong-output",
      """
      'handles' has a method of that name and those labels, but the other module's output has \
      other types, another result or other effects under it.
      """,
      example:
        "\"handles\": { \"TripDetail\": [\"didDelete(id: String)\"] }   with didDelete(id: Int) in TripDetail",
      mend: "Write the signature that the message offers."),
    Explanation(
      "wrong-signature-key",
      "'func' holds methods and 'var' properties.",
      example: "{ \"func\": \"title: String { get }\" }",
      mend: "Use the other key."),
    Explanation(
      "wrong-state",
      "A contract's property and the state of the same name have different types.",
      example: "\"state\": [\"count: Int = 0\"] and { \"var\": \"count: String { get }\" }",
      mend: "Give both one type."),
    Explanation(
      "wrong-type",
      "A key of JSON takes another kind of value.",
      example: "{ \"view\": \"show()\" }",
      mend: "Write the kind that the message names: [\"show()\"]."),
  ]
}
