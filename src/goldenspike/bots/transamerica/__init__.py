"""The players of TransAmerica."""
