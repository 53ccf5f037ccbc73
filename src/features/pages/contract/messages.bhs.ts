/** Texts around the blocks of a page. */
export const messages = {
  countdown: {
    days: '{days, plural, one {Još # dan} few {Još # dana} other {Još # dana}}',
    today: 'Manje od jednog dana',
    until: 'do {date} u {time}',
    over: 'isteklo {date} u {time}',
  },
  video: 'Pogledaj video na {host}',
  map: 'Otvori kartu',
  ended: {
    title: 'Ova stranica više nije aktuelna',
    text: 'Ono o čemu je govorila je završeno.',
    home: 'Na početnu',
  },
} as const
