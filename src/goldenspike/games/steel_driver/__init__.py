"""Steel Driver by Martin Wallace: the rules of docs/rules/steel-driver.md."""
