"""What every game shares: the Game protocol, boards, records, matches. Standard library only."""
