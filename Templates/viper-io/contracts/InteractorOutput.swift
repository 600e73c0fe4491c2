{% include "parts/contract.swift", contract: contract.interactorOutput %}
