"""What other people bring: games and bots in packages of their own, and programs in any language that play."""
