import ViperCommandLine

extension CommandSpec {
  package static var build: CommandSpec {
    CommandSpec(
      summary: "generate one Swift file per spec (used by build systems)",
      operands: [.specs],
      options: [.outputFolder, .mocks, .known, .stamp, .depfile, .format, .errorsOnly],
      examples: [
        .init(
          "viper-gen build --into Derived App/Login.viper.json",
          "writes Derived/Login.viper.swift"),
        .init(
          "viper-gen build --into Derived --mocks App=App/Login.viper.json",
          "mocks that import App, instead of the module"),
        .init(
          "viper-gen build --into Out --stamp Out/stamp --depfile Out/stamp.d App",
          "for make and Ninja"),
      ])
  }
}
