/** Words for whoever confirms what they gave to a project. */
export const messages = {
  title: 'Potvrdi doprinos',
  lead: 'Ekipa projekta „{project}“ kaže da je ovo došlo od tebe.',
  what: 'Šta',
  giver: 'Ime koje će pisati',
  amount: 'Vrijedi',
  day: 'Dan',
  public: 'Kad potvrdiš, ime i potvrda stoje na javnoj strani projekta.',
  confirm: 'Potvrđujem',
  confirming: 'Potvrđujem…',
  wrong: 'Ako nešto ne štima, ne potvrđuj i javi ekipi.',
  done: 'Hvala, doprinos je potvrđen',
  doneText: 'Na strani projekta vidiš šta se s njim radi.',
  project: 'Pogledaj projekat',
  gone: 'Ovaj link više ne važi',
  goneText: 'Zamoli ekipu da pošalje novi.',
  failed: 'Odgovor nije stigao. Probaj ponovo.',
} as const
