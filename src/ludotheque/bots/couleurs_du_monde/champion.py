"""Looks further than anybody else."""

from ludotheque.bots.couleurs_du_monde.careful import CarefulBot


class ChampionBot(CarefulBot):
    pass
