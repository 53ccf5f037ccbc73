export const messages = {
  bar: {
    label: 'Mjerenje posjeta',
    question: 'Smijemo li mjeriti posjete?',
    text: 'Meta (Facebook) tada dobija samo adresu stranice, nikad tvoj email. Dok ne prihvatiš, ništa ne učitavamo.',
    more: 'O privatnosti',
  },
  settings: {
    label: 'Mjerenje posjeta',
    text: 'Meta (Facebook) dobija samo adresu stranice, nikad tvoj email. Odluku možeš promijeniti kad god hoćeš.',
  },
  accept: 'Prihvati',
  decline: 'Odbij',
} as const
