"""Bots for Richesses de France."""
