"""Games for programs that learn, behind the interfaces they know: vectors, PettingZoo, OpenSpiel, Gymnasium.

    from ludotheque.rl.vector import VectorEnv

needs the extra `rl`; `ludotheque.rl.spiel` needs the extra `openspiel`. See docs/learning.md.
"""
