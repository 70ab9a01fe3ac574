"""TransAmerica by Franz-Benno Delonge: the rules of docs/rules/transamerica.md."""
