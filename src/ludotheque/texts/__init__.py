"""Every sentence a player reads: Fluent files in French and English, shared by the terminal and the page."""
