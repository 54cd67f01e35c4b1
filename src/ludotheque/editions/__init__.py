"""What the boxes print: TOML files, checked once, turned into the integer tables that rules read."""
