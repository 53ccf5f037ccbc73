export const messages = {
  title: 'Ljudi za tebe',
  intro: 'Ljudi s objavljenim profilom čije vještine odgovaraju tvojim vještinama i ciljevima, s razlogom.',
  list: 'Ljudi koji ti odgovaraju',
  count: '{count, plural, one {# osoba} few {# osobe} other {# osoba}}',
  failed: 'Ljudi se nisu učitali',
  none: 'Još nemamo koga da ti predložimo',
  noneText:
    'Predlažemo ljude s kojima dijeliš vještine ili interese, ili koji znaju ono što ti za cilj fali.',
  skillsAction: 'Dodaj vještine',
  goalAction: 'Izaberi cilj',
  hint: {
    skills: 'Dodaj vještine, pa ćemo naći ljude koji znaju slično ili ono što ti fali.',
    goals: 'Izaberi cilj, pa ćemo naći ljude koji znaju ono što ti za njega fali.',
  },
  reasons: {
    label: 'Zašto ti predlažemo: {name}',
    goal: 'Zna ono što ti fali za cilj „{title}“: {names}',
    learning: 'Zna ono što učiš: {names}',
    project: 'Zajednički projekat: {title}',
    school: 'Ista škola: {name}',
    mutual:
      '{count, plural, one {# zajednički kontakt} few {# zajednička kontakta} other {# zajedničkih kontakata}}',
    shared:
      '{count, plural, one {# zajednička vještina} few {# zajedničke vještine} other {# zajedničkih vještina}}: {names}',
    interest: 'Zajednički interes: {name}',
    home: 'U tvojoj općini',
    near: '{count, number} km od tebe',
  },
  dismiss: {
    label: 'Nije za mene: {name}',
    short: 'Nije za mene',
    heading: 'Zašto ova osoba nije za tebe?',
    known: 'Već se poznajemo',
    skills: 'Tražim druge vještine',
    place: 'Predaleko',
    other: 'Nešto drugo',
    done: 'Više ti ne predlažemo: {name}. To vidiš samo ti.',
    undone: 'Opet ti predlažemo: {name}.',
    failed: 'Nije sačuvano. Pokušaj ponovo.',
    undo: 'Vrati',
  },
  privacy:
    'Ovdje su samo ljudi koji su objavili profil, i to ono što na njemu vide članovi. Spol, godine, ime i fotografija ne utiču na redoslijed.',
} as const
