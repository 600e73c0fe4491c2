{% include "contract.swift", contract: contract.interactor %}
