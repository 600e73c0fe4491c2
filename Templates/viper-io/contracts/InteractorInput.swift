{% include "parts/contract.swift", contract: contract.interactor %}
