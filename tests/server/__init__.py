"""The house over real sockets and with real files."""
