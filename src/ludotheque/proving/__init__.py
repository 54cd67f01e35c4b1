"""Tiny Market, the yardstick: the same small game on the kernel and with no kernel at all."""
