"""What the compiler is given does what the interpreter derives."""
