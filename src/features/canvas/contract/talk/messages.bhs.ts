export const messages = {
  title: 'Razgovor o prijavi',
  all: '{count, plural, =0 {Razgovor o prijavi} one {Razgovor o prijavi, # otvoren komentar} few {Razgovor o prijavi, # otvorena komentara} other {Razgovor o prijavi, # otvorenih komentara}}',
  box: '{count, plural, =0 {Komentari: {title}} one {# otvoren komentar: {title}} few {# otvorena komentara: {title}} other {# otvorenih komentara: {title}}}',
  close: 'Zatvori razgovor',
  everything: 'Svi komentari',
  about: 'O riječima',
  comment: 'Komentariši',
  propose: 'Predloži izmjenu',
  select: 'Označi riječi za koje predlažeš izmjenu, sve u jednom redu.',
  pick: 'Izaberi riječi',
  pickHelp:
    'Dodirni prvu pa zadnju riječ. Tastaturom: strelice idu po riječima i rečenicama, razmak bira, Esc zatvara.',
  words: 'Riječi polja',
  picked: 'Izabrano: {words}',
} as const
