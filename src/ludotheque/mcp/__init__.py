"""A seat at a table of the site for a language model, by the Model Context Protocol. See docs/language-models.md."""
