import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

struct BuilderTests {
  let context: TestContext

  private var dialect: Dialect { context.dialect }
  private var module: Module { context.module }
  private var root: String { context.root }
  private func typeName(_ role: String) -> String { context.names.roles[role] ?? "" }

  private var type: String { module.builtType(root: typeName(root)) }
  private var isHidden: Bool { type != typeName(root) }

  func record() throws(Untestable) -> TemplateValue {
    var arguments: [String] = []
    for field in module.inputs { arguments.append(try context.argument(field)) }
    let dependencies = try self.dependencies()
    if module.hasDependencies {
      arguments.append(
        dependencies.isEmpty ? TestContext.newDependencies : "dependencies: dependencies")
    }
    arguments += try serviceArguments()
    arguments += dialect.owners.keys.sorted().map { "\($0): \($0)" }
    if let output = context.output {
      arguments.append("output: output\(output.subject.closures == nil ? "" : ".closures")")
    }
    arguments += module.extras.map(\.argument)
    let chain = chain()
    let known = Set([root] + chain.map(\.name))
    let reached = context.parts.filter(known.contains)
    let expectations = wires(chain, of: reached) + values(of: reached)
    let owners = Set(chain.map(\.owner) + expectations.map(\.owner))
    return [
      "dependencies": .list(dependencies), "builder": .string(typeName(context.builder)),
      "root": .string(root), "type": .string(type), "isHidden": .bool(isHidden),
      "rootType": .string(typeName(root)), "arguments": strings(arguments),
      "parameters": strings(
        module.extras.map { $0.initializerParameter.declaration(withDefault: true) }),
      "pieces": .list(
        dialect.roles.filter { $0.whole == root }.map {
          [
            "name": .string($0.key), "type": .string(typeName($0.key)),
            "isUsed": .bool(!dialect.contracts(conformedToBy: $0.key).isEmpty),
          ]
        }),
      "chain": .list(
        chain.map { link in
          let isMeant = expectations.contains { $0.expectation.right == link.name }
          return link.record(isUsed: owners.contains(link.name) || isMeant)
        }), "expectations": records(expectations.map(\.expectation)),
      "weakReferences": .list(weakReferences(chain)),
    ]
  }

  private func dependencies() throws(Untestable) -> [TemplateValue] {
    var mocks: [TemplateValue] = []
    for service in module.services where !module.isParameter(service) {
      _ = try context.argument(service.field)
      guard let mock = context.mock(of: service.field) else { continue }
      mocks.append([
        "name": .string(swiftEscapedInExpression(service.given.name)),
        "mock": .string(mock.variable),
      ])
    }
    return mocks
  }

  private func serviceArguments() throws(Untestable) -> [String] {
    var arguments: [String] = []
    for field in module.serviceParameters {
      let own = module.services.first { $0.given == field }?.field ?? field
      arguments.append(try context.argument(own, label: field.name))
    }
    return arguments
  }

  // MARK: - The path from the root to each part

  private struct Link {
    let name: String
    let type: String
    let owner: String
    let property: String
    /// If not, the type is a protocol.
    let isExact: Bool

    /// - Parameter isUsed: unused variables cause warnings.
    func record(isUsed: Bool) -> TemplateValue {
      [
        "name": .string(name), "type": .string(type), "isUsed": .bool(isUsed),
        "path": .string("\(owner).\(property)"), "isExact": .bool(isExact),
      ]
    }
  }

  private func chain() -> [Link] {
    var links: [Link] = []
    var seen: Set = [root]
    var queue = [root]
    while !queue.isEmpty {
      let owner = queue.removeFirst()
      for contract in context.references(of: owner)
      where !contract.isWeak && dialect.owners[contract.conformer] == nil
        && seen.insert(contract.conformer).inserted
      {
        links.append(
          Link(
            name: contract.conformer, type: typeName(contract.conformer), owner: owner,
            property: contract.property, isExact: contract.isDirect))
        queue.append(contract.conformer)
      }
    }
    return links
  }

  private struct Claim {
    let owner: String
    let expectation: Expectation

    static func identical(_ owner: String, _ property: String, _ right: String) -> Claim {
      Claim(
        owner: owner,
        expectation: Expectation(.expression("\(owner).\(property)"), .identical, right))
    }
  }

  /// Such as `presenter.view === view`.
  private func wires(_ chain: [Link], of reached: [String]) -> [Claim] {
    var claims: [Claim] = []
    for role in reached {
      for contract in context.references(of: role)
      where !chain.contains(where: { $0.owner == role && $0.property == contract.property }) {
        claims.append(.identical(role, contract.property, contract.conformer))
      }
      if role == dialect.holders.output, module.output?.form == .protocol {
        claims.append(.identical(role, "output", "output"))
      }
      if let anchor = module.uiFramework.anchors[role] {
        claims.append(.identical(role, anchor, root))
      }
    }
    return claims
  }

  /// `presenter.id == 7`
  private func values(of reached: [String]) -> [Claim] {
    var claims: [Claim] = []
    for role in reached {
      for field in module.inputs(of: role) {
        let held = "\(role).\(swiftEscapedInExpression(field.name))"
        guard let value = context.value(of: field),
          let expectation = Expectation.that(.expression(held), is: value)
        else { continue }
        claims.append(Claim(owner: role, expectation: expectation))
      }
    }
    for role in reached {
      for service in module.services(of: role) {
        guard let mock = context.mock(of: service.field) else { continue }
        let name = swiftEscapedInExpression(service.field.name)
        claims.append(.identical(role, "\(name) as? \(mock.type)", mock.variable))
      }
    }
    return claims
  }

  /// Only a separate test can show that references to parts of the view are weak.
  private func weakReferences(_ chain: [Link]) -> [TemplateValue] {
    let pieces = Set(dialect.roles.filter { $0.whole == root }.map(\.key))
    let view = isHidden ? "(makeModule() as? \(typeName(root)))?" : "makeModule()"
    var references: [TemplateValue] = []
    for part in chain where part.owner == root {
      for contract in context.references(of: part.name)
      where contract.isWeak && pieces.contains(contract.conformer) {
        references.append([
          "testName": .string(
            context.testNames.take(
              "the\(part.name.capitalizedFirst)DoesNotHoldThe\(contract.property.capitalizedFirst)")
          ), "name": .string(part.name), "type": .string(part.type),
          "path": .string("\(view).\(part.property)"),
          "expectation": Expectation(
            .expression("\(part.name).\(contract.property)"), .equal, "nil"
          ).record,
        ])
      }
    }
    return references
  }
}
