/** Texts for readers, below pictures. */
export const messages = {
  credit: 'Slika: {author}',
  licences: {
    own: 'vlastita slika',
    permission: 'uz dozvolu',
    cc0: 'CC0',
    'cc-by': 'CC BY 4.0',
    'cc-by-sa': 'CC BY-SA 4.0',
  },
} as const
