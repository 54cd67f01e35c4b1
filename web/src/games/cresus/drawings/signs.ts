/** The signs of wealth, each in a drawing of 48 by 48. */

const SIGNS: Record<string, string> = {
  stylo: `<path d="M31 4 44 17 22 39 9 26z" fill="#3b1f4a"/><path d="m31 4 13 13-5 5L26 9z" fill="#f3c64a"/><path d="M9 26 22 39 6 44l-2-2z" fill="#f3c64a"/><path d="m5 43 8-8" fill="none" stroke-width="1.6"/><circle cx="14" cy="34" r="1.8" fill="#211b14"/><path d="M36 4.5 43.5 12" fill="none"/>`,
  loge: `<path d="M4 5h40v9H4z" fill="#f3c64a"/><path d="M6 14h36v28H6z" fill="#5a3570"/><path d="M6 14h14c0 11-4 18-14 22zM42 14H28c0 11 4 18 14 22z" fill="#cf3a2b"/><path d="M3 34h42v9H3z" fill="#f3c64a"/><path d="M10 34v9M17 34v9M24 34v9M31 34v9M38 34v9" fill="none" stroke-width="1.6"/><circle cx="24" cy="25" r="4.5" fill="#f2c9a1"/><path d="M17 34c0-4 3-5 7-5s7 1 7 5z" fill="#fffdf8"/>`,
  vignoble: `<path d="M24 13c5-8 12-8 17-4-3 6-9 8-17 4z" fill="#2c8250"/><path d="M24 14V5" fill="none"/><g fill="#7b3f8c"><circle cx="15" cy="19" r="5.5"/><circle cx="24" cy="19" r="5.5"/><circle cx="33" cy="19" r="5.5"/><circle cx="19.5" cy="27" r="5.5"/><circle cx="28.5" cy="27" r="5.5"/><circle cx="24" cy="35" r="5.5"/></g><path d="M22 33c.5-1 1-1.5 2-1.5M17.5 25c.5-1 1-1.5 2-1.5" fill="none" stroke="#fffdf8" stroke-width="1.6"/>`,
  hotel: `<path d="M5 20 10 8h28l5 12z" fill="#4c5f86"/><path d="M7 20h34v24H7z" fill="#fdf3d8"/><path d="M15 8V4h4v4M29 8V4h4v4" fill="#a9a29a"/><path d="M20 44V33c0-5 8-5 8 0v11z" fill="#7c2340"/><path d="M11 25h5v7h-5zM32 25h5v7h-5zM21.5 23h5v5h-5z" fill="#f3c64a" stroke-width="1.6"/><path d="M14 17v-4h4v4zM30 17v-4h4v4z" fill="#fdf3d8" stroke-width="1.6"/>`,
  club: `<circle cx="24" cy="24" r="19" fill="#fffdf8"/><path d="m24 15 8.5 6-3.2 10H18.7l-3.2-10z" fill="#211b14"/><path d="M24 5v10M42 20l-9.5 1M36 38.5 29.3 31M12 38.5 18.7 31M6 20l9.5 1" fill="none"/><path d="m18 6 6 4 6-4zM42.5 26 38 31l1.5 6zM5.5 26l4.5 5-1.5 6zM19 43l5-3 5 3z" fill="#211b14" stroke-width="1.6"/>`,
  montre: `<path d="M17 4h14l2 10H15zM17 44h14l2-10H15z" fill="#8a5a34"/><circle cx="24" cy="24" r="13" fill="#f3c64a"/><circle cx="24" cy="24" r="9" fill="#fffdf8"/><path d="M24 18v6l4 3" fill="none"/><path d="M37 22h3v4h-3z" fill="#f3c64a"/>`,
  costume: `<path d="M8 44V16l10-8h12l10 8v28z" fill="#3b4a7a"/><path d="M18 8l6 14 6-14-3-3h-6z" fill="#fffdf8"/><path d="m22.5 13 1.5 3 1.5-3-1.5-3zM24 16l3 12-3 4-3-4z" fill="#cf3a2b"/><path d="M24 32v12M14 22v22M34 22v22" fill="none"/>`,
  cave: `<path d="M19 4h10v9c5 3 6 6 6 11v20H13V24c0-5 1-8 6-11z" fill="#2c6b46"/><path d="M13 27h22v11H13z" fill="#fdf3d8"/><path d="M19 4h10v6H19z" fill="#7c2340"/><path d="M18 32.5h12" fill="none"/>`,
  cabriolet: `<path d="M3 32c0-6 4-8 10-8h5l6-8 3 8h9c6 0 9 3 9 8v4H3z" fill="#cf3a2b"/><path d="m24 16-3 8" fill="none"/><path d="M33 24c2-4 6-4 8-1" fill="#fdf3d8"/><circle cx="13" cy="36" r="5.5" fill="#211b14"/><circle cx="36" cy="36" r="5.5" fill="#211b14"/><circle cx="13" cy="36" r="1.8" fill="#fffdf8"/><circle cx="36" cy="36" r="1.8" fill="#fffdf8"/>`,
  cheval: `<path d="M15 44c0-10 2-15 7-18l-9 4c-3 1-6-1-6-4 0-2 1-3 3-4l8-10 1-7 4 4c11 1 18 9 18 20 0 6-1 10-2 15z" fill="#a4683a"/><path d="M23 9c9 3 14 10 14 20 0 6-1 10-1 15h3c1-5 2-9 2-15 0-11-7-19-18-20z" fill="#211b14"/><circle cx="20" cy="17" r="1.5" fill="#211b14"/>`,
  chalet: `<path d="M9 44V24h30v20z" fill="#b57a45"/><path d="M3 27 24 8l21 19-3 3-18-15L6 30z" fill="#7a3f22"/><path d="M20 44V31h8v13z" fill="#fdf3d8"/><path d="M12 29h5v6h-5zM31 29h5v6h-5z" fill="#f3c64a"/><path d="M33 14V7h5v11" fill="#a9a29a"/>`,
  toile: `<path d="M5 6h38v36H5z" fill="#f3c64a"/><path d="M11 12h26v24H11z" fill="#cfe2f5"/><path d="M11 36v-7l8-8 7 7 4-4 7 7v5z" fill="#2c8250" stroke-width="1.6"/><circle cx="31" cy="18" r="3.5" fill="#ee8427" stroke-width="1.6"/>`,
  yacht: `<path d="M2 33h44c-2 6-5 9-9 9H12c-5 0-8-3-10-9z" fill="#fffdf8"/><path d="M10 33v-7h20l6 7z" fill="#cfe2f5"/><path d="M14 26v-6h11l4 6z" fill="#fffdf8"/><path d="M18 20V9l8 4-8 3" fill="#cf3a2b"/><path d="M13 38h22" fill="none"/>`,
  jet: `<path d="M2 27c0-4 4-6 9-6h22c6 0 11 2 13 6-3 2-7 3-12 3H9c-4 0-7-1-7-3z" fill="#fffdf8"/><path d="M4 24 3 11h5l7 10z" fill="#cf3a2b"/><path d="m20 25-6 14h6l12-13z" fill="#a9b8d0"/><path d="M36 23.5c3 0 5 1 7 2.5h-6z" fill="#2b67b2" stroke-width="1.6"/><path d="M20 24.5h.1M25 24.5h.1M30 24.5h.1" stroke-width="3"/>`,
  ile: `<circle cx="37" cy="12" r="6" fill="#f3c64a"/><path d="M3 38c5-6 12-9 21-9s16 3 21 9z" fill="#f6dfa4"/><path d="M1 38h46v6c-4 0-4-2-8-2s-4 2-8 2-4-2-8-2-4 2-8 2-4-2-8-2-4 2-6 2z" fill="#3a9bb5"/><path d="M21 32c3-6 3-12 0-18l3-1c4 7 4 13 1 19z" fill="#a4683a"/><path d="M22 14C15 8 9 10 7 16c5-2 10-2 15-2zM22 14c-3-8 2-12 9-11-1 5-4 9-9 11zM22 14c7-4 13-1 14 6-5-3-9-5-14-6zM22 14c-7 1-10 6-9 12 3-5 5-8 9-12z" fill="#2c8250"/>`,
};

const PLAIN = `<circle cx="24" cy="24" r="18" fill="#f3c64a"/>`;

/** Which signs have a drawing of their own. */
export const DRAWN = Object.keys(SIGNS);

export function signOf(id: string): string {
  return SIGNS[id] ?? PLAIN;
}
