/** Words for whoever confirms what they gave to a project. */
export const messages = {
  title: 'Potvrdi doprinos',
  lead: 'Ekipa projekta „{project}“ kaže da je ovo došlo od tebe.',
  what: 'Šta',
  giver: 'Ime koje će se vidjeti',
  amount: 'Vrijedi',
  day: 'Dan',
  public: 'Kad potvrdiš, tvoje ime i potvrda se vide na javnoj stranici projekta.',
  confirm: 'Potvrđujem',
  confirming: 'Potvrđujem…',
  wrong: 'Ako nešto nije tačno, ne potvrđuj i javi ekipi.',
  done: 'Hvala, doprinos je potvrđen',
  doneText: 'Na stranici projekta vidiš šta se s njim radi.',
  project: 'Pogledaj projekat',
  gone: 'Ovaj link više ne važi',
  goneText: 'Zamoli ekipu da pošalje novi.',
  failed: 'Odgovor nije stigao. Pokušaj ponovo.',
} as const
