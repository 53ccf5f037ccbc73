/** Texts of a page whose area staff have switched off; nearly nobody meets them, so they are apart. */
export const messages = {
  title: 'Ovaj dio trenutno miruje',
  text: 'Tim Zamaha ga je na neko vrijeme isključio. Ništa nije obrisano, a sve ostalo radi.',
} as const
