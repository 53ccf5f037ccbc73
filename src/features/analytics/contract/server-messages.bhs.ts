/** Texts of the server about targets and skills. */
export const serverMessages = {
  errors: {
    targetUnknown: 'Ovoga više nema. Izaberi drugi cilj.',
    targetsFull: 'Možeš imati najviše osam ciljeva. Ukloni neki pa dodaj novi.',
    nothingNeeded: 'Ne znamo koje vještine se ovdje traže, pa ne možemo ništa izračunati.',
    helperOff: 'Pomoć s riječima ovdje nije uključena.',
  },
  advice: {
    stand:
      'Cilj: {target}. Imaš {have, plural, one {# vještinu} few {# vještine} other {# vještina}} od {of} traženih, to je {percent} %.',
    whole: 'Imaš sve što se traži.',
    first:
      'Prvo: {skill}. {count, plural, =0 {Trenutno je ne traži nijedan otvoreni oglas, ali je ključna za cilj.} one {Traži je # otvoreni oglas.} few {Traže je # otvorena oglasa.} other {Traži je # otvorenih oglasa.}}',
    near: 'Blizu je vještini koju već imaš: {skill}.',
    second: 'Zatim: {skill}.',
  },
  dashboard: {
    title: 'Izaberi svoj cilj',
    text: 'Zanimanje ili prilika: odmah vidiš šta imaš, šta ti fali i čime početi.',
    action: 'Otvori vještine',
  },
} as const
