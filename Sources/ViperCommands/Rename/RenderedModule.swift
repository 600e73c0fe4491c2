import ViperPipeline
import ViperPlan
import ViperProject

/// A module as a project renders it, even if the build writes its files.
struct RenderedModule {
  let read: ReadProject
  let draft: ProjectReader.Draft
  let planned: [PlannedFile]
  let rendered: [RenderedFile]
  let names: TypeNames

  var files: [(path: String, bytes: [UInt8])] {
    rendered.filter { $0.kind == .module }.map { ($0.path, $0.bytes) }
  }

  func renaming(to new: RenderedModule) -> Renaming {
    Renaming(
      from: names, to: new.names, former: rendered.map(\.bytes), now: new.rendered.map(\.bytes))
  }

  /// Nil if the module has errors, which the pipeline reports.
  init?(_ file: Project.SpecFile, of project: Project, on disk: any Disk) throws(DiskError) {
    var pipeline = Pipeline(disk: disk)
    read = try pipeline.read(project)
    let resolved = read.resolved()
    guard let module = resolved.modules.first(where: { $0.draft.file == file }) else { return nil }
    draft = module.draft
    let plan = resolved.plan(module, tests: resolved.testPlans().plans[file.name]).planned
    planned = plan.files
    let layouts = try pipeline.layouts(of: resolved.read)
    rendered = resolved.renderer(of: module, layouts: layouts.byFolder).render(plan).files
    names = TypeNames(module: module.module.name, resolved.names[module.module.name])
  }
}
