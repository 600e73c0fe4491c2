// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "{{ module.name }}",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "{{ module.name }}", targets: ["{{ module.name }}"])
  ],
  targets: [
{% if module.ui == "storyboard" or module.ui == "nib" %}
    .target(
      name: "{{ module.name }}",
      resources: [
        .process("{{ module.name }}/{{ module.name }}{% if module.ui == "nib" %}View.xib{% else %}.storyboard{% endif %}")
      ]){% if hasTests %},{% endif %}

{% else %}
    .target(name: "{{ module.name }}"){% if hasTests %},{% endif %}

{% endif %}
{% if hasTests %}
    .testTarget(name: "{{ module.name }}Tests", dependencies: ["{{ module.name }}"]),
{% endif %}
  ]
)
