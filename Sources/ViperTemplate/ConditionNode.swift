/// `if … elif … else … endif`, or `unless … endunless`
final class ConditionNode: TemplateNode {
  let arms: [Arm]

  init(arms: [Arm]) { self.arms = arms }

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
    open(OpenBlock(name, opener: tag.range, condition: condition))
  }
}
