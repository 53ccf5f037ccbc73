export const serverMessages = {
  errors: {
    self: 'Svoj račun ovdje ne možeš mijenjati. Zamoli drugog globalnog admina.',
    onlyGlobal: 'Račun administratora može mijenjati samo globalni admin.',
    lastAdmin: 'Bez ovog računa ne bi ostao nijedan globalni admin. Prvo daj prava nekom drugom.',
    alreadySo: 'To je već tako. Osvježi stranicu.',
    untilPast: 'Kraj suspenzije mora biti u budućnosti.',
    lookStaff: 'Kao drugi administrator se ne može gledati.',
    lookClosed: 'Račun je suspendovan, pa ni član ne bi ništa vidio. Prvo ukini suspenziju.',
    rightsWrong: 'Admin ima ili sva prava ili bar jedno područje; članovi nemaju nijedno.',
  },
  mail: {
    hello: 'Zdravo {name},',
    when: '{date} u {time}',
    reason: 'Razlog: {reason}',
    help: 'Piši nam',
    signIn: 'Prijavi se',
    object: 'Ako misliš da je ovo greška, javi nam se i pogledat ćemo ponovo.',
    suspended: {
      subject: 'Tvoj račun na {product} je suspendovan',
      heading: 'Račun je suspendovan',
      text: 'Tvoj račun je zatvoren dok ga naš tim ponovo ne otvori. Do tada prijava nije moguća, a tvoji podaci ostaju sačuvani.',
    },
    suspendedUntil: {
      subject: 'Tvoj račun na {product} je suspendovan',
      heading: 'Račun je suspendovan',
      text: 'Tvoj račun je zatvoren do {date}. Do tada prijava nije moguća, a tvoji podaci ostaju sačuvani. Poslije toga se račun otvara sam.',
    },
    lifted: {
      subject: 'Tvoj račun na {product} je ponovo otvoren',
      heading: 'Račun je ponovo otvoren',
      text: 'Suspenzija je prestala. Možeš se prijaviti kao i prije.',
    },
    rights: {
      subject: 'Tvoja prava na {product} su promijenjena',
      heading: 'Promjena prava',
      text: 'Globalni admin je promijenio šta tvoj račun smije u administraciji. Promjena važi odmah.',
    },
    signedOut: {
      subject: 'Tvoj račun na {product} je odjavljen sa svih uređaja',
      heading: 'Odjava sa svih uređaja',
      text: 'Naš tim je tvoj račun odjavio sa svih uređaja. Možeš se ponovo prijaviti svojom lozinkom.',
    },
    leaving: {
      subject: 'Tvoj račun na {product} će biti obrisan',
      heading: 'Brisanje računa',
      text: 'Zabilježeno je brisanje tvog računa i svega u njemu za {date}. Ako to ne želiš, prijavi se prije tog dana i u postavkama izaberi da račun ostane.',
    },
    looked: {
      subject: 'Naš tim je pogledao tvoj račun na {product}',
      heading: 'Pregled tvog računa',
      text: 'Osoba iz našeg tima je do 15 minuta mogla vidjeti platformu onako kako je ti vidiš. Mogla je samo gledati, ništa nije mogla promijeniti, a prijave na uređajima, izvoz podataka i priloge nije vidjela.',
    },
    exported: {
      subject: 'Tvoji podaci sa {product} su preuzeti na tvoj zahtjev',
      heading: 'Kopija tvojih podataka',
      text: 'Naš tim je napravio kopiju svih podataka tvog računa da bi ti je dao na tvoj zahtjev.',
    },
  },
} as const
