"""Whether the rules run compiled."""

from ludotheque.kernel import play


def is_compiled() -> bool:
    return not play.__file__.endswith(".py")
