"""The tables of the house's file, one step after another: a file of any earlier version is brought up to date."""

import sqlite3

from ludotheque.complaint import Complaint

FIRST = """
    create table if not exists house (only integer primary key check (only = 1), clock integer not null);
    insert or ignore into house values (1, 0);
    create table if not exists edition (hash text primary key, text text not null) without rowid;
    create table if not exists tab (
        id integer primary key,
        key text not null unique,
        code text not null unique,
        host text not null unique,
        setup text not null,
        edition text not null references edition,
        stage text not null,
        touched integer not null
    );
    create table if not exists chair (
        tab integer not null references tab on delete cascade,
        seat integer not null,
        secret text,
        chair text not null,
        primary key (tab, seat)
    ) without rowid;
    create unique index if not exists chair_secret on chair (secret) where secret != '';
    create table if not exists action (
        tab integer not null references tab on delete cascade,
        number integer not null,
        line text not null,
        at integer not null,
        house integer not null,
        primary key (tab, number)
    ) without rowid;
    create table if not exists chat (
        id integer primary key,
        tab integer not null references tab on delete cascade,
        line text not null
    );
    create index if not exists chat_tab on chat (tab, id);
"""

# The fingerprints a game has passed, and where it stood at the last of them.
SNAPSHOTS = """
    create table mark (
        tab integer not null references tab on delete cascade,
        number integer not null,
        fingerprint text not null,
        primary key (tab, number)
    ) without rowid;
    create table snapshot (tab integer primary key references tab on delete cascade, packed blob not null);
"""

# When a table was last touched on the house's clock, which no wrong date can move. It counts from now on.
TOUCHED = """
    alter table tab add column house integer not null default 0;
    update tab set house = (select clock from house);
"""

# Snapshots of actions that a full disk had not taken, from before a snapshot waited for its action.
AHEAD = """
    create temp table ahead as
        select distinct tab from mark
        where number > (select coalesce(max(number), 0) from action where action.tab = mark.tab);
    delete from snapshot where tab in ahead;
    delete from mark where number > (select coalesce(max(number), 0) from action where action.tab = mark.tab);
    drop table ahead;
"""

# Why a bot did what it did, as JSON; nothing beside what a person did.
REASONS = "alter table action add column why text"

# A file keeps in `user_version` how many of these it has been through. The first does no harm to a file from before
# versions were counted, which has its tables already.
STEPS = [FIRST, SNAPSHOTS, TOUCHED, AHEAD, REASONS]


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Each step is taken whole or not at all."""
    version: int = connection.execute("pragma user_version").fetchone()[0]
    if version > len(STEPS):
        raise Complaint(f"the house's file is of version {version}, and this is a house of version {len(STEPS)}")
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"begin immediate; {step}; pragma user_version = {number}; commit;")
