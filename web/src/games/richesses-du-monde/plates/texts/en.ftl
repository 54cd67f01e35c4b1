plate-globe = The board during a game: the outer lap, the inner lap, and the royalty plaques under the names.
plate-titles = Two titles of one production: their share on top, what the production pays, their price at the bottom.
plate-trust = The two aluminium titles, one on top of the other: a trust of 55%. What it pays, and what it will pay at the next step.
plate-squares = On top, the country whose titles you may buy; below it the plaque: the production for which you owe royalties when you stop there. The discs say to whom.
plate-news = A news card.
plate-joker = The Joker.
plate-throw = The two dice. The red one says how many titles go to auction: here, three.
