{% include "contract.swift", contract: contract.interactorOutput %}
