"""The rules of Les Joyeux Combinards, clause by clause."""
