import ViperCommandLine

extension CommandSpec {
  package static var build: CommandSpec {
    CommandSpec(
      summary: "generate one Swift file per spec (used by build systems)",
      operands: [.builtSpecs],
      options: [.outputFolder, .mocks, .known, .format, .diagnosticsOnly],
      examples: [
        .init(
          "viper-gen build --into Derived App/Login.viper.json",
          "write Derived/Login.viper.swift"),
        .init(
          "viper-gen build --into Derived --mocks App=App/Login.viper.json",
          "write the mocks of Login, in a file that imports the Swift module App; the module itself isn't generated"
        ),
      ])
  }
}
