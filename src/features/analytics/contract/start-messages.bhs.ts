/** The start page: three sentences, the skills in them, a goal that is close. */
export const messages = {
  begin: {
    title: 'Krenimo od onoga što već znaš',
    text: 'Piši slobodno, i o onome što radiš bez papira. Pokazat ćemo koje se vještine kriju u tome i kojem zanimanju si blizu.',
    cv: 'Imaš CV? Učitaj ga umjesto pisanja',
  },
  label: 'Ispričaj u tri rečenice šta radiš i šta znaš',
  help: 'Posao, pomoć u kući, škola, hobi: sve vrijedi. Tekst ne čuvamo.',
  example: 'Na primjer: Dvije godine konobarim u kafani. Vodim Instagram za udruženje. Govorim engleski.',
  empty: 'Napiši bar jednu rečenicu.',
  tooLong: 'Tekst je predug. Skrati ga na {limit} znakova.',
  send: 'Pronađi moje vještine',
  reading: 'Čitamo…',
  found:
    '{count, plural, one {U ovome smo prepoznali # vještinu} few {U ovome smo prepoznali # vještine} other {U ovome smo prepoznali # vještina}}',
  deselect: 'Isključi ono što nije tačno.',
  words: '„{words}“',
  listed: 'Sve što smo prepoznali već je na tvom profilu.',
  nothing: 'Nismo prepoznali nijednu vještinu. Napiši konkretnije: šta radiš, čime i za koga.',
  add: '{count, plural, one {Dodaj # vještinu} few {Dodaj # vještine} other {Dodaj # vještina}}',
  adding: 'Dodajemo…',
  change: 'Promijeni tekst',
  added:
    '{count, plural, one {# vještina je na tvom profilu} few {# vještine su na tvom profilu} other {# vještina je na tvom profilu}}',
  more: 'Dodaj još',
  failed: 'Nije uspjelo. Pokušaj ponovo.',
  goals: {
    title: 'Najbliža su ti ova zanimanja',
    text: 'Izaberi jedno kao cilj i vidi šta još da naučiš. Možeš ga promijeniti kad god hoćeš.',
    have: 'Imaš {have} od {of, plural, one {# ključne vještine} few {# ključne vještine} other {# ključnih vještina}}{near, plural, =0 {} one {, a # ti je blizu} few {, a # su ti blizu} other {, a # ti je blizu}}',
    choose: 'To je moj cilj',
    chooseNamed: 'To je moj cilj: {title}',
    choosing: 'Čuvamo…',
    chosen: 'Tvoj cilj: {title}',
    open: 'Šta još da naučim',
    other: 'Traži drugi cilj',
  },
} as const
