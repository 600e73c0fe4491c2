{% include "parts/imports-of.swift", names: module.imports %}
