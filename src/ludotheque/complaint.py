"""What is wrong with something from outside, in one clear sentence for the person who brought it."""


class Complaint(ValueError):
    """The command line prints it and exits with status 2; the server sends it with a 4xx status."""
