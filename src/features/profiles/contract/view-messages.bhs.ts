export const messages = {
  proven:
    '{count, plural, one {# vještina ima dokaz} few {# vještine imaju dokaz} other {# vještina ima dokaz}}',
  provenText: 'Iza svake stoji osoba, rad ili ispit.',
  ownWord: 'vlastita procjena',
  more: 'Još {count, plural, one {# vještina} few {# vještine} other {# vještina}}',
  updated: 'Osvježeno {date}',
  nothing: 'Ova osoba još nije ništa napisala.',
  join: 'Napravi i ti svoj profil',
  joinText: 'Besplatno je, a vrijedi i ono što znaš bez diplome.',
  register: 'Registruj se',
  quotes: {
    title: 'Riječ drugih',
    about: 'vještina: {skill}',
    more: 'Još {count, plural, one {# potvrda} few {# potvrde} other {# potvrda}}',
  },
} as const
