export const messages = {
  mails: { area: 'Nova lozinka' },
  errors: {
    codeInvalid: 'Neispravan kod. Provjeri cifre i pokušaj ponovo.',
    codeExpired: 'Kod je istekao. Zatraži novi kod.',
    codeUsed: 'Ovaj kod je već iskorišten. Zatraži novi kod.',
    tokenInvalid: 'Link za novu lozinku je nevažeći ili je istekao.',
    tokenExpired: 'Link za novu lozinku je istekao. Zatraži novi link.',
    tokenUsed: 'Ovaj link je već iskorišten. Zatraži novi link.',
    oneProof: 'Pošalji ili kod ili token iz linka, i to samo jedno od toga.',
    passwordTooShort: 'Lozinka mora imati najmanje 8 karaktera',
  },
  mail: {
    reset: {
      subject: 'Nova lozinka za {product}',
      heading: 'Postavi novu lozinku',
      withCode:
        'Zdravo, {name}. Zatražena je nova lozinka za tvoj račun. Upiši ovaj kod u pregledniku u kojem je zatražena:',
      codeLife:
        'Kod vrijedi {codeMinutes} minuta i samo u tom pregledniku. Umjesto njega možeš otvoriti link: radi na svakom uređaju i vrijedi {linkMinutes} minuta.',
      withLink:
        'Zdravo, {name}. Zatražena je nova lozinka za tvoj račun. Otvori link i upiši je; radi na svakom uređaju i vrijedi {linkMinutes} minuta.',
      noCodes:
        'Radi sigurnosti trenutno ne šaljemo kodove. Ako te stranica pita za kod, zatvori je i koristi ovaj link.',
      button: 'Postavi novu lozinku',
      notYou:
        'Ako ovo nije tvoj zahtjev, ne moraš ništa uraditi: lozinka ostaje ista. Ovaj mail nikome ne prosljeđuj.',
    },
    merged: {
      subject: 'Ovaj račun na {product} je zatvoren',
      heading: 'Račun je spojen s tvojim drugim računom',
      text: 'Zdravo {name}, neko je s ovom adresom pokušao otvoriti račun ili promijeniti lozinku. Tvoj račun s ovom adresom je zatvoren, jer je spojen s tvojim drugim računom i sve je sada tamo. Prijavi se adresom drugog računa; ona je u mailu koji je stigao kad su računi spojeni.',
      button: 'Prijavi se',
      help: 'Ako spajanje nije bilo na tvoj zahtjev ili ne možeš ući u drugi račun, piši nam preko stranice {url}.',
    },
    changed: {
      subject: 'Tvoja lozinka je promijenjena',
      heading: 'Lozinka je promijenjena',
      text: 'Zdravo, {name}. Lozinka tvog računa promijenjena je {date} u {time}. Na svim uređajima je potrebno ponovo se prijaviti.',
      identities: 'Uklonjena je i prijava preko Googlea. Vratiti je možeš u postavkama, kad se prijaviš.',
      notYou: 'Ako to nisi ti, odmah postavi novu lozinku i provjeri ko ima pristup tvom emailu.',
      button: 'Ovo nisam ja',
    },
  },
} as const
