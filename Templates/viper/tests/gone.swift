{% include "tests/expect.swift", left: name, operator: "==", right: "nil" %}
