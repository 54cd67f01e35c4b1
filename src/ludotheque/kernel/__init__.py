"""The rules machine: play, steps, actions, events, asks and luck. Pure, deterministic, compiled."""
