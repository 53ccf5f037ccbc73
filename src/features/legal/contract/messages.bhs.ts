export const messages = {
  contents: 'Sadržaj',
  version: 'Verzija {version}, vrijedi od {date}',
  nextVersion: 'Od {date} vrijedi verzija {version}: pročitaj je',
  earlier: 'Ranije verzije',
  draft: 'Uređuješ nacrt sljedeće verzije. Posjetioci čitaju verziju {version} dok nacrt ne bude objavljen.',
  draftLink: 'Razlike i objavljivanje',
  states: {
    earlier: 'Ovo je ranija verzija i više ne vrijedi.',
    next: 'Ova verzija još ne vrijedi.',
    current: 'Ova verzija je na snazi.',
  },
  toCurrent: 'Pročitaj verziju koja je na snazi',
  related: 'Povezano',
  links: {
    terms: 'Uslovi korištenja',
    privacy: 'Privatnost',
    faq: 'Česta pitanja',
    contact: 'Kontakt',
    rules: 'Pravila zajednice',
  },
  stored: {
    signIn: 'Kolačići za prijavu',
    preferences: 'Kolačići za tvoj izbor',
    measurement: 'Mjerenje, samo uz pristanak',
    local: 'Lokalna pohrana preglednika',
    lasts: 'Traje:',
  },
} as const
