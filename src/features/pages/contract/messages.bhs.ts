/** Texts around the blocks of a page. */
export const messages = {
  countdown: {
    days: '{days, plural, one {Još # dan} few {Još # dana} other {Još # dana}}',
    today: 'Manje od jednog dana',
    until: 'do {date} u {time}',
    over: 'isteklo {date} u {time}',
  },
  live: {
    noOpportunities: 'Trenutno nema otvorenih prilika.',
    allOpportunities: 'Sve prilike',
    deadline: 'rok {date}',
    noArticles: 'Još nema članaka.',
    allArticles: 'Svi članci',
    allBanks: 'Sve omladinske banke',
    form: 'Otvori obrazac',
    noForm: 'Ovaj obrazac nije objavljen.',
    noCall: 'Ovaj poziv nije javan.',
    left: 'Ostalo {left} od {fund}',
    noVote: 'Glasanja trenutno nema.',
    votes: '{count, plural, one {# glas} few {# glasa} other {# glasova}}',
    ballot: {
      soon: 'Pogledaj projekte',
      open: 'Glasaj',
      counting: 'Pogledaj glasanje',
      closed: 'Pogledaj rezultate',
    },
  },
  video: 'Pogledaj video',
  embedOn: '{site}, učitava se tek kad otvoriš',
  map: 'Otvori kartu',
  ended: {
    title: 'Ova stranica više nije aktuelna',
    text: 'Ono o čemu je govorila je završeno.',
    home: 'Na početnu',
  },
} as const
