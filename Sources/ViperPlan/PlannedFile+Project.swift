import ViperTemplate

extension PlannedFile {
  /// A file of a project as a whole, which one template makes.
  package init(
    ofProjectAt path: String, in folder: String, template: String, owner: Owner, kind: Kind
  ) {
    self.init(
      path: path, folder: folder, parts: [Part(template: template)], owner: owner, kind: kind)
  }
}

extension PlannedModule {
  /// What a project has as a whole.
  package init(
    ofProject name: String, specName: String, files: [PlannedFile],
    context: [String: TemplateValue], notes: [String]
  ) {
    self.init(
      name: name, specName: specName, files: files, context: context, bodies: [], notes: notes)
  }
}
