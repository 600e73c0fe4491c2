{% include "contract.swift", contract: contract.viewOutput %}
