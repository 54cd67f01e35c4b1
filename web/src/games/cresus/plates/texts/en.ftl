plate-markets = The table: six markets around the centre, the phases of the round above, the stairway of signs of wealth below.
plate-experts = Two Expert cards: an analyst, whom everybody wants to hire, and a Pirate, who closes his market.
plate-envelopes = Bids: at first sealed, or still being thought over; then opened all at once. Only the highest is paid.
plate-fortunes = A Crésus card, face down and turned over.
plate-shares = Two Action cards: the market and the sector, the price, the number of throws, and what one to six faces alike bring.
plate-sale = A throw of six dice: four faces of one colour. The table on the card gives the price.
plate-stairs = The stairway of signs of wealth, from the cheapest to the paradise island. Each player’s coin stands on the step they have reached.
