/** Texts of the acts on several answers to a form. */
export const messages = {
  failed: 'Nije uspjelo do kraja. Ono što nije sređeno ostalo je izabrano, pokušaj ponovo.',
  pick: 'Izaberi prijavu {number}',
  pickAll: 'Izaberi sve prikazane',
  picked: '{count, plural, one {Izabrana # prijava} few {Izabrane # prijave} other {Izabrano # prijava}}',
  pickedMost: 'Izabrano je {count, number} najnovijih prijava. Više ne može odjednom.',
  every: 'Izaberi sve iz liste',
  everyBusy: 'Učitavamo…',
  none: 'Poništi izbor',
  progress: 'Sređeno {done, number} od {count, number}',
  busy: 'Sređuje se…',
  acts: 'Radnje',
  status: 'Promijeni status',
  take: 'Dodijeli meni',
  leave: 'Prepusti drugima',
  delete: 'Obriši',
  taken:
    '{count, plural, one {# prijava je dodijeljena tebi.} few {# prijave su dodijeljene tebi.} other {# prijava je dodijeljeno tebi.}}',
  left: '{count, plural, one {# prijava je prepuštena drugima.} few {# prijave su prepuštene drugima.} other {# prijava je prepušteno drugima.}}',
  decided:
    '{count, plural, one {Status # prijave je sačuvan i pošiljalac ga vidi.} few {Status # prijave je sačuvan i pošiljaoci ga vide.} other {Status # prijava je sačuvan i pošiljaoci ga vide.}}',
  deleted:
    '{count, plural, one {Obrisana je # prijava.} few {Obrisane su # prijave.} other {Obrisano je # prijava.}}',
  restored:
    '{count, plural, one {Vraćena je # prijava.} few {Vraćene su # prijave.} other {Vraćeno je # prijava.}}',
  undo: 'Vrati',
  more: '{count, plural, =0 {Još filtera} one {Još filtera, # uključen} few {Još filtera, # uključena} other {Još filtera, # uključenih}}',
  from: 'Poslano od',
  until: 'Poslano do',
  question: 'Pitanje',
  anyQuestion: 'Bilo koje',
  contains: 'Odgovor ima riječi',
  is: 'Odgovor je',
  anyAnswer: 'Bilo koji',
  figure: { least: 'Najmanje', most: 'Najviše' },
  day: { least: 'Od dana', most: 'Do dana' },
  noFigure: 'Upiši broj, naprimjer 1200,50.',
  statusDialog: {
    title: '{count, plural, one {Status # prijave} few {Status # prijave} other {Status # prijava}}',
    text: 'Svaki pošiljalac vidi novi status, a članovi dobiju i obavještenje.',
  },
  deletion: {
    title: '{count, plural, one {Obrisati # prijavu?} few {Obrisati # prijave?} other {Obrisati # prijava?}}',
    text: 'Odgovore, datoteke i bilješke više niko neće čitati. Pošiljalac će na svojoj stranici vidjeti da su obrisani.',
    undo: 'Odmah poslije brisanja možeš ih vratiti, kasnije ne.',
  },
} as const
