/** The server's texts of this feature: in files for translators, in error messages, in the audit log. */
export const messages = {
  errors: {
    newer: 'Neko je u međuvremenu izmijenio tekst. Pogledaj noviji tekst pa odluči.',
    wrong: 'Neki tekst ne može na stranice. Ništa nije izmijenjeno.',
    unknownText: 'Tog teksta nema u proizvodu.',
    unknownChange: 'Te izmjene nema u historiji.',
  },
  audit: {
    area: 'Tekstovi',
    actions: { change: 'Tekstovi izmijenjeni', check: 'Tekst provjeren', restore: 'Vraćeni raniji tekstovi' },
    fields: { texts: 'tekstova', restored: 'stanje nakon izmjene' },
  },
  file: {
    max: 'Najviše {max, plural, one {# znak} few {# znaka} other {# znakova}}.',
    keep: 'Mora ostati: {what}',
    spoken: {
      refusals: 'odgovor kad nešto ne može',
      notifications: 'obavještenja',
      mails: 'mailovi',
      console: 'konzola',
      elsewhere: 'datoteke, slike i ostalo',
    },
    states: {
      delivered: 'kako je isporučeno',
      changed: 'izmijenjeno',
      older: 'starije od teksta na našem jeziku',
      checked: 'provjereno',
      missing: 'fali na jednom jeziku',
    },
  },
} as const
