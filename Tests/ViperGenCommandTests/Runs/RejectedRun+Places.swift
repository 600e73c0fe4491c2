extension RejectedRun {
  static let places = [
    RejectedRun(
      id: "duplicate-generated-file", line: "build --into Made A.viper.json", change: { _ in }),
    RejectedRun(
      id: "duplicate-project-path", line: "generate P Q",
      files: [
        "Package.swift": "", "P/A.viper.json": SpecText.empty, "Q/A.viper.json": SpecText.empty,
        "P/viper-gen.json": #"{ "root": true, "output": "../Gen" }"#,
        "Q/viper-gen.json": #"{ "root": true, "output": "../Gen" }"#,
      ]),
    RejectedRun(
      id: "duplicate-path", line: "generate",
      files: [
        "viper-gen.json": #"{ "files": { "builder": "X.swift" } }"#,
        "A.viper.json": SpecText.empty, "B.viper.json": SpecText.empty,
      ]),
    RejectedRun(
      id: "duplicate-path 2", line: "generate",
      files: [
        "viper-gen.json": #"{ "files": { "builder": "X.swift", "router": "x.swift" } }"#,
        "A.viper.json": SpecText.empty,
      ]),
    RejectedRun(
      id: "duplicate-path 3", line: "generate",
      files: ["A.viper.json": #"{ "ui": "none", "files": { "view": "aPresenter.swift" } }"#]),
    RejectedRun(
      id: "invalid-path", line: "generate",
      files: [
        "A.viper.json": #"{ "ui": "none", "files": { "builder": "a\nb.swift" } }"#
      ]),
    RejectedRun(
      id: "unsupported-isolated-parameter", line: "generate",
      files: [
        "viper-gen.json": #"{ "tests": "T", "testModule": "App" }"#,
        "A.viper.json": #"{ "ui": "none", "interactor": ["f(on a: isolated Store)"] }"#,
      ]),
    RejectedRun(
      id: "changed-generated-file", line: "generate",
      change: { place in
        let router = try place.text("ARouter.swift")
        try place.write("ARouter.swift", "<<<<<<< a\n// mine\n=======\n>>>>>>> b\n" + router)
      }),
    RejectedRun(
      id: "unknown-ui", line: "generate",
      files: [
        "viper-gen.json": #"{ "root": true, "ui": "nib" }"#,
        "A.viper.json": #"{ "pack": "vip" }"#,
      ]),
    RejectedRun(
      id: "unsupported-xcode-template", line: "export xcode --pack ./own --into Out",
      files: [
        "own/pack.json": """
        {
          "name": "own", "summary": "s", "contracts": [], "builder": "scene",
          "roles": [{ "key": "scene", "name": "{{ module.name }}Scene", "summary": "S." }],
          "output": { "name": "{{ module.name }}Delegate", "summary": "Tells." },
          "holders": { "inputs": "scene", "services": "scene", "state": "scene", "output": "scene" },
          "flavours": [{ "key": "text" }],
          "files": [{ "template": "X.swift", "path": "{{ module.name }}X.swift" }]
        }
        """, "own/X.swift": "",
      ]),
    RejectedRun(
      id: "unsupported-xcode-template 2", line: "export xcode --pack ./own --into Out",
      files: [
        "own/pack.json": """
        {
          "name": "own", "summary": "s", "extends": "viper",
          "files": [{ "template": "X.swift", "path": "{{ module.name | lower }}X.swift" }]
        }
        """, "own/X.swift": "",
      ]),
    RejectedRun(
      id: "invalid-folder", line: "generate App",
      files: [
        "App/viper-gen.json": #"{ "root": true, "output": "../Out" }"#,
        "App/A.viper.json": SpecText.empty,
      ]),
    RejectedRun(
      id: "invalid-path 2", line: "generate",
      files: ["A.viper.json": #"{ "ui": "none", "files": { "builder": ".ci/A.swift" } }"#]),
    RejectedRun(id: "missing-config", line: "init --target Promotions", files: [:]),
    RejectedRun(
      id: "conflicting-target-name 2", line: "init --target Shop",
      files: ["viper-gen.json": #"{ "output": "Shop/Modules" }"#]),
    RejectedRun(
      id: "conflicting-version", line: "generate",
      files: ["viper-gen.json": #"{ "viperGen": "0.0.9" }"#]),
    RejectedRun(id: "missing-version", line: "upgrade", files: ["viper-gen.json": "{}"]),
  ]
}
