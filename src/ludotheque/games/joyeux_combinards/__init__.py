"""Les Joyeux Combinards (1986): bluff on prices, smuggling, informers, and a prison record to keep clean."""
