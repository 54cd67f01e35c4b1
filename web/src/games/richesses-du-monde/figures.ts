/** The six characters: what each wears on the head, in a drawing of 24 by 34. */

const HATS = [
  // an explorer's helmet
  `<path d="M3.6 8.6h16.8c0-1.3-1.7-2.2-2.9-2.4C17.2 3 15 1.2 12 1.2S6.8 3 6.5 6.2c-1.2.2-2.9 1.1-2.9 2.4z" fill="#f3dfae"/><path d="M6.5 6.2h11"/>`,
  // a captain's cap
  `<path d="M5.2 4.2c2.6-3.4 11-3.4 13.6 0l-1.5 2.8H6.7z" fill="#fffdf8"/><path d="M6.7 7h10.6l-.9 2H7.6z" fill="#211b14"/>`,
  // a hat with a wide brim
  `<path d="M7.4 7c0-3.8 2-5.6 4.6-5.6S16.6 3.2 16.6 7z" fill="#fffdf8"/><path d="M7.4 5.6h9.2V7H7.4z" fill="#d9482b" stroke-width="1"/><ellipse cx="12" cy="7.5" rx="9.6" ry="1.7" fill="#fffdf8"/>`,
  // a cowboy's
  `<path d="M2 6c3.6 3.6 16.4 3.6 20 0-1.5-.7-3.2.4-4.7.5C17 3 16 1.2 14.7 1.2c-.9 0-1.7.8-2.7.8s-1.8-.8-2.7-.8C8 1.2 7 3 6.7 6.5 5.2 6.4 3.5 5.3 2 6z" fill="#c98a4b"/>`,
  // a banker's top hat
  `<path d="M7.3.8h9.4v5.9h3v2H4.3v-2h3z" fill="#34302c"/><path d="M7.3 4.9h9.4v1.8H7.3z" fill="#e6a817" stroke-width="1"/>`,
  // a miner's helmet
  `<path d="M5.6 7.3c0-4 2.6-6.1 6.4-6.1s6.4 2.1 6.4 6.1h1.4v1.8H4.2V7.3z" fill="#ffd54a"/><circle cx="12" cy="4.6" r="1.9" fill="#fffdf8"/>`,
];

export function hatOf(seat: number): string {
  return HATS[((seat % HATS.length) + HATS.length) % HATS.length]!;
}
