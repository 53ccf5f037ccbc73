/** Texts of a form on paper. */
export const messages = {
  back: '← Obrazac na internetu',
  print: 'Odštampaj',
  how: 'Odštampaj ovu stranicu iz menija preglednika. Na papir ide samo obrazac.',
  version: 'Verzija {version}',
  online: 'Isti obrazac je na internetu, na adresi',
  notes: {
    show: 'Odgovori samo {conditions}.',
    section: 'Ovaj dio popuni samo {conditions}.',
    page: 'Ovaj korak popuni samo {conditions}.',
    require: 'Obavezno je {conditions}.',
    jump: 'Pređi na korak {step} {conditions}.',
  },
  join: { all: '{one} i {other}', any: '{one} ili {other}', rules: '{one}, ili {other}' },
  conditions: {
    ticked: 'ako je označeno {at}. pitanje',
    unticked: 'ako nije označeno {at}. pitanje',
    filled: 'ako je na {at}. pitanje odgovoreno',
    empty: 'ako na {at}. pitanje nije odgovoreno',
    is: {
      one: 'ako je odgovor na {at}. pitanje „{value}“',
      many: 'ako je među odgovorima na {at}. pitanje „{value}“',
    },
    not: {
      one: 'ako odgovor na {at}. pitanje nije „{value}“',
      many: 'ako među odgovorima na {at}. pitanje nema „{value}“',
    },
    more: {
      figure: 'ako je odgovor na {at}. pitanje veći od {value}',
      day: 'ako je nakon {value} datum u {at}. pitanju',
      count: 'ako {at}. pitanje ima više odgovora od {value}',
      word: 'ako je po abecedi odgovor na {at}. pitanje poslije „{value}“',
    },
    less: {
      figure: 'ako je odgovor na {at}. pitanje manji od {value}',
      day: 'ako je prije {value} datum u {at}. pitanju',
      count: 'ako {at}. pitanje ima manje odgovora od {value}',
      word: 'ako je po abecedi odgovor na {at}. pitanje prije „{value}“',
    },
  },
  hints: {
    one: 'Označi jedno.',
    several: 'Označi sve što vrijedi.',
    rows: 'Označi jedno u svakom redu.',
    places: 'U kućice upiši brojeve od 1 do {count}, svaki jednom. 1 je prvo mjesto.',
    municipality: 'Upiši naziv općine.',
    file: '{count, plural, one {Priloži jednu kopiju uz obrazac.} few {Priloži najviše # kopije uz obrazac.} other {Priloži najviše # kopija uz obrazac.}}',
    photo:
      '{count, plural, one {Priloži jednu fotografiju uz obrazac.} few {Priloži najviše # fotografije uz obrazac.} other {Priloži najviše # fotografija uz obrazac.}}',
    sum: 'Izračunaj: {sum}. U zagradi je broj pitanja.',
  },
  attached: 'priloženo',
  receipt: { title: 'Popunjava se pri prijemu', date: 'Datum prijema', number: 'Broj prijave' },
} as const
