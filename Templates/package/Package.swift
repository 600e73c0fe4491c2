// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "{{ package.name }}",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "{{ package.name }}", targets: ["{{ package.name }}"])
  ],
  targets: [
{% if module.ui == "storyboard" or module.ui == "nib" %}
    .target(
      name: "{{ package.name }}",
      resources: [
        .process("{{ module.name }}/{{ module.name }}{% if module.ui == "nib" %}View.xib{% else %}.storyboard{% endif %}")
      ]){% if hasTests %},{% endif %}

{% else %}
    .target(name: "{{ package.name }}"){% if hasTests %},{% endif %}

{% endif %}
{% if hasTests %}
    .testTarget(name: "{{ package.name }}Tests", dependencies: ["{{ package.name }}"]),
{% endif %}
  ]
)
