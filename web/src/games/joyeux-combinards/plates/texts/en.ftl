plate-town = The board: the town in the middle, the Corniche above it, the Docks below.
plate-goods = Legal goods, illegal goods and oil: the purchase price on top, where it sells and for how much in the middle, what it risks at the bottom.
plate-gate = The STOP square, where you halt on entering an outer circuit, and the customs, where you leave it.
plate-bluff = The buyer has seen the card; the others see only its back. The buyer says 5 million; it is worth 20. Who will doubt it?
plate-refinery = The Corniche: its two refineries, and between them places to sell and the airport.
plate-wall = The prison record: twenty years in groups of five. Beyond that you are out.
