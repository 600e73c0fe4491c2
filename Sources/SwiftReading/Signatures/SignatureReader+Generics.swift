extension SignatureReader {
  mutating func parseGenericParameters() throws(Stop) -> GenericClause {
    let open = advance().range
    if kind == .rightAngle { throw fail(.emptyGenerics, at: open.lowerBound..<end + 1) }
    var parameters: [GenericClause.Parameter] = []
    var seen: [String: Range<Int>] = [:]
    repeat {
      if isWord("each") { throw fail(.parameterPack, at: token.range) }
      if isWord("let") { throw fail(.valueGeneric, at: token.range) }
      guard kind == .identifier || kind == .quoted else {
        throw fail(.expectedGeneric(found: found), at: token.range)
      }
      let range = token.range
      let name = unquoted(advance())
      if let first = seen[name] {
        report(
          .duplicateGeneric(name), at: range,
          notes: [note("'\(name)' is first declared here", at: first)])
      }
      seen[name] = range
      let constraint = skip(.colon) ? try parseConstraint() : nil
      parameters.append(GenericClause.Parameter(name: name, constraint: constraint))
    } while skip(.comma)
    try close(.rightAngle, opened: open)
    return GenericClause(parameters: parameters)
  }

  mutating func parseWhereClause(
    _ generics: GenericClause?
  ) throws(Stop) -> [GenericClause.Requirement] {
    let start = token.range.lowerBound
    guard skipWord("where") else { return [] }
    let names = Set((generics?.parameters ?? []).map(\.name))
    var requirements: [GenericClause.Requirement] = []
    repeat {
      let requirementStart = token.range.lowerBound
      let subject = try parseUnattributedType()
      let isSameType = kind == .equalEqual
      guard skip(.equalEqual) || skip(.colon) else {
        throw fail(.expectedRequirement(subject.text, found: found), at: token.range)
      }
      let constraint = try isSameType ? parseUnattributedType() : parseConstraint()
      let requirement = GenericClause.Requirement(
        subject: subject, isSameType: isSameType, constraint: constraint)
      if generics != nil, !subject.mentions(names), !constraint.mentions(names) {
        report(.foreignRequirement(subject.text), at: requirementStart..<end)
      }
      requirements.append(requirement)
    } while skip(.comma)
    if generics == nil { report(.whereWithoutGenerics, at: start..<end) }
    return requirements
  }

  /// As in Swift, a call must determine each generic parameter.
  mutating func checkUse(of generics: GenericClause, in method: Method, at range: Range<Int>) {
    var types = method.types
    // A constraint can connect parameters: `U: Collection<T>`, `T.Element == U`.
    types += generics.parameters.compactMap(\.constraint)
    types += generics.requirements.map(\.constraint)
    types += generics.requirements.filter(\.isSameType).map(\.subject)
    var used: Set<String> = []
    for type in types {
      type.visit { part in
        if case .named(let path) = part.node, path.count == 1 { used.insert(path[0].name) }
      }
    }
    for parameter in generics.parameters where !used.contains(parameter.name) {
      report(.unusedGeneric(parameter.name), at: range)
    }
  }
}
