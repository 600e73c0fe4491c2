/// Connects the state of a view that exists already with the other parts, which it keeps alive.
{% include "builder/configure-function.swift", access: "", viewInput: roles.viewState %}
