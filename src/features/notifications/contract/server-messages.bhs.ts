/** Texts that the server says about notifications. */
export const messages = {
  errors: {
    topicUnknown: 'Ta vrsta obavještenja više ne postoji. Osvježi stranicu.',
    choiceUnknown: 'Za ovu vrstu obavještenja to se ne može izabrati.',
    unsubscribeUnknown: 'Ova veza više ne važi. Obavještenja možeš isključiti u postavkama.',
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
    why: 'Ovo šaljemo jer u postavkama stoji da „{topic}“ želiš i mailom.',
    whyMany: 'Ovo je pregled koji si izabrao ili izabrala u postavkama obavještenja.',
    settings: 'Postavke obavještenja',
    stop: 'Ne šaljite mi više ove mailove',
  },
}
