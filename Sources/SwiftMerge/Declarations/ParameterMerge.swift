import ViperText

/// Merges the parameters of a function. The contract defines order, labels and types, and the user
/// local names. Without a contract, the order is the user's.
struct ParameterMerge {
  /// `for id: Int = 1`: attributes, label, local name and rest.
  private struct Parameter {
    var attributes: [String]
    var label: String
    var name: String
    var rest: String

    /// Nil if the text isn't one or two names, a colon and a type.
    init?(_ text: String) {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      var words = text[..<colon].split(whereSeparator: \.isWhitespace).map(String.init)
      attributes = Array(words.prefix { $0.hasPrefix("@") })
      words.removeFirst(attributes.count)
      guard (1...2).contains(words.count), let label = words.first, let name = words.last,
        words.allSatisfy({ $0.utf8.allSatisfy { isWordByte($0) || $0 == UInt8(ascii: "`") } })
      else { return nil }
      (self.label, self.name, rest) = (label, name, String(text[colon...]))
    }

    var type: String {
      String(rest[..<(defaultStart ?? rest.endIndex)].filter { !$0.isWhitespace })
    }

    var defaultValue: Substring {
      guard let start = defaultStart else { return "" }
      let space = rest[..<start].reversed().prefix(while: \.isWhitespace).count
      return rest[rest.index(start, offsetBy: -space)...]
    }

    private var defaultStart: String.Index? { rest.firstIndex(of: "=") }

    var text: String {
      (attributes + (label == name ? [label] : [label, name])).joined(separator: " ") + rest
    }

    /// The name without backticks; nil for `_`.
    var localName: String? { name == "_" ? nil : name.filter { $0 != "`" } }

    func isCalled(like other: Parameter) -> Bool {
      label == other.label && (label != "_" || name == other.name)
    }
  }

  private let base: [Parameter]
  private let ours: [Parameter]
  private let theirs: [Parameter]

  init?(base: [String], ours: [String], theirs: [String]) {
    self.base = base.compactMap(Parameter.init)
    self.ours = ours.compactMap(Parameter.init)
    self.theirs = theirs.compactMap(Parameter.init)
    guard self.base.count == base.count, self.ours.count == ours.count,
      self.theirs.count == theirs.count
    else { return nil }
  }

  /// Merges the parameters; nil if both sides changed a type, or if the new body uses a name that
  /// the user gave to another parameter.
  ///
  /// - Parameter isInOwnOrder: Whether the user's order stays, with new parameters after their
  ///   neighbors in theirs.
  func merged(bodyWords: Set<String> = [], isInOwnOrder: Bool = false) -> [String]? {
    let toOurs = Self.pairs(base, ours)
    let toTheirs = Self.pairs(base, theirs)
    let origins = Dictionary(toTheirs.map { ($1, $0) }) { first, _ in first }
    var output: [(own: Int?, parameter: Parameter)] = []
    var taken = Set(toOurs.values)
    for (index, new) in theirs.enumerated() {
      guard let origin = origins[index] else {
        let own = ours.indices.first { !taken.contains($0) && ours[$0].isCalled(like: new) }
        if let own { taken.insert(own) }
        output.append((own, own.map { ours[$0] } ?? new))
        continue
      }
      if let own = toOurs[origin] {
        guard let parameter = merged(base[origin], ours[own], new) else { return nil }
        output.append((own, parameter))
      } else if base[origin].text != new.text {
        return nil
      }
    }
    for (origin, own) in toOurs.sorted(by: { $0.value < $1.value }) where toTheirs[origin] == nil {
      if base[origin].type != ours[own].type { taken.remove(own) }
    }
    for own in ours.indices where !taken.contains(own) {
      let place = output.firstIndex { $0.own.map { $0 > own } ?? false }
      output.insert((own, ours[own]), at: place ?? output.count)
    }
    if isInOwnOrder { output = inOwnOrder(output) }
    return distinct(output, bodyWords: bodyWords)?.map(\.text)
  }

  private func inOwnOrder(
    _ parameters: [(own: Int?, parameter: Parameter)]
  ) -> [(own: Int?, parameter: Parameter)] {
    var order = parameters.indices.filter { parameters[$0].own != nil }
      .sorted { parameters[$0].own ?? 0 < parameters[$1].own ?? 0 }
    for index in parameters.indices where parameters[index].own == nil {
      order.insert(index, at: order.firstIndex(of: index - 1).map { $0 + 1 } ?? 0)
    }
    return order.map { parameters[$0] }
  }

  /// Gives parameters of theirs a free local name if the user already uses the name.
  private func distinct(
    _ parameters: [(own: Int?, parameter: Parameter)], bodyWords: Set<String>
  ) -> [Parameter]? {
    let isOwn = parameters.map { own, parameter in own.map { ours[$0].name } == parameter.name }
    var taken = Set(zip(parameters, isOwn).filter(\.1).compactMap(\.0.parameter.localName))
    let all = Set(parameters.compactMap(\.parameter.localName))
    var output = parameters.map(\.parameter)
    for index in output.indices where !isOwn[index] {
      guard let name = output[index].localName, !taken.insert(name).inserted else { continue }
      if bodyWords.contains(name) { return nil }
      var number = 2
      while taken.union(all).contains(name + String(number)) { number += 1 }
      output[index].name = name + String(number)
      taken.insert(output[index].name)
    }
    return output
  }

  static func repeatsName(_ texts: [String]) -> Bool {
    let names = texts.compactMap { Parameter($0)?.localName }
    return Set(names).count < names.count
  }

  private func merged(_ old: Parameter, _ own: Parameter, _ new: Parameter) -> Parameter? {
    var result = new
    if own.name != old.name { result.name = own.name }
    if own.attributes != old.attributes { result.attributes = own.attributes }
    if old.type == new.type || own.type == new.type {
      result.rest = own.rest
    } else if old.type != own.type {
      return nil
    } else if new.defaultValue.isEmpty {
      result.rest += own.defaultValue
    }
    return result
  }

  /// Pairs parameters by label and name, then by label, by name and by position.
  private static func pairs(_ old: [Parameter], _ new: [Parameter]) -> [Int: Int] {
    var partner: [Int: Int] = [:]
    var taken: Set<Int> = []
    func pair(where isSame: (Int, Int) -> Bool) {
      for index in old.indices where partner[index] == nil {
        guard let other = new.indices.first(where: { !taken.contains($0) && isSame(index, $0) })
        else { continue }
        partner[index] = other
        taken.insert(other)
      }
    }
    pair { old[$0].isCalled(like: new[$1]) }
    pair { old[$0].label == new[$1].label && old[$0].type == new[$1].type }
    pair { old[$0].name == new[$1].name && old[$0].type == new[$1].type }
    if old.count == new.count { pair { $0 == $1 && old[$0].type == new[$1].type } }
    return partner
  }
}
