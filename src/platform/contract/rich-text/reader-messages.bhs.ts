/** Texts for readers of what is not words. */
export const messages = {
  table: 'Tabela',
  code: 'Kod',
  footnotes: 'Fusnote',
  footnote: 'Fusnota {number}',
  back: 'Nazad u tekst, fusnota {number}',
  tones: { note: 'Napomena', tip: 'Savjet', warning: 'Pažnja' },
} as const
