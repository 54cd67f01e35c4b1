"""What the handlers of requests are given."""

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from ludotheque.server.house import House
from ludotheque.server.prints import Prints

TheHouse = SkipValidation[NamedDependency[House]]
ThePrints = SkipValidation[NamedDependency[Prints]]
