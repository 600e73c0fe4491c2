/// Connects the state of an existing view with the other components, which it keeps alive.
{% include "builder/configure-function.swift", access: "", viewInput: roles.viewState %}
