export const messages = {
  limits: {
    cvImports: { title: 'Učitani CV-i', hint: 'po osobi; čitanje datoteke opterećuje server' },
  },
  areas: {
    cvImport: {
      title: 'Uvoz CV-a',
      hint: 'Čitanje CV-a iz datoteke u profil. Profil se i dalje puni ručno.',
    },
  },
  errors: {
    empty: 'Datoteka je prazna.',
    wrongType:
      'Ovo nije vrsta datoteke koju čitamo. Pošalji PDF, DOCX, JSON (JSON Resume, Reactive Resume ili Europass), XML starijeg Europassa ili ZIP s podacima s LinkedIna.',
    oldWord: 'Ovo je stari Wordov format (.doc). Otvori ga u Wordu i sačuvaj kao DOCX ili PDF.',
    encrypted: 'Datoteka je zaštićena lozinkom. Sačuvaj je bez lozinke i pošalji ponovo.',
    damaged: 'Datoteka je oštećena i ne može se otvoriti. Sačuvaj je ponovo iz programa u kojem je nastala.',
    huge: 'Datoteka se raspakuje u previše podataka. Pošalji običan CV bez velikih slika.',
    tooManyPages: 'CV ima previše stranica. Pošalji najviše 15.',
    scanned:
      'Ovaj CV je skeniran ili uslikan: u datoteci su samo slike, bez teksta koji možemo pročitati. Pošalji PDF ili DOCX iz programa u kojem je CV pisan, ili upiši podatke u profil.',
    picture:
      'Ovo je slika, a tekst sa slike ne možemo pročitati. Pošalji CV kao PDF ili DOCX iz programa u kojem je pisan, ili upiši podatke u profil.',
    nothing: 'U ovoj datoteci nismo našli ništa za profil. Provjeri je li to zaista tvoj CV.',
    otherBuilder:
      'Ovu datoteku je napravio program {builder}, a njegove podatke ne možemo pročitati. Tamo izvezi CV kao PDF ili DOCX i učitaj njega.',
    otherJson:
      'Ne znamo koji je program napravio ovu JSON datoteku. Čitamo JSON Resume, Reactive Resume i Europass. Učitaj CV kao PDF ili DOCX.',
    slow: 'Čitanje je trajalo predugo. Pokušaj s drugom vrstom datoteke, na primjer DOCX umjesto PDF-a.',
    gone: 'Ovaj prijedlog više ne postoji. Pošalji CV ponovo.',
    nothingChosen: 'Izaberi bar jednu stavku.',
    undoOver: 'Poništavanje više nije moguće: profil je u međuvremenu promijenjen ili je prošlo 10 minuta.',
  },
} as const
