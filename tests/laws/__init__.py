"""Laws written once that every game inherits."""
