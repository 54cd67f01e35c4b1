"""The house in a page: the same rooms in a browser's worker, with nothing of a server."""
