{% include "contract.swift", contract: contract.router %}
