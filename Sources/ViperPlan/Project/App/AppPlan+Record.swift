import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

extension AppPlan {
  /// - Parameter dependencies: empty if there are none.
  package func record(dependencies: String, access: Access, imports: [String]) -> TemplateValue {
    [
      "name": .string(swiftEscaped(typeName)), "root": .string(swiftEscaped(rootName)),
      "title": .string(name), "framework": .string(framework),
      "access": .string(access.modifier), "dependencies": .string(dependencies),
      "imports": strings(imports), "start": starts.first { $0.tab == nil }.map(record) ?? .none,
      "tabs": .list(starts.filter { $0.tab != nil }.map(record)), "links": .list(links.map(record)),
    ]
  }

  private func record(_ start: Start) -> TemplateValue {
    let names = start.module.names
    var record = names.call(names.dependencies == nil ? [] : ["dependencies: dependencies"])
    record["module"] = .string(start.module.spec.name)
    record["screen"] = .string(names.root)
    record["isHidden"] = .bool(!start.module.isOwn)
    record["title"] = .string(start.tab?.title ?? "")
    record["image"] = .string(start.tab?.image ?? "")
    return .record(record)
  }

  private func record(_ link: Link) -> TemplateValue {
    let names = link.values.map(\.name)
    return [
      "pattern": .string(link.path.text.string), "module": .string(link.end),
      // A value can be named `link`, too.
      "visit": .string(names.contains("link") ? "visit".free(of: names) : "link"),
      "start": record(link.start), "tab": link.start.tab.map { .string(String($0.index)) } ?? .none,
      "values": .list(link.values.map(record)),
      "steps": .list(
        link.steps.map { step in
          [
            "module": .string(step.module.spec.name), "contract": .string(step.contract),
            "call": .string(step.call),
          ]
        }),
    ]
  }

  private func record(_ value: LinkValue) -> TemplateValue {
    [
      "name": .string(swiftEscapedInExpression(value.name)), "key": .string(value.name),
      "type": .string(value.type.text), "isOptional": .bool(value.isOptional),
      "reader": .string(value.reader ?? ""),
    ]
  }

  package var namedModules: [String] {
    Set(starts.map(\.module.spec.name) + links.flatMap { $0.steps.map(\.module.spec.name) })
      .sorted()
  }

  package var valueImports: Set<String> {
    let links = links.filter { link in
      link.values.contains { StandardReaders.all[$0.type.text] == nil }
    }
    return Set(links.flatMap { $0.steps.flatMap(\.module.spec.imports) })
  }
}
