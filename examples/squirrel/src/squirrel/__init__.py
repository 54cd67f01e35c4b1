"""A bot of somebody else's, step by step in docs/writing-a-bot.md."""
