"""Richesses du Monde: titles, trusts, royalties, auctions, trade, association and bankruptcy."""
