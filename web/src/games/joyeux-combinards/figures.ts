/** The six crooks: what each wears on the head, in a drawing of 24 by 34. */

const HATS = [
  // a burglar's cap
  `<path d="M5.600 7.400c0-4 2.800-6 6.400-6s6.400 2 6.400 6z" fill="#34302c"/><path d="M5.600 7.400c-1.600.1-3 .5-3.200 1.500 3 .5 6.200.2 8.600-.2z" fill="#34302c"/>`,
  // a gangster's felt hat
  `<path d="M6.700 6.800c.2-4 1.500-5.600 3-5.600.9 0 1.400.6 2.300.6s1.400-.6 2.300-.6c1.500 0 2.800 1.600 3 5.600z" fill="#e9e0cd"/><path d="M6.600 5.200h10.800v1.600H6.600z" fill="#211b14" stroke-width="1"/><path d="M2.500 7.400c3-1.200 16-1.200 19 0-3 2-16 2-19 0z" fill="#e9e0cd"/>`,
  // a woollen bonnet
  `<path d="M5.500 8c0-4.500 2.600-6.600 6.500-6.600s6.500 2.100 6.500 6.600z" fill="#d9482b"/><path d="M4.800 6.800h14.400v2.300H4.800z" fill="#f7d046"/><circle cx="12" cy="1.400" r="1.500" fill="#f7d046" stroke-width="1.200"/>`,
  // a gentleman's top hat
  `<path d="M7.300-.2h9.400v6.600h3.200v2H4.100v-2h3.200z" fill="#34302c"/><path d="M7.300 4.400h9.400v2H7.300z" fill="#c93c4d" stroke-width="1"/>`,
  // a beret
  `<path d="M12 .8v1.600" stroke-width="1.600"/><path d="M3 6.200C5 1.800 17 .8 20.500 4.200c1.200 1.800-1.500 4-5 4.200H6.800C4.500 8.400 2.500 7.600 3 6.200z" fill="#2f6fb0"/>`,
  // a bowler
  `<path d="M6.800 7c0-4 2-5.800 5.200-5.800S17.200 3 17.200 7z" fill="#7a4f2a"/><path d="M3.600 7c.4 1.600 2.400 2 4 2h8.800c1.600 0 3.600-.4 4-2z" fill="#7a4f2a"/>`,
];

export function hatOf(seat: number): string {
  return HATS[((seat % HATS.length) + HATS.length) % HATS.length]!;
}
