/** What the server says about texts: in files for translators, in refusals, in the audit log. */
export const messages = {
  file: {
    max: 'Najviše {max, plural, one {# znak} few {# znaka} other {# znakova}}.',
    keep: 'Mora ostati: {what}',
    states: {
      delivered: 'kako je isporučeno',
      changed: 'izmijenjeno',
      older: 'starije od teksta na našem jeziku',
    },
  },
} as const
