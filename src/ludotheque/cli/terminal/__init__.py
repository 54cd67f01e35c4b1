"""A game played by typing: the keyboard, the menu of what may be done, and the loop around them."""
