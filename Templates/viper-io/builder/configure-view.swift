/// Connects an existing view with the other components, which it keeps alive.
{% include "builder/configure-function.swift", access: module.componentAccess, viewInput: roles.view %}
