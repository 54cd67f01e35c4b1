/** What the player looks at and picks out, shared by board and hand, which stand side by side. */

export class Looks {
  /** the square under the pointer, the finger or the keyboard */
  square = $state<number | null>(null);
  /** the card whose places of sale are lit on the board */
  card = $state<number | null>(null);
  /** cards picked out for what is asked now */
  picked = $state<number[]>([]);
  /** what an open memory remembers lies open */
  memory = $state(false);

  point(square: number | null): void {
    this.square = square;
  }

  /** A pointer that leaves a square takes nothing from one pointed at since. */
  leave(square: number): void {
    if (this.square === square) this.square = null;
  }

  toggleCard(card: number): void {
    this.card = this.card === card ? null : card;
  }

  /** A new question: what leaves no choice is picked already. */
  begin(choices: number[]): void {
    this.picked = choices.length === 1 ? [...choices] : [];
  }

  /** One more or one less; beyond the most, the oldest is put back. */
  pick(card: number, most: number): void {
    const others = this.picked.filter((one) => one !== card);
    this.picked = others.length < this.picked.length ? others : [...others, card].slice(-most);
  }

  reset(): void {
    this.square = null;
    this.card = null;
    this.picked = [];
    this.memory = false;
  }
}
