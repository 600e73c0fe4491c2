{% include "contract.swift", contract: contract.view %}
