export const messages = {
  title: 'Za tebe',
  intro: 'Otvorene prilike koje ti odgovaraju, svaka s razlogom.',
  how: 'Zašto vidim baš ovo?',
  tabs: { label: 'Šta ti odgovara', opportunities: 'Prilike', people: 'Ljudi' },
  filter: 'Vrsta prilike',
  all: 'Sve',
  list: 'Preporučene prilike',
  count: '{count, plural, one {# prilika} few {# prilike} other {# prilika}}',
  failed: 'Preporuke se nisu učitale',
  empty: 'Trenutno nema ničeg novog za tebe',
  emptyText: 'Čim se nešto otvori, pojavit će se ovdje. U međuvremenu pogledaj sve prilike.',
  browse: 'Sve prilike',
  known: {
    skills: 'Dodaj vještine, pa ćemo porediti šta se traži s onim što znaš.',
    skillsAction: 'Dodaj vještine',
    place: 'Upiši općinu, pa ćemo ono što je blizu staviti na vrh liste.',
    placeAction: 'Upiši općinu',
  },
  reasons: {
    label: 'Zašto ti ovo preporučujemo',
    skills:
      '{of, plural, =1 {Znaš traženu vještinu} other {Znaš {count, number} od {of, plural, one {# tražene vještine} few {# tražene vještine} other {# traženih vještina}}{near, plural, =0 {} other {, još # skoro}}}}',
    nearly:
      '{of, plural, =1 {Tražena vještina ti je blizu} other {Blizu ti je {count, number} od {of, plural, one {# tražene vještine} few {# tražene vještine} other {# traženih vještina}}}}',
    sought:
      '{name, select, practice {Tražiš praksu} training {Tražiš obuku} grant {Tražiš podršku za ideju ili školovanje} other {Tražiš posao}}',
    home: 'U tvojoj općini',
    near: '{count, number} km od tebe',
    remote: 'Na daljinu',
    deadline:
      '{count, plural, =0 {Rok je za manje od jednog dana} one {Rok za # dan} few {Rok za # dana} other {Rok za # dana}}',
    liked: 'Slično onome što te je dosad zanimalo',
    interest: 'Zanima te: {name}',
    language: 'Traži jezik koji govoriš: {name}',
    pay: 'Plata među najvišima za ovu vrstu',
    amount: 'Iznos među najvišima za ovu vrstu',
    firstJob: 'Traže nekoga bez iskustva',
    learning: 'Naučit ćeš nešto novo',
    popular:
      '{count, plural, one {Zanima još # osobu sličnih interesa} few {Zanima još # osobe sličnih interesa} other {Zanima još # osoba sličnih interesa}}',
    fresh:
      '{count, plural, =0 {Objavljeno u posljednja 24 sata} one {Objavljeno prije # dan} few {Objavljeno prije # dana} other {Objavljeno prije # dana}}',
    none: 'Otvoreno je. Dopuni profil i reći ćemo ti više.',
  },
  missing: 'Uz ovo bi ti više odgovaralo: {names}',
  match:
    'Imaš {have, number} od {of, plural, one {# tražene vještine} few {# tražene vještine} other {# traženih vještina}}',
  notKept: 'Nije sačuvano. Pokušaj ponovo.',
  weights: {
    title: 'Šta ti je važno',
    text: 'Vrijedi samo za tvoju listu.',
    near: 'Blizina',
    pay: 'Plata ili iznos',
    learning: 'Učenje',
    less: 'Manje',
    normal: 'Obično',
    more: 'Više',
    saved: 'Lista je složena po tvom izboru.',
  },
  reset: {
    open: 'Počni ispočetka',
    title: 'Zaboraviti šta te je dosad zanimalo?',
    text: 'Lista više neće uzimati u obzir ono što te je dosad zanimalo. Sačuvane prilike ostaju sačuvane, a one označene s „Nije za mene“ se ne vraćaju. Ljudi označeni s „Nije za mene“ mogu se opet pojaviti.',
    confirm: 'Zaboravi',
    close: 'Zatvori',
    done: 'Lista počinje ispočetka.',
  },
} as const
