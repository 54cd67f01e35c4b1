"""Writes out what the interpreter derives when classes are defined, so that the compiled core need not derive it."""
