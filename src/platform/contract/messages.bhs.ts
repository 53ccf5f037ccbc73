export const messages = {
  shell: {
    skip: 'Preskoči na sadržaj',
    loading: 'Učitavanje...',
    needsScript:
      'Ova stranica radi samo s uključenim JavaScriptom. Uključi ga u postavkama preglednika i osvježi stranicu.',
    needsScriptWay: 'Ne možeš ga uključiti? Piši nam.',
    offline: 'Nema veze s internetom. Pokušavamo ponovo.',
    errorTitle: 'Nešto je pošlo po zlu',
    errorText: 'Ništa od onoga što je sačuvano nije izgubljeno. Pokušaj ponovo.',
    retry: 'Pokušaj ponovo',
    home: 'Na početnu',
    componentError: 'Greška pri učitavanju komponente',
    refresh: 'Osvježi',
    toasts: 'Obavještenja',
    dismiss: 'Zatvori',
    cancel: 'Odustani',
    description:
      'Zamah povezuje mlade u Bosni i Hercegovini s poslovima, grantovima i mentorima i pokazuje koje vještine im fale.',
  },
  sheets: { csv: 'Preuzmi CSV', xlsx: 'Preuzmi XLSX', busy: 'Pripremamo…' },
  queries: {
    failed: 'Ovo se nije učitalo',
    noAnswer: 'Provjeri vezu pa pokušaj ponovo.',
    serverFailed: 'Server ne odgovara. Ništa nije izgubljeno.',
    more: 'Prikaži još',
  },
  forms: {
    wrong: '{count, plural, one {Ispravi # polje} few {Ispravi # polja} other {Ispravi # polja}}',
  },
  fields: {
    count: '{used} od {limit} znakova',
    tooLong: 'Skrati tekst: {over, plural, one {# znak} few {# znaka} other {# znakova}} previše.',
    signs: 'Obriši kontrolni znak ili oštećen emotikon: to se ne može sačuvati.',
    amountRead: 'To je {amount}.',
    amountUnread: 'Ovo ne možemo pročitati kao iznos. Napiši ga na primjer ovako: 1.200',
    amountWhole: 'Upiši cijeli iznos, bez feninga.',
    amountMost: 'Najviše {max}.',
  },
} as const
