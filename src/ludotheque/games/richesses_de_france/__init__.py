"""Richesses de France: eight journeys over one road map, on foot, by bicycle or by car."""
