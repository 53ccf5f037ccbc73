/** Advice on keeping each rule, and the names of cost categories. */
export const messages = {
  severity: { must: 'Mora', warning: 'Savjet' },
  categories: {
    material: 'materijal',
    equipment: 'oprema i alat',
    electronics: 'elektronika',
    transport: 'prijevoz',
    services: 'usluge',
    food: 'hrana i piće',
    visibility: 'plakati i vidljivost',
    rent: 'najam',
    fees: 'honorari ekipi',
    other: 'ostalo',
  },
  contributions: { money: 'novac', goods: 'stvari', services: 'rad i usluge' },
  advice: {
    'title-missing': 'Upiši naziv projekta: pod njim ga čitaju odbor i svi koji glasaju.',
    'team-too-small':
      'U ekipi treba bar {min, plural, one {# osoba} few {# osobe} other {# osoba}}. Pozovi još {more, plural, one {# osobu} few {# osobe} other {# osoba}}.',
    'team-too-big':
      'U ekipi može biti najviše {max, plural, one {# osoba} few {# osobe} other {# osoba}}. Prebaci {fewer, plural, one {# osobu} few {# osobe} other {# osoba}} među volontere.',
    'age-unknown':
      '{count, plural, one {# osoba još nije upisala} few {# osobe još nisu upisale} other {# osoba još nije upisalo}} datum rođenja: {names}.',
    'too-young':
      '{names}: najmanje {min, plural, one {# godina} few {# godine} other {# godina}} na dan {day} Zamijeni {count, plural, one {# osobu} few {# osobe} other {# osoba}} u ekipi.',
    'too-old':
      '{names}: najviše {max, plural, one {# godina} few {# godine} other {# godina}} na dan {day} Zamijeni {count, plural, one {# osobu} few {# osobe} other {# osoba}} u ekipi.',
    'not-registered':
      '{count, plural, one {# osoba još nema} few {# osobe još nemaju} other {# osoba još nema}} račun: {names}. Pošalji pozivnicu.',
    'not-confirmed':
      'Čeka se potvrda, {count, plural, one {# osoba} few {# osobe} other {# osoba}}: {names}. Svako potvrđuje sa svog računa.',
    'municipality-missing':
      'Izaberi mjesto projekta; {count, plural, one {u ovom je pozivu # mjesto} few {u ovom su pozivu # mjesta} other {u ovom je pozivu # mjesta}}.',
    'municipality-outside':
      'Ovo mjesto nije u pozivu. Izaberi {count, plural, one {jedino koje jeste} few {jedno od # koja jesu} other {jedno od # koja jesu}}.',
    'amount-missing': 'Budžet je prazan. Upiši stavke, od {min} do {max} ukupno.',
    'amount-too-small': 'Najmanje se može tražiti {min}. Dodaj još {more}.',
    'amount-too-big': 'Najviše se može tražiti {max}. Skini {less}.',
    'contribution-too-small':
      'Zajednica daje {share} %, a treba bar {min} %. Nađi još {more} doprinosa ili skini {less} iz budžeta.',
    'contribution-lacking': 'Zajednica daje {share} %, a treba bar {min} %. Nađi još {more} doprinosa.',
    'contribution-too-big':
      'Zajednica daje {share} %, a priznaje se najviše {max} %. Smanji doprinos za {over} ili ostavi kako jeste: višak se ne priznaje.',
    'category-forbidden': 'Za ovo se novac ne može tražiti: {category}. Skini {less}.',
    'category-too-big':
      'Za ovo ide {share} % budžeta: {category}. Dozvoljeno je {max} %. Skini {less} ili prebaci {move} na druge stavke.',
    'text-missing': 'Polje je prazno, treba bar {min, plural, one {# znak} few {# znaka} other {# znakova}}.',
    'text-too-short':
      'Dodaj još {more, plural, one {# znak} few {# znaka} other {# znakova}}, treba bar {min}.',
    'text-too-long':
      'Skrati za {less, plural, one {# znak} few {# znaka} other {# znakova}}, dozvoljeno je {max}.',
    'activities-missing':
      'Upiši još {more, plural, one {# aktivnost} few {# aktivnosti} other {# aktivnosti}}, treba ih bar {least}.',
    'activity-days-missing':
      'Upiši od kojeg do kojeg dana {count, plural, one {traje # aktivnost} few {traju # aktivnosti} other {traje # aktivnosti}}.',
    'activity-outside':
      'Pomjeri {count, plural, one {# aktivnost} few {# aktivnosti} other {# aktivnosti}}: projekat traje od {from} do {until}',
    'activity-turned':
      '{count, plural, one {# aktivnost završava prije nego što počne} few {# aktivnosti završavaju prije nego što počnu} other {# aktivnosti završava prije nego što počne}}. Zamijeni početak i kraj.',
    'activity-nameless':
      '{count, plural, one {# aktivnost nema} few {# aktivnosti nemaju} other {# aktivnosti nema}} naziv. Upiši šta radite.',
    'cost-nameless':
      '{count, plural, one {# stavka ima} few {# stavke imaju} other {# stavki ima}} iznos, a ne piše šta kupujete. Upiši.',
    'gift-nameless':
      '{count, plural, one {# doprinos ima} few {# doprinosa imaju} other {# doprinosa ima}} vrijednost, a ne piše šta i ko daje. Upiši.',
    'document-missing':
      '{count, plural, one {Fali # dokument} few {Fale # dokumenta} other {Fali # dokumenata}}: {document}. Dodaj PDF, DOCX ili sliku papira.',
    'in-another-application':
      '{count, plural, one {# osoba je već} few {# osobe su već} other {# osoba je već}} u drugoj prijavi na ovaj poziv: {names}. Jedna osoba može biti samo u jednoj.',
  },
} as const
