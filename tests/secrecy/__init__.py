"""Many pairs of worlds that a seat cannot tell apart, and every byte it can get in them."""
