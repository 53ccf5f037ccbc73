/** The server's texts about notifications. */
export const messages = {
  mails: { area: 'Zbirna obavještenja' },
  errors: {
    topicUnknown: 'Ta vrsta obavještenja više ne postoji. Osvježi stranicu.',
    choiceUnknown: 'To ne možeš izabrati za ovu vrstu obavještenja.',
    unsubscribeUnknown: 'Ovaj link više ne vrijedi. Obavještenja možeš isključiti u postavkama.',
    deviceRefused: 'Ovaj preglednik šalje obavještenja preko adrese koju ne možemo koristiti.',
  },
  who: {
    one: '{name}',
    two: '{name} i {other}',
    many: '{name} i još {count, plural, one {# osoba} few {# osobe} other {# osoba}}',
  },
  mail: {
    open: 'Otvori',
    daily: {
      subject: '{count, plural, one {# obavještenje} few {# obavještenja} other {# obavještenja}} za tebe',
      heading: 'Šta je novo od jučer',
    },
    weekly: {
      subject:
        'Tvoja sedmica: {count, plural, one {# obavještenje} few {# obavještenja} other {# obavještenja}}',
      heading: 'Šta je novo ove sedmice',
    },
    why: 'Ovo ti šaljemo jer je u tvojim postavkama za „{topic}“ uključen i mail.',
    whyMany: 'Ovaj mail dobijaš jer je uključen u tvojim postavkama obavještenja.',
    settings: 'Postavke obavještenja',
    stop: 'Isključi ove mailove',
  },
}
