struct ScenarioStep: Sendable {
  enum Edit: Sendable {
    /// Replaces text in the spec.
    case spec(String, with: String)
    /// Adds an element at the start of a list of the spec, which has one already.
    case add(String, to: String)
    /// Replaces text in the config.
    case config(String, with: String)
    /// Replaces text in a file of the module's folder.
    case code(String, String, with: String)
    /// Adds a file to the module's folder.
    case write(String, String)
    case move(String, to: String)
    case split(String, at: String, to: String)
    case format(String)
  }

  let title: String
  let edits: [Edit]
  /// The members that are not written yet, as 'check' names them.
  let stubs: [String]
  var warning: String?
  var refusal: String?

  init(
    _ title: String, _ edits: Edit..., stubs: [String] = [], warning: String? = nil,
    refusal: String? = nil
  ) {
    self.title = title
    self.edits = edits
    self.stubs = stubs
    self.warning = warning
    self.refusal = refusal
  }
}
