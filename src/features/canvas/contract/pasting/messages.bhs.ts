/** Taking rows of a spreadsheet into the budget or the contributions. */
export const messages = {
  open: 'Zalijepi iz tabele',
  title: 'Troškovi iz tabele',
  close: 'Zatvori',
  text: 'Redovi iz tabele',
  help: 'Kopiraj redove iz Excela, Google tabele ili CSV datoteke i zalijepi ih ovdje. Iznosi mogu biti 1200, 1 200, 1.200,00 ili 1.200 KM.',
  columns: {
    what: 'Šta kupujete',
    amount: 'Iznos',
    category: 'Vrsta troška',
    none: 'nema je u tabeli',
    number: 'Kolona {at, number}',
    named: '{name} (kolona {at, number})',
  },
  other: 'Vrsta za redove bez vrste',
  understood:
    '{count, plural, =0 {Nijedan trošak nije prepoznat.} one {Prepoznat je # trošak, ukupno {sum}.} few {Prepoznata su # troška, ukupno {sum}.} other {Prepoznato je # troškova, ukupno {sum}.}}',
  rows: 'Prepoznati troškovi',
  unused: 'Iz ovih kolona se ništa ne preuzima: {names}.',
  notWhole: 'Na ovo obrati pažnju',
  gifts: {
    title: 'Doprinosi iz tabele',
    help: 'Kopiraj redove iz Excela, Google tabele ili CSV datoteke. Prvi red neka kaže šta je u kojoj koloni: šta, vrsta, ko daje, vrijednost.',
    understood:
      '{count, plural, =0 {Nijedan doprinos nije prepoznat.} one {Prepoznat je # doprinos, ukupno {sum}.} few {Prepoznata su # doprinosa, ukupno {sum}.} other {Prepoznato je # doprinosa, ukupno {sum}.}}',
    rows: 'Prepoznati doprinosi',
    what: 'Šta daje',
    value: 'Vrijednost',
  },
  moreRemarks: '{count, plural, one {i još # red} few {i još # reda} other {i još # redova}}',
  why: {
    total: 'red {line, number} je zbir i ne preuzima se: {text}',
    empty: 'red {line, number} nema ni naziva ni iznosa i ne preuzima se: {text}',
    unread: 'red {line, number} se preuzima bez iznosa, upiši ga: {text}',
    kind: 'red {line, number} ima vrstu koju poziv ne poznaje: {text}',
    long: 'red {line, number} ima predug naziv, ostaje prvih 200 znakova: {text}',
    full: 'red {line, number} ne staje, budžet ima najviše 200 stavki: {text}',
  },
  add: 'Dodaj {count, plural, one {# red} few {# reda} other {# redova}}',
  added: '{count, plural, one {Dodan je # red} few {Dodana su # reda} other {Dodano je # redova}}',
  takeBack: 'Poništi',
} as const
