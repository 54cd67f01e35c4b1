"""Le Cochon: throw one die as often as you dare; a one takes the whole turn away."""
