/** The texts that only the server uses; pages never carry them. */
export const serverMessages = {
  errors: {
    unreadable: 'Ne možemo pročitati ovaj zahtjev.',
    invalid: 'Provjeri označena polja.',
    signs:
      'U tekstu je kontrolni znak ili oštećen emotikon, a to se ne može sačuvati. Obriši ga i pokušaj ponovo.',
    foreignOrigin: 'Ovaj zahtjev dolazi s druge stranice, pa ga ne prihvatamo.',
    unknownKey: 'Ovaj ključ ne vrijedi.',
    beyondKey: 'Ovaj ključ to ne smije.',
    signInNeeded: 'Uđi u svoj račun da nastaviš.',
    forbidden: 'Nemaš pravo na ovo.',
    impersonationReadsOnly: 'Pregledaš tuđi račun, pa ništa ne možeš promijeniti. Prvo završi pregled.',
    impersonationOwnEyes: 'Ovo vidi samo osoba čiji je račun, a ne i tim koji ga pregleda.',
    notFound: 'Toga ovdje nema.',
    conflict: 'Neko je u međuvremenu ovo promijenio. Osvježi pa pokušaj ponovo.',
    tooLarge: 'Poslano je više podataka nego što primamo.',
    unsupportedMedia: 'Očekujemo podatke u JSON formatu.',
    wrongFile: 'Ovu vrstu datoteke ovdje ne primamo.',
    pictureHeic:
      'Slika je u formatu HEIC, koji ovdje ne možemo otvoriti. Na iPhoneu je izaberi iz Fotografija, pa će je telefon sam pretvoriti, ili je sačuvaj kao JPEG. Da ubuduće slikaš u JPEG-u: Postavke, Kamera, Formati, „Najkompatibilnije“.',
    wrongRange: 'Datoteka nema dio koji se traži.',
    tooMany:
      'Previše pokušaja. Pokušaj ponovo za {minutes, plural, one {# minutu} few {# minute} other {# minuta}}.',
    busy: 'Trenutno je velika gužva. Pokušaj ponovo za koji trenutak.',
    resting: 'Ovaj dio Zamaha trenutno miruje. Ništa nije obrisano, vrati se kasnije.',
    unexpected: 'Greška je kod nas. Pokušaj ponovo; ako se ponovi, javi nam broj {requestId}.',
  },
  fields: {
    required: 'Ovo polje je obavezno.',
    unknown: 'Ovo polje ne poznajemo.',
    type: 'Vrijednost nije ispravnog tipa.',
    tooShort: 'Unos je prekratak.',
    tooLong: 'Unos je predugačak.',
    email: 'Neispravna email adresa',
    choice: 'Ova vrijednost nije među ponuđenim.',
    format: 'Unos nije u ispravnom obliku.',
    passwordCommon: 'Ovu lozinku koristi previše ljudi. Izaberi drugu.',
    passwordSame: 'Ovo je lozinka koju već imaš. Prijavi se njome ili izaberi drugu.',
    passwordPersonal: 'Lozinka ne smije sadržavati tvoje ime ni email.',
  },
} as const
