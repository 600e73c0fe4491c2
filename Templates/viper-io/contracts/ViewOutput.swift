{% include "parts/contract.swift", contract: contract.viewOutput %}
