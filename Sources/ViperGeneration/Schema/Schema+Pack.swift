import ViperPack
import ViperSpec

extension Schema {
  /// Of `pack.json`.
  ///
  /// A pack that extends another says only what differs, so little is required here; the reader asks
  /// for the rest.
  package static var pack: JSONOutput {
    document(
      "The manifest of a pack",
      [
        schemaKey,
        SchemaKey("name", text, "What specs call the pack.", isRequired: true),
        SchemaKey("summary", text, "What the pack makes, in a phrase."),
        SchemaKey(
          "extends", text, "A built-in pack: what this one does not say itself is as it is there.",
          examples: [.string(BuiltIn.defaultName)]),
        SchemaKey(
          "without", list(of: text),
          "Templates of the extended pack that make no files here."),
        SchemaKey(
          "templates", text,
          "A built-in pack of which this one uses the templates, but nothing else.",
          examples: [.string(BuiltIn.defaultName)]),
        SchemaKey(
          "words", list(of: text),
          "Parts of names that a config may replace; templates of names see them as 'words'."),
        SchemaKey("roles", list(of: reference("role")), "The components of a module."),
        SchemaKey(
          "contracts", list(of: reference("contract")), "The protocols between the components."),
        SchemaKey(
          "output", reference("named"), "The protocol for the module that opened this one."),
        SchemaKey(
          "holders", reference("holders"), "Which role keeps what a module is built with."),
        SchemaKey(
          "flavours", list(of: reference("flavour"), atLeastOne: true),
          "The ways to make views; the first is the default."),
        SchemaKey(
          "namespaces", reference("namespaces"), "The list of specs that groups values by use."),
        SchemaKey(
          "observed", text, "The contract that shows 'state' to its caller, as it changes."),
        SchemaKey("builder", text, "The role that makes a module."),
        SchemaKey(
          "reserved", list(of: text),
          "Names that the builder's template needs for itself, so that no input can have them."),
        SchemaKey(
          "xcode", map(to: text),
          "What Xcode's New File dialog offers, and the flavour that each choice means."),
        SchemaKey(
          "mockMethod", map(to: text),
          "By key, what mocks add to a method's name; the names differ whatever is added."),
        SchemaKey(
          "mockProperty", map(to: text), "By key, what mocks add to a property's name."),
        SchemaKey("files", list(of: reference("file")), "The files of a module, in their order."),
      ],
      definitions: [
        .init("named", object(named)), .init("role", role), .init("contract", contract),
        .init("holders", holders), .init("flavour", flavour), .init("file", file),
        .init("namespaces", namespaces), .init("part", part),
      ])
  }

  private static var named: [SchemaKey] {
    [
      SchemaKey(
        "name", text, "The type's name, with template tags.",
        examples: [.string("{{ module.name }}View")]),
      SchemaKey("summary", text, "The comment above the type."),
    ]
  }

  private static let key = SchemaKey("key", text, "The word that specs use.", isRequired: true)

  private static var role: JSONOutput {
    object(
      [key] + named + [
        SchemaKey(
          "yours", flag, "Whether 'yours' of a spec may name it; it may unless this says no."),
        SchemaKey("mock", text, "What a mock of it is called after, if not the type's name."),
        SchemaKey("partOf", text, "The role that this one is a part of."),
        SchemaKey("flavours", list(of: text), "The flavours that have it; all without this."),
      ])
  }

  private static var contract: JSONOutput {
    object(
      [key] + named + [
        SchemaKey("conformer", text, "The role that implements it."),
        SchemaKey("caller", text, "The role that calls it."),
        SchemaKey("property", text, "The caller's property that holds it."),
        SchemaKey("weak", flag, "Whether that property is weak."),
        SchemaKey(
          "late", flag, "Whether that property is strong, but set once the caller is there."),
        SchemaKey(
          "shareable", flag, "Whether a module may have the conformer from another module."),
        SchemaKey(
          "dispensable", flag, "Whether a module without members for it does without it."),
      ])
  }

  private static var holders: JSONOutput {
    object(
      ["inputs", "services", "state", "output"].map {
        SchemaKey($0, text, "The role that keeps '\($0)' of a spec.")
      } + [
        SchemaKey(
          "routes", text,
          "The role that opens other modules and closes its own; without it any role may.")
      ])
  }

  private static var flavour: JSONOutput {
    object([
      SchemaKey("key", text, "The word that 'ui' of a spec takes.", isRequired: true),
      SchemaKey("like", text, "An earlier flavour that it takes everything from first."),
      SchemaKey("framework", text, "The Swift module that views are made with."),
      SchemaKey(
        "superclass", text, "What the class of a view inherits from, unless a spec says otherwise."),
      SchemaKey("routes", list(of: text), "The ways to open a module: words of 'by'."),
      SchemaKey("runtime", list(of: text), "The parts of ViperKit that its modules need."),
      SchemaKey(
        "types", list(of: text),
        "The types that its modules need from elsewhere, which no type of a spec may hide."),
      SchemaKey(
        "inherited", map(to: list(of: text)),
        "By role, the members that the component has from its superclass."),
      SchemaKey("extras", map(to: list(of: text)), "By role, properties that it has besides."),
      SchemaKey(
        "conformers", map(to: text), "By contract, the role that implements it in this flavour."),
      SchemaKey(
        "wrapper", text, "The generic type around each value that is observed.",
        examples: [.string("Dynamic")]),
      SchemaKey(
        "anchors", map(to: text), "By role, its property that holds the view on the screen."),
      SchemaKey("state", text, "The role that keeps 'state' in this flavour."),
      SchemaKey("observable", list(of: text), "The roles whose classes are '@Observable'."),
      SchemaKey("alwaysYours", list(of: text), "The roles that the user writes in any case."),
    ])
  }

  private static var namespaces: JSONOutput {
    object(
      [key] + named + [
        SchemaKey("parts", list(of: reference("part")), "The structs that each group may have.")
      ])
  }

  private static var part: JSONOutput {
    object([
      SchemaKey("key", text, "The word that specs use.", isRequired: true),
      SchemaKey("name", text, "The name of the struct.", isRequired: true),
      SchemaKey("summary", text, "The comment above it.", isRequired: true),
    ])
  }

  private static var file: JSONOutput {
    object([
      SchemaKey("template", text, "The template's path in the pack.", isRequired: true),
      SchemaKey("path", text, "The file's path in the module's folder, with template tags."),
      SchemaKey("component", text, "The role whose file it is; 'tests' for a file of tests."),
      SchemaKey("tests", flag, "Whether it lies in the folder for tests."),
      SchemaKey("yours", flag, "Whether it is the user's from the start."),
      SchemaKey("when", text, "A condition of the template language: without it no file."),
    ])
  }
}
