"""Building and starting: what is compiled, put in place, and taken up."""
