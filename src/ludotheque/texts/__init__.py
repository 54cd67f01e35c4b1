"""Every sentence a player reads: Fluent catalogues in French and English, shared by the terminal and the page."""
