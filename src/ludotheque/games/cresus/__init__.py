"""Crésus: six markets, sealed bids, sales by dice, and a ladder of luxury up to an island."""
