"""Positions and games as text: dump and load, action lines, records, fingerprints."""
