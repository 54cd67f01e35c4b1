/** A game of two, played at random, as a house gives it out; made by `tests/fair/promised.py` of the house. */

import type { OpenDraws, Opening } from "../wire";

export const KINDS: OpenDraws[] = [
  { purpose: "who begins", turns: 1, counts: 8 },
  { purpose: "dice", turns: 64, counts: 2 },
];

export const OPENINGS: Opening[] = [
  {
    purpose: "dice",
    seat: 0,
    turn: 2,
    count: 1,
    below: 6,
    outcome: 5,
    block:
      "73ab0daec73face5ad29460de7c563733ceafcc5e433bd6d5d43df11984b4f85bb941d21981923018b9d000723941b73d0160df8753f2fcbd328553e10fb3c70",
    path: [
      "747dcdd7372f03cd6c31f3957b22e3b3418aede6792e3842191024167a71c877",
      "a5b8ea5bca455903f3b4d2d13eeba4a46f7d0db102defc55941e621bd22423f7",
      "c43b5d075d429a4aed993cb8a049fa220ba714322db2960edc6d2a828eae6cb5",
      "10c69a60032083af64111781a84defbd4037476a8c10a2cc96c82190e8e4df8d",
      "4c6e260921d85387abc10749b3c0e279b6b72b9bbff77305c25e4c84efae46b9",
      "0c8398004545477a9df0de6ffba533b556aa59b6d0e78ea5e3a8bbba92593743",
      "3860aeada57e8a2565f82a396dbc3e097df8b0d36cdff0476ba71c6830a6f6d4",
      "cf17a0103fc414b53a3f4ae69f1c6e2a7f72b24d1d42bd98cc2ccb3ef41e469d",
      "6f869984e16db4f305c282e503e028057e524df2ed38e7aa4efb8110739b993e",
    ],
  },
  {
    purpose: "dice",
    seat: 1,
    turn: 3,
    count: 0,
    below: 6,
    outcome: 2,
    block:
      "d65d68385deb0b68768cbb174ecb9f9c935f5979dbbe0f0a939b46ab94fd4d3f293bea7c92e38378ef6d1e76eb2585d44344238159142a42aa5f6ac430379020",
    path: [
      "54317e9dadb32bacf915b9886f2ccf27e8f9f211ba35f95336f82c4696d38ba0",
      "d8bdae3fc0742fe5ba968cf33b9512553c4dc0bd552a7b2e47783b84d14f70e4",
      "af2a17a8e120df110632a419851d5feee9791bc4e4e99250e2ad56bc4ab4b516",
      "b4c79a91a77ab0f2d82c1c384da539cad912620f636dd314c8d00033351429da",
      "bddc8f859b83a6d0b3de80b5a512e54cafac5e0f9f92491174c8c010886314ed",
      "42a4c6c4715e19b15c8ac573ac00987f60993c41b5911945ae255422dbbe1a57",
      "f5432e47763d28e0f5d03a568da2a5575d1255bd1205fcce92c734d64363eca1",
      "ea5f3792bf3e21ff2aaa33df803ed5df8cb9a6b96749aae0f8b0d8324cc5d394",
      "7194d1ba4d2dcfb203691ea63a18437afd2f94d251b96d0fbdd46550a1ef21f5",
    ],
  },
  {
    purpose: "who begins",
    seat: 1,
    turn: 0,
    count: 1,
    below: 6,
    outcome: 5,
    block:
      "5b05f8a284cb3811eca9de2ba85c906f9b1e4b138c26ce294abfdadc682e999025fb9ec3fa8d4030d75f39d9cbc02ba8fa3078459d249d7bd432de9d50551143",
    path: [
      "83cf095f27c7ca0af17a82e8a9d82172b745e0a18bba3876e6f46b3a4bdab16e",
      "94d9a52f31f4927dc9ce242b944ce1862c217c12ab4be3054f07ce0f36f2e44e",
      "1ebc62dd19c682c56269572897c258179ca744c3a242babca75043d558e5c448",
      "4c50377cf121a9910ad333283b8c473f076298d5e1798a554d5d54ae7f6c38dc",
      "8d4016eb48c5b480db1fbc696a8d276f1bb204112523213d565944085dbe8763",
      "4c322487cb71f24fa07aaa81fd0a71182fb75e773e680800d72e1848af63b219",
      "e4bba85f34cb3ca410caa2b3e03bb7936c4e53b56d3456edab9ac79a6ca2f249",
      "bd0d6cd9f0e55e9310981d150d150c8cf4540f75c26adfb30d05d8131ff03b54",
      "6f869984e16db4f305c282e503e028057e524df2ed38e7aa4efb8110739b993e",
    ],
  },
];

export const RECORD = `ludotheque-record 1
game small
rules 2
edition nathan-euro 268e038ffd0b21f8
seats 2
commitment 6695e6abf6cf013ed7a856707c82ed7057a82f2f9e61e56dde559467117963d6
house 00000000000000000000000000000003 00000000000000000000000000000004
salt 0 person pepper0003
salt 1 person -
root d79ad3c2d85f6020f97453a2a4cce89dbd34f4e0af214417b02e301d665438b8
open 1 8 who begins
open 64 2 dice
seed 67553891786973523023862467438653048150

1 roll-dice
0 roll-dice
0 buy-title 52
0 stop-buying
1 roll-dice
0 roll-dice
1 roll-dice
1 offer-price 0 8 63850000
0 keep
0 roll-dice
0 buy-title 94
1 roll-dice
1 buy-title 113
0 roll-dice
1 roll-dice
0 propose-exchange 1 15 18 -5400000
- tick 30000
1 buy-title 2
1 propose-exchange 0 0,18 8,15 -117500000
0 counter-offer 15 0 91750000
1 counter-offer 0 15 -181500000
0 counter-offer 8 0,18 -97550000
1 decline
1 buy-title 6
1 offer-price 0 15 32150000
0 sell
1 buy-title 62
1 buy-title 13
1 buy-title 66
1 buy-title 49
0 roll-dice
0 buy-title 35
1 roll-dice
0 roll-dice
1 roll-dice
1 propose-exchange 0 1,15 5 22900000
0 counter-offer 5 0,1,2,10 -109050000
1 counter-offer 0,1,18 5,8 7150000
0 counter-offer 5 8,10 69600000
- tick 60000
0 roll-dice
1 roll-dice
0 roll-dice
0 buy-title 101
1 offer-price 0 5 44050000
- tick 67000
0 buy-title 99
0 buy-title 106
0 buy-title 142
0 stop-buying
1 roll-dice
1 buy-title 32
0 offer-price 1 15 53900000
1 sell
1 buy-title 37
1 stop-buying
0 roll-dice
1 claim-royalty
0 settle-debt
0 stop-buying
= open fb7d56b19b3ed0a385401f7f28293fbb

draw 0 - 0 0 48 24 plaques
draw 0 - 0 1 47 30 plaques
draw 0 - 0 2 46 33 plaques
draw 0 - 0 3 45 5 plaques
draw 0 - 0 4 44 43 plaques
draw 0 - 0 5 43 13 plaques
draw 0 - 0 6 42 36 plaques
draw 0 - 0 7 41 26 plaques
draw 0 - 0 8 40 24 plaques
draw 0 - 0 9 39 38 plaques
draw 0 - 0 10 38 4 plaques
draw 0 - 0 11 37 20 plaques
draw 0 - 0 12 36 14 plaques
draw 0 - 0 13 35 4 plaques
draw 0 - 0 14 34 21 plaques
draw 0 - 0 15 33 22 plaques
draw 0 - 0 16 32 13 plaques
draw 0 - 0 17 31 3 plaques
draw 0 - 0 18 30 29 plaques
draw 0 - 0 19 29 1 plaques
draw 0 - 0 20 28 18 plaques
draw 0 - 0 21 27 5 plaques
draw 0 - 0 22 26 25 plaques
draw 0 - 0 23 25 9 plaques
draw 0 - 0 24 24 20 plaques
draw 0 - 0 25 23 7 plaques
draw 0 - 0 26 22 16 plaques
draw 0 - 0 27 21 16 plaques
draw 0 - 0 28 20 15 plaques
draw 0 - 0 29 19 13 plaques
draw 0 - 0 30 18 12 plaques
draw 0 - 0 31 17 9 plaques
draw 0 - 0 32 16 3 plaques
draw 0 - 0 33 15 13 plaques
draw 0 - 0 34 14 13 plaques
draw 0 - 0 35 13 7 plaques
draw 0 - 0 36 12 11 plaques
draw 0 - 0 37 11 4 plaques
draw 0 - 0 38 10 9 plaques
draw 0 - 0 39 9 8 plaques
draw 0 - 0 40 8 6 plaques
draw 0 - 0 41 7 3 plaques
draw 0 - 0 42 6 1 plaques
draw 0 - 0 43 5 2 plaques
draw 0 - 0 44 4 1 plaques
draw 0 - 0 45 3 2 plaques
draw 0 - 0 46 2 0 plaques
draw 0 - 0 0 18 17 news
draw 0 - 0 1 17 12 news
draw 0 - 0 2 16 15 news
draw 0 - 0 3 15 12 news
draw 0 - 0 4 14 3 news
draw 0 - 0 5 13 1 news
draw 0 - 0 6 12 4 news
draw 0 - 0 7 11 0 news
draw 0 - 0 8 10 3 news
draw 0 - 0 9 9 4 news
draw 0 - 0 10 8 0 news
draw 0 - 0 11 7 2 news
draw 0 - 0 12 6 2 news
draw 0 - 0 13 5 0 news
draw 0 - 0 14 4 1 news
draw 0 - 0 15 3 0 news
draw 0 - 0 16 2 0 news
draw 0 0 0 0 6 0 who begins
draw 0 0 0 1 6 1 who begins
draw 0 1 0 0 6 5 who begins
draw 0 1 0 1 6 5 who begins
draw 15 1 1 0 6 0 dice
draw 15 1 1 1 6 1 dice
draw 16 0 1 0 6 2 dice
draw 16 0 1 1 6 2 dice
draw 19 1 2 0 6 3 dice
draw 19 1 2 1 6 3 dice
draw 20 0 2 0 6 4 dice
draw 20 0 2 1 6 5 dice
draw 21 1 3 0 6 2 dice
draw 21 1 3 1 6 1 dice
draw 24 0 3 0 6 4 dice
draw 24 0 3 1 6 4 dice
draw 26 1 4 0 6 2 dice
draw 26 1 4 1 6 3 dice
draw 28 0 4 0 6 2 dice
draw 28 0 4 1 6 3 dice
draw 29 1 5 0 6 3 dice
draw 29 1 5 1 6 3 dice
draw 45 0 5 0 6 2 dice
draw 45 0 5 1 6 0 dice
draw 47 1 6 0 6 5 dice
draw 47 1 6 1 6 0 dice
draw 48 0 6 0 6 5 dice
draw 48 0 6 1 6 4 dice
draw 49 1 7 0 6 4 dice
draw 49 1 7 1 6 1 dice
draw 55 0 7 0 6 3 dice
draw 55 0 7 1 6 4 dice
draw 56 1 8 0 6 2 dice
draw 56 1 8 1 6 0 dice
draw 57 0 8 0 6 1 dice
draw 57 0 8 1 6 0 dice
draw 65 1 9 0 6 1 dice
draw 65 1 9 1 6 5 dice
draw 71 0 9 0 6 2 dice
draw 71 0 9 1 6 1 dice
`;
