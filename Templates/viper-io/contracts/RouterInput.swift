{% include "parts/contract.swift", contract: contract.router %}
