import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// An app, for templates.
package struct AppRecords {
  let plan: AppPlan
  /// The protocol with all dependencies; empty if there are none.
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
      // A value can be named `link`, too.
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
  /// The modules whose types the app's file uses.
  package var namedModules: [String] {
    Set(starts.map(\.module.spec.name) + links.flatMap { $0.steps.map(\.module.spec.name) })
      .sorted()
  }

  /// The imports for the links' values.
  package var valueImports: Set<String> {
    let links = links.filter { link in
      link.values.contains { StandardReaders.all[$0.type.text] == nil }
    }
    return Set(links.flatMap { $0.steps.flatMap(\.module.spec.imports) })
  }
}
