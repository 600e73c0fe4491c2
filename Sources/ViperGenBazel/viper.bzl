"""Rules that make the modules of specs: one action a target, which sees only what the target names."""

ViperSpecs = provider(
    doc = "The specs that modules of other targets may open.",
    fields = {
        "files": "a depset of specs and of the configs that lie with them",
        "own": "the specs of the target itself",
    },
)

def _viper_modules(ctx):
    specs = ctx.files.srcs
    mocked = {spec: name for dep, name in ctx.attr.mocks.items() for spec in dep[ViperSpecs].own}
    deps = ctx.attr.deps + ctx.attr.mocks.keys()
    known = depset(transitive = [dep[ViperSpecs].files for dep in deps])
    made = [
        ctx.actions.declare_file(ctx.label.name + "/" + spec.basename[:-len(".json")] + ".swift")
        for spec in specs + mocked.keys()
    ]
    if not made:
        fail("a target without specs and mocks makes nothing", attr = "srcs")
    arguments = ctx.actions.args()
    arguments.add_all(["build", "--quiet", "--into", made[0].dirname])
    for file in known.to_list():
        if file.basename.endswith(".viper.json") and file not in mocked:
            arguments.add("--known", file)
    for spec, name in mocked.items():
        arguments.add("--mocks", "%s=%s" % (name, spec.path))
    arguments.add_all(specs)
    ctx.actions.run(
        executable = ctx.executable.viper_gen,
        arguments = [arguments],
        inputs = depset(specs + ctx.files.config + ctx.files.data, transitive = [known]),
        outputs = made,
        mnemonic = "ViperGen",
        progress_message = "Making the modules of %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset(made)),
        ViperSpecs(files = depset(specs + ctx.files.config, transitive = [known]), own = specs),
    ]

viper_modules = rule(
    implementation = _viper_modules,
    doc = "One Swift file for each spec: list the target among the sources of a Swift library.",
    attrs = {
        "srcs": attr.label_list(
            doc = "The specs.",
            allow_files = [".viper.json"],
        ),
        "mocks": attr.label_keyed_string_dict(
            doc = "Targets whose modules' mocks are made, each with the Swift module that these import.",
            providers = [ViperSpecs],
        ),
        "config": attr.label_list(
            doc = "The viper-gen.json of the specs, and those above it.",
            allow_files = ["viper-gen.json"],
        ),
        "data": attr.label_list(
            doc = "Packs, .swift-format, and the Swift files of the target: views, and protocols of services.",
            allow_files = True,
        ),
        "deps": attr.label_list(
            doc = "Targets whose modules these may open.",
            providers = [ViperSpecs],
        ),
        "viper_gen": attr.label(
            doc = "The program.",
            default = "//tools:viper-gen",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
