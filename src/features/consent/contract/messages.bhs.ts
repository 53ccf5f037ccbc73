export const messages = {
  bar: {
    label: 'Mjerenje posjeta',
    question: 'Smijemo li mjeriti posjete Metinim pikselom?',
    text: 'Dobija samo putanju stranice, nikad tvoj email. Dok ne prihvatiš, ne učitavamo ga.',
    more: 'O privatnosti',
  },
  settings: {
    label: 'Mjerenje posjeta',
    text: 'Metin piksel dobija samo putanju stranice, nikad tvoj email. Odluku možeš promijeniti kad god hoćeš.',
  },
  accept: 'Prihvati',
  decline: 'Odbij',
} as const
