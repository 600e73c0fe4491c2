/// `if … elif … else … endif`, or `unless … endunless`
struct ConditionNode: TemplateNode {
  let arms: [Arm]

  func render(in renderer: inout TemplateRenderer) {
    for arm in arms {
      guard arm.condition.map({ renderer.isMet($0) }) ?? true else { continue }
      return renderer.render(arm.body)
    }
  }
}

extension TemplateParser {
  mutating func openCondition(_ name: String, _ tag: Tag) {
    var condition = expression(of: tag) ?? .broken(tag.range)
    if name == "unless" { condition = Expression(.not(condition), condition.range) }
    open(OpenBlock(name: name, opener: tag.range, arms: [Arm(condition: condition)]))
  }
}
