{% include "imports-of.swift", names: module.imports %}
