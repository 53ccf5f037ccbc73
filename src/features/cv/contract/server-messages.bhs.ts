/** Texts of the server for refusals, new CVs and the CVs themselves. */
export const messages = {
  errors: {
    enough: 'Imaš {count} CV-ova, a više ih ne možemo čuvati. Obriši neki koji ti ne treba.',
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
    email: 'Email',
    phone: 'Telefon',
    place: 'Mjesto',
    arch: '{name}: {count, plural, one {# vještina} few {# vještine} other {# vještina}}',
    page: 'stranica {page} od {of}',
  },
  console: {
    person: { cvs: 'CV-ovi' },
  },
  search: { kinds: { cvs: 'Moji CV-ovi' } },
} as const
