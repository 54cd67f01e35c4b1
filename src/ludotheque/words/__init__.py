"""Games in words: what may be done as lines to be written back, the table as a drawing in letters."""
