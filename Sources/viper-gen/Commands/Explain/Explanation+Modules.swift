extension Explanation {
  /// What is wrong with a module: its members, what they do and whom they call.
  static let modules: [Explanation] = [
    Explanation(
      "ambiguous-target",
      """
      A 'forward' or 'catch' names a method of which there are several with the same base \
      name, so viper-gen cannot tell which one is called.
      """,
      example: "\"forward\": \"interactor.load\"   with load(id:) and load(name:)",
      mend: "Write the labels as well: \"interactor.load(id:)\"."),
    Explanation(
      "bad-handler",
      """
      'catch' names a method that is told of an error, so it has to take one error and \
      nothing else.
      """,
      example: "\"catch\": \"view.show\"   with show(title: String)",
      mend: "Name, or add, a method such as showError(_ error: any Error)."),
    Explanation(
      "bad-target",
      """
      'forward' and 'catch' name a component, or a service, and one of its members, with a \
      dot between them.
      """,
      example: "\"forward\": \"load\"",
      mend: "Write it as \"interactor.load\"."),
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
      "close-opens",
      "'close' leaves the module, so there is none to open.",
      example: "{ \"func\": \"done()\", \"by\": \"close\", \"to\": \"Home\" }",
      mend: "Delete 'to', or choose another way in 'by'."),
    Explanation(
      "collision",
      """
      Two members that one class would have to implement cannot stand in it side by side: \
      they have the same name and the same types.
      """,
      example: "\"viewOutput\": [\"load()\"], \"interactorOutput\": [\"load()\"]",
      mend: "Rename one of them, or give it other labels or types."),
    Explanation(
      "directive-as-body",
      "A directive of the compiler spans lines, a body is one.",
      example: "\"body\": \"#if DEBUG\"",
      mend: "Name the component in 'yours', and write the method there."),
    Explanation(
      "empty-body",
      "'body' holds the statement that a method consists of, and it is empty.",
      example: "{ \"func\": \"cancel()\", \"body\": \"\" }",
      mend: "Write a statement, such as 'return', or take another of 'forward' and 'to'."),
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
      "inherited-name",
      """
      A member has the name of something that the component's superclass has already, and \
      would override it by accident.
      """,
      example: "\"view\": [\"dismiss(animated: Bool)\"] with \"ui\": \"uikit\"",
      mend: "Rename the member."),
    Explanation(
      "keyword-in-observable",
      """
      SwiftUI follows a state through the macro '@Observable', which puts together names of its own \
      with that of the property; a word of Swift between backticks can't be put together with anything.
      """,
      example: "\"state\": [\"`in`: Int = 0\"] with \"ui\": \"swiftui\"",
      mend: "Give the property another name."),
    Explanation(
      "long-body",
      "'body' is one statement on one line; logic belongs into a Swift file.",
      example: "\"body\": \"let a = 1; print(a)\"",
      mend: "Name the component in 'yours', and write the method there."),
    Explanation(
      "misfit",
      "A call cannot be passed on as it is: the two members differ in what they take or return.",
      example: "{ \"func\": \"didTap()\", \"forward\": \"interactor.load\" }   with load(id: Int)",
      mend: "Make the two alike, or use 'body' to fill in what is missing."),
    Explanation(
      "misplaced-route",
      """
      What opens and closes modules is the router alone, since it knows the screen; a method of \
      another component has 'to' or 'by'.
      """,
      example: "\"viewOutput\": [{ \"func\": \"didTap()\", \"to\": \"Detail\" }]",
      mend: "Give the router a method that opens the module, and forward to that."),
    Explanation(
      "missing-input",
      "The module that a route opens has an input that the route does not fill.",
      example: """
        { "func": "open()", "to": "Detail" }   where Detail has "inputs": ["id: Int"]
        """,
      mend: "Add \"with\": { \"id\": \"…\" }."),
    Explanation(
      "missing-service",
      "A module that is opened needs a service that this module cannot hand on.",
      example: "\"to\": \"Detail\"   where Detail has \"services\": [\"store: any Store\"]",
      mend: "Add the service here, or give it a default value there."),
    Explanation(
      "must-be-yours",
      """
      In this flavour nothing can be generated for a component, so it is started for you to \
      finish.
      """,
      example: "\"ui\": \"swiftui\" without \"yours\": [\"view\"]",
      mend: "Add the component to 'yours'."),
    Explanation(
      "no-routes",
      "The flavour has no way to open and close modules, so no component can do it by itself.",
      example: "\"ui\": \"none\" with { \"func\": \"open()\", \"to\": \"Detail\" }",
      mend: "Delete 'to', and write the router in Swift: \"yours\": [\"router\"]."),
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
      "nothing-to-catch",
      "There is no error that 'catch' could be told of.",
      example: "\"forward\": \"interactor.load\", \"catch\": \"view.showError\"   with load()",
      mend: "Delete 'catch'."),
    Explanation(
      "nothing-to-return",
      "After an error that 'catch' takes, the method would have no result to return.",
      example: """
        { "func": "load() -> Item", "forward": "interactor.load", "catch": "view.showError" }
        """,
      mend: "Delete 'catch', and let the method throw."),
    Explanation(
      "own-type",
      "An entity or service has the name of a part of its module.",
      example: "TripList with \"entities\": [{ \"name\": \"TripListView\" }]",
      mend: "Rename it."),
    Explanation(
      "part-without-embedding",
      """
      'in' names the part of this module's view that the other module fills, which only an \
      embedded one does.
      """,
      example: "{ \"func\": \"openMap()\", \"to\": \"Map\", \"by\": \"push\", \"in\": \"map\" }",
      mend: "Write \"by\": \"embed\", or delete 'in'."),
    Explanation(
      "repeated-name",
      "One name is declared twice where it has to be unique.",
      example: "\"inputs\": [\"id: Int\", \"id: String\"]",
      mend: "Rename one of the two."),
    Explanation(
      "repeated-type",
      "Two entities or services of a module declare the same type.",
      example: "\"entities\": [{ \"name\": \"Row\" }, { \"name\": \"Row\" }]",
      mend: "Rename one of the two."),
    Explanation(
      "repeated-word",
      "A word stands twice in a list that is a set.",
      example: "\"yours\": [\"view\", \"view\"]",
      mend: "Delete one of the two."),
    Explanation(
      "reserved-member",
      "A member has a name with a meaning of its own in Swift.",
      example: "\"view\": [\"self()\"]",
      mend: "Rename it."),
    Explanation(
      "route-returns",
      "A route opens a module and returns nothing.",
      example: "{ \"func\": \"open() -> Int\", \"to\": \"Detail\" }",
      mend: "Delete the result."),
    Explanation(
      "several-implementations",
      "A member has more than one of 'body', 'forward' and 'to'.",
      example: "{ \"func\": \"load()\", \"body\": \"return\", \"forward\": \"interactor.load\" }",
      mend: "Delete all but one."),
    Explanation(
      "self-without-meaning",
      """
      A contract stands between two components, and neither knows the class of the other: \
      what 'Self' means on one side can't be written on the other.
      """,
      example: "\"view\": [\"merge(_ other: Self)\"]",
      mend: "Name the type that is meant. A service that the spec declares can say 'Self'."),
    Explanation(
      "state-without-value",
      "What a module remembers has a value from the start.",
      example: "\"state\": [\"count: Int\"]",
      mend: "Add one: \"count: Int = 0\"."),
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
      "too-many-defaults",
      """
      A method with so many default values would need too many overloads to be called from \
      generated code.
      """,
      example: "load(a: Int = 0, b: Int = 0, c: Int = 0, …)",
      mend: "Group the parameters in a type of their own."),
    Explanation(
      "uncaught",
      """
      A method that cannot throw is passed on to one that does, and nobody would be told of \
      the error.
      """,
      example: "{ \"func\": \"didTap()\", \"forward\": \"interactor.load\" }   with load() throws",
      mend: "Add \"catch\": \"view.showError\", or make the method throw."),
    Explanation(
      "unknown-argument",
      "'with' names a value of the route's method that it does not have.",
      example: """
        { "func": "open(id: Int)", "to": "Detail", "with": { "id": "key" } }
        """,
      mend: "Name one of the method's parameters."),
    Explanation(
      "unknown-by",
      "The flavour has no such way to open a module.",
      example: "\"by\": \"slide\"",
      mend: "Use one of the ways that the message lists."),
    Explanation(
      "unknown-input",
      "A route fills an input that the opened module does not have.",
      example: "\"with\": { \"di\": \"id\" }",
      mend: "Use one of the inputs of that module."),
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
      "unknown-receiver",
      "A component is named that this one has no reference to.",
      example: "a view output with \"forward\": \"worker.load\"",
      mend: "Use one of those that the message lists."),
    Explanation(
      "useless-default",
      "Default values of a method could not be used in calls of the generated protocol.",
      example: "a generic method with default values",
      mend: "Delete the default values."),
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
      "wrong-state",
      "A contract's property and the state of the same name have different types.",
      example: "\"state\": [\"count: Int = 0\"] and { \"var\": \"count: String { get }\" }",
      mend: "Give both one type."),
  ]
}
