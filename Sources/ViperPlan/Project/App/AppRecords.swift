import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// What templates may say of an app.
package struct AppRecords {
  let plan: AppPlan
  /// The protocol of what its modules depend on; empty if they have none.
  let dependencies: String
  let access: Access
  let imports: [String]

  package init(_ plan: AppPlan, dependencies: String, access: Access, imports: [String]) {
    self.plan = plan
    self.dependencies = dependencies
    self.access = access
    self.imports = imports
  }

  package var record: TemplateValue {
    [
      "name": .string(swiftEscaped(plan.typeName)), "root": .string(swiftEscaped(plan.rootName)),
      "title": .string(plan.name), "framework": .string(plan.framework),
      "access": .string(access.modifier), "dependencies": .string(dependencies),
      "imports": strings(imports), "isTabbed": .bool(plan.isTabbed),
      "starts": .list(plan.starts.map(start)),
      "links": .list(plan.links.map(link)),
    ]
  }

  private func start(_ start: AppPlan.Start) -> TemplateValue {
    let names = start.module.names
    var record = names.call(names.dependencies == nil ? [] : ["dependencies: dependencies"])
    record["module"] = .string(start.module.spec.name)
    record["screen"] = .string(names.root)
    record["title"] = .string(start.title)
    record["image"] = .string(start.image)
    return .record(record)
  }

  private func link(_ link: AppPlan.Link) -> TemplateValue {
    let names = link.values.map(\.name)
    return [
      "pattern": .string(link.path.text.string),
      "module": .string(link.end),
      // A value may have the name of what it is read from.
      "visit": .string(names.contains("link") ? "visit".free(of: names) : "link"),
      "start": start(link.start),
      "tab": plan.isTabbed ? .string(String(link.place)) : .none,
      "values": .list(link.values.map(value)),
      "steps": .list(
        link.steps.map { step in
          [
            "module": .string(step.module.spec.name), "contract": .string(step.contract),
            "call": .string(step.call),
          ]
        }),
    ]
  }

  private func value(_ value: LinkValue) -> TemplateValue {
    [
      "name": .string(swiftEscapedInExpression(value.name)), "key": .string(value.name),
      "type": .string(value.type.text), "isOptional": .bool(value.isOptional),
      "reader": .string(value.reader ?? ""),
    ]
  }
}

extension AppPlan {
  /// The modules whose types its file names.
  package var namedModules: [String] {
    Set(starts.map(\.module.spec.name) + links.flatMap { $0.steps.map(\.module.spec.name) })
      .sorted()
  }

  /// The imports of specs that declare what its links hand over, as far as that is not Swift's own.
  package var valueImports: Set<String> {
    let links = links.filter { link in
      link.values.contains { StandardReaders.all[$0.type.text] == nil }
    }
    return Set(links.flatMap { $0.steps.flatMap(\.module.spec.imports) })
  }
}
