extension Explanation {
  /// What is wrong with what modules share and tell each other.
  static let outputs: [Explanation] = [
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
      "missing-handler",
      """
      A module that handles another one's output handles all of it, as Swift wants it from \
      whoever conforms to a protocol.
      """,
      example:
        "\"handles\": { \"TripDetail\": [] }   with \"output\": [\"didDelete()\"] in TripDetail",
      mend: "Add the method that the message names."),
    Explanation(
      "not-a-closure",
      """
      The output is closures, and a closure can't do what this member does: be a property, be \
      generic, or have default values.
      """,
      example: "\"output\": { \"as\": \"closures\", \"methods\": [\"title: String { get }\"] }",
      mend: "Write another method, or leave out \"as\": \"closures\"."),
    Explanation(
      "not-its-own",
      """
      A module that shares another one's component is built with that component, so only the module \
      that has it, or one that shares it as well, can open it.
      """,
      example: "\"interactor\": { \"from\": \"TripDetail\" }   in TripMap, opened by TripList",
      mend: "Open it from the module that has the component, or let this one share it too."),
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
      "unhandled-output",
      "A route opens a module that tells the one that opened it something, and nobody listens.",
      example:
        "{ \"func\": \"openDetail()\", \"to\": \"TripDetail\" }   with \"output\": [\"didDelete()\"] in TripDetail",
      mend:
        "Say what is done about it with 'handles', or that nothing is: \"with\": { \"output\": \"nil\" }."
    ),
    Explanation(
      "unknown-output",
      "'handles' names a method that the output of the other module does not have.",
      example: "\"handles\": { \"TripDetail\": [\"didDelet()\"] }",
      mend: "Write it as the other spec does, or add it to the output there."),
    Explanation(
      "unknown-taker",
      """
      'for' of an input names the components that keep it, and this is no component of the module \
      that a spec can hand something to.
      """,
      example: "\"inputs\": [{ \"var\": \"id: Int\", \"for\": \"presentr\" }]",
      mend: "Name a component, such as \"interactor\"."),
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
      "wrong-output",
      """
      'handles' has a method of that name and those labels, but the other module's output has \
      other types, another result or other effects under it.
      """,
      example:
        "\"handles\": { \"TripDetail\": [\"didDelete(id: String)\"] }   with didDelete(id: Int) in TripDetail",
      mend: "Write the signature that the message offers."),
  ]
}
