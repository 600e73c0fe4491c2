{# A route of a UIKit router, from a screen where it can be taken. #}
{% assign isOver = false %}
{% if route.by == "present" or route.by == "sheet" or route.by == "presentInNavigation" %}
{% assign isOver = true %}
{% endif %}
{% assign fails = route.fails %}
{% if route.given %}
{% assign fails = true %}
{% endif %}
{% include "tests/head.swift", name: route.name, waits: route.waits %}
{% if route.startsFromView %}
  let source = {{ route.source }}
{% elif isOver %}
  let source = PresentingScreen()
{% else %}
  let source = UIViewController()
{% endif %}
{% if route.by == "close" %}
  let stack = UINavigationController(rootViewController: UIViewController())
  stack.pushViewController(source, animated: false)
{% elif route.by == "push" %}
  let stack = UINavigationController(rootViewController: source)
{% elif route.by == "tab" %}
  let tabs = UITabBarController()
  tabs.viewControllers = [source]
{% elif route.by == "showStart" or route.by == "showTabs" %}
  let window = UIWindow(frame: .zero)
  let start = UIViewController()
  AppRoots { start } tabs: { _ in }.start(in: window)
  window.rootViewController = source
{% elif route.by != "embed" %}
  let window = source.attachToWindow()
{% endif %}
  let {{ part.name }} = {{ part.maker }}
  {{ part.name }}.viewController = source
  {% include "tests/call-route.swift" %}

{% if route.by == "close" %}
  {% include "tests/expect.swift", left: "stack.topViewController", operator: "!==", right: "source" %}
{% elif route.by == "showStart" %}
  {% include "tests/expect.swift", left: "window.rootViewController", operator: "===", right: "start" %}
{% elif route.by == "showTabs" %}
  {% include "tests/expect.swift", left: "window.rootViewController", operator: "is", right: "UITabBarController" %}
{% else %}
{% if route.by == "push" %}
{% assign shown = "stack.topViewController" %}
{% elif route.by == "tab" %}
{% assign shown = "tabs.selectedViewController" %}
{% elif route.by == "embed" %}
{% assign shown = "source.children.first" %}
{% elif route.by == "replaceRoot" %}
{% assign shown = "window.rootViewController" %}
{% else %}
{% assign shown = "source.presented" %}
{% if route.startsFromView %}
{% assign shown = "source.presentedViewController" %}
{% endif %}
{% if route.by == "presentInNavigation" %}
{% assign shown = "(" | append: shown | append: " as? UINavigationController)?.topViewController" %}
{% endif %}
{% endif %}
{% if route.isOwn and route.startsFromView %}
  {% include "tests/expect.swift", left: shown, operator: "!==", right: "source" %}
{% endif %}
  {% if route.framework == "SwiftUI" %}
{% if route.by == "tab" %}
{% assign shown = "(" | append: shown | append: " as? UINavigationController)?.topViewController" %}
{% endif %}
{% assign value = "(" | append: shown | append: " as? ModuleHost)?.content(as: " | append: route.target | append: ".self)" %}
{% else %}
{% assign value = shown | append: " as? " | append: route.target %}
{% endif %}
{% if route.given or route.framework == "SwiftUI" %}
  {% include "tests/opened.swift" %}
{% else %}
  {% include "tests/expect.swift", left: shown, operator: "is", right: route.target %}
{% endif %}
{% endif %}
{% if isOver %}
  window.isHidden = true
{% endif %}
}
