{% include "contract.swift", contract: module.output %}
