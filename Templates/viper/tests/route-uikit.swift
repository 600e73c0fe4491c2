{% if route.source %}
{% for line in tests.wiring.locals %}
{{ line }}
{% endfor %}
let source = {{ tests.wiring.builder }}.build({% for argument in tests.wiring.arguments %}{{ argument }}, {% endfor %}{{ route.source }})
{% else %}
let source = UIViewController()
{% endif %}
let {{ route.role }} = {{ route.type }}({{ route.arguments | join: ", " }})
{% for name in route.weak %}
{{ route.role }}.{{ name }} = {{ name }}
{% endfor %}
{{ route.role }}.viewController = source
{% if route.refusal %}
{% for line in route.declarations %}
{{ line }}
{% endfor %}

let failures = {% if route.fails %}try {% endif %}ModuleFailure.collect { {{ route.call }} }

{% assign condition = route.refusal | quote | prepend: "failures.map(\\.attempt) == [" | append: "]" %}
{% include "tests/expect.swift" %}
{% else %}
{% if route.by == "close" %}
let stack = UINavigationController(rootViewController: UIViewController())
stack.pushViewController(source, animated: false)
{% assign shown = "stack.topViewController" %}
{% elif route.by == "push" %}
let stack = UINavigationController(rootViewController: source)
{% assign shown = "stack.topViewController" %}
{% elif route.by == "tab" %}
let tabs = UITabBarController()
tabs.viewControllers = [source]
{% assign shown = "tabs.selectedViewController" %}
{% elif route.by == "embed" %}
{% assign shown = "source.children.first" %}
{% else %}
let window = source.attachToWindow()
{% if route.by == "replaceRoot" %}
{% assign shown = "window.rootViewController" %}
{% elif route.by == "presentInNavigation" %}
{% assign shown = "(source.presentedViewController as? UINavigationController)?.topViewController" %}
{% else %}
{% assign shown = "source.presentedViewController" %}
{% endif %}
{% endif %}

{% include "tests/take-route.swift" %}
{% if route.by == "close" %}
{% include "tests/expect.swift", condition: "stack.topViewController !== source" %}
{% elif route.by == "alert" %}
{% if route.title %}
{% assign condition = "(source.presentedViewController as? UIAlertController)?.title == " | append: route.title %}
{% include "tests/expect.swift" %}
{% else %}
{% include "tests/expect.swift", condition: "source.presentedViewController is UIAlertController" %}
{% endif %}
{% else %}
{% if route.isOwn and route.source %}
{% assign condition = shown | append: " !== source" %}
{% include "tests/expect.swift" %}
{% endif %}
{% if route.passed %}
let opened = try {% if tests.framework == "xctest" %}XCTUnwrap{% else %}#require{% endif %}({{ shown }} as? {{ route.target }})
{% include "tests/passed.swift" %}
{% else %}
{% assign condition = shown | append: " is " | append: route.target %}
{% include "tests/expect.swift" %}
{% endif %}
{% endif %}
{% if route.by == "present" or route.by == "sheet" or route.by == "presentInNavigation" or route.by == "alert" %}
window.isHidden = true
{% endif %}
{% endif %}
