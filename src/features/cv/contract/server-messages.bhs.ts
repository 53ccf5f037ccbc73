/** Texts that the server puts into refusals, new CVs and the CVs themselves. */
export const messages = {
  errors: {
    enough: 'Imaš {count} CV-ova, više ne čuvamo. Obriši neki koji ti ne treba.',
    nameNeeded: 'CV treba naziv po kojem ćeš ga prepoznati.',
    notDrawn: 'Datoteku trenutno ne možemo napraviti. Pokušaj ponovo za minutu.',
  },
  names: {
    job: 'CV za posao',
    first: 'Prvi CV',
    study: 'CV za stipendiju',
    abroad: 'CV na engleskom',
    copy: '{name} (kopija)',
  },
  document: {
    title: '{name}, CV',
    contact: 'Kontakt',
    email: 'E-pošta',
    phone: 'Telefon',
    place: 'Mjesto',
    arch: '{count, plural, one {# vještina} few {# vještine} other {# vještina}} u luku, a završni kamen je {name}',
    page: 'strana {page} od {of}',
  },
  console: {
    person: { cvs: 'CV-evi' },
  },
} as const
