export const messages = {
  contents: 'Sadržaj',
  version: 'Verzija {version}, vrijedi od {date}',
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
