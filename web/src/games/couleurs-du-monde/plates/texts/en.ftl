plate-world = The map of the world in mid-deal: every card laid bears its player’s mark.
plate-cards = A card shows its area by its colour, its flag, its name and its value.
plate-chain = A chain of four cards, from Spain to Austria. Each card follows a line, and counts once more than the one before.
plate-islands = Cuba, Haiti and the Dominican Republic, the three islands that may be played together. A grey rim marks an island.
plate-corner = A corner area, South America: whoever covers its last free nation scores 25 points.
