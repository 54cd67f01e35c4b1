seventh = Six cards laid in a row, and Sudan touches the Africa you have just covered. It is worth only 2 points. Lay it, or announce?
    .title = One more card?
    .on = Lay Sudan
    .stop = Announce my points
    .why = The seventh card counts seven times: even at 2 points it brings 14, and one card fewer to pay for at the end of the deal. Each further link is worth more than the last.

second = You have laid Argentina, and the stock is empty. Paraguay lies right beside it. Lay it now, or keep it for a later turn?
    .title = Keep it for later?
    .on = Lay Paraguay
    .stop = Announce, and keep it
    .why = In second place its 6 points become 12; alone it would make only 6. The stock is empty: there is nothing left to draw, so nothing to be gained by waiting.

branch = Your chain of five cards stands at Congo (Leopoldville). Two neighbours are free and in your hand: Sudan, 2 points, and the Union of South Africa, 8 points.
    .title = Which way on?
    .africa = The Union of South Africa
    .sudan = Sudan
    .stop = Announce now
    .why = The sixth card counts six times: 8 points make 48, 2 make only 12. Where two ways lead on from the last card, see where each of them goes before you choose.

low-first = The stock is empty, your rivals have 317 and 353 points, you 240. Venezuela is worth 7 points at once; Sudan only 2.
    .title = Start small?
    .sudan = Sudan, for a long chain
    .venezuela = Venezuela, which is worth more
    .why = The first card counts only once: that is the place for small values. From Sudan the chain goes by Libya, Niger, Nigeria and on, and each card there counts for more.

door = The stock is empty. A rival leads with 368 points; he has only Chile, Uruguay and South Korea left. What do you lay first?
    .title = For whom do you open the door?
    .ghana = Ghana
    .brazil = Brazil
    .ecuador = Ecuador
    .why = Hands lie open: this rival is waiting for a neighbour of Chile or Uruguay to be covered. By Ghana you score and open nothing; by South America you hand him the end of the deal.

key = The leading rival has one card left, Ethiopia. The stock is empty: if he lays it, the deal is over and he wins. Which card is yours?
    .title = The key to Ethiopia
    .nigeria = Nigeria
    .sudan = Sudan
    .why = Ethiopia touches Sudan. As long as you keep it in hand this rival cannot play: he loses 5 points every turn while you score elsewhere.
