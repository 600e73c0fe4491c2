import Foundation
import TestTools
import Testing

/// Another package that lists the plugins, built for real: with the tool that was built beside these tests, and
/// in the long run with its sources.
@Suite(.serialized, .processesInTurn) struct ConsumerTests {
  /// A build after each kind of change; they share one package, since its first build is slow.
  @Test(.long) func aConsumerAlwaysMatchesItsSpecs() throws {
    try followsItsSpecs(ConsumerPackage.byBinary())
  }

  @Test func aTargetFollowsItsSpecs() throws {
    let consumer = try ConsumerPackage.byBinary()
    #expect(try consumer.build("Notes").isFine)
    try specsAreFollowed(consumer)
  }

  private func followsItsSpecs(_ consumer: ConsumerPackage) throws {
    let tests = try consumer.swift("test")
    #expect(tests.status == 0, "\(tests.output)\(tests.errors)")
    #expect(tests.output.contains("aMockReplacesTheRouter"))
    #expect(tests.output.contains("theBuilderConnectsTheParts"))

    #expect(try consumer.build().isFine)
    let second = try consumer.build()
    #expect(second.isFine && second.steps.isEmpty && second.compiled.isEmpty, "\(second)")

    try editsAreFollowed(consumer)
    try mistakesAreShown(consumer)
    try protocolsAreFollowed(consumer)
    try filesComeAndGo(consumer)
  }

  private func specsAreFollowed(_ consumer: ConsumerPackage) throws {
    try consumer.edit("Sources/Notes/Page.viper.json", replacing: "\"1\"", with: "\"2\"")
    let edited = try consumer.build("Notes")
    #expect(edited.isFine && edited.steps == ["Notes"], "\(edited)")
    #expect(edited.compiled == ["Page.viper.swift"], "\(edited)")
  }

  private func editsAreFollowed(_ consumer: ConsumerPackage) throws {
    try specsAreFollowed(consumer)
    try consumer.edit(
      "Packs/plain/Contract.template", replacing: "{{ contract.summary }}",
      with: "{{ contract.summary }} Ours.")
    let templates = try consumer.build("Notes")
    #expect(templates.steps == ["Notes"], "\(templates)")
    #expect(templates.compiled.contains("Note.viper.swift"), "\(templates)")

    try consumer.edit("viper-gen.json", replacing: "\"package\"", with: "\"public\"")
    let merged = try viperGen(["generate", "Sources"], in: consumer)
    #expect(merged.status == 0, "\(merged.output)\(merged.errors)")
    let view = try consumer.text("Sources/Shop/CartView.swift")
    #expect(view.contains("public final class CartView"))
    let config = try consumer.build()
    #expect(config.isFine && config.steps.contains("Shop"), "\(config)")
  }

  private func mistakesAreShown(_ consumer: ConsumerPackage) throws {
    let spec = "Sources/Shop/Cart.viper.json"
    try consumer.edit(spec, replacing: "router.openPayment", with: "router.openPaiment")
    let broken = try consumer.build("Shop")
    let place = consumer.path(spec)
    #expect(broken.status != 0)
    #expect(
      broken.log.contains(
        """
        \(place):2:73: error: 'router' has no member 'openPaiment' [unknown-member]
         2 |   "viewOutput": [{ "func": "didTapPay(amount: Int)", "forward": "router.openPaiment" }],
        """), "\(broken)")
    try consumer.edit(spec, replacing: "router.openPaiment", with: "router.openPayment")
    let mended = try consumer.build("Shop")
    #expect(mended.isFine && mended.compiled.isEmpty, "\(mended)")

    let body = "Sources/Shop/Payment.viper.json"
    try consumer.edit(body, replacing: "(amount)", with: "(amuont)")
    let uncompiled = try consumer.build("Shop")
    let error = try #require(uncompiled.log.firstMatch(of: /(\S+):(\d+):\d+: error: .*'amuont'/))
    #expect(error.1 == consumer.path(body) && error.2 == "5", "\(uncompiled)")
    try consumer.edit(body, replacing: "(amuont)", with: "(amount)")
    let remade = try consumer.build("Shop")
    #expect(remade.isFine && remade.compiled == ["Payment.viper.swift"], "\(remade)")
  }

  private func protocolsAreFollowed(_ consumer: ConsumerPackage) throws {
    let file = "Sources/Shop/Price.swift"
    try consumer.edit(file, replacing: "of amount", with: "for amount")
    let renamed = try consumer.build("ShopTool")
    #expect(renamed.isFine && renamed.steps.contains("ShopTool"), "\(renamed)")
    #expect(renamed.compiled.contains("Desk.viper.swift"), "\(renamed)")

    try consumer.edit(file, replacing: "price(for", with: "cost(for")
    let broken = try consumer.build("ShopTool")
    #expect(broken.status != 0)
    #expect(
      broken.log.contains(":5:82: error: 'prices' has no member 'price'"), "\(broken)")
    try consumer.edit(file, replacing: "cost(for", with: "price(for")
    let mended = try consumer.build("ShopTool")
    #expect(mended.isFine, "\(mended)")
  }

  private func filesComeAndGo(_ consumer: ConsumerPackage) throws {
    let (use, view) = ("Sources/Notes/Use.swift", "Sources/Notes/Screen.swift")
    try consumer.write("Sources/Notes/Leaf.viper.json", "{}\n")
    try consumer.write(use, "typealias Used = any LeafAsked\n")
    let incomplete = try consumer.build("Notes")
    #expect(incomplete.status != 0 && incomplete.log.contains("[missing-view]"), "\(incomplete)")
    try consumer.write(view, "struct LeafScreen {\n  let logic: Used\n}\n")
    let added = try consumer.build("Notes")
    #expect(added.isFine && added.steps == ["Notes"], "\(added)")
    #expect(added.compiled.contains("Leaf.viper.swift"), "\(added)")

    try consumer.rename("Sources/Notes/Leaf.viper.json", to: "Sources/Notes/Sheet.viper.json")
    try consumer.edit(view, replacing: "LeafScreen", with: "SheetScreen")
    #expect(try consumer.build("Notes").log.contains("cannot find type 'LeafAsked'"))
    try consumer.write(use, "typealias Used = any SheetAsked\n")
    let renamed = try consumer.build("Notes")
    #expect(renamed.isFine, "\(renamed)")

    try consumer.remove("Sources/Notes/Sheet.viper.json")
    #expect(try consumer.build("Notes").log.contains("cannot find type 'SheetAsked'"))
    try consumer.remove(use)
    try consumer.remove(view)
    let deleted = try consumer.build("Notes")
    #expect(deleted.isFine, "\(deleted)")
  }

  private func viperGen(_ arguments: [String], in consumer: ConsumerPackage) throws -> Subprocess {
    try consumer.swift(
      "package", ["--allow-writing-to-package-directory", "viper-gen"] + arguments)
  }

  /// Any command, in the folder of the package. SwiftPM makes 1 of every status but 0.
  /// The plugin that checks gets no permission, and asks for none.
  @Test func theCommandPluginsPassEverythingOn() throws {
    let consumer = try ConsumerPackage.byBinary()
    func check(_ arguments: String...) throws -> Subprocess {
      try consumer.swift("package", ["viper-check"] + arguments)
    }
    func viperGen(_ arguments: String...) throws -> Subprocess {
      try self.viperGen(arguments, in: consumer)
    }
    let version = try viperGen("--version")
    #expect(version.status == 0 && version.output.hasPrefix("viper-gen "), "\(version.errors)")
    #expect(try check("Sources/Notes").status == 0)

    try consumer.edit("Sources/Notes/Note.viper.json", replacing: "text()", with: "title()")
    let drift = try check("Sources/Notes")
    #expect(drift.status == 1, "\(drift.output)\(drift.errors)")
    #expect(drift.output.contains("+  func title() -> String {"), "\(drift.output)")
    let new = try viperGen("new", "Menu")
    #expect(new.status == 0, "\(new.output)\(new.errors)")
    #expect(try consumer.text("Menu/Menu.viper.json").contains("viewOutput"))
    let misspelt = try viperGen("chekc")
    #expect((misspelt.output + misspelt.errors).contains("did you mean 'check'?"))
    #expect(misspelt.status != 0)
    try consumer.write("Sources/Notes/Note.viper.json", "{ \"contracts\": [] }")
    let mistake = try check("Sources/Notes", "--format", "json")
    #expect(mistake.output.contains("\"result\": \"error\""), "\(mistake.output)")
    #expect(mistake.status == 1)
  }

  /// As a package from the net: a repository with a version.
  @Test(.long) func aVersionOfARepositoryWorksTheSame() throws {
    let place = try Workspace()
    let copy = place.url("viper-gen").path
    let files = try git("ls-files", "--cached", "--others", "--exclude-standard", "-z")
      .split(separator: "\0").map(String.init)
    for file in files
    where FileManager.default.fileExists(atPath: ConsumerPackage.path(inRepository: file)) {
      let target = URL(filePath: copy).appending(path: file)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: ConsumerPackage.path(inRepository: file), toPath: target.path)
    }
    _ = try git("init", "-q", copy)
    _ = try git("-C", copy, "add", "-A")
    _ = try git(
      "-C", copy, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "All")
    _ = try git("-C", copy, "tag", "1.0.0")
    let consumer = try ConsumerPackage(
      "repository", dependency: ".package(url: \"file://\(copy)\", from: \"1.0.0\")")
    try followsItsSpecs(consumer)
  }

  private func git(_ arguments: String...) throws -> String {
    let git = try Subprocess(
      "/usr/bin/env", ["git"] + arguments, in: ConsumerPackage.repository)
    try #require(git.status == 0, "\(git.errors)")
    return git.output
  }
}
