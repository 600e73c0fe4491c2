// swift-tools-version: {% if isApp %}6.2{% else %}6.1{% endif %}

import PackageDescription
{% if isApp %}

// As in new Xcode projects, types are on the main actor.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
{% endif %}

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
      ]{% if isApp %}, swiftSettings: settings{% endif %}){% if hasTests %},{% endif %}

{% else %}
    .target(name: "{{ package.name }}"{% if isApp %}, swiftSettings: settings{% endif %}){% if hasTests %},{% endif %}

{% endif %}
{% if hasTests %}
    .testTarget(name: "{{ package.name }}Tests", dependencies: ["{{ package.name }}"]{% if isApp %}, swiftSettings: settings{% endif %}),
{% endif %}
  ]
)
