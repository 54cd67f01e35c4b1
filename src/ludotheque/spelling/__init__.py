"""Answers spelled letter by letter, and games side by side, for programs that learn. See docs/learning.md."""
