{% include "parts/contract.swift", contract: contract.view %}
