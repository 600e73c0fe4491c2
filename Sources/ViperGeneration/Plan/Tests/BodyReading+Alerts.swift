/// Bodies of routers that show a message and do nothing else.
extension BodyReading {
  /// `navigation.alert(…)`, on one of the places that the router has.
  func showsAlert(on places: [String]) -> Bool {
    guard let call else { return false }
    return call.name == "alert" && places.contains(call.receiver)
  }

  /// `ModuleNavigation(from: viewController).alert(…)`
  ///
  /// - Parameter anchor: the property that holds the view on the screen.
  func showsAlert(from anchor: String) -> Bool {
    let head: [Substring] = ["ModuleNavigation", "(", "from", ":"]
    guard tokens.starts(with: head) else { return false }
    let source = tokens.dropFirst(head.count)
    let rest = source.starts(with: ["self", "."]) ? source.dropFirst(2) : source
    guard rest.starts(with: [Substring(anchor), ")", ".", "alert", "("]) else { return false }
    // An argument that throws would come before the call.
    return closing(rest.dropFirst(4)) == tokens.indices.last && !tokens.contains("try")
  }

  /// `"navigation.alert(ModuleAlert(\"Not saved\", message: text))"` → `"\"Not saved\""`; nil if the
  /// title is more than a plain string, or would read as a comparison.
  static func alertTitle(in body: String) -> String? {
    guard let head = body.firstRange(of: "ModuleAlert(\"") else { return nil }
    let rest = body[head.upperBound...]
    guard let end = rest.firstIndex(where: { $0 == "\"" || $0 == "\\" }), rest[end] == "\"",
      [",", ")"].contains(rest[end...].dropFirst().first), !rest[..<end].contains(" == ")
    else { return nil }
    return "\"" + rest[...end]
  }
}
